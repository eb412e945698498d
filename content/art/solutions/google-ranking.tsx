import { defineArt } from '../art.ts';
import { blend } from '../blend.ts';
import { brilliant } from '../services/cut/cuts.ts';
import { circle, Guide } from '../services/cut/guide.tsx';
import { plate } from '../services/cut/plate.ts';
import { closed } from '../services/cut/point.ts';
import { view } from '../services/cut/solid.ts';
import { Stone, toneOf } from '../services/cut/stone.tsx';
import { gold } from '../services/cut/tone.ts';

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

/** Turned so that its two sides are alike. */
const brilliantStone = view(brilliant(), { x: 120, y: 64, size: 112, tilt: 62, turn: 22.5 }).visible;

/** The planes of a stone, the brightest first, and those that no light falls on. */
interface Tones {
  readonly bright: readonly string[];
  readonly dark: readonly [string, string, string];
  readonly line: string;
}

/** The stone alone, its point on the lower edge, with lines of one weight at the width it is shown; its planes are whole. */
const stoneArt = (name: string, shown: number, { bright, dark, line }: Tones) =>
  defineArt({
    name: `solutions/${name}`,
    width: 240,
    height: 150,
    draw: () => (
      <g stroke={line} strokeLinejoin="round" strokeWidth={(1.5 * 240) / shown}>
        {brilliantStone.map(({ points, light }, index) => (
          <path fill={bright[toneOf(light, index)] ?? dark[index % 3]} d={closed(points)} key={index} />
        ))}
      </g>
    ),
  });

const shade = (share: number) => blend({ ink: 100 - share, warm: share });

/** It lies behind the last result, where no light falls on it. */
export const topStoneArt = stoneArt('top-stone', 184, {
  bright: [22, 16, 11, 7].map(shade),
  dark: [gold.ink, shade(4), gold.ink],
  line: gold.deep,
});

/** At the head of the first row, whose ground is light gold: planes of that colour would be holes in it. */
export const firstStoneArt = stoneArt('first-stone', 384, {
  bright: [gold.gleam, gold.pale, gold.pale, gold.pale],
  dark: [gold.deep, gold.ink, gold.ink],
  line: gold.ink,
});
