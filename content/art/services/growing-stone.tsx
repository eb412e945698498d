import type { ReactElement } from 'react';
import { defineArt } from '../art.ts';
import { brilliant, singleCut } from './cut/cuts.ts';
import { circle, Guide } from './cut/guide.tsx';
import { closed, polar, type Point } from './cut/point.ts';
import { reflection } from './cut/reflection.ts';
import { view } from './cut/solid.ts';
import { Stone } from './cut/stone.tsx';
import { gold } from './cut/tone.ts';

const middle: Point = [120, 120];
const [x, y] = middle;
const radius = 106;

/** Around the middle, from one angle on in equal steps. */
const around = (count: number, size: number, from = 0) =>
  Array.from({ length: count }, (_, step) => polar(middle, size, from + (step * 360) / count));
const crosses = [0, 45, 90, 135]
  .map((angle) => `M${polar(middle, 116, angle).join(' ')}L${polar(middle, 116, angle + 180).join(' ')}`)
  .join('');
const facets = view(brilliant(), { x, y, size: radius }).visible;
/** What lies behind a stone in its rings: lines of the page end there. */
const disc = <path fill={gold.gleam} d={circle(x, y, 117)} />;
const table = <path fill={gold.gleam} stroke={gold.ink} strokeWidth={2} d={closed(around(8, radius, 22.5))} />;

/** The plan of it: where it is to be cut. */
const plan = () => (
  <>
    {disc}
    <Guide d={circle(x, y, 116) + circle(x, y, 108)} width={3} />
    <Guide d={crosses} width={2.5} />
    <Guide d={closed(around(8, 92, 22.5))} width={5} dash="14 9" />
  </>
);

/** Its outline, and the few planes by which its form can be tried. */
const tried = () => (
  <>
    {table}
    <Guide
      d={view(singleCut(), { x, y, size: radius, turn: 22.5 })
        .visible.map((facet) => closed(facet.points))
        .join('')}
      width={3}
    />
  </>
);

/** One half cut, the other drawn. */
const half = () => (
  <>
    <path fill={gold.gleam} d={closed(around(16, radius))} />
    <Guide d={facets.map((facet) => closed(facet.points)).join('')} width={1.6} />
    <Stone facets={facets.filter(({ points }) => points.reduce((sum, point) => sum + point[0] - point[1], 0) < 1)} />
  </>
);

/** Cut all over, and measured. */
const measured = () => (
  <>
    {disc}
    <Stone facets={facets} />
    <Guide d={circle(x, y, 112) + crosses} width={1.6} dash="9 6" />
  </>
);

/** Set in its rings, as in the hero. */
const set = () => (
  <>
    {disc}
    <Guide d={circle(x, y, 112) + circle(x, y, 117)} width={1} />
    <Stone facets={facets} line={1.2} />
    <Stone facets={reflection(middle, radius)} line={1.2} />
  </>
);

/** A stone in five stages, one for each step of a project. */
export const growingStoneArt = [plan, tried, half, measured, set].map((draw: () => ReactElement, stage) =>
  defineArt({ name: `services/growing-stone/${stage + 1}`, width: 240, height: 240, draw }),
);
