import { defineArt } from '../art.ts';
import { brilliant, singleCut } from './cut/cuts.ts';
import { circle, Guide } from './cut/guide.tsx';
import { plate } from './cut/plate.ts';
import { closed, type Point, polar } from './cut/point.ts';
import { reflection } from './cut/reflection.ts';
import { type Facet, view } from './cut/solid.ts';
import { Stone } from './cut/stone.tsx';
import { gold } from './cut/tone.ts';

const lens: Point = [574, 262];
const glass = 196;

/** The rim of the loupe: a ring of sixteen planes, lit like a stone. */
const rim = Array.from({ length: 16 }, (_, index) => index * 22.5 - 11.25).map((angle): Facet => {
  const [to, middle] = [angle + 22.5, angle + 11.25];
  return {
    points: [
      polar(lens, glass, angle),
      polar(lens, glass + 30, angle),
      polar(lens, glass + 30, to),
      polar(lens, glass, to),
    ],
    light: Math.cos(((middle + 128) * Math.PI) / 180),
  };
});

/** A point beside the handle's axis, which leaves the rim at 45°. */
const handle = (along: number, aside: number): Point => {
  const [x, y] = polar(lens, along, 45);
  return polar([x, y], aside, 135);
};
const bar = (from: number, to: number, half: number): Facet[] => [
  { points: [handle(from, half), handle(to, half), handle(to, 0), handle(from, 0)], light: -0.1 },
  { points: [handle(from, 0), handle(to, 0), handle(to, -half), handle(from, -half)], light: 0.75 },
];
const grip = [...bar(glass + 28, glass + 66, 13), ...bar(glass + 66, glass + 232, 25)];

const rows = [0, 1, 2, 3, 4, 5].map((row) => ({ x: 60 + row * 22, y: 606 - row * 92, width: 372 - row * 14 }));
const stones = rows.flatMap(
  ({ x, y }, row) => view(singleCut(), { x: x + 38, y: y + 29, size: 13 + row * 2, turn: row * 11.25 }).visible,
);

/** The jeweller's loupe over a list of results: the first of them turns out to be a brilliant. */
export const seoArt = defineArt({
  name: 'services/seo',
  width: 900,
  height: 700,
  draw: () => (
    <>
      <Guide d={rows.map(({ x, y, width }) => closed(plate(x, y, width, 58, 14))).join('')} width={1.3} />
      <path
        fill={gold.deep}
        d={rows
          .map(
            ({ x, y, width }) =>
              closed(plate(x + 76, y + 17, width * 0.46, 8, 3)) + closed(plate(x + 76, y + 34, width * 0.66, 5, 2)),
          )
          .join('')}
      />
      <Guide d="M20 676L252 116M452 676L500 560" width={0.9} dash="8 6" />
      <Stone facets={stones} scale={0.5} line={1.1} />
      <path fill={gold.warm} d={circle(lens[0], lens[1], glass)} />
      <Guide d={circle(lens[0], lens[1], glass - 12)} width={0.9} />
      <Stone facets={view(brilliant(), { x: lens[0], y: lens[1], size: 158 }).visible} />
      <Stone facets={reflection(lens, 158)} />
      <Stone facets={rim} scale={0.9} />
      <Stone facets={grip} scale={0.9} />
    </>
  ),
});
