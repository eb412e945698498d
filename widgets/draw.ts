import { effect } from '@preact/signals-react';
import { atEnd } from './life.ts';

/** Draws now and again whenever a signal that `draw` reads has changed, until the widget's life ends. */
export const drawWhile = (life: AbortSignal, draw: () => void): void => atEnd(life, effect(draw));
