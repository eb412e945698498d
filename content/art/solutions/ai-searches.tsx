import { defineArt } from '../art.ts';
import type { Point } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';
import { defineSheet } from '../sheet.tsx';
import { CutPiece } from './cut-piece.tsx';
import { type Answer, AnswerStone, type Fan, right } from './answer-stone.tsx';

const wide: Answer = { from: [0, 0], to: [1440, 600], clip: 72, tip: [150, 720], broken: 850, depth: 76 };
const upright: Answer = { from: [0, 0], to: [366, 392], clip: 30, tip: [62, 460], broken: 240, depth: 34 };
const wideQuestion: Answer = { from: [0, 0], to: [1000, 216], clip: 36, tip: [110, 260], broken: 860, depth: 40 };
const uprightQuestion: Answer = { from: [0, 0], to: [366, 200], clip: 24, tip: [62, 240], broken: 264, depth: 26 };

const tall: Answer = { from: [0, 0], to: [366, 870], clip: 30, tip: [62, 930], broken: 120, depth: 34 };

/** The stones of the three moves: each lies over the lower edge of the one before. */
const wideStones: readonly Answer[] = [
  { from: [0, 0], to: [1360, 270], clip: 44, tip: [130, 880], broken: 700, depth: 56 },
  { from: [0, 250], to: [1360, 530], clip: 44, tip: [130, 880], broken: 880, depth: 56 },
  { from: [0, 510], to: [1360, 800], clip: 44, tip: [130, 880], broken: 1080, depth: 56 },
];
const tallStones: readonly Answer[] = [
  { from: [0, 0], to: [366, 290], clip: 24, tip: [60, 930], broken: 250, depth: 26 },
  { from: [0, 278], to: [366, 570], clip: 24, tip: [60, 930], broken: 280, depth: 26 },
  { from: [0, 558], to: [366, 870], clip: 24, tip: [60, 930], broken: 310, depth: 26 },
];

const light: Fan = [gold.gleam, gold.light, gold.gleam, gold.pale];
const dark: Fan = [gold.ink, gold.night, gold.ink, gold.ink];
const brighter: readonly Fan[] = [
  [gold.light, gold.honey, gold.light, gold.dim],
  [gold.pale, gold.light, gold.pale, gold.honey],
  light,
];

/** The answer without the visitor. */
const Broken = ({ answer }: { readonly answer: Answer }) => <AnswerStone answer={answer} tones={light} />;

/** Three moves: stones that grow out of one another, each in more light. */
const Growing = ({ stones }: { readonly stones: readonly Answer[] }) => (
  <>
    {stones.map((answer, index) => (
      <AnswerStone answer={answer} tones={brighter[index]!} silent={index < 2} key={answer.broken} />
    ))}
  </>
);

const [brokenWide, wholeWide] = defineSheet({
  name: 'solutions/said',
  width: 1440,
  height: 720,
  stretches: true,
  draws: [() => <Broken answer={wide} />, () => <AnswerStone answer={wide} tones={light} whole />],
});
const [growingTall, wholeTall] = defineSheet({
  name: 'solutions/said-tall',
  width: 366,
  height: 930,
  stretches: true,
  draws: [() => <Growing stones={tallStones} />, () => <AnswerStone answer={tall} tones={light} whole />],
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
  /** The visitor's question, in the dark; a piece of it is missing too. */
  asked: {
    wide: defineArt({
      name: 'solutions/asked',
      width: 1000,
      height: 260,
      stretches: true,
      draw: () => <AnswerStone answer={wideQuestion} tones={dark} />,
    }),
    upright: defineArt({
      name: 'solutions/asked-upright',
      width: 366,
      height: 240,
      stretches: true,
      draw: () => <AnswerStone answer={uprightQuestion} tones={dark} />,
    }),
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

/** The missing piece, tried against each question: it turns less the nearer it comes. */
export const missing = defineSheet({
  name: 'solutions/missing',
  width: 820,
  height: 820,
  draws: [56.25, 33.75, 11.25].map((degrees) => () => (
    <CutPiece points={turned(right(wide), degrees, 820)} bevel={120} shade={2} />
  )),
});

/** For the share card: the stone that is broken. */
export const aiSearchesArt = defineArt({
  name: 'solutions/ai-searches',
  width: 660,
  height: 500,
  draw: () => (
    <g transform="translate(16 84) scale(0.44)">
      <Broken answer={wide} />
    </g>
  ),
});
