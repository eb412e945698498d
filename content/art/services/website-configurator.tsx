import { defineArt } from '../art.ts';
import { closed, type Point, polar, strokes } from './cut/point.ts';
import { reflection } from './cut/reflection.ts';
import { gold } from './cut/tone.ts';

const centre: Point = [308, 320];
const [table, girdle] = [124, 206];
const turns = [0, 1, 2, 3, 4, 5, 6, 7];

const shifted = ([x, y]: Point, angle: number, by: number): Point => {
  const [toX, toY] = polar([0, 0], by, angle);
  return [x + toX, y + toY];
};

/** The plane of a turn as three facets, moved outwards. */
function planeAt(turn: number, by: number): readonly (readonly Point[])[] {
  const angle = turn * 45 - 90;
  const place = (radius: number, offset: number) => shifted(polar(centre, radius, angle + offset), angle, by);
  const [from, to, low, high] = [place(girdle, -22.5), place(girdle, 22.5), place(table, -22.5), place(table, 22.5)];
  const middle = place(girdle * Math.cos(Math.PI / 8), 0);
  return [
    [from, middle, low],
    [middle, high, low],
    [middle, to, high],
  ];
}

const top = turns.map((turn) => polar(centre, table, turn * 45 - 112.5));

/** Tones of the planes by turn, each as three facets; the light comes from the upper left. */
const tones: readonly (readonly [string, string, string])[] = [
  [gold.gleam, gold.pale, gold.light],
  [gold.honey, gold.dim, gold.light],
  [gold.dim, gold.amber, gold.deep],
  [gold.amber, gold.bronze, gold.deep],
  [gold.bronze, gold.dusk, gold.amber],
  [gold.deep, gold.amber, gold.honey],
  [gold.honey, gold.light, gold.pale],
  [gold.light, gold.gleam, gold.pale],
];
/** The planes around the table, each as far out as it is told; one without an answer is not there. */
function Planes({ wayOf }: { wayOf: (turn: number) => number | undefined }) {
  return turns.map((turn) => {
    const way = wayOf(turn);
    return (
      way !== undefined &&
      planeAt(turn, way).map((points, part) => (
        <path key={`${turn} ${part}`} fill={tones[turn]![part]} d={closed(points)} />
      ))
    );
  });
}

/** The plane that is on its way to its place, and how far it has to go. */
const arriving = 5;
const way = 84;

/** A stone put together plane by plane: seven lie in their places around the table, and the last comes out of its seat. */
export const websiteConfiguratorArt = defineArt({
  name: 'services/website-configurator',
  width: 456,
  height: 456,
  draw: () => (
    <g transform="translate(-51 -126)" strokeLinejoin="round">
      <g stroke={gold.ink} strokeWidth="1.6">
        <Planes wayOf={(turn) => (turn === arriving ? way : 0)} />
        <path fill={gold.light} d={closed(top)} />
        <path fill={gold.gleam} d={closed([5, 6, 7, 1].map((corner) => top[corner]!))} />
        <path fill={gold.pale} d={closed([1, 2, 5].map((corner) => top[corner]!))} />
      </g>
      <path
        stroke={gold.light}
        strokeWidth="2"
        strokeDasharray="7 6"
        d={strokes(
          [-22.5, 22.5].map((offset) => {
            const corner = polar(centre, table, arriving * 45 - 90 + offset);
            return [corner, shifted(corner, arriving * 45 - 90, way)];
          }),
        )}
      />
    </g>
  ),
});

/** The plane that is left open, on the right, and the outline of what may fill it: within it, so that it lies on none of its neighbours. */
const vacant = 2;
const inset = closed(
  (
    [
      [girdle - 3, -20.5],
      [girdle - 3, 20.5],
      [table + 9, 19.5],
      [table + 9, -19.5],
    ] as const
  ).map(([radius, offset]) => polar(centre, radius, vacant * 45 - 90 + offset)),
);

/** What shines through its table, clockwise from the right. */
const inside = [gold.amber, gold.bronze, gold.dim, gold.light, gold.pale, gold.gleam, gold.light, gold.dim];

/** A stone that lacks one plane: its place is kept for it. */
export const openPlaneArt = defineArt({
  name: 'services/open-plane',
  width: 1040,
  height: 1040,
  draw: () => (
    <g transform="scale(2.5) translate(-100 -112)" stroke={gold.night} strokeWidth=".5" strokeLinejoin="round">
      <Planes wayOf={(turn) => (turn === vacant ? undefined : 0)} />
      <path fill={gold.honey} d={closed(top)} />
      {reflection(centre, table * 1.75).map(({ points }, index) => (
        <path key={index} fill={inside[index]} d={closed(points)} />
      ))}
      <path fill="none" stroke={gold.light} strokeWidth="2" strokeDasharray="9 7" d={inset} />
    </g>
  ),
});
