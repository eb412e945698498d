import { defineArt } from '../art.ts';
import { blend } from '../blend.ts';
import { Outline } from '../outline.tsx';
import { brilliant } from '../services/cut/cuts.ts';
import { circle, Guide } from '../services/cut/guide.tsx';
import { plate } from '../services/cut/plate.ts';
import { closed } from '../services/cut/point.ts';
import { view } from '../services/cut/solid.ts';
import { Stone, toneOf } from '../services/cut/stone.tsx';
import { gold } from '../services/cut/tone.ts';
import { defineSheet } from '../sheet.tsx';

/** Below the first row the list loses width and weight; what lies beyond the line is its second page. */
const rows = [126, 206, 286].map((y, row) => ({ y, width: 560 - row * 34 }));
const stone = view(brilliant(), { x: 214, y: 452, size: 104, tilt: 62, turn: 22.5 }).visible;

/** A list of results: another has the first row, and the stone lies on the second page, from where a line climbs. */
export const googleRankingArt = defineArt({
  name: 'solutions/google-ranking',
  width: 760,
  height: 560,
  draw: () => (
    <>
      <path fill={gold.ink} d={closed(plate(104, 0, 656, 104, 28))} />
      <path fill={gold.light} d={closed(plate(252, 30, 290, 18, 5))} />
      <path fill={gold.deep} d={closed(plate(252, 64, 420, 9, 3))} />
      <Guide d={circle(172, 52, 28)} width={1.6} />
      <Guide d={rows.map(({ y, width }) => closed(plate(134, y, width, 60, 16))).join('')} width={1.5} />
      <path
        fill={gold.deep}
        d={rows
          .map(
            ({ y }, row) =>
              closed(plate(252, y + 17, 190 - row * 30, 10, 3)) + closed(plate(252, y + 38, 340 - row * 46, 6, 2)),
          )
          .join('')}
      />
      <Guide d={rows.map(({ y }) => circle(186, y + 30, 18)).join('')} dash="5 4" width={1.4} />
      <Guide d="M134 368H760" dash="3 7" />
      <Guide d={closed(plate(134, 390, 500, 130, 30))} dash="9 7" width={1.8} />
      <path fill={gold.deep} d={closed(plate(352, 428, 150, 12, 4)) + closed(plate(352, 462, 210, 7, 2))} />
      <Guide d="M52 452V10M36 34L52 10L68 34M52 452H84" width={2} />
      <Guide d={[52, 156, 236, 316].map((y) => `M42 ${y}H62`).join('')} />
      <Stone facets={stone} />
    </>
  ),
});

/** Seen from above, a plane and not a corner of its girdle at the top. */
const brilliantStone = view(brilliant(), { x: 120, y: 120, size: 118, turn: 22.5 }).visible;

interface Tones {
  /** Of its planes, the brightest first. */
  readonly fills: readonly string[];
  readonly line: string;
}

/** The stone alone, with lines of one weight at the width it is shown; its planes are whole. */
const stoneArt = (name: string, shown: number, { fills, line }: Tones) =>
  defineArt({
    name: `solutions/${name}`,
    width: 240,
    height: 240,
    draw: () => (
      <g stroke={line} strokeLinejoin="round" strokeWidth={(1.5 * 240) / shown}>
        {brilliantStone.map(({ points, light }, index) => (
          <path fill={index ? fills[toneOf(light, index)] : fills[0]} d={closed(points)} key={index} />
        ))}
      </g>
    ),
  });

const shade = (share: number) => blend({ ink: 100 - share, warm: share });

/** It lies behind the last result, where no light falls on it. */
export const topStoneArt = stoneArt('top-stone', 120, {
  fills: [...[26, 18, 12, 8, 4].map(shade), gold.ink],
  line: gold.deep,
});

/** At the head of the first row, whose ground is light gold: planes of that colour would be holes in it. */
export const firstStoneArt = stoneArt('first-stone', 420, {
  fills: [gold.gleam, gold.gleam, gold.pale, gold.dim, gold.dim, gold.deep],
  line: gold.ink,
});

const bar = (x: number, y: number, width: number) => closed(plate(x, y, width, 12, 4));

/** A page of which Google reads one half, and never sees the other. */
const Look = () => (
  <>
    <path fill={gold.gleam} d="M16 0H150V120H16L0 104V16z" />
    <path fill={gold.ink} d={bar(22, 20, 104) + bar(22, 46, 80) + bar(22, 66, 96) + bar(22, 86, 62)} />
    <Guide d="M150 1H284L299 16V104L284 119H150" dash="6 5" width={1.6} />
    <Guide d={bar(174, 20, 104) + bar(174, 46, 70) + bar(174, 66, 96) + bar(174, 86, 52)} width={1.6} />
  </>
);

/** Two speak: the words of a customer are loud, those of the trade are not. */
const Listen = () => (
  <>
    <path fill={gold.gleam} d="M16 0H184L200 16V68L184 84H74L38 120V84H16L0 68V16z" />
    <path fill={gold.ink} d={bar(22, 22, 62) + bar(94, 22, 82) + bar(22, 48, 112)} />
    <Guide d="M232 45H287L299 57V83L287 95H284V119L260 95H232L220 83V57z" width={1.6} />
    <Guide d={bar(238, 64, 44)} width={1.6} />
  </>
);

/** The stone that a row of four lacked, on its way into its place. */
const Repair = () => (
  <>
    <path fill={gold.deep} d={[0, 68, 204].map((x) => closed(plate(x, 60, 60, 60, 14))).join('')} />
    <Guide d={closed(plate(137, 61, 58, 58, 14))} dash="6 5" width={1.6} />
    <path fill={gold.gleam} d={closed(plate(136, 0, 60, 56, 14))} />
  </>
);

/** Three pages, each for one question; the first is written. */
const Write = () => (
  <>
    <path fill={gold.gleam} d={closed(plate(0, 0, 92, 120, 14))} />
    <path fill={gold.ink} d={bar(16, 70, 60) + bar(16, 92, 40)} />
    <Outline face="serif" size={56} x={30} y={52} anchor="middle" fill={gold.ink}>
      ?
    </Outline>
    <Guide d={[105, 209].map((x) => closed(plate(x, 1, 90, 118, 14))).join('')} dash="6 5" width={1.6} />
    {[134, 238].map((x) => (
      <Outline face="serif" size={56} x={x} y={52} anchor="middle" fill={gold.deep} key={x}>
        ?
      </Outline>
    ))}
  </>
);

/** What each step does, in the order of the steps; each stands on its lower edge. */
export const stepArts = defineSheet({
  name: 'solutions/ranking-steps',
  width: 300,
  height: 120,
  draws: [Look, Listen, Repair, Write],
});

/** A slope of 22.5°, which the steps climb. */
export const slopeArt = defineArt({
  name: 'solutions/ranking-slope',
  width: 1344,
  height: 557,
  draw: () => <path fill={gold.light} d="M0 557L1344 .3V557z" />,
});
