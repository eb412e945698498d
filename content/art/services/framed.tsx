import { closed, type Point } from './cut/point.ts';
import { gold } from './cut/tone.ts';

/** Its sixteen planes as the lamp at the upper left lights them, from the upper one clockwise: the step at the window, which leans back, then the steep one at the wall. */
const tones = [
  ...[gold.gleam, gold.light, gold.dim, gold.deep, gold.amber, gold.light, gold.pale, gold.gleam],
  ...[gold.light, gold.honey, gold.deep, gold.dusk, gold.bronze, gold.amber, gold.honey, gold.pale],
];

/** The planes of such a frame, in that order: what nothing is left of stays away. */
export const Frame = ({ planes }: { readonly planes: readonly (readonly Point[])[] }) =>
  planes.map(
    (points, index) =>
      points.length > 2 && (
        // Each goes half a unit below its neighbours, so that no ground shines through between them.
        <path key={index} fill={tones[index]} stroke={tones[index]} d={closed(points)} />
      ),
  );
