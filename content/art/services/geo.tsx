import { defineArt } from '../art.ts';
import { brilliant, emerald, singleCut } from './cut/cuts.ts';
import { Guide } from './cut/guide.tsx';
import { plate } from './cut/plate.ts';
import { closed, type Point } from './cut/point.ts';
import { type Facet, view } from './cut/solid.ts';
import { Stone } from './cut/stone.tsx';
import { gold } from './cut/tone.ts';

const answer = view(emerald(356, 206, 36), { x: 380, y: 330, size: 1 }).visible.map((facet, index) =>
  index ? facet : { ...facet, light: 1.4 },
);
const tail: Facet[] = [
  {
    points: [
      [104, 536],
      [160, 536],
      [104, 632],
    ],
    light: 0.2,
  },
  {
    points: [
      [160, 536],
      [216, 536],
      [104, 632],
    ],
    light: -0.25,
  },
];
const question = plate(0, 14, 380, 78, 22);
const ends: Point[] = [
  [320, 664],
  [488, 692],
  [656, 656],
];
const sources = ends.flatMap(
  ([x, y], index) => view(singleCut(), { x, y, size: [40, 54, 38][index]!, turn: 22.5 * index }).visible,
);
const gem = view(brilliant(), { x: 250, y: 318, size: 116, tilt: 62, turn: 10 }).visible;

const line = (x: number, y: number, width: number) => closed(plate(x, y, width, 13, 4));

/** A question, an answer cut as a stone; the brand that it quotes is the brilliant set into it, and its sources hang below. */
export const geoArt = defineArt({
  name: 'services/geo',
  width: 760,
  height: 760,
  draw: () => (
    <>
      <path fill={gold.pale} d={`${closed(question)}M64 92L40 136L102 92`} />
      <path fill={gold.ink} d={line(36, 36, 220) + line(36, 60, 140)} />
      <Guide d="M320 624V580L300 536M488 642V536M656 618V566L620 536" width={1.8} />
      <Guide d="M280 664H200M360 664L434 692M542 692L618 656M694 656H760" width={1.1} dash="8 7" />
      <Stone facets={[...tail]} />
      <Stone facets={answer} />
      <path fill={gold.ink} d={line(404, 246, 212) + line(404, 326, 180) + line(150, 424, 300)} />
      <path fill={gold.deep} d={line(404, 278, 160) + line(404, 358, 130) + line(474, 424, 96)} />
      <Stone facets={gem} scale={0.75} line={1.5} />
      <Stone facets={sources} scale={0.7} line={1.4} />
    </>
  ),
});
