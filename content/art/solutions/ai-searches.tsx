import { defineArt } from '../art.ts';
import type { Point } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';
import { defineSheet } from '../sheet.tsx';
import { CutPiece } from './cut-piece.tsx';
import { type Answer, AnswerStone, type Fan, right } from './answer-stone.tsx';

const wide: Answer = { from: [0, 0], to: [1440, 600], clip: 72, tip: [150, 720], broken: 1050, depth: 110 };
const upright: Answer = { from: [0, 0], to: [336, 383], clip: 30, tip: [62, 460], broken: 240, depth: 28 };

const tall: Answer = { from: [0, 0], to: [366, 775], clip: 30, tip: [62, 850], broken: 200, depth: 34 };

/** The stones of the three moves: each lies over the lower edge of the one before. */
const wideStones: readonly Answer[] = [
  { from: [0, 0], to: [1360, 275], clip: 44, tip: [130, 880], broken: 900, depth: 56, lit: 56 },
  { from: [0, 255], to: [1360, 540], clip: 44, tip: [130, 880], broken: 1020, depth: 56, lit: 56 },
  { from: [0, 520], to: [1360, 823], clip: 44, tip: [130, 880], broken: 1160, depth: 56, lit: 56 },
];
const tallStones: readonly Answer[] = [
  { from: [0, 0], to: [366, 290], clip: 24, tip: [60, 930], broken: 250, depth: 26 },
  { from: [0, 278], to: [366, 570], clip: 24, tip: [60, 930], broken: 280, depth: 26 },
  { from: [0, 558], to: [366, 870], clip: 24, tip: [60, 930], broken: 310, depth: 26 },
];

const light: Fan = [gold.gleam, gold.light, gold.gleam, gold.pale];
const brighter = [gold.honey, gold.light, gold.gleam];

/** The answer without the visitor. */
const Broken = ({ answer }: { readonly answer: Answer }) => <AnswerStone answer={answer} tones={light} />;

/** Three moves: stones that grow out of one another, each in more light. */
const Growing = ({ stones }: { readonly stones: readonly Answer[] }) => (
  <>
    {stones.map((answer, index) => (
      <AnswerStone answer={answer} tones={[brighter[index]!]} silent={index < 2} key={answer.broken} />
    ))}
  </>
);

const [brokenWide, wholeWide] = defineSheet({
  name: 'solutions/said',
  width: 1440,
  height: 720,
  stretches: true,
  draws: [() => <Broken answer={wide} />, () => <AnswerStone answer={wide} tones={light} whole={60} />],
});
const [growingTall, wholeTall] = defineSheet({
  name: 'solutions/said-tall',
  width: 366,
  height: 930,
  stretches: true,
  draws: [() => <Growing stones={tallStones} />, () => <AnswerStone answer={tall} tones={light} whole={48} />],
});

/** The answer as a stone of light: broken where the visitor belongs, growing, and whole; across the page and on an upright screen. */
export const answers = {
  broken: {
    wide: brokenWide,
    upright: defineArt({
      name: 'solutions/said-upright',
      width: 366,
      height: 460,
      stretches: true,
      draw: () => <Broken answer={upright} />,
    }),
  },
  growing: {
    wide: defineArt({
      name: 'solutions/growing',
      width: 1360,
      height: 880,
      stretches: true,
      draw: () => <Growing stones={wideStones} />,
    }),
    upright: growingTall,
  },
  whole: { wide: wholeWide, upright: wholeTall },
};

/** Turned about its middle, in the middle of a square with this side. */
function turned(points: readonly Point[], degrees: number, side: number): readonly Point[] {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const round = points.map(([x, y]): Point => [x * cosine - y * sine, x * sine + y * cosine]);
  const middle = ([0, 1] as const).map((axis) => {
    const values = round.map((point) => point[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  });
  return round.map(([x, y]) => [x - middle[0]! + side / 2, y - middle[1]! + side / 2]);
}

/** The missing piece on its way: it turns less the nearer it comes. */
export const missing = defineSheet({
  name: 'solutions/missing',
  width: 680,
  height: 680,
  draws: [67.5, 45, 22.5].map((degrees) => () => <CutPiece points={turned(right(wide), degrees, 680)} bevel={60} />),
});

/** For the share card: the answer of which the end is missing, and dashes where it was. */
export const aiSearchesArt = defineArt({
  name: 'solutions/ai-searches',
  width: 660,
  height: 500,
  draw: () => (
    <g transform="translate(16 84) scale(0.44)">
      <path fill={gold.gleam} d="M0 0L900 0L1148.5 600L0 600ZM90 720L90 599L211 599Z" />
      <path
        fill="none"
        stroke={gold.deep}
        strokeWidth="2"
        strokeDasharray="9 7"
        vectorEffect="non-scaling-stroke"
        d="M928 2L1438 2L1438 598L1174.9 598Z"
      />
    </g>
  ),
});
