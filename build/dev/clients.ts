import type { Handler } from '../serving/serve.ts';
import type { ShownFault } from './failure.ts';

/** What the script in the page is told. */
export type ClientMessage =
  | { readonly kind: 'reload' }
  | { readonly kind: 'page' }
  | { readonly kind: 'styles' }
  | { readonly kind: 'failed'; readonly faults: readonly ShownFault[] }
  | { readonly kind: 'mended' };

/** One page in one browser. */
interface Client {
  /** Output path of the page it shows. */
  readonly page: string;
  /** Which making of the site it shows. */
  version: number;
  readonly send: (message: ClientMessage) => void;
}

export interface Clients {
  /** Where the script in the page listens: `?page=` is its address below the base, `version` what it was served with. */
  readonly handler: Handler;
  readonly pages: () => readonly string[];
  /** Tells those whose page is older than this version and, where given, one of `pages`. */
  readonly refresh: (
    message: ClientMessage,
    version: number,
    pages?: { readonly has: (page: string) => boolean },
  ) => void;
  /** Fulfils when a page connects, as one does that was told to reload; after the limit at the latest. */
  readonly nextConnection: (limit: number) => Promise<void>;
  /** Tells every page now, and those that connect later, until there is another message. */
  readonly announce: (message: Extract<ClientMessage, { kind: 'failed' | 'mended' }>) => void;
}

const pathOf = (page: string) => (page === '' || page.endsWith('/') ? `${page}index.html` : page);

/**
 * The pages that are open while the site is being worked on. `latest` is the version a page would be served in now: between being
 * served and listening a page may have grown old.
 */
export function createClients(latest: (page: string) => number): Clients {
  const clients = new Set<Client>();
  const encoder = new TextEncoder();
  let standing: ClientMessage | undefined;
  const waiting = new Set<() => void>();

  return {
    pages: () => [...new Set([...clients].map(({ page }) => page))],
    refresh(message, version, pages) {
      for (const client of clients) {
        if (client.version >= version || (pages && !pages.has(client.page))) continue;
        client.version = version;
        client.send(message);
      }
    },
    nextConnection: (limit) =>
      new Promise((connected) => {
        const done = () => {
          clearTimeout(timer);
          waiting.delete(done);
          connected();
        };
        const timer = setTimeout(done, limit);
        waiting.add(done);
      }),
    announce(message) {
      standing = message.kind === 'failed' ? message : undefined;
      for (const { send } of clients) send(message);
    },
    async handler(request) {
      const { searchParams } = new URL(request.url);
      const page = pathOf(searchParams.get('page') ?? '');
      const version = Number(searchParams.get('version'));
      let client: Client;
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          const send = (message: ClientMessage) =>
            controller.enqueue(encoder.encode(`data: ${JSON.stringify(message)}\n\n`));
          client = { page, version, send };
          clients.add(client);
          // The first bytes open the connection in the browser's eyes.
          controller.enqueue(encoder.encode('retry: 300\n\n'));
          if (standing) send(standing);
          if (version < latest(page)) send({ kind: 'reload' });
          for (const done of waiting) done();
        },
        cancel: () => void clients.delete(client),
      });
      return new Response(stream, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } });
    },
  };
}
