import type { ReactNode } from 'react';
import { colours } from '../../look.ts';
import { defineArt } from '../art.ts';
import { defineSheet } from '../sheet.tsx';
import { heart } from '../services/cut/cuts.ts';
import { Guide } from '../services/cut/guide.tsx';
import { closed } from '../services/cut/point.ts';
import { view } from '../services/cut/solid.ts';
import { gold } from '../services/cut/tone.ts';

/** A drawing of what stands on a part of the line, 240 wide unless said; in it the line is at 0 and all else at negative heights. */
const place = (name: string, height: number, draw: () => ReactNode, width = 240) =>
  defineArt({
    name: `solutions/${name}`,
    width,
    height,
    draw: () => <g transform={`translate(0 ${height})`}>{draw()}</g>,
  });

interface BeatProps {
  readonly height: number;
  /** The plane of the beat that the light falls on, from the left in every one. */
  readonly lit: string;
  readonly shade: string;
  /** The line around its planes, where what lies behind is as light. */
  readonly line?: string;
  /** Where its peak is. */
  readonly x?: number;
}

/** How far a side at 67.5° goes along while it rises by one. */
const along = Math.tan(Math.PI / 8);

/** One beat of a pulse: the line rises to a peak at 67.5°. */
function Beat({ height, lit, shade, line, x = 120 }: BeatProps) {
  const half = height * along;
  const [start, end] = [x - half, x + half].map(Math.round) as [number, number];
  return (
    <g stroke={line} strokeWidth="2" strokeLinejoin="round">
      <path fill={lit} d={`M${start} 0L${x} ${-height}L${x + half * 0.15 + 1} 0z`} />
      <path fill={shade} d={`M${x + half * 0.15} 0L${x} ${-height}L${end} 0z`} />
    </g>
  );
}

const light = { lit: colours.warm, shade: gold.light } as const;
const dark = { lit: gold.light, shade: colours.ink, line: colours.ink } as const;
/** On gold. */
const bright = { ...dark, lit: colours.paper } as const;

/** The outline of a heart: the table of a large stone. */
const heartAt = (x: number, y: number, size: number) => view(heart(), { x, y, size }).visible[0]!.points;

/** A heart that was given, of two planes as the beat below it. */
function Heart({
  x = 120,
  y,
  size = 68,
  lit,
}: {
  readonly x?: number;
  readonly y: number;
  readonly size?: number;
  readonly lit: string;
}) {
  const points = heartAt(x, y, size);
  return (
    <g stroke={colours.ink} strokeWidth="2" strokeLinejoin="round">
      <path fill={colours.ink} d={closed(points)} />
      <path fill={lit} d={closed(points.filter(([across]) => across < x + 1))} />
    </g>
  );
}

/** The outline of a heart that nobody gave, on the line and nearly as tall as the post. */
const Silence = () => <Guide d={closed(heartAt(120, -74, 140))} width={2.4} />;

/** Six places on the line between two grounds, the last at the margin of the page, the first too if it is as wide as the post; of those a phone shows three. */
const pulse = (name: string, height: number, draw: (index: number) => ReactNode) =>
  place(
    name,
    height,
    () =>
      [...Array(6).keys()].map((index) => (
        <g transform={`translate(${24 + index * 233})`} key={index}>
          {draw(index)}
        </g>
      )),
    1440,
  );

/** One post, and then no answer. */
export const silenceArt = pulse('silence', 200, (index) => (index ? <Silence /> : <Beat {...light} height={200} />));

/** A beat as wide as its box, cut out of what it stands on: one for each gain, drawn larger each time. */
export const gainArt = place('gain', 386, () => <Beat {...light} height={160 / along} x={160} />, 320);

/** A skyline in three parts: posts as they came, of which one was answered; that one, and at even distances what is chosen after it; and the same, posted, which waits for an answer. */
export const rhythmArts = defineSheet({
  name: 'solutions/rhythm',
  width: 480,
  height: 270,
  draws: [
    { beats: [70, 150, 44, 104], at: [30, 179, 317, 436], answered: 1 },
    { beats: [150], at: [63], answered: 0, chosen: [240, 417] },
    { beats: [150, 150, 150], at: [63, 240, 417], awaited: [63, 240, 417] },
  ].map(({ beats, at, answered, chosen = [], awaited = [] }) => () => (
    <g transform="translate(0 270)">
      <Guide d={chosen.map((x) => `M${x - 62} 0L${x} -150L${x + 62} 0`).join('')} width={2.4} dash="9 7" />
      {beats.map((height, beat) => (
        <Beat {...dark} height={height} x={at[beat]!} key={at[beat]} />
      ))}
      <path fill={colours.ink} d="M0 -2H480V0H0z" />
      {answered !== undefined && <Heart x={at[answered]!} y={-204} lit={dark.lit} />}
      <Guide d={awaited.map((x) => closed(heartAt(x, -204, 68))).join('')} width={2.4} />
    </g>
  )),
});

/** A week on the line below it, of which each plan fills some days with posts, all as large as those of the larger one are foot to foot; one that may be a post is an outline. */
export const weekArts = defineSheet({
  name: 'solutions/weeks',
  width: 880,
  height: 266,
  draws: [
    { days: [1, 4], tone: dark },
    { days: [0, 2, 4], tone: light, outline: 'M660 0l110 -264l110 264' },
  ].map(({ days, tone, outline }) => () => (
    <g transform="translate(0 266)">
      {days.map((day) => (
        <Beat {...tone} height={264} x={110 + day * 110} key={day} />
      ))}
      {outline && <Guide d={outline} width={2.4} dash="9 7" />}
    </g>
  )),
});

/** Each post is answered, and each more than the one before: dark, as the footer, of which the first strip lies below the line. */
export const answerArt = pulse('answer', 360, (index) => (
  <>
    <g transform="translate(0 -60)">
      <Beat {...bright} height={170} />
      <Heart y={-206 - index * 7} size={44 + index * 12} lit={bright.lit} />
    </g>
    {/* From a little above the line on, else rounding shows a seam where it is small. */}
    <path fill={colours.ink} d="M-40 -62H360V0H-40z" />
  </>
));

/** One beat, then silence, cut out of the head of the page: for its share card. */
export const socialMediaGrowthArt = defineArt({
  name: 'solutions/social-media-growth',
  width: 440,
  height: 480,
  draw: () => (
    <>
      <path fill={colours.ink} stroke={gold.deep} strokeWidth="2" d="M61 1H439V419L379 479H1V61z" />
      <path fill={colours.warm} d="M2 380H438V418L378 478H2z" />
      <g transform="translate(10 380)">
        <Beat {...light} height={200} />
      </g>
      <g transform="translate(190 380)">
        <Silence />
      </g>
    </>
  ),
});
