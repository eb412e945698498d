import { defineArt } from '../art.ts';
import { Outline } from '../outline.tsx';
import { brilliant } from '../services/cut/cuts.ts';
import { Guide } from '../services/cut/guide.tsx';
import { hatch } from '../services/cut/hatch.ts';
import { closed, open, type Point, polar } from '../services/cut/point.ts';
import { type Facet, view } from '../services/cut/solid.ts';
import { Stone } from '../services/cut/stone.tsx';
import { gold } from '../services/cut/tone.ts';

const middleOf = ({ points }: Facet): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** A stone that lies on its side, its table to the left; its four kites on the right are lit, from the top. */
function litStone(axis: number, height: number) {
  const { visible } = view(brilliant(), { x: axis, y: height, size: 300, tilt: 44, turn: 22.5, lean: -90 });
  const lit = visible
    .filter((facet) => facet.points.length === 4 && middleOf(facet)[0] > axis)
    .sort((a, b) => middleOf(a)[1] - middleOf(b)[1]);
  const shade = visible
    .filter((facet) => facet.light < 0.25 && !lit.includes(facet))
    .map(({ points }, index) => hatch(points, [67.5, -45, 22.5][index % 3]!, 7));
  // The others stay pale, so that the four stand out.
  const pale = visible.map((facet) => ({ ...facet, light: Math.max(facet.light, 0.72) }));
  const drawn = (
    <>
      <Stone facets={pale} />
      <path
        fill={gold.light}
        stroke={gold.ink}
        strokeWidth="1.6"
        d={lit.map(({ points }) => closed(points)).join('')}
      />
      <Guide d={shade.join('')} width={0.9} />
    </>
  );
  return { drawn, middles: lit.map(middleOf) };
}

/** The heights of the four rules of the page's list, as shares of the drawing's height. */
const rules = [0, 200, 400, 600];
const hung = litStone(232, 345);
const seats = hung.middles.map((middle) =>
  closed(Array.from({ length: 8 }, (_, index) => polar(middle, 7, index * 45 + 22.5))),
);

/** From the middle of a facet at 45° to the height of its rule, then level to the edge of the drawing. */
const ways = hung.middles.map(([x, y], index) => {
  const height = rules[index]! + 0.7;
  return open([
    [x, y],
    [x + Math.abs(y - height), height],
    [540, height],
  ]);
});

/** Beside the list: each of the four facets sends a line to one of four rules. */
export const reasonStoneArt = defineArt({
  name: 'about/reason-stone',
  width: 540,
  height: 800,
  draw: () => (
    <>
      {hung.drawn}
      <Guide d={ways.join('')} width={1.3} />
      <path fill={gold.ink} d={seats.join('')} />
    </>
  ),
});

const numbered = litStone(232, 310);

/** Above the list: the four facets bear the numbers of the reasons. */
export const numberedStoneArt = defineArt({
  name: 'about/numbered-stone',
  width: 460,
  height: 620,
  draw: () => (
    <>
      {numbered.drawn}
      {numbered.middles.map(([x, y], index) => (
        <Outline key={y} face="serif" size={58} x={x} y={y + 19} anchor="middle" fill={gold.ink}>
          {String(index + 1)}
        </Outline>
      ))}
    </>
  ),
});
