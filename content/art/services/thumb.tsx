import { defineArt } from '../art.ts';
import { Planes, type Plane } from './cut/planes.tsx';
import { closed, type Point } from './cut/point.ts';
import { gold } from './cut/tone.ts';

/** Its tip, and half a right angle for its axis: it comes from the lower right, as a hand holds a phone. */
const tip: Point = [66, 46];
const diagonal = Math.SQRT1_2;
/** So far down from the tip, so far to the upper right of the axis. */
const at = (along: number, across: number): Point => [
  tip[0] + (along + across) * diagonal,
  tip[1] + (along - across) * diagonal,
];

/** Stations from the tip to the hand: how far along, the outline below, the ridges between back and sides, the outline above. */
const stations = [
  [0, -30, -20, 20, 30],
  [16, -62, -44, 42, 56],
  [52, -84, -60, 56, 76],
  [116, -88, -62, 58, 80],
  [174, -70, -46, 44, 66],
  [216, -80, -56, 52, 74],
  [262, -70, -46, 44, 68],
  [340, -84, -56, 48, 78],
  [520, -168, -104, 84, 150],
  [760, -212, -124, 96, 176],
  [1250, -190, -110, 96, 160],
] as const;
const [outer, ridge, edge, upper] = ([1, 2, 3, 4] as const).map((line) =>
  stations.map((station) => at(station[0], station[line])),
) as [Point[], Point[], Point[], Point[]];

/** The strip between two of these lines, a plane for each station. */
const strip = (from: readonly Point[], to: readonly Point[], tones: readonly Plane[0][]): Plane[] =>
  tones.map((tone, k) => [tone, from[k]!, from[k + 1]!, to[k + 1]!, to[k]!]);

const knuckle = at(214, -2);

/** The skin, lit from above: its sides, and its back from the tip to the hand. */
const skin: readonly Plane[] = [
  ...strip(outer, ridge, ['amber', 'bronze', 'dusk', 'bronze', 'night', 'dusk', 'bronze', 'dusk', 'bronze', 'dusk']),
  ...strip(edge, upper, ['light', 'honey', 'light', 'honey', 'dim', 'light', 'honey', 'light', 'pale', 'light']),
  ['honey', ridge[0]!, edge[0]!, edge[1]!, at(60, -2), ridge[1]!],
  ['amber', ridge[1]!, ridge[2]!, ridge[3]!, ridge[4]!, at(60, -2)],
  ['dim', edge[1]!, edge[2]!, edge[3]!, edge[4]!, ridge[4]!, at(60, -2)],
  ['amber', ridge[4]!, ridge[5]!, knuckle],
  ['honey', ridge[4]!, edge[4]!, knuckle],
  ['light', edge[4]!, edge[5]!, knuckle],
  ['bronze', ridge[5]!, ridge[6]!, knuckle],
  ['pale', edge[5]!, edge[6]!, knuckle],
  ['honey', ridge[6]!, edge[6]!, knuckle],
  ['dim', ridge[6]!, edge[6]!, ridge[7]!],
  ['honey', edge[6]!, edge[7]!, ridge[7]!],
  ['amber', ridge[7]!, edge[7]!, ridge[8]!],
  ['dim', edge[7]!, edge[8]!, ridge[8]!],
  ['honey', ridge[8]!, edge[8]!, edge[9]!],
  ['dim', ridge[8]!, ridge[9]!, edge[9]!],
  ['amber', ridge[9]!, ridge[10]!, edge[9]!],
  ['honey', edge[9]!, edge[10]!, ridge[10]!],
];

/** The nail: its free edge, the plane that faces the eye, one to each side of it. */
const nail: readonly Plane[] = [
  ['gleam', at(6, -30), at(6, 26), at(24, 46), at(20, 22), at(20, -26), at(26, -54)],
  ['honey', at(26, -54), at(20, -26), at(106, -26), at(90, -56)],
  ['light', at(20, -26), at(20, 22), at(106, 22), at(118, -2), at(106, -26)],
  ['gleam', at(20, 22), at(24, 46), at(90, 50), at(106, 22)],
];

const outline = [...outer, ...[...upper].reverse()];

/** A thumb cut as a stone, the nail one of its facets; where the window is broad enough the hand follows, else it cuts it off. */
export const thumbArt = defineArt({
  name: 'services/thumb',
  width: 800,
  height: 1010,
  draw: () => (
    <>
      {/* What it throws on the phone, at 67.5°. */}
      <path fill={gold.ink} opacity="0.36" d={closed(outline.map(([x, y]): Point => [x - 18, y + 44]))} />
      <Planes planes={skin} />
      <Planes planes={nail} />
    </>
  ),
});
