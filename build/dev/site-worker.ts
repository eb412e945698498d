import { parentPort, workerData } from 'node:worker_threads';
import { typesFirst } from '../checks/types.ts';
import { shownFaults } from './failure.ts';
import type { SiteMessage } from './message.ts';

const tell = (message: SiteMessage) => parentPort!.postMessage(message);

/** Makes the site of the bundle at an address. */
async function make(bundle: string): Promise<void> {
  try {
    const { makeSite } = (await import(bundle)) as typeof import('./site.ts');
    await makeSite(tell);
  } catch (error) {
    tell({ kind: 'failed', faults: shownFaults(await typesFirst(error)) });
  }
  tell({ kind: 'done' });
}

// Lines in messages are those of the sources, not of the bundle.
process.setSourceMapsEnabled(true);
await make(workerData as string);
