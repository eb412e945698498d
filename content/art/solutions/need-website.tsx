import { defineArt } from '../art.ts';
import { emerald } from '../services/cut/cuts.ts';
import { Guide } from '../services/cut/guide.tsx';
import { plate } from '../services/cut/plate.ts';
import { closed, type Point } from '../services/cut/point.ts';
import { view } from '../services/cut/solid.ts';
import { Stone } from '../services/cut/stone.tsx';
import { gold } from '../services/cut/tone.ts';

/** The frame of a page, cut whole; its table is left as paper. */
const page = view(emerald(345, 214, 32, 62), { x: 347, y: 216, size: 1 }).visible;

interface PointerProps {
  readonly tip: Point;
  readonly size?: number;
}

/** A pointer, by its tip: two wings and a shaft that meet in a ridge, one side of it in the light. */
function Pointer({ tip: [x, y], size = 1 }: PointerProps) {
  const plane = (fill: string, ...points: Point[]) => (
    <path fill={fill} d={closed(points.map(([toX, toY]): Point => [x + toX * size, y + toY * size]))} />
  );
  return (
    <g stroke={gold.ink} strokeWidth="2" strokeLinejoin="round">
      {plane(gold.gleam, [0, 0], [0, 190], [43, 148], [57, 140])}
      {plane(gold.light, [0, 0], [57, 140], [74, 134], [134, 134])}
      {plane(gold.pale, [57, 140], [43, 148], [74, 214], [88, 208])}
      {plane(gold.deep, [57, 140], [88, 208], [104, 200], [74, 134])}
    </g>
  );
}

/** What stands on the page: its bar, what it says first with a button below, and three things more. */
const name = plate(88, 88, 84, 14, 4);
const ways = [422, 490, 558].map((x) => plate(x, 90, 50, 10, 3));
const offer = plate(88, 118, 520, 128, 18);
const said = [plate(114, 142, 290, 24, 6), plate(114, 180, 186, 12, 4)];
const button = plate(398, 180, 184, 44, 12);
const more = [88, 266, 444].map((x) => plate(x, 262, 164, 90, 16));

/** A page that is cut as a stone is, and a pointer on the one thing that a visitor is to do there. */
export const needWebsiteArt = defineArt({
  name: 'solutions/need-website',
  width: 728,
  height: 450,
  draw: () => (
    <>
      <Stone facets={page} />
      <path fill={gold.warm} stroke={gold.ink} strokeWidth="1.6" d={closed(page[0]!.points)} />
      <g stroke={gold.ink} strokeWidth="2" strokeLinejoin="round">
        <path fill={gold.light} d={closed(offer)} />
        <path fill={gold.gleam} d={more.map(closed).join('')} />
      </g>
      <path fill={gold.ink} d={[name, ...ways, ...said, button].map(closed).join('')} />
      <Pointer tip={[562, 206]} size={1.13} />
    </>
  ),
});

/** The pointer alone, its work done. */
export const pointerArt = defineArt({
  name: 'solutions/pointer',
  width: 140,
  height: 218,
  draw: () => <Pointer tip={[3, 3]} />,
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

/** Where a sail bulges: all its planes meet there. */
const sail = (belly: Point, ...corners: Point[]) =>
  corners.map((corner, index) => closed([belly, corner, corners[(index + 1) % corners.length]!]));
const jib = sail([196, 318], [246, 34], [238, 410], [40, 392]);
const main = sail([372, 318], [262, 10], [520, 262], [700, 438], [262, 402]);

/** A boat that sails to the left and has come no further than into the picture: its sails, and a hull of four planks, each with a side to the bow that the light reaches. */
export const boatArt = defineArt({
  name: 'solutions/boat',
  width: 520,
  height: 560,
  draw: () => (
    <g stroke={gold.ink} strokeWidth="2.4" strokeLinejoin="round">
      {main.map((plane, index) => (
        <path fill={[gold.dim, gold.deep, gold.pale, gold.gleam][index]} d={plane} key={plane} />
      ))}
      {jib.map((plane, index) => (
        <path fill={[gold.pale, gold.dim, gold.gleam][index]} d={plane} key={plane} />
      ))}
      <path fill={gold.ink} d="M250 0H258V440H250Z" />
      {[0, 1, 2, 3].map((plank) => {
        const [aft, next] = [440 + plank * 34, plank + 1];
        const stem = (row: number): Point => [6 + row * 18.2, 408 + row * 44];
        const fold = (row: number): Point => [214 + row * 14, 426 + row * 38];
        return (
          <g key={plank}>
            <path
              fill={[gold.ink, gold.pale, gold.gleam, gold.dim][plank]}
              d={closed([stem(plank), fold(plank), fold(next), stem(next)])}
            />
            <path
              fill={[gold.ink, gold.dim, gold.pale, gold.deep][plank]}
              d={closed([fold(plank), [700, aft], [700, aft + 34], fold(next)])}
            />
          </g>
        );
      })}
    </g>
  ),
});
