import { effect } from '@preact/signals-react';
import { onAbort } from './on-abort.ts';

/** Draws now, and again whenever a value (a `signal` of the state) that `draw` reads has changed, until `lifetime` is aborted. */
export const drawWhile = (lifetime: AbortSignal, draw: () => void): void => onAbort(lifetime, effect(draw));
