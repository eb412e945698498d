import { Worker } from 'node:worker_threads';
import { shownFaults } from './failure.ts';
import type { Message, Order } from './message.ts';

export interface MakersAudience {
  readonly hear: (message: Message) => void;
  /** Fulfils once the draft is on the screen. */
  readonly hasSeenDraft: () => Promise<void>;
}

export interface Maker {
  /** Makes the site in a thread of its own and passes on what that tells; fulfils when it is done or was given up. */
  readonly make: (order: Order, audience: MakersAudience) => Promise<void>;
  /** Gives up the site that is being made; the last good one stays whole. */
  readonly giveUp: () => void;
  readonly close: () => Promise<void>;
}

/**
 * Threads that make one site each: modules are fresh, nothing is left behind, and the server answers meanwhile. As soon as one has
 * shown its draft the next one rehearses, so that it is warm when the next save comes.
 */
export function openMaker(worker: URL): Maker {
  // Without arguments of its own the thread would inherit a loader that it does not need.
  const start = (rehearsal?: Order) => {
    const thread = new Worker(worker, { execArgv: [], workerData: rehearsal });
    // One that fails before it has anything to do is replaced by one that fails where it is heard.
    return thread.on('error', () => {}).on('exit', () => void (spare === thread && (spare = undefined)));
  };
  let spare: Worker | undefined;
  let busy: Worker | undefined;

  return {
    async make(order, { hear, hasSeenDraft }) {
      const thread = (busy = spare ?? start());
      spare = undefined;
      const prepareNext = () => void (spare ??= start(order));
      try {
        await new Promise<void>((done) => {
          thread.on('message', (message: Message) => {
            if (busy !== thread) return;
            hear(message);
            if (message.kind === 'done') done();
            if (message.kind !== 'drafted') return;
            void hasSeenDraft().then(() => {
              if (busy !== thread) return;
              thread.postMessage('go on');
              prepareNext();
            });
          });
          thread.once('error', (error) => {
            hear({ kind: 'failed', faults: shownFaults(error) });
            done();
          });
          thread.once('exit', () => done());
          thread.postMessage(order);
        });
      } finally {
        if (busy === thread) busy = undefined;
        prepareNext();
        await thread.terminate();
      }
    },
    giveUp() {
      const thread = busy;
      busy = undefined;
      void thread?.terminate();
    },
    async close() {
      await Promise.all([spare, busy].map((thread) => thread?.terminate()));
    },
  };
}
