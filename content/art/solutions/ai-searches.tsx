import { defineArt } from '../art.ts';
import { Pieces } from '../services/cut/pieces.tsx';
import type { Point } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';
import { defineSheet } from '../sheet.tsx';
import { AnswerPlanes, type Line, right } from './answer-planes.tsx';

const wide: Line = { from: [0, 0], to: [1440, 600], broken: 900, tone: gold.gleam };
const wideTip: Point = [90, 720];
const upright: Line = { from: [0, 0], to: [366, 392], broken: 240, tone: gold.gleam };
const tall: Line = { from: [0, 0], to: [366, 870], broken: 120, tone: gold.gleam };
const tallTip: Point = [28, 930];

/** What is said after each of three moves: ever less is missing, in ever more light. */
const wideLines: readonly Line[] = [
  { from: [0, 0], to: [1360, 250], broken: 850, tone: gold.honey },
  { from: [0, 250], to: [1360, 510], broken: 960, tone: gold.light },
  { from: [0, 510], to: [1360, 800], broken: 1140, tone: gold.gleam },
];
const tallLines: readonly Line[] = [
  { from: [0, 0], to: [366, 270], broken: 258, tone: gold.honey },
  { from: [0, 270], to: [366, 550], broken: 280, tone: gold.light },
  { from: [0, 550], to: [366, 870], broken: 320, tone: gold.gleam },
];

/** Nothing is missing: at the end stands the piece, in three planes at the angles of the cut. */
const Whole = ({ line, tip }: { readonly line: Line; readonly tip: Point }) => {
  const [edge, foot] = line.to;
  const piece = right(line, -0.5);
  const start = piece[0]!;
  return (
    <>
      <AnswerPlanes lines={[line]} tip={tip} />
      <Pieces
        pieces={[
          [gold.light, piece],
          [gold.pale, [start, [edge, start[1]], [edge, start[1] + (edge - start[0]) * 0.4142]]],
          [gold.honey, piece.filter(([, y]) => y > foot / 2).concat([[edge, foot * 0.55]])],
        ]}
      />
    </>
  );
};

const [brokenWide, wholeWide] = defineSheet({
  name: 'solutions/said',
  width: 1440,
  height: 720,
  stretches: true,
  draws: [() => <AnswerPlanes lines={[wide]} tip={wideTip} gap={28} />, () => <Whole line={wide} tip={wideTip} />],
});
const [growingTall, wholeTall] = defineSheet({
  name: 'solutions/said-tall',
  width: 366,
  height: 930,
  stretches: true,
  draws: [() => <AnswerPlanes lines={tallLines} tip={tallTip} />, () => <Whole line={tall} tip={tallTip} />],
});

/** The answer as planes of light: without the visitor, growing, and whole; across the page and on an upright screen. */
export const answers = {
  broken: {
    wide: brokenWide,
    upright: defineArt({
      name: 'solutions/said-upright',
      width: 366,
      height: 460,
      stretches: true,
      draw: () => <AnswerPlanes lines={[upright]} tip={[28, 460]} gap={9} />,
    }),
  },
  growing: {
    wide: defineArt({
      name: 'solutions/growing',
      width: 1360,
      height: 880,
      stretches: true,
      draw: () => <AnswerPlanes lines={wideLines} tip={[90, 880]} gap={28} />,
    }),
    upright: growingTall,
  },
  whole: { wide: wholeWide, upright: wholeTall },
};

/** For the share card: the answer of which the end is missing. */
export const aiSearchesArt = defineArt({
  name: 'solutions/ai-searches',
  width: 660,
  height: 500,
  draw: () => (
    <g transform="translate(16 84) scale(0.44)">
      <AnswerPlanes lines={[wide]} tip={wideTip} gap={28} />
    </g>
  ),
});
