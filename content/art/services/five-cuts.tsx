import { type Art, defineArt } from '../art.ts';
import { brilliant } from './cut/cuts.ts';
import { circle, Guide } from './cut/guide.tsx';
import { hatch } from './cut/hatch.ts';
import { closed, type Point, polar, strokes } from './cut/point.ts';
import { reflection } from './cut/reflection.ts';
import { type Facet, view } from './cut/solid.ts';
import { Stone } from './cut/stone.tsx';

const size = 320;
const centre: Point = [160, 160];
const radius = 128;

const { visible } = view(brilliant(), { x: 160, y: 160, size: radius });
const isTable = ({ points }: Facet) => points.length === 8;
const isKite = ({ points }: Facet) => points.length === 4;
/** A star stands on an edge of the table; a half stands on the girdle. */
const isStar = ({ points }: Facet) =>
  points.length === 3 && points.every(([x, y]) => Math.hypot(x - 160, y - 160) < radius * 0.9);

const outlines = (facets: readonly Facet[]) => facets.map(({ points }) => closed(points)).join('');

const roughCorners = [150, 138, 152, 142, 156, 140, 149, 136, 151].map((distance, index) =>
  polar(centre, distance, index * 40 - 12),
);
const roughRidges: readonly Point[] = [
  [214, 132],
  [150, 236],
  [104, 126],
];
/** Faces as places in the two lists: corners first, then ridges from 9. */
const roughFaces = [
  [9, 0, 1],
  [9, 1, 2, 10],
  [10, 2, 3],
  [10, 3, 4],
  [10, 4, 5, 11],
  [11, 5, 6],
  [11, 6, 7, 9],
  [9, 7, 8],
  [9, 8, 0],
  [9, 10, 11],
].map((places) => places.map((place) => [...roughCorners, ...roughRidges][place]!));
const rays = Array.from({ length: 16 }, (_, index): [Point, Point] => [
  polar(centre, 20, index * 22.5),
  polar(centre, 152, index * 22.5),
]);
const plan = circle(160, 160, radius) + circle(160, 160, radius * 0.55);

const rough = () => (
  <>
    <Guide d={roughFaces.map(closed).join('')} width={1.5} />
    <Guide
      d={roughFaces.map((face, index) => hatch(face, [22.5, -45, 67.5][index % 3]!, 7 + (index % 3) * 3)).join('')}
      width={0.7}
    />
    <Guide d={circle(160, 160, radius)} dash="7 6" width={1.6} />
  </>
);

const planned = () => (
  <>
    <Guide d={strokes(rays)} width={0.8} />
    <Guide d={plan + circle(160, 160, radius * 0.76)} width={1} />
    <Guide d={outlines(visible)} width={1.6} />
  </>
);

const blocked = () => (
  <>
    <Guide d={plan + outlines(visible)} width={1.1} />
    <Stone facets={visible.filter(isKite)} />
  </>
);

const faceted = () => (
  <>
    <Guide d={plan + outlines(visible)} width={1.1} />
    <Stone facets={visible.filter((facet) => !isTable(facet) && !isStar(facet))} />
  </>
);

const polished = () => (
  <>
    <Stone facets={visible} />
    <Stone facets={reflection(centre, radius)} />
  </>
);

/** One stone in five states, from rough to polished: measured, planned, its mains cut, its halves cut, its table polished. */
export const fiveCutsArt: readonly Art[] = [rough, planned, blocked, faceted, polished].map((draw, index) =>
  defineArt({ name: `services/five-cuts/${index + 1}`, width: size, height: size, draw }),
);
