import { colours } from '../../look.ts';
import { defineArt } from '../art.ts';
import { type Piece, Pieces } from '../services/cut/pieces.tsx';
import type { Point } from '../services/cut/point.ts';
import { slopes } from '../services/cut/stone-facets.ts';
import { gold } from '../services/cut/tone.ts';
import { lanes, railed } from './street.ts';
import { type Stand, Visitors } from './visitor.tsx';

const [width, height] = [1318, 1500];

/** From how far down the outer streets run together, and how broad they are then; so far beside them the middle one begins. */
const [pinch, rail, kerb] = [60, 50, 8];

/** Both sides of the kerb that leads to the left street, from the top to the bottom; the other is its mirror image. */
const side = (from: number, to: number): readonly Point[] => [
  [from, 0],
  [from, pinch],
  [to, pinch + (from - to) * slopes.steep],
  [to, height],
];
const [inner, outer] = [side(width * lanes[0][1], rail), side(width * lanes[1][0], rail + kerb)];
const mirrored = (points: readonly Point[]) => points.map(([x, y]): Point => [width - x, y]);

/** How far right a side of the kerb is at a height. */
const across = ([top, bend, end]: readonly Point[], y: number) =>
  Math.max(end![0], Math.min(top![0], bend![0] - (y - bend![1]) / slopes.steep));

/** The kerb is low at these heights, for as much as people need who cross it. */
const low = 58;
const crossings = [230, 440, 650, 860];
const crossing = (y: number): readonly Point[] => [
  [across(inner, y) - 1, y],
  [across(outer, y) + 1, y],
  [across(outer, y + low) + 1, y + low],
  [across(inner, y + low) - 1, y + low],
];

const pieces: readonly Piece[] = [
  [gold.ink, [...inner, ...[...outer].reverse()], mirrored([...inner, ...[...outer].reverse()])],
  [colours.paper, [[0, 0], ...inner, [0, height]]],
  [gold.light, mirrored([[0, 0], ...inner, [0, height]])],
  [gold.pale, ...crossings.map(crossing), ...crossings.map((y) => mirrored(crossing(y)))],
];

/** Who walks down at both sides of the words, and from side to side below them: the nearer, the larger. */
const [words, foot] = [380, 15];
const crowd = Array.from({ length: 17 }, (_, row) =>
  Array.from({ length: row < 5 ? 5 : row < foot ? 4 : 14 }, (__, column): Stand => {
    const y = 110 + row * 80 + ((column * 37 + row * 11) % 4) * 9;
    return [[44 + column * (row < foot ? 68 : 84) + ((row * 29 + column * 13) % 5) * 9, y], 19 + y * 0.015];
  }),
).flat();

/** Nobody steps on the kerb but where it is low, and no shadow, which falls to the lower right, leaves a street. */
const free = ([[x, y], size]: Stand) => {
  const [start, end, lowest] = [x - size * 0.7, x + size * 1.66, y + size * 0.66];
  if (crossings.some((at) => y > at + 14 && lowest < at + low)) return true;
  return x < width / 2
    ? end < across(inner, lowest) || start > across(outer, y)
    : start > width - across(inner, y) || end < width - across(outer, y);
};
const stands = crowd
  .flatMap((stand): readonly Stand[] => {
    const [[x, y], size] = stand;
    return x < words ? [stand, [[width - 30 - x, y], size]] : x < width - words ? [stand] : [];
  })
  .filter(free);

/** One street is chosen: the outer ones run together at 67.5°, the middle one takes nearly all the breadth, and whoever walked in the others crosses over. */
export const choiceArt = defineArt({
  name: 'solutions/traffic-choice',
  width,
  height,
  stretches: true,
  draw: () => (
    <>
      <Pieces
        pieces={[
          [
            gold.pale,
            [
              [0, 0],
              [width, 0],
              [width, height],
              [0, height],
            ],
          ],
          ...pieces,
        ]}
      />
      <Visitors id="chooser" stands={stands} />
    </>
  ),
});

/** Where the streets lie from there on, by shares of the breadth of all three. */
export const chosen = railed(rail / width, kerb / width);
