import { defineArt } from '../art.ts';
import { circle, Guide } from './cut/guide.tsx';
import { closed, type Point, polar, strokes } from './cut/point.ts';
import { reflection } from './cut/reflection.ts';
import type { Facet } from './cut/solid.ts';
import { Stone } from './cut/stone.tsx';
import { gold } from './cut/tone.ts';

const centre: Point = [308, 320];
const [table, girdle] = [124, 206];
const turns = [0, 1, 2, 3, 4, 5, 6, 7];
/** How far each plane still is from its place; those at 0 have been chosen. */
const away = [0, 62, 0, 0, 44, 70, 0, 30];

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

const waiting = turns.filter((turn) => away[turn]);
const top: Facet = { points: turns.map((turn) => polar(centre, table, turn * 45 - 112.5)), light: 0.95 };

/** A stone put together plane by plane: four lie in their places around the table, four are on their way. */
export const websiteConfiguratorArt = defineArt({
  name: 'services/website-configurator',
  width: 616,
  height: 640,
  draw: () => (
    <>
      <Guide d={circle(centre[0], centre[1], girdle + 92)} width={0.8} opacity={0.7} />
      <Guide
        d={strokes(
          turns.map((turn) => [polar(centre, girdle, turn * 45 - 90), polar(centre, girdle + 104, turn * 45 - 90)]),
        )}
        width={0.9}
      />
      <Guide d={waiting.map((turn) => outlineOf(turn, 0)).join('')} dash="7 6" width={2} />
      <Stone facets={turns.filter((turn) => !away[turn]).flatMap((turn) => planeAt(turn, 0))} />
      <Stone facets={[top]} />
      <Stone facets={reflection(centre, table * 1.75)} />
      <Stone facets={waiting.flatMap((turn) => planeAt(turn, away[turn]!))} scale={0.85} line={1.4} />
    </>
  ),
});

/** The plane that is left open, on the right. */
const open = 2;

/** A stone that lacks one plane: its place is kept for it. */
export const openPlaneArt = defineArt({
  name: 'services/open-plane',
  width: 1040,
  height: 1040,
  draw: () => (
    <g transform="scale(2.5) translate(-100 -112)">
      <Stone facets={turns.filter((turn) => turn !== open).flatMap((turn) => planeAt(turn, 0))} />
      <Stone facets={[top]} />
      <Stone facets={reflection(centre, table * 1.75)} />
      <path fill="none" stroke={gold.light} strokeWidth="2" strokeDasharray="9 7" d={outlineOf(open, 0)} />
    </g>
  ),
});
