import { effect } from '@preact/signals-react';

/** Draws now and again whenever a signal that `draw` reads has changed, until the widget's life ends. */
export function drawWhile(life: AbortSignal, draw: () => void): void {
  const stop = effect(draw);
  life.addEventListener('abort', stop, { once: true });
}
