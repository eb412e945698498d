import { Worker } from 'node:worker_threads';
import { shownFaults } from './failure.ts';
import type { SiteMessage } from './message.ts';

export interface SiteMaker {
  /** Makes the whole site of a bundle and passes on what is told meanwhile; fulfils when it is done or given up. */
  readonly make: (bundle: string, signal: AbortSignal, onMessage: (message: SiteMessage) => void) => Promise<void>;
}

/** Makes each site in a thread of its own, where modules are fresh; one that is given up leaves the last good site whole. */
export function openSiteMaker(address: URL): SiteMaker {
  return {
    async make(bundle, signal, onMessage) {
      // Without arguments of its own the thread would inherit a loader that it does not need.
      const thread = new Worker(address, { execArgv: [], workerData: bundle });
      const end = () => void thread.terminate();
      signal.addEventListener('abort', end);
      await new Promise<void>((done) => {
        thread.on('message', (message: SiteMessage) => {
          if (!signal.aborted) onMessage(message);
          if (message.kind === 'done') end();
        });
        thread.once('error', (error) => onMessage({ kind: 'failed', faults: shownFaults(error) }));
        thread.once('exit', () => done());
      });
      signal.removeEventListener('abort', end);
    },
  };
}
