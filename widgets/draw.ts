import { effect } from '@preact/signals-react';
import { onAbort } from './on-abort.ts';

/** Draws now and again whenever a signal that `draw` reads has changed, until the signal aborts. */
export const drawWhile = (signal: AbortSignal, draw: () => void): void => onAbort(signal, effect(draw));
