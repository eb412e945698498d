import { defineArt } from '../art.ts';
import { closed, type Point } from './cut/point.ts';
import { gold } from './cut/tone.ts';

/** Its four edges from the tip to the cuff, station by station: the back, where the back turns to the side, where the side turns under, and the pad. */
const back: readonly Point[] = [
  [66, 214],
  [112, 160],
  [186, 118],
  [272, 92],
  [344, 110],
  [420, 168],
  [492, 192],
  [560, 192],
];
const side: readonly Point[] = [
  [70, 232],
  [118, 196],
  [190, 166],
  [270, 144],
  [328, 160],
  [402, 218],
  [484, 250],
  [560, 250],
];
const under: readonly Point[] = [
  [70, 272],
  [112, 296],
  [186, 286],
  [256, 252],
  [296, 262],
  [354, 330],
  [440, 404],
  [560, 400],
];
const pad: readonly Point[] = [
  [78, 296],
  [120, 330],
  [190, 328],
  [256, 294],
  [282, 306],
  [326, 384],
  [410, 470],
  [560, 470],
];

const band = (upper: readonly Point[], lower: readonly Point[], tones: readonly string[]) =>
  tones.map((fill, at): readonly [string, string] => [
    fill,
    closed([upper[at]!, upper[at + 1]!, lower[at + 1]!, lower[at]!]),
  ]);

const planes: readonly (readonly [string, string])[] = [
  ...band(back, side, [gold.pale, gold.pale, gold.gleam, gold.light, gold.honey, gold.pale, gold.light]),
  ...band(side, under, [gold.light, gold.honey, gold.light, gold.honey, gold.dim, gold.honey, gold.dim]),
  ...band(under, pad, [gold.amber, gold.deep, gold.bronze, gold.dusk, gold.bronze, gold.deep, gold.bronze]),
];

/** The thumb that stops: from the side, bent at its joint, its nail in profile, it comes out of a sleeve that is long enough for the edge of any screen. */
export const thumbArt = defineArt({
  name: 'services/thumb',
  width: 2400,
  height: 520,
  draw: () => (
    <>
      {planes.map(([fill, plane]) => (
        <path fill={fill} stroke={fill} strokeWidth="0.6" d={plane} key={plane} />
      ))}
      <path fill={gold.gleam} d="M46 208L100 146L182 100L200 114L120 162L72 220Z" />
      <path fill={gold.bronze} d="M72 220L120 162L200 114L202 124L122 174L72 230Z" />
      <path fill={gold.gleam} d="M548 166H600V256H548Z" />
      <path fill={gold.pale} d="M548 255H600V404H548Z" />
      <path fill={gold.dim} d="M548 403H600V492H548Z" />
      <path fill={gold.ink} d="M590 150H2400V508H590Z" />
    </>
  ),
});
