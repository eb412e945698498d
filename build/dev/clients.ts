import type { Handler } from '../serving/serve.ts';
import type { ShownFault } from './failure.ts';

/** What the script in the page is told. */
export type ClientMessage =
  | { readonly kind: 'reload' }
  /** The rules that are others now, by their place among so many sheets, and a new document without them. */
  | {
      readonly kind: 'page';
      readonly sheets: number;
      readonly rules: Readonly<Record<number, string>>;
      readonly document?: string;
    }
  | { readonly kind: 'failed'; readonly faults: readonly ShownFault[] }
  | { readonly kind: 'mended' };

/** One page in one browser. */
interface Client {
  /** Output path of the page it shows. */
  readonly page: string;
  /** Which making of the site it shows. */
  version: number;
  /** The rules it was sent last, sheet by sheet. */
  rules: readonly string[];
  readonly send: (message: ClientMessage) => void;
}

export interface Clients {
  /** Where the script in the page listens: `?page=` is its address below the base, `version` what it was served with. */
  readonly handler: Handler;
  readonly pages: () => readonly string[];
  /** Tells those to load their page anew that show another version than this. */
  readonly reload: (version: number) => void;
  /** Sends rules and the document that a page has now, empty where it is as it was, to those that show it in an older version. */
  readonly show: (version: number, rules: readonly string[], documentOf: (page: string) => string | undefined) => void;
  /** Fulfils when a page connects, as one does that was told to reload; after the limit at the latest, or when given up. */
  readonly nextConnection: (limit: number, given: AbortSignal) => Promise<void>;
  /** Tells every page now, and those that connect later, until there is another message. */
  readonly announce: (message: Extract<ClientMessage, { kind: 'failed' | 'mended' }>) => void;
}

/** The sheets that are others than before; all where there are more or fewer. */
const changesIn = (before: readonly string[], rules: readonly string[]) =>
  Object.fromEntries([...rules.entries()].filter(([at, css]) => before.length !== rules.length || before[at] !== css));

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

  const older = (version: number) => [...clients].filter((client) => client.version < version);

  return {
    pages: () => [...new Set([...clients].map(({ page }) => page))],
    reload(version) {
      for (const client of older(version)) {
        client.version = version;
        client.send({ kind: 'reload' });
      }
    },
    show(version, rules, documentOf) {
      for (const client of older(version)) {
        const document = documentOf(client.page);
        if (document === undefined) continue;
        client.send({
          kind: 'page',
          sheets: rules.length,
          rules: changesIn(client.rules, rules),
          ...(document && { document }),
        });
        Object.assign(client, { version, rules });
      }
    },
    nextConnection: (limit, given) =>
      new Promise((connected) => {
        const done = () => {
          clearTimeout(timer);
          waiting.delete(done);
          given.removeEventListener('abort', done);
          connected();
        };
        const timer = setTimeout(done, limit);
        waiting.add(done);
        given.addEventListener('abort', done, { once: true });
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
          client = { page, version, rules: [], send };
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
