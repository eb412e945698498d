import { blend } from '../../blend.ts';
import type { ReactElement } from 'react';
import { colours, mark } from '../../../look.ts';
import { defineArt } from '../../art.ts';
import { Stone } from './stone.tsx';

/** The stone as it is found; every later outline lies within it. */
const rough = 'M14 9 30 1 47 3 61 14 64 32 60 51 46 63 27 62 9 57 1 39 3 20Z';

type Planes = readonly (readonly [d: string, fill: string])[];

/** What is still there after each cut: the planes it shows, from light to dark. */
const cuts = {
  rough: [
    [rough, blend({ goldText: 52, ink: 34, warm: 14 })],
    ['M14 9 30 1 47 3 61 14 40 22Z', blend({ goldDeep: 60, warm: 22, ink: 18 })],
    ['M14 9 40 22 26 44 1 39 3 20Z', blend({ goldText: 74, warm: 17, ink: 9 })],
    ['M40 22 61 14 64 32 60 51 42 46Z', blend({ ink: 60, goldDeep: 34, paper: 6 })],
  ],
  corners: [
    ['M20.5 4.3H43.5L59.7 20.5V43.5L43.5 59.7H20.5L4.3 43.5V20.5Z', blend({ goldText: 91, warm: 5, ink: 4 })],
    ['M20.5 4.3H43.5L59.7 20.5H4.3Z', blend({ goldDeep: 96, goldLight: 11, ink: -7 })],
    ['M4.3 43.5H59.7L43.5 59.7H20.5Z', blend({ goldText: 52, ink: 48 })],
  ],
  planes: [
    ['M20.5 4.3H43.5L59.7 20.5V43.5L43.5 59.7H20.5L4.3 43.5V20.5Z', blend({ goldDeep: 97, goldLight: 10, ink: -7 })],
    [mark.planes[0], blend({ goldLight: 53, paper: 47 })],
    [mark.planes[2], blend({ goldText: 85, goldLight: 14, ink: 1 })],
    ['M59.7 20.5v23L43.5 59.7z', blend({ goldDeep: 88, ink: 8, warm: 4 })],
    ['M4.3 43.5l16.2 16.2h23z', blend({ goldText: 52, ink: 48 })],
  ],
} satisfies Record<string, Planes>;

const size = 216;

/** One stone, and behind it the outline of what was taken away. */
const stage = (name: string, stone: ReactElement) =>
  defineArt({
    name: `cases/own-brand/stage-${name}`,
    width: 300,
    height: 264,
    draw: () => (
      <>
        <g transform={`translate(${150 - size / 2} 24) scale(${size / 64})`}>
          <path d={rough} fill="none" stroke={colours.goldLight} strokeOpacity="0.5" strokeWidth="0.35" />
        </g>
        {stone}
      </>
    ),
  });

const planesOf = (planes: Planes) => (
  <g transform={`translate(${150 - size / 2} 24) scale(${size / 64})`}>
    {planes.map(([d, fill]) => (
      <path key={d} d={d} fill={fill} stroke={fill} strokeWidth="0.15" />
    ))}
  </g>
);

/** One stone four times: as it is found, after the cut of its corners, after that of its planes, and finished, in the light. */
export const stagesOfTheCut = {
  rough: stage('rough', planesOf(cuts.rough)),
  corners: stage('corners', planesOf(cuts.corners)),
  planes: stage('planes', planesOf(cuts.planes)),
  brilliant: stage('brilliant', <Stone id="own-brand-stages" x={150} y={132} size={size} />),
};
