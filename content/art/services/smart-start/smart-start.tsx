import { defineArt } from '../../art.ts';
import { plate } from '../cut/plate.ts';
import { closed, type Point } from '../cut/point.ts';
import { gold } from '../cut/tone.ts';
import { outline, planes, Pot, turned } from './pot.tsx';

/** The best piece of a small pottery. */
const jar = (top: number, size: number) =>
  turned(top, 130 * size, [
    [-44 * size, '45'],
    [72 * size, '22'],
    [96 * size, '67'],
    [120 * size, '0'],
    [-190 * size, '67'],
    [-70 * size, '45'],
  ]);

const slope = 0.4142;

/** A sheet from its upper left corner: its upper right one is cut off at 22.5°. */
const sheet = (x: number, y: number): readonly Point[] => [
  [x, y],
  [x + 250, y],
  [x + 560, y + 310 * slope],
  [x + 560, 1450],
  [x, 1450],
];

/** From the last page to the first, the lighter the further on top. */
const pile = [gold.ink, gold.deep, gold.dim, gold.pale, gold.light];

const sheets = (
  <>
    {pile.map((fill, index) => (
      <path
        key={fill}
        fill={fill}
        stroke={index ? gold.ink : gold.deep}
        strokeWidth="2"
        d={closed(sheet(330 - index * 76, 10 + index * 62))}
      />
    ))}
    <path
      fill={gold.ink}
      d={
        closed(plate(62, 292, 120, 14, 3)) +
        closed(plate(62, 352, 150, 44, 8)) +
        closed(plate(62, 412, 110, 44, 8)) +
        closed(plate(62, 620, 130, 46, 10)) +
        closed(plate(62, 850, 220, 30, 6))
      }
    />
    <path
      fill="none"
      stroke={gold.ink}
      strokeWidth="3"
      d="M62 500H200M62 530H180M62 560H190M26 790H586M62 920H272M62 950H240M62 980H262M320 920H530M320 950H500M320 980H522"
    />
    <Pot x={426} profile={jar(372, 0.68)} line={2.4} />
  </>
);

/** The five pages of a small site in a pile, each sliding over the last; on the first one a jar, a name in two lines and a button. */
export const smartStartPileArt = defineArt({
  name: 'services/smart-start-pile',
  width: 900,
  height: 1450,
  draw: () => sheets,
});

/** The upper part of it, for cards. */
export const smartStartArt = defineArt({
  name: 'services/smart-start',
  width: 900,
  height: 700,
  draw: () => <g transform="translate(90 6)scale(.8)">{sheets}</g>,
});

/** The jar alone, as large as its page. */
export const jarArt = defineArt({
  name: 'services/smart-start-jar',
  width: 640,
  height: 640,
  draw: () => <Pot x={320} profile={jar(28, 1.02)} line={2} />,
});

/** The jar that is still to be made: where its planes will be. */
export const nextJarArt = defineArt({
  name: 'services/smart-start-next-jar',
  width: 640,
  height: 640,
  draw: () => (
    <g fill="none" stroke={gold.ink}>
      <path strokeWidth="1" d={planes(320, jar(28, 1.02)).flat().map(closed).join('')} />
      <path strokeWidth="4" strokeDasharray="16 10" d={`${outline(320, jar(28, 1.02))}Z`} />
    </g>
  ),
});
