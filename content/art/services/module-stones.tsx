import { defineSheet } from '../sheet.tsx';
import { emerald, singleCut } from './cut/cuts.ts';
import { view } from './cut/solid.ts';
import { gold } from './cut/tone.ts';

/** A round stone seen from above, by its middle and size. */
export const round = (x: number, y: number, size: number) => view(singleCut(), { x, y, size, turn: 22.5 }).visible;
/** A step-cut stone seen from above, by its middle and half its sides. */
export const step = (x: number, y: number, halfWidth: number, halfHeight: number) =>
  view(emerald(halfWidth, halfHeight, Math.min(halfWidth, halfHeight) * 0.22), { x, y, size: 1 }).visible;

/** What is engraved in the table of each module, around its middle: a day, a key, a catalogue, two links, two scripts. */
const signs = {
  day: 'M-30-18h60v42h-60zM-30-4h60M-14-26v14M14-26v14M-11 9l8 7 14-13',
  key: 'M-24-14h12l8 8v12l-8 8h-12l-8-8v-12zM-4 0h36v13M18 0v11',
  tiles: 'M-32-20h16v16h-16zM-8-20h16v16h-16zM16-20h16v16h-16zM-32 4h16v16h-16zM-8 4h16v16h-16zM16 4h16v16h-16z',
  links: 'M-26-13h20l10 10v6l-10 10h-20l-10-10v-6zM6-13h20l10 10v6l-10 10h-20l-10-10v-6z',
  scripts: 'M-36 20l14-40 14 40M-31 6h18M20-20v40M4-20l32 40M36-20l-32 40',
};

/** Where signs stand, how large and, if it is not upright, how far each is turned. */
export type Engraved = readonly (readonly [keyof typeof signs, x: number, y: number, scale: number, turn?: number])[];

/** The lines of a sign in a stone. */
export const Engraving = ({ engraved }: { readonly engraved: Engraved }) => (
  <g fill="none" stroke={gold.ink} strokeWidth="4.5">
    {engraved.map(([sign, x, y, scale, turn]) => (
      <path
        key={sign}
        transform={`translate(${x} ${y})${turn ? `rotate(${turn})` : ''}scale(${scale})`}
        d={signs[sign]}
      />
    ))}
  </g>
);

/** The same signs one by one, in light: what is said of each module stands beside its own. */
export const moduleSignsArt = defineSheet({
  name: 'services/module-signs',
  width: 84,
  height: 64,
  draws: (Object.keys(signs) as (keyof typeof signs)[]).map((sign) => () => (
    <g transform="translate(42 32)" fill="none" stroke={gold.light} strokeWidth="5">
      <path transform={sign === 'key' ? 'rotate(45)scale(.9)' : undefined} d={signs[sign]} />
    </g>
  )),
});
