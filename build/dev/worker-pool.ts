import { Worker } from 'node:worker_threads';
import { shownFaults } from './failure.ts';
import type { BuildRequest, WorkerMessage } from './message.ts';

export interface BuildListener {
  readonly onMessage: (message: WorkerMessage) => void;
  /** Fulfils once the drafts are on the screen. */
  readonly draftsShown: () => Promise<void>;
}

export interface WorkerPool {
  /** Builds the site in a thread of its own and passes on what that tells; fulfils when it is done or was cancelled. */
  readonly build: (request: BuildRequest, listener: BuildListener) => Promise<void>;
  /** Gives up the site that is being built; the last good one stays whole. */
  readonly cancel: () => void;
}

/**
 * Threads that build one site each: modules are fresh, nothing is left behind, and the server answers meanwhile. As soon as one has
 * shown its drafts the next one warms up; without that a save takes twice as long to the screen.
 */
export function openWorkerPool(address: URL): WorkerPool {
  // Without arguments of its own the thread would inherit a loader that it does not need.
  const start = (last?: BuildRequest) => {
    const thread = new Worker(address, { execArgv: [], workerData: last });
    // One that fails before it has anything to do is replaced by one that fails where it is heard.
    return thread.on('error', () => {}).on('exit', () => void (spare === thread && (spare = undefined)));
  };
  let spare: Worker | undefined;
  let busy: Worker | undefined;

  return {
    async build(request, { onMessage, draftsShown }) {
      const thread = (busy = spare ?? start());
      spare = undefined;
      const prepareNext = () => void (spare ??= start(request));
      try {
        await new Promise<void>((done) => {
          thread.on('message', (message: WorkerMessage) => {
            if (busy !== thread) return;
            onMessage(message);
            if (message.kind === 'done') done();
            if (message.kind !== 'drafted') return;
            void draftsShown().then(() => {
              if (busy !== thread) return;
              thread.postMessage('go on');
              prepareNext();
            });
          });
          thread.once('error', (error) => {
            onMessage({ kind: 'failed', faults: shownFaults(error) });
            done();
          });
          thread.once('exit', () => done());
          thread.postMessage(request);
        });
      } finally {
        if (busy === thread) busy = undefined;
        prepareNext();
        await thread.terminate();
      }
    },
    cancel() {
      const thread = busy;
      busy = undefined;
      void thread?.terminate();
    },
  };
}
