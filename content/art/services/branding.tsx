import { defineArt } from '../art.ts';
import { brilliant } from './cut/cuts.ts';
import { circle, Guide } from './cut/guide.tsx';
import { closed, open, type Point, polar, strokes } from './cut/point.ts';
import { reflection } from './cut/reflection.ts';
import { view } from './cut/solid.ts';
import { Stone } from './cut/stone.tsx';

const centre: Point = [350, 350];
const radius = 240;

const round = (step: number) => Array.from({ length: Math.round(360 / step) }, (_, index) => index * step);
const ray = (angle: number, from: number, to: number) =>
  [polar(centre, from, angle), polar(centre, to, angle)] as const;

/** The saw has come down along 67.5°: what lies right of it is cut. */
const side = ([x, y]: Point) => (x - centre[0]) * 0.924 + (y - centre[1]) * 0.383;
const isCut = (points: readonly Point[]) => points.reduce((sum, point) => sum + side(point), 0) > 1;

const { visible } = view(brilliant(), { x: 350, y: 350, size: radius });
const crown = visible.filter(({ points }) => points.length < 8);
const cut = crown.filter(({ points }) => isCut(points));
const planned = [...crown, ...reflection(centre, radius)].filter(({ points }) => !isCut(points));
const tableEdge = [
  centre,
  polar(centre, radius * 0.508, -67.5),
  ...[-45, 0, 45, 90].map((angle) => polar(centre, radius * 0.55, angle)),
  polar(centre, radius * 0.508, 112.5),
];
const table = reflection(centre, radius).filter(({ points }) => isCut(points));

/** A mark in the making: half a brilliant is cut, the other half is still its own construction. */
export const brandingArt = defineArt({
  name: 'services/branding',
  width: 700,
  height: 700,
  draw: () => (
    <>
      <Guide d={strokes(round(22.5).map((angle) => ray(angle, 0, 322)))} width={0.8} opacity={0.75} />
      <Guide
        d={strokes(round(7.5).map((angle) => ray(angle, 300, 312))) + circle(350, 350, 312) + circle(350, 350, 300)}
      />
      <Guide d={[radius, radius * 0.55, radius * 0.76].map((r) => circle(350, 350, r)).join('')} width={0.9} />
      <Guide d={planned.map(({ points }) => closed(points)).join('')} width={1.7} />
      <Stone facets={[...cut, { points: tableEdge, light: 0.65 }]} />
      <Stone facets={table} />
      <Guide d={open([polar(centre, 345, 112.5), polar(centre, 345, -67.5)])} width={2.4} />
    </>
  ),
});
