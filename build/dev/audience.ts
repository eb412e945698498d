import type { Handler } from '../endpoint/node-adapter.ts';
import type { ShownFault } from './failure.ts';

/** What the script in the page is told. */
export type News =
  | { readonly kind: 'reload' }
  | { readonly kind: 'styles' }
  | { readonly kind: 'failed'; readonly faults: readonly ShownFault[] }
  | { readonly kind: 'mended' };

interface Listener {
  /** Output path of the page it shows. */
  readonly page: string;
  /** Whether it shows what was saved last. */
  current: boolean;
  readonly tell: (news: News) => void;
}

export interface Audience {
  /** Where the script in the page listens: `?page=` is its address below the base. */
  readonly handler: Handler;
  readonly pages: () => readonly string[];
  /** From now on every page that is open shows something old. */
  readonly outdate: () => void;
  /** Tells those whose page shows something old and is one of `pages`, or all of those. */
  readonly refresh: (news: News, pages?: { readonly has: (page: string) => boolean }) => void;
  /** Fulfils when somebody comes, as a page does that was told to reload; after the limit at the latest. */
  readonly someoneComes: (limit: number) => Promise<void>;
  /** Tells everyone now, and whoever comes later, until there is other news. */
  readonly announce: (news: Extract<News, { kind: 'failed' | 'mended' }>) => void;
}

const pathOf = (page: string) => (page === '' || page.endsWith('/') ? `${page}index.html` : page);

/** Everyone who looks at the site while it is being worked on. `isCurrent` says whether a page that is opened now shows what was saved last. */
export function createAudience(isCurrent: (page: string) => boolean): Audience {
  const listeners = new Set<Listener>();
  const encoder = new TextEncoder();
  let standing: News | undefined;
  const waiting = new Set<() => void>();

  return {
    pages: () => [...new Set([...listeners].map(({ page }) => page))],
    outdate() {
      for (const listener of listeners) listener.current = false;
    },
    refresh(news, pages) {
      for (const listener of listeners) {
        if (listener.current || (pages && !pages.has(listener.page))) continue;
        listener.current = true;
        listener.tell(news);
      }
    },
    someoneComes: (limit) =>
      new Promise((come) => {
        const done = () => {
          clearTimeout(timer);
          waiting.delete(done);
          come();
        };
        const timer = setTimeout(done, limit);
        waiting.add(done);
      }),
    announce(news) {
      standing = news.kind === 'failed' ? news : undefined;
      for (const { tell } of listeners) tell(news);
    },
    async handler(request) {
      const page = pathOf(new URL(request.url).searchParams.get('page') ?? '');
      let listener: Listener;
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          const tell = (news: News) => controller.enqueue(encoder.encode(`data: ${JSON.stringify(news)}\n\n`));
          listener = { page, current: isCurrent(page), tell };
          listeners.add(listener);
          // The first bytes open the connection in the browser's eyes.
          controller.enqueue(encoder.encode('retry: 300\n\n'));
          if (standing) tell(standing);
          for (const done of waiting) done();
        },
        cancel: () => void listeners.delete(listener),
      });
      return new Response(stream, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } });
    },
  };
}
