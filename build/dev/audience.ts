import type { Handler } from '../serve.ts';
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
  /** Which making of the site it shows. */
  version: number;
  readonly tell: (news: News) => void;
}

export interface Audience {
  /** Where the script in the page listens: `?page=` is its address below the base, `version` what it was served with. */
  readonly handler: Handler;
  readonly pages: () => readonly string[];
  /** Tells those whose page is older than this version and, where given, one of `pages`. */
  readonly refresh: (news: News, version: number, pages?: { readonly has: (page: string) => boolean }) => void;
  /** Fulfils when somebody comes, as a page does that was told to reload; after the limit at the latest. */
  readonly someoneComes: (limit: number) => Promise<void>;
  /** Tells everyone now, and whoever comes later, until there is other news. */
  readonly announce: (news: Extract<News, { kind: 'failed' | 'mended' }>) => void;
}

const pathOf = (page: string) => (page === '' || page.endsWith('/') ? `${page}index.html` : page);

/**
 * Everyone who looks at the site while it is being worked on. `latest` is the version a page would be served in now: between being
 * served and listening a page may have grown old.
 */
export function createAudience(latest: (page: string) => number): Audience {
  const listeners = new Set<Listener>();
  const encoder = new TextEncoder();
  let standing: News | undefined;
  const waiting = new Set<() => void>();

  return {
    pages: () => [...new Set([...listeners].map(({ page }) => page))],
    refresh(news, version, pages) {
      for (const listener of listeners) {
        if (listener.version >= version || (pages && !pages.has(listener.page))) continue;
        listener.version = version;
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
      const { searchParams } = new URL(request.url);
      const page = pathOf(searchParams.get('page') ?? '');
      const version = Number(searchParams.get('version'));
      let listener: Listener;
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          const tell = (news: News) => controller.enqueue(encoder.encode(`data: ${JSON.stringify(news)}\n\n`));
          listener = { page, version, tell };
          listeners.add(listener);
          // The first bytes open the connection in the browser's eyes.
          controller.enqueue(encoder.encode('retry: 300\n\n'));
          if (standing) tell(standing);
          if (version < latest(page)) tell({ kind: 'reload' });
          for (const done of waiting) done();
        },
        cancel: () => void listeners.delete(listener),
      });
      return new Response(stream, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } });
    },
  };
}
