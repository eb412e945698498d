import { defineArt } from '../art.ts';
import { brilliant, emerald, singleCut } from './cut/cuts.ts';
import { Guide } from './cut/guide.tsx';
import { plate } from './cut/plate.ts';
import { closed, type Point } from './cut/point.ts';
import { type Facet, view } from './cut/solid.ts';
import { Stone } from './cut/stone.tsx';
import { gold } from './cut/tone.ts';

const answer = view(emerald(296, 164, 28), { x: 520, y: 300, size: 1 }).visible.map((facet, index) =>
  index ? facet : { ...facet, light: 1.4 },
);
const tail: Facet[] = [
  {
    points: [
      [304, 464],
      [350, 464],
      [304, 540],
    ],
    light: 0.2,
  },
  {
    points: [
      [350, 464],
      [396, 464],
      [304, 540],
    ],
    light: -0.25,
  },
];
const question = plate(60, 44, 330, 74, 20);
const ends: Point[] = [
  [470, 610],
  [604, 626],
  [738, 596],
];
const sources = ends.flatMap(
  ([x, y], index) => view(singleCut(), { x, y, size: [30, 38, 28][index]!, turn: 22.5 * index }).visible,
);
const gem = view(brilliant(), { x: 396, y: 300, size: 50, tilt: 62, turn: 10 }).visible;

const line = (x: number, y: number, width: number) => closed(plate(x, y, width, 10, 3));

/** A question, an answer cut as a stone; a brand is set into its sentence and its sources hang below. */
export const geoArt = defineArt({
  name: 'services/geo',
  width: 900,
  height: 700,
  draw: () => (
    <>
      <path fill={gold.pale} d={`${closed(question)}M118 118L96 156L152 118`} />
      <path fill={gold.ink} d={line(92, 66, 178) + line(92, 86, 112)} />
      <Guide d="M470 580V520L440 464M604 588V464M738 568V500L702 464" width={1.5} />
      <Guide d="M360 610H440M500 610L566 626M642 626L710 596M766 596H860" width={0.9} dash="7 6" />
      <Stone facets={[...tail]} />
      <Stone facets={answer} />
      <path fill={gold.ink} d={line(350, 226, 308) + line(462, 290, 158) + line(350, 374, 222)} />
      <path fill={gold.deep} d={line(350, 252, 256) + line(462, 314, 120) + line(584, 374, 74)} />
      <Stone facets={gem} scale={0.55} line={1.2} />
      <Stone facets={sources} scale={0.6} line={1.2} />
    </>
  ),
});
