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

interface PointerProps {
  readonly tip: Point;
  readonly size?: number;
  /** Of the plane that no light falls on. */
  readonly shade?: string;
}

/** The pointer that cuts, by its tip: two wings and a shaft that meet in a ridge. */
function Pointer({ tip: [x, y], size = 1, shade = gold.ink }: PointerProps) {
  const plane = (fill: string, ...points: Point[]) => (
    <path fill={fill} d={closed(points.map(([toX, toY]): Point => [x + toX * size, y + toY * size]))} />
  );
  return (
    <g stroke={gold.ink} strokeWidth="2" strokeLinejoin="round">
      {plane(gold.gleam, [0, 0], [0, 190], [43, 148], [57, 140])}
      {plane(gold.light, [0, 0], [57, 140], [74, 134], [134, 134])}
      {plane(gold.pale, [57, 140], [43, 148], [74, 214], [88, 208])}
      {plane(shade, [57, 140], [88, 208], [104, 200], [74, 134])}
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
  draw: () => <Pointer tip={[3, 3]} shade={gold.deep} />,
});

/** A list of pages as one deck of sheets, which climbs at 22.5°the height of which grows with it: a small site needs only the first three. */
const sheets = Array.from({ length: 8 }, (_, index): Point => [2 + index * 48, 142 - index * 19.9]);
const sheetAt = ([x, y]: Point) => closed(plate(x, y, 368, 452, 34));

/** Lines of words on the first sheet, and the picture between them. */
const written = [plate(46, 190, 178, 30, 6), ...[466, 496, 526].map((y, row) => plate(46, y, 262 - row * 48, 11, 3))];

export const pagesArt = defineArt({
  name: 'solutions/pages',
  width: 708,
  height: 596,
  draw: () => (
    <>
      {sheets.toReversed().map((at, behind) => (
        <g key={at[0]} strokeWidth="2.2" strokeLinejoin="round">
          <path fill={[gold.ink, gold.light, gold.gleam][behind - 5] ?? gold.warm} d={sheetAt(at)} />
          {behind < 5 ? (
            <Guide d={sheetAt(at)} dash="9 7" width={1.8} />
          ) : (
            <path fill="none" stroke={gold.ink} d={sheetAt(at)} />
          )}
        </g>
      ))}
      <path fill={gold.light} stroke={gold.ink} strokeWidth="2.2" d={closed(plate(46, 246, 280, 186, 22))} />
      <path fill={gold.ink} d={written.map(closed).join('')} />
    </>
  ),
});

/** Planes of a boat that sails to the left: its two sails, its mast and its hull of four planks. */
export const boatArt = defineArt({
  name: 'solutions/boat',
  width: 520,
  height: 560,
  draw: () => (
    <g stroke={gold.ink} strokeWidth="2.4" strokeLinejoin="round">
      <path fill={gold.gleam} d="M268 16V402H108Z" />
      <path fill={gold.pale} d="M268 16V402H188Z" />
      <path fill={gold.dim} d="M290 44V402H438Z" />
      <path fill={gold.gleam} d="M290 402L352 194L290 44Z" />
      <path fill={gold.ink} d="M270 0H288V424H270Z" />
      <path fill={gold.ink} d="M20 424H500L484 462H36Z" />
      <path fill={gold.deep} d="M36 462H484L465 508H55Z" />
      <path fill={gold.ink} d="M55 508H465L444 558H76Z" />
      <path fill="none" stroke={gold.light} d="M24 434H496M46 486H474M66 533H454" />
    </g>
  ),
});
