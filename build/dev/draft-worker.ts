import { parentPort } from 'node:worker_threads';
import type { DraftMessage, DraftRequest } from './message.ts';
import { openModules } from './modules.ts';

const port = parentPort!;
const tell = (message: DraftMessage) => port.postMessage(message);

const modules = openModules();
const load = () => modules.load('build/dev/drafts.ts') as Promise<typeof import('./drafts.ts')>;

async function draw(request: DraftRequest): Promise<void> {
  try {
    modules.forget(request.changed);
    await (await load()).drawDrafts(request, tell);
    tell({ kind: 'drafted', whole: true });
  } catch {
    // What keeps a page from being drawn keeps the site from being made, which comes next and says why.
    tell({ kind: 'drafted', whole: false });
  }
}

let last = Promise.resolve();
port.on('message', (request: DraftRequest) => void (last = last.then(() => draw(request))));
