import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { colours } from '../../content/look.ts';
import { mix } from '../../pages/colour.ts';
import { propertyOf } from './property-of.ts';

const byProperty: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(colours).map(([name, hex]) => [propertyOf(name), hex]),
);

const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');

/** A colour as it stands in a mixture: a property of the look, or what a mixture within it came to. */
const hexOf = (colour: string) => (colour.startsWith('#') ? colour : byProperty[colour.slice('var('.length, -1)]);

const part = String.raw`(var\(--[a-z-]+\)|#[0-9a-f]{6})`;
const mixture = new RegExp(String.raw`color-mix\(in srgb, ${part}(?: (\d+)%)?, ${part}\)`, 'g');

function foldOnce(css: string): string {
  return css.replace(mixture, (written, first: string, share: string | undefined, second: string) => {
    const [one, other] = [hexOf(first), hexOf(second)];
    return one && other ? mix(one, other, Number(share ?? 50) / 100) : written;
  });
}

/**
 * A style sheet in which every mixture of the look’s colours (`color-mix(in srgb, var(--sand) 88%, var(--gold-deep))`) and every light
 * that shines through (`rgb(var(--ink-rgb) / 0.6)`) stands as the colour it comes to: no page carries how it came about.
 */
export function foldColours(css: string): string {
  const plain = css.replace(/var\((--[a-z-]+)-rgb\)/g, (written, property: string) => {
    const hex = byProperty[property];
    return hex ? channelsOf(hex) : written;
  });
  const folded = foldOnce(plain);
  return folded === plain ? folded : foldColours(folded);
}

export const foldedColours: Plugin = {
  name: 'colours that follow from the look',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, ({ path }) => ({ contents: foldColours(readFileSync(path, 'utf8')), loader: 'css' }));
  },
};
