import { defineArt } from '../art.ts';
import { closed, type Point, polar, strokes } from './cut/point.ts';
import { reflection } from './cut/reflection.ts';
import type { Facet } from './cut/solid.ts';
import { Stone } from './cut/stone.tsx';
import { gold } from './cut/tone.ts';

const centre: Point = [308, 320];
const [table, girdle] = [124, 206];
const turns = [0, 1, 2, 3, 4, 5, 6, 7];

const shifted = ([x, y]: Point, angle: number, by: number): Point => {
  const [toX, toY] = polar([0, 0], by, angle);
  return [x + toX, y + toY];
};

/** The plane of a turn as three facets, moved outwards. */
function planeAt(turn: number, by: number): readonly Facet[] {
  const angle = turn * 45 - 90;
  const place = (radius: number, offset: number) => shifted(polar(centre, radius, angle + offset), angle, by);
  const [from, to, low, high] = [place(girdle, -22.5), place(girdle, 22.5), place(table, -22.5), place(table, 22.5)];
  const middle = place(girdle * Math.cos(Math.PI / 8), 0);
  const light = Math.cos(((angle + 128) * Math.PI) / 180);
  return [
    { points: [from, middle, low], light: light + 0.2 },
    { points: [middle, high, low], light },
    { points: [middle, to, high], light: light - 0.25 },
  ];
}

const outlineOf = (turn: number, by: number) =>
  closed(
    (
      [
        [girdle, -22.5],
        [girdle, 22.5],
        [table, 22.5],
        [table, -22.5],
      ] as const
    ).map(([radius, offset]) => shifted(polar(centre, radius, turn * 45 - 90 + offset), turn * 45 - 90, by)),
  );

const top: Facet = { points: turns.map((turn) => polar(centre, table, turn * 45 - 112.5)), light: 0.95 };

/** Tones of the planes by turn, each as three facets; the light comes from the upper left. */
const tones: readonly (readonly [string, string, string])[] = [
  [gold.light, gold.pale, gold.gleam],
  [gold.light, gold.dim, gold.light],
  [gold.dim, gold.light, gold.deep],
  [gold.light, gold.deep, gold.dim],
  [gold.deep, gold.dim, gold.light],
  [gold.gleam, gold.light, gold.pale],
  [gold.light, gold.gleam, gold.pale],
  [gold.gleam, gold.pale, gold.light],
];
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
        {turns.map((turn) =>
          planeAt(turn, turn === arriving ? way : 0).map(({ points }, part) => (
            <path key={part} fill={tones[turn]![part]} d={closed(points)} />
          )),
        )}
        <path fill={gold.light} d={closed(top.points)} />
        <path fill={gold.gleam} d={closed([5, 6, 7, 1].map((corner) => top.points[corner]!))} />
        <path fill={gold.pale} d={closed([1, 2, 5].map((corner) => top.points[corner]!))} />
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

/** The plane that is left open, on the right. */
const vacant = 2;

/** A stone that lacks one plane: its place is kept for it. */
export const openPlaneArt = defineArt({
  name: 'services/open-plane',
  width: 1040,
  height: 1040,
  draw: () => (
    <g transform="scale(2.5) translate(-100 -112)">
      <Stone facets={turns.filter((turn) => turn !== vacant).flatMap((turn) => planeAt(turn, 0))} />
      <Stone facets={[top]} />
      <Stone facets={reflection(centre, table * 1.75)} />
      <path fill="none" stroke={gold.light} strokeWidth="2" strokeDasharray="9 7" d={outlineOf(vacant, 0)} />
    </g>
  ),
});
