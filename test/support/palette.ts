import { colours } from '../../content/look.ts';
import type { Palette } from '../../build/checks/palette.ts';

export type { Palette };

export const colourNames = Object.keys(colours) as readonly (keyof Palette)[];

/** A mark as an owner draws it: one plane, one line. */
export const drawnMark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><path d="M64 0L128 128H0z"/><path fill="none" stroke="#000" d="M0 64h128"/></svg>';

/** The same numbers in every run, as unlike each other as chance makes them. */
function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

/** Colours by chance, the same for the same number. */
export function randomPalette(seed: number): Palette {
  const next = chance(seed);
  const channel = () =>
    Math.floor(next() * 256)
      .toString(16)
      .padStart(2, '0');
  return Object.fromEntries(colourNames.map((name) => [name, `#${channel()}${channel()}${channel()}`])) as Palette;
}

/** What a refusal tells its reader to write. */
export const named = /Write (\w+): '(#[0-9a-f]{6})'/g;
/** A palette with the values that a refusal names. */
export const mendedBy = (given: Palette, refusal: string): Palette => ({
  ...given,
  ...Object.fromEntries([...refusal.matchAll(named)].map(([, name, value]) => [name, value])),
});
