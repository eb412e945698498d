import { Worker } from 'node:worker_threads';
import type { DraftMessage, DraftRequest } from './message.ts';

export interface Drafter {
  /** Draws drafts and passes on what is told meanwhile; fulfils when nothing more comes, with whether they could be drawn. */
  readonly draw: (request: DraftRequest, onMessage: (message: DraftMessage) => void) => Promise<boolean>;
}

/** The thread that draws drafts, with React in production: complaints are heard when the whole site is made. */
export function openDrafter(address: URL): Drafter {
  const start = () => {
    // Without arguments of its own the thread would inherit a loader that it does not need.
    const started = new Worker(address, { execArgv: [], env: { ...process.env, NODE_ENV: 'production' } });
    return started.on('error', () => {}).on('exit', () => (thread = undefined));
  };
  let thread: Worker | undefined = start();

  return {
    draw(request, onMessage) {
      const drawing = (thread ??= start());
      return new Promise<boolean>((drawn) => {
        const fail = () => drawn(false);
        const hear = (message: DraftMessage) => {
          if (message.kind !== 'drafted') return onMessage(message);
          drawing.off('message', hear).off('exit', fail);
          drawn(message.whole);
        };
        drawing.on('message', hear).once('exit', fail).postMessage(request);
      });
    },
  };
}
