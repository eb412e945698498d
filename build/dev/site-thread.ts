import { Worker } from 'node:worker_threads';
import { shownFaults } from './failure.ts';
import type { SiteMessage } from './message.ts';

/**
 * Makes the whole site of a bundle in a thread of its own, where modules are fresh, and passes on what that tells; fulfils when it is
 * done or given up, which leaves the last good site whole.
 */
export async function makeInThread(
  address: URL,
  bundle: string,
  onMessage: (message: SiteMessage) => void,
  given: AbortSignal,
): Promise<void> {
  // Without arguments of its own the thread would inherit a loader that it does not need.
  const thread = new Worker(address, { execArgv: [], workerData: bundle });
  const end = () => void thread.terminate();
  given.addEventListener('abort', end);
  await new Promise<void>((done) => {
    thread.on('message', (message: SiteMessage) => {
      if (!given.aborted) onMessage(message);
      if (message.kind === 'done') end();
    });
    thread.once('error', (error) => onMessage({ kind: 'failed', faults: shownFaults(error) }));
    thread.once('exit', () => done());
  });
  given.removeEventListener('abort', end);
}
