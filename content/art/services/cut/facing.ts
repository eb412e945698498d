import type { Tone } from './planes.tsx';

/** How squarely a plane that falls towards this side (degrees, clockwise from the right) faces the lamp at the upper left: 1 to -1. */
export const facing = (degrees: number) => Math.cos(((degrees - 225) * Math.PI) / 180);

/** The tone of a step from light to shade; past either end it is the last there. */
export const toneAt = <Own extends Tone>(tones: readonly Own[], step: number): Own =>
  tones[Math.min(tones.length - 1, Math.max(0, Math.round(step)))]!;

/** The tone of a plane that falls towards this side, of those from full light to full shade. */
export const toneTowards = (degrees: number, tones: readonly Tone[]): Tone =>
  toneAt(tones, ((1 - facing(degrees)) / 2) * (tones.length - 1));
