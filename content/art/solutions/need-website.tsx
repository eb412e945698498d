import { defineArt } from '../art.ts';
import { emerald } from '../services/cut/cuts.ts';
import { Guide } from '../services/cut/guide.tsx';
import { plate } from '../services/cut/plate.ts';
import { closed, type Point } from '../services/cut/point.ts';
import { view } from '../services/cut/solid.ts';
import { Stone } from '../services/cut/stone.tsx';
import { gold } from '../services/cut/tone.ts';

const page = view(emerald(300, 214, 32), { x: 344, y: 252, size: 1 }).visible;
/** Of the page only the planes around the upper left corner exist so far. */
const begun = [1, 2, 8, 7, 9, 10, 16, 15]
  .map((index) => page[index]!)
  .filter(({ points }) => points.some(([x, y]) => x + y < 560));
const first = begun.filter(({ light }) => light > 0.1);

/** The pointer that cuts, by its tip: two wings and a shaft that meet in a ridge. */
function Pointer({ tip: [x, y], size = 1 }: { readonly tip: Point; readonly size?: number }) {
  const plane = (fill: string, ...points: Point[]) => (
    <path fill={fill} d={closed(points.map(([toX, toY]): Point => [x + toX * size, y + toY * size]))} />
  );
  return (
    <g stroke={gold.ink} strokeWidth="2" strokeLinejoin="round">
      {plane(gold.gleam, [0, 0], [0, 190], [43, 148], [57, 140])}
      {plane(gold.light, [0, 0], [57, 140], [74, 134], [134, 134])}
      {plane(gold.pale, [57, 140], [43, 148], [74, 214], [88, 208])}
      {plane(gold.ink, [57, 140], [88, 208], [104, 200], [74, 134])}
    </g>
  );
}
const sketch = [
  plate(132, 120, 74, 13, 4),
  plate(132, 152, 222, 118, 16),
  plate(374, 152, 182, 118, 16),
  ...[132, 280, 428].map((x) => plate(x, 290, 128, 94, 16)),
];

/** A page that is only a plan yet, its first planes cut, and the pointer that cuts them. */
export const needWebsiteArt = defineArt({
  name: 'solutions/need-website',
  width: 728,
  height: 450,
  draw: () => (
    <g transform="translate(-42 -18)">
      <Guide d={page.map(({ points }) => closed(points)).join('')} dash="8 6" width={1.8} />
      <Guide d={sketch.map(closed).join('')} width={1.8} />
      <Stone facets={first} />
      <path fill={gold.light} stroke={gold.ink} strokeWidth="1.4" d={closed(sketch[1]!)} />
      <path
        fill={gold.ink}
        d={[sketch[0]!, plate(156, 186, 138, 15, 4), plate(156, 214, 92, 15, 4)].map(closed).join('')}
      />
      <Pointer tip={[567, 40]} size={1.5} />
    </g>
  ),
});

/** The pointer alone, its work done. */
export const pointerArt = defineArt({
  name: 'solutions/pointer',
  width: 140,
  height: 218,
  draw: () => <Pointer tip={[3, 3]} />,
});
