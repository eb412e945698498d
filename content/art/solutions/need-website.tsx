import { defineArt } from '../art.ts';
import { Outline } from '../outline.tsx';
import { plate } from '../services/cut/plate.ts';
import { closed, type Point } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';

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
    <>
      {plane(gold.gleam, [0, 0], [0, 190], [43, 148], [57, 140])}
      {plane(gold.dim, [0, 0], [57, 140], [74, 134], [134, 134])}
      {plane(gold.pale, [57, 140], [43, 148], [74, 214], [88, 208])}
      {plane(gold.deep, [57, 140], [88, 208], [104, 200], [74, 134])}
    </>
  );
}

/** Where a sail bulges: all its planes meet there. */
const sail = (belly: Point, ...corners: Point[]) =>
  corners.map((corner, index) => closed([belly, corner, corners[(index + 1) % corners.length]!]));
const jib = sail([196, 318], [246, 34], [238, 410], [40, 392]);
const main = sail([350, 300], [266, 10], [452, 236], [530, 414], [266, 402]);

/** The corners of a plank at the bow, in the light, where it bends, and at the stern. */
const plank = (row: number): readonly [Point, Point, Point] => [
  [6 + row * 24, 408 + row * 40],
  [230 + row * 12, 436 + row * 34],
  [570 - row * 13, 428 + row * 36],
];

/** One plane of the boat. A line of its own colour closes the joints, which would show what is behind. */
const Side = ({ fill, d }: { readonly fill: string | undefined; readonly d: string }) => (
  <path fill={fill} stroke={fill} strokeWidth="1.2" strokeLinejoin="round" d={d} />
);

/** A boat that sails to the left, down to its water line, in planes alone: what is behind its mast has the light, jib and bow the shade, which stands out from any paper. */
const Boat = () => (
  <>
    {main.map((plane, index) => (
      <Side fill={[gold.pale, gold.dim, gold.deep, gold.gleam][index]} d={plane} key={plane} />
    ))}
    {jib.map((plane, index) => (
      <Side fill={[gold.dim, gold.ink, gold.deep][index]} d={plane} key={plane} />
    ))}
    <path fill={gold.deep} d="M250 0H260V438H250Z" />
    {[0, 1, 2, 3].map((row) => {
      const [bow, bend, stern] = plank(row);
      const [nextBow, nextBend, nextStern] = plank(row + 1);
      return (
        <g key={row}>
          <Side fill={[gold.ink, gold.dim, gold.deep, gold.dim][row]} d={closed([bow, bend, nextBend, nextBow])} />
          <Side
            fill={[gold.ink, gold.gleam, gold.pale, gold.gleam][row]}
            d={closed([bend, stern, nextStern, nextBend])}
          />
        </g>
      );
    })}
  </>
);

/** It stands with its water line on the lower edge. */
export const boatArt = defineArt({ name: 'solutions/boat', width: 576, height: 562, draw: () => <Boat /> });

/** What stands on the page, beside the sails: its bar, what it says, and a button. */
const dots = [96, 122, 148].map((x) => plate(x, 52, 14, 14, 4));
const said = [plate(500, 134, 196, 26, 6), plate(500, 178, 150, 12, 4), plate(500, 204, 172, 12, 4)];
const button = plate(500, 246, 160, 52, 12);

/** A page, and what it is about sails out of it, larger than the page, down to the sea that the page draws over its hull; a pointer on the one thing that a visitor is to do there. */
export const needWebsiteArt = defineArt({
  name: 'solutions/need-website',
  width: 748,
  height: 550,
  draw: () => (
    <>
      <path fill={gold.light} d="M66 60L96 30H718L748 60V568H66Z" />
      <path fill={gold.ink} d="M66 60L96 30H718L748 60V88H66Z" />
      <path fill={gold.light} d={dots.map(closed).join('')} />
      <path fill={gold.ink} d={[...said, button].map(closed).join('')} />
      <svg width="563" height="550" viewBox="0 0 576 562">
        <Boat />
      </svg>
      <Pointer tip={[608, 276]} size={0.86} />
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

/** A list of pages as one deck of numbered sheets, which climbs at 22.5°: a small site needs only the first three. */
const sheets = Array.from({ length: 8 }, (_, index): Point => [2 + index * 48, 142 - index * 19.9]);
const sheetAt = ([x, y]: Point) => closed(plate(x, y, 368, 452, 34));

/** Lines of words on the first sheet, and the picture between them. */
const written = [plate(46, 190, 178, 30, 6), ...[466, 496, 526].map((y, row) => plate(46, y, 262 - row * 48, 11, 3))];

/** From the last sheet to the first, and what is written on each. */
const papers = [
  ...Array(5).fill([gold.dim, gold.ink]),
  [gold.deep, gold.ink],
  [gold.ink, gold.light],
  [gold.light, gold.ink],
];

/** The pages of a plan, one behind the other. */
export const pagesArt = defineArt({
  name: 'solutions/pages',
  width: 708,
  height: 596,
  draw: () => (
    <>
      {sheets.toReversed().map((at, behind) => (
        <g key={at[0]}>
          <path fill={papers[behind]![0]!} stroke={gold.warm} strokeWidth="3" d={sheetAt(at)} />
          <Outline face="serif" size={40} x={at[0] + 344} y={at[1] + 76} anchor="middle" fill={papers[behind]![1]!}>
            {String(8 - behind)}
          </Outline>
        </g>
      ))}
      <path fill={gold.gleam} d={closed(plate(46, 246, 280, 186, 22))} />
      <svg x="96" y="256" width="180" height="176" viewBox="0 0 576 562">
        <Boat />
      </svg>
      <path fill={gold.ink} d={written.map(closed).join('')} />
    </>
  ),
});
