import { defineArt } from '../art.ts';
import { emerald } from '../services/cut/cuts.ts';
import { Guide } from '../services/cut/guide.tsx';
import { plate } from '../services/cut/plate.ts';
import { closed, type Point } from '../services/cut/point.ts';
import { type Facet, view } from '../services/cut/solid.ts';
import { Stone } from '../services/cut/stone.tsx';
import { gold } from '../services/cut/tone.ts';

const page = view(emerald(246, 182, 26), { x: 316, y: 236, size: 1 }).visible;
/** Of the page only the planes around the upper left corner exist so far. */
const begun = [1, 2, 8, 7, 9, 10, 16, 15]
  .map((index) => page[index]!)
  .filter(({ points }) => points.some(([x, y]) => x + y < 560));
const first = begun.filter(({ light }) => light > 0.1);

/** The pointer that cuts, by its tip. */
function cursor(tip: Point): Facet[] {
  const to = (x: number, y: number): Point => [tip[0] + x, tip[1] + y];
  return [
    { points: [tip, to(0, 186), to(58, 132)], light: 0.75 },
    { points: [tip, to(58, 132), to(134, 132)], light: -0.05 },
    { points: [to(58, 132), to(102, 218), to(72, 232), to(36, 152)], light: -0.45 },
  ];
}
const sketch = [
  plate(142, 124, 62, 13, 4),
  plate(142, 154, 180, 92, 14),
  plate(338, 154, 154, 40, 10),
  ...[142, 264, 386].map((x) => plate(x, 264, 106, 82, 14)),
];

/** A page that is only a plan yet, its first planes cut, and the pointer that cuts them. */
export const needWebsiteArt = defineArt({
  name: 'solutions/need-website',
  width: 700,
  height: 500,
  draw: () => (
    <>
      <Guide d="M14 54H660M14 418H660M70 12V470M562 12V470" width={0.8} opacity={0.7} />
      <Guide d={page.map(({ points }) => closed(points)).join('')} dash="8 6" width={1.2} />
      <Guide d={sketch.map(closed).join('')} width={1.1} />
      <Stone facets={first} />
      <path fill={gold.light} stroke={gold.ink} strokeWidth="1.4" d={closed(sketch[1]!)} />
      <path
        fill={gold.ink}
        d={closed(sketch[0]!) + closed(plate(162, 178, 110, 12, 4)) + closed(plate(162, 200, 74, 12, 4))}
      />
      <Stone facets={cursor([398, 248])} />
    </>
  ),
});

/** The pointer alone, its work done. */
export const pointerArt = defineArt({
  name: 'solutions/pointer',
  width: 140,
  height: 238,
  draw: () => <Stone facets={cursor([3, 3])} />,
});
