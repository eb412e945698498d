import { defineArt } from '../art.ts';
import { brilliant } from '../services/cut/cuts.ts';
import { circle, Guide } from '../services/cut/guide.tsx';
import { hatch } from '../services/cut/hatch.ts';
import { closed, open, type Point, polar } from '../services/cut/point.ts';
import { type Facet, view } from '../services/cut/solid.ts';
import { Stone } from '../services/cut/stone.tsx';
import { gold } from '../services/cut/tone.ts';

const axis = 330;

/** The stone lies on its side with its table to the left and turns four of its kites to the right. */
const { visible } = view(brilliant(), { x: axis, y: 345, size: 325, tilt: 44, turn: 22.5, lean: -90 });

const middleOf = ({ points }: Facet): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** The heights of the four rules of the page's list, as shares of its height. */
const rules = [0, 200, 400, 600];

/** The kites on the right side, from the top: the light of each goes to one rule. */
const lit = visible
  .filter((facet) => facet.points.length === 4 && middleOf(facet)[0] > axis)
  .sort((a, b) => middleOf(a)[1] - middleOf(b)[1]);
/** The others stay pale, so that the four stand out. */
const pale = visible.map((facet) => ({ ...facet, light: Math.max(facet.light, 0.72) }));

const shade = visible
  .filter((facet) => facet.light < 0.25 && !lit.includes(facet))
  .map(({ points }, index) => hatch(points, [67.5, -45, 22.5][index % 3]!, 7));
const seats = lit.map((facet) =>
  closed(Array.from({ length: 8 }, (_, index) => polar(middleOf(facet), 7, index * 45 + 22.5))),
);

/** From the middle of a facet at 45° to the height of its rule, then level to the edge of the drawing. */
const ways = lit.map((facet, index) => {
  const [x, y] = middleOf(facet);
  const height = rules[index]! + 0.7;
  return open([
    [x, y],
    [x + Math.abs(y - height), height],
    [700, height],
  ]);
});

/** A stone on its side, its table to the right: four of its facets are lit, and each sends a line to one of four rules. */
export const reasonStoneArt = defineArt({
  name: 'about/reason-stone',
  width: 700,
  height: 800,
  draw: () => (
    <>
      <Guide d={circle(axis, 345, 342)} width={0.8} dash="3 9" />
      <Stone facets={pale} />
      <path
        fill={gold.light}
        stroke={gold.ink}
        strokeWidth="1.6"
        d={lit.map(({ points }) => closed(points)).join('')}
      />
      <Guide d={shade.join('')} width={0.9} />
      <Guide d={ways.join('')} width={1.3} />
      <path fill={gold.ink} d={seats.join('')} />
    </>
  ),
});
