import { defineArt } from '../art.ts';
import { gold } from '../services/cut/tone.ts';
import { defineSheet } from '../sheet.tsx';
import { Hole, TurnedPiece } from './slot.tsx';
import { type Answer, AnswerStone, type Fan } from './answer-stone.tsx';

/** An answer that fills its drawing but for its point. */
const answer = (width: number, height: number, foot: number, clip: number): Answer => ({
  from: [0, 0],
  to: [width, foot],
  clip,
  tip: [clip * 2, height],
});

/** The stones of the three moves: each lies over the lower edge of the one before. */
const stones = (width: number, height: number, clip: number, edges: readonly number[]): readonly Answer[] =>
  edges.map((foot, index) => ({
    from: [0, index ? edges[index - 1]! - clip / 2 : 0],
    to: [width, foot],
    clip,
    tip: [clip * 3, height],
  }));

const dull: Fan = [gold.honey, gold.light, gold.honey, gold.light];
const light: Fan = [gold.gleam, gold.pale, gold.gleam, gold.pale];
const brighter = [gold.honey, gold.light, gold.gleam];

/** Three moves: stones that grow out of one another, each in more light. */
const Growing = ({ answers }: { readonly answers: readonly Answer[] }) => (
  <>
    {answers.map((answer, index) => (
      <AnswerStone answer={answer} tones={[brighter[index]!]} silent={index < 2} key={answer.to[1]} />
    ))}
  </>
);

const [growingTall, wholeTall] = defineSheet({
  name: 'solutions/said-tall',
  width: 366,
  height: 930,
  stretches: true,
  draws: [
    () => <Growing answers={stones(366, 930, 24, [290, 570, 870])} />,
    () => <AnswerStone answer={answer(366, 930, 855, 30)} tones={light} />,
  ],
});

/** The answer as a stone of light: without the visitor, growing, and whole; across the page and on an upright screen. */
export const answers = {
  broken: {
    wide: defineArt({
      name: 'solutions/said',
      width: 1320,
      height: 520,
      stretches: true,
      draw: () => <AnswerStone answer={answer(1320, 520, 430, 60)} tones={dull} />,
    }),
    upright: defineArt({
      name: 'solutions/said-upright',
      width: 366,
      height: 460,
      stretches: true,
      draw: () => <AnswerStone answer={answer(366, 460, 400, 30)} tones={dull} />,
    }),
  },
  growing: {
    wide: defineArt({
      name: 'solutions/growing',
      width: 1360,
      height: 880,
      stretches: true,
      draw: () => <Growing answers={stones(1360, 880, 44, [275, 540, 823])} />,
    }),
    upright: growingTall,
  },
  whole: {
    wide: defineArt({
      name: 'solutions/said-whole',
      width: 1320,
      height: 720,
      stretches: true,
      draw: () => <AnswerStone answer={answer(1320, 720, 630, 60)} tones={light} />,
    }),
    upright: wholeTall,
  },
};

/** For the share card: the answer with its slot, and the piece that fits on its way. */
export const aiSearchesArt = defineArt({
  name: 'solutions/ai-searches',
  width: 660,
  height: 500,
  draw: () => (
    <>
      <AnswerStone answer={answer(660, 420, 350, 40)} tones={dull} />
      <g transform="translate(50 60)">
        <Hole />
      </g>
      <g transform="translate(250 70) scale(0.76)">
        <TurnedPiece degrees={22.5} larger={1} />
      </g>
    </>
  ),
});
