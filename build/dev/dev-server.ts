import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Handler } from '../serving/serve.ts';
import { allowDevelopment } from '../../pages/layout/policy.ts';
import { createClients } from './clients.ts';
import { faultText, type ShownFault } from './failure.ts';
import { type DraftMessage, type Drafts, inOne, type SiteMessage } from './message.ts';
import { screenColours } from './screen-colours.ts';

const scriptPath = '@dev/browser.js';
const eventsPath = '@dev/events';
const script = new URL('./browser.js', import.meta.url);

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Milliseconds a browser is given to show a draft; one that loads its page anew for it comes again. */
const drawingLimit = 300;

/** What stands where no site has been built yet: a ground for the message that says why. */
const emptyPage =
  '<!doctype html><html lang="en"><title>Not built yet</title><link rel="icon" href="data:,"><body></body></html>';

function respondWith(contents: string | Uint8Array, ending: string): Handler {
  const headers = { 'content-type': types[ending] ?? 'application/octet-stream', 'cache-control': 'no-store' };
  return async () => new Response(contents as ConstructorParameters<typeof Response>[0], { headers });
}

/** A version of the site, and when it was saved. */
export interface Shown {
  readonly version: number;
  readonly saved: number;
}

interface DevServer {
  /** Puts the script that follows what is saved into a page on its way out. */
  readonly html: (markup: string) => string;
  /** What is answered before the files of the last good site. */
  readonly answer: (path: string) => Handler | undefined;
  /** Output paths of the pages that are open and can be drafted. */
  readonly open: () => readonly string[];
  /** Another version of the site is being made. */
  readonly begin: () => Shown;
  /** Shows what a thread tells of a version. */
  readonly onMessage: (message: DraftMessage | SiteMessage, shown: Shown) => void;
  /** Fulfils once the browsers have had time to show the drafts, or when these are given up. */
  readonly draftsShown: (given: AbortSignal) => Promise<void>;
  /** Shows what is wrong, over the last good site. */
  readonly fail: (faults: readonly ShownFault[]) => void;
}

/** What is served while the site is worked on: the last good site, drafts of the open pages before it, faults over it. `further` adds to a page. */
export function createDevServer(basePath: string, folder: string, further?: (markup: string) => string): DevServer {
  let drafts: Drafts = new Map();
  /** The version made last, that of the drafts and that of the whole site. */
  const version = { last: 0, drafts: 0, whole: 0 };
  const clients = createClients((page) => (drafts.has(page) ? version.drafts : version.whole));

  function withScript(markup: string, shown: number): string {
    const tag = `<script src="${basePath}${scriptPath}" data-version="${shown}" data-colours="${screenColours()}"></script>`;
    const followed = allowDevelopment(markup).replace(/<\/body>|$/, `${tag}$&`);
    return further ? further(followed) : followed;
  }
  const html = (markup: string) => withScript(markup, version.whole);

  function fail(faults: readonly ShownFault[]): void {
    drafts = new Map();
    clients.announce({ kind: 'failed', faults });
    console.error(`\n${faultText(faults)}\n`);
  }

  function showDrafts(message: Extract<DraftMessage, { kind: 'pages' }>, of: number): void {
    drafts = message.drafts;
    version.drafts = of;
    // The rules travel apart: most pages have them already.
    const inPage = `<style>${inOne(message.rules)}</style>`;
    clients.show(version.drafts, message.rules, (page) => {
      const draft = drafts.get(page);
      return typeof draft === 'string' ? withScript(draft.replace(inPage, ''), version.drafts) : undefined;
    });
  }

  return {
    html,
    // A draft needs the pictures and icons of a site around it.
    open: () => (existsSync(folder) ? clients.pages() : []),
    fail,
    answer(path) {
      if (path === scriptPath) return respondWith(readFileSync(script), '.js');
      if (path === eventsPath) return clients.handler;
      const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
      const ending = extname(file);
      const draft = drafts.get(file);
      if (draft !== undefined)
        return respondWith(
          typeof draft === 'string' && ending === '.html' ? withScript(draft, version.drafts) : draft,
          ending,
        );
      return ending === '.html' && !existsSync(folder) ? respondWith(html(emptyPage), ending) : undefined;
    },
    begin: () => ({ version: ++version.last, saved: performance.now() }),
    async draftsShown(given) {
      if (drafts.size > 0) await clients.nextConnection(drawingLimit, given);
    },
    onMessage(message, shown) {
      if (message.kind === 'failed') return fail(message.faults);
      if (message.kind === 'done' || message.kind === 'drafted') return;
      if (message.kind === 'styles')
        clients.show(shown.version, message.rules, (page) => (message.pages.includes(page) ? '' : undefined));
      else if (message.kind === 'pages') showDrafts(message, shown.version);
      else {
        drafts = new Map();
        version.whole = shown.version;
        clients.reload(version.whole);
        console.log(`${message.pages} pages in ${Math.round(performance.now() - shown.saved)} ms`);
      }
      clients.announce({ kind: 'mended' });
    },
  };
}
