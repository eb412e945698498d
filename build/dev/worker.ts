import { parentPort, workerData } from 'node:worker_threads';
import { typesFirst } from '../checks/types.ts';
import type { Bundles } from '../js/bundles.ts';
import { shownFaults } from './failure.ts';
import type { Message, Order } from './message.ts';

const port = parentPort!;
const tell = (message: Message) => port.postMessage(message);

const load = (address: string) => import(address) as Promise<typeof import('./site.ts')>;

/**
 * Makes the last draft once more, for nobody: afterwards packages are loaded, fonts are open and the code is compiled, which is
 * two thirds of the time between save and screen.
 */
async function warmUp(last: Order | undefined): Promise<Bundles | undefined> {
  if (!last) return undefined;
  try {
    const { rehearse } = await load(`${last.bundle}?rehearsal`);
    return await rehearse(last);
  } catch {
    // It failed for the audience already.
    return undefined;
  }
}

async function make(order: Order, rehearsed: Bundles | undefined): Promise<void> {
  try {
    const { makeDraft, makeSite } = await load(order.bundle);
    await makeDraft(order, tell, rehearsed);
    // The draft is nothing until the browser has drawn it: the rest waits for a word that it has, and does not take its processor.
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
const ready = warmUp(workerData as Order | undefined);
port.once('message', (order: Order) => void ready.then((rehearsed) => make(order, rehearsed)));
