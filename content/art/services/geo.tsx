import { defineArt } from '../art.ts';
import { defineSheet } from '../sheet.tsx';
import { type Plane, Planes, type Tone } from './cut/planes.tsx';
import { closed, sides } from './cut/point.ts';
import { gold } from './cut/tone.ts';
import { numerals, one, oneFlank, oneOutline } from './geo/numerals.ts';

const Numeral = ({ figure }: { readonly figure: number }) =>
  numerals[figure - 1]!.map((planes, stroke) => <Planes key={stroke} planes={planes} />);

/** The tones of a 1 when the lamp is out. */
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

const toned = (planes: readonly Plane[], tones: Tones) =>
  planes.map(([tone, ...points]): Plane => [tones[tone] ?? tone, ...points]);

const Lines = ({ d, width }: { readonly d: string; readonly width: number }) => (
  <path fill="none" stroke={gold.deep} strokeWidth={width} strokeLinejoin="round" d={d} />
);

/** What becomes of a 1: looked for, marked out, its first plane cut, all of them, lit. */
const states = [
  <Lines d={closed(oneOutline)} width={4} />,
  <Lines d={closed(oneOutline) + sides(one.map(([, ...points]) => points))} width={3} />,
  <>
    <Planes planes={toned(oneFlank, daylight)} />
    <Lines d={closed(oneOutline) + sides(one.map(([, ...points]) => points))} width={3} />
  </>,
  <Planes planes={toned(one, unlit)} />,
  <Planes planes={toned(one, daylight)} />,
];

const sheet = defineSheet({
  name: 'services/geo-figures',
  width: 440,
  height: 760,
  draws: [...numerals.map((_, index) => <Numeral figure={index + 1} />), ...states].map((drawing) => () => (
    <g transform="translate(14 10)">{drawing}</g>
  )),
});

/** The figures of an answer, cut from gold. */
export const geoFigures = sheet.slice(0, numerals.length);

/** A 1 on paper, from its outline to the light. */
export const geoStates = sheet.slice(numerals.length);

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
