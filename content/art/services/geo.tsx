import { defineArt } from '../art.ts';
import { defineSheet } from '../sheet.tsx';
import { type Plane, Planes, type Tone } from './cut/planes.tsx';
import { closed } from './cut/point.ts';
import { gold } from './cut/tone.ts';
import { numerals, oneOutline } from './geo/numerals.ts';

const Numeral = ({ figure }: { readonly figure: number }) =>
  numerals[figure - 1]!.map((planes, stroke) => <Planes key={stroke} planes={planes} />);

/** The tones of a figure when the lamp is out. */
const unlit: Tones = {
  gleam: 'dim',
  pale: 'dim',
  light: 'amber',
  honey: 'amber',
  dim: 'deep',
  amber: 'deep',
  deep: 'bronze',
};

/** And by day, on paper, where white would be a hole. */
const daylight: Tones = { gleam: 'light', pale: 'honey' };

type Tones = Partial<Record<Tone, Tone>>;

const Toned = ({ figure, tones }: { readonly figure: number; readonly tones: Tones }) =>
  numerals[figure - 1]!.map((planes, stroke) => (
    <Planes key={stroke} planes={planes.map(([tone, ...points]): Plane => [tones[tone] ?? tone, ...points])} />
  ));

const outline = { stroke: gold.deep, strokeWidth: 4, strokeLinejoin: 'round' } as const;

interface MarkedProps {
  readonly strokes: readonly (readonly Plane[])[];
  /** What they stand in: the ground of the steps, or the gold that they are to be cut from. */
  readonly tone: Tone;
}

/** Strokes of a figure with the edges of all their planes, each hiding what lies under it. */
const Marked = ({ strokes, tone }: MarkedProps) =>
  strokes.map((planes, stroke) => (
    <path key={stroke} {...outline} fill={gold[tone]} d={planes.map(([, ...points]) => closed(points)).join('')} />
  ));

const three = numerals[2]!;

/** What becomes of a figure while five are cut: looked for, marked out, of gold with its first stroke cut, all of it, lit. */
const states = [
  <path {...outline} fill="none" d={closed(oneOutline)} />,
  <Marked strokes={numerals[1]!} tone="warm" />,
  <>
    <Planes planes={three[0]!.map(([tone, ...points]): Plane => [daylight[tone] ?? tone, ...points])} />
    <Marked strokes={three.slice(1)} tone="light" />
  </>,
  <Toned figure={4} tones={unlit} />,
  <Toned figure={5} tones={daylight} />,
];

/** What a page sets beside a line of text: a 1 that only stands in a list, and one that is quoted. */
const inLine = [<Toned figure={1} tones={unlit} />, <Toned figure={1} tones={daylight} />];

const sheet = defineSheet({
  name: 'services/geo-figures',
  width: 440,
  height: 760,
  draws: [...numerals.map((_, index) => <Numeral figure={index + 1} />), ...states, ...inLine].map((drawing) => () => (
    <g transform="translate(14 10)">{drawing}</g>
  )),
});

/** The figures of an answer, cut from gold. */
export const geoFigures = sheet.slice(0, numerals.length);

/** The figures 1 to 5 on paper, from an outline to the light. */
export const geoStates = sheet.slice(numerals.length, 2 * numerals.length);

/** The 1 of a list and the 1 of a quotation. */
export const geoInLine = sheet.slice(2 * numerals.length);

/** For the share card: the figure alone. */
export const geoArt = defineArt({
  name: 'services/geo',
  width: 660,
  height: 500,
  draw: () => (
    <g transform="translate(196 18) scale(0.62)">
      <Numeral figure={1} />
    </g>
  ),
});
