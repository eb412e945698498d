import { defineArt } from '../art.ts';
import { type Plane, Planes, type Tone } from './cut/planes.tsx';
import { type Point, polar, strokes } from './cut/point.ts';
import { gold } from './cut/tone.ts';

const [girdle, crown, table] = [206, 140, 84];
const turns = [0, 1, 2, 3, 4, 5, 6, 7];
/** From the middle of a side of an octagon to its own middle, in shares of the way to a corner. */
const apothem = Math.cos(Math.PI / 8);

/** Tones of a turn, the upper one first, clockwise; the lamp is at the upper left, and what it sends through the stone leaves it at the lower right. */
const outer: readonly (readonly [Tone, Tone, Tone])[] = [
  ['pale', 'light', 'amber'],
  ['light', 'dim', 'honey'],
  ['deep', 'honey', 'amber'],
  ['dim', 'bronze', 'deep'],
  ['honey', 'deep', 'amber'],
  ['light', 'amber', 'honey'],
  ['dim', 'light', 'pale'],
  ['honey', 'gleam', 'light'],
];
const stars: readonly Tone[] = ['honey', 'light', 'pale', 'gleam', 'pale', 'light', 'honey', 'dim'];
const kites: readonly Tone[] = ['amber', 'deep', 'amber', 'dim', 'deep', 'amber', 'bronze', 'deep'];
const windows: readonly Tone[] = ['gleam', 'pale', 'light', 'pale', 'light', 'pale', 'gleam', 'gleam'];
const arrows: readonly Tone[] = ['honey', 'light', 'dim', 'light', 'dim', 'honey', 'light', 'honey'];

/** A point of a turn: so far out, and so many degrees from the middle of its side. */
const place = (turn: number, radius: number, offset: number): Point => polar([0, 0], radius, turn * 45 - 90 + offset);

/** The plane at the girdle in one turn, moved outwards, as three facets. */
function planeAt(turn: number, by: number): readonly Plane[] {
  const [x, y] = place(turn, by, 0);
  const at = (radius: number, offset: number): Point => {
    const [pointX, pointY] = place(turn, radius, offset);
    return [pointX + x, pointY + y];
  };
  const [from, to, low, high] = [at(girdle, -22.5), at(girdle, 22.5), at(crown, -22.5), at(crown, 22.5)];
  const middle = at(girdle * apothem, 0);
  const [first, second, third] = outer[turn]!;
  return [
    [first, from, middle, low],
    [second, middle, high, low],
    [third, middle, to, high],
  ];
}

/** What lies within the planes at the girdle: stars and kites around the table, and the table itself. */
const heart: readonly Plane[] = turns.flatMap((turn): readonly Plane[] => {
  const corner = place(turn, table, 22.5);
  const [near, next] = [place(turn, table * apothem, 0), place(turn + 1, table * apothem, 0)];
  return [
    [stars[turn]!, place(turn, crown, -22.5), place(turn, crown, 22.5), near],
    [kites[turn]!, place(turn, crown, 22.5), next, corner, near],
    [windows[turn]!, [0, 0], near, corner, next],
  ];
});

/** What comes back through the table from below. */
const below: readonly Plane[] = turns.map((turn) => [
  arrows[turn]!,
  [0, 0],
  place(turn, table * 0.42, -22.5),
  place(turn, table * 0.84, 0),
  place(turn, table * 0.42, 22.5),
]);

/** The plane that is on its way to its place, and how far it has to go. */
const arriving = 5;
const way = 84;

/** A stone put together plane by plane: seven lie in their places around the table, and the last comes out of its seat. */
export const websiteConfiguratorArt = defineArt({
  name: 'services/website-configurator',
  width: 456,
  height: 456,
  draw: () => (
    <g transform="translate(257 194)">
      <Planes planes={[...turns.flatMap((turn) => planeAt(turn, turn === arriving ? way : 0)), ...heart]} />
      <Planes planes={below} />
      <path
        stroke={gold.light}
        strokeWidth="2"
        strokeDasharray="7 6"
        d={strokes(
          [-22.5, 22.5].map((offset) => {
            const [x, y] = place(arriving, way, 0);
            const [fromX, fromY] = place(arriving, crown, offset);
            return [
              [fromX, fromY],
              [fromX + x, fromY + y],
            ];
          }),
        )}
      />
    </g>
  ),
});
