import { parentPort, workerData } from 'node:worker_threads';
import { typesFirst } from '../checks/types.ts';
import type { Bundles } from '../js/bundles.ts';
import { shownFaults } from './failure.ts';
import type { BuildRequest, WorkerMessage } from './message.ts';

const port = parentPort!;
const tell = (message: WorkerMessage) => port.postMessage(message);

const load = (address: string) => import(address) as Promise<typeof import('./site.ts')>;

/** Draws the last drafts once more: afterwards packages are loaded, fonts are open and the code is compiled. Returns the bundles it made. */
async function warmUp(last: BuildRequest | undefined): Promise<Bundles | undefined> {
  if (!last) return undefined;
  try {
    return await (await load(`${last.bundle}?warm-up`)).warmUp(last);
  } catch {
    // It failed for those who look already.
    return undefined;
  }
}

async function build(request: BuildRequest, earlier: Bundles | undefined): Promise<void> {
  try {
    const { makeDrafts, makeSite } = await load(request.bundle);
    await makeDrafts(request, tell, earlier);
    // A draft is nothing until the browser has drawn it: the rest waits for a word that it has, and does not take its processor.
    tell({ kind: 'drafted' });
    await new Promise((goOn) => port.once('message', goOn));
    await makeSite(tell);
  } catch (error) {
    tell({ kind: 'failed', faults: shownFaults(await typesFirst(error)) });
  }
  tell({ kind: 'done' });
}

// Lines in messages are those of the sources, not of the bundle.
process.setSourceMapsEnabled(true);
const warm = warmUp(workerData as BuildRequest | undefined);
port.once('message', (request: BuildRequest) => void warm.then((earlier) => build(request, earlier)));
