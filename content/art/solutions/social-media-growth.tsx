import type { ReactNode } from 'react';
import { colours } from '../../look.ts';
import { defineArt } from '../art.ts';
import { heart } from '../services/cut/cuts.ts';
import { Guide } from '../services/cut/guide.tsx';
import { closed } from '../services/cut/point.ts';
import { view } from '../services/cut/solid.ts';
import { Stone } from '../services/cut/stone.tsx';
import { gold } from '../services/cut/tone.ts';

/** How far below the line a drawing goes on: as deep as a beat dips. */
const dip = 40;

/** A drawing of one place on the line, 240 wide; in it the line is at 0 and what stands on it above, at negative heights. */
const place = (name: string, height: number, draw: () => ReactNode) =>
  defineArt({
    name: `solutions/${name}`,
    width: 240,
    height: height + dip,
    draw: () => <g transform={`translate(0 ${height})`}>{draw()}</g>,
  });

interface BeatProps {
  readonly height: number;
  /** The ground below the line, which rises in the beat. */
  readonly rises: string;
  /** The ground above it, which dips; without it the beat stands on a line. */
  readonly dips?: string;
  /** The plane of the beat that is turned away from the light. */
  readonly shade: string;
}

/** How far a side at 67.5° goes along while it rises by one. */
const along = Math.tan(Math.PI / 8);

/** One beat of a pulse, where two grounds meet: a peak between two dips, all at 67.5°. */
function Beat({ height, rises, dips, shade }: BeatProps) {
  const half = height * along;
  const [start, end] = [120 - half, 120 + half].map(Math.round) as [number, number];
  const [low, deep] = [height * 0.05, height * 0.08].map(Math.round) as [number, number];
  const [lowDip, deepDip] = [low, deep].map((across) => Math.round(across / along)) as [number, number];
  return (
    <>
      {/* On over the line, else rounding shows a seam where it is small. */}
      <path fill={rises} d={`M${start} 3L120 ${-height}L${end} 3z`} />
      <path fill={shade} d={`M${120 + half * 0.15} 0L120 ${-height}L${end} 0z`} />
      {dips && (
        <path
          fill={dips}
          d={`M${start - 2 * low} -1l${low} ${lowDip + 1}L${start} -1zM${end} -1l${deep} ${deepDip + 1}l${deep} ${-deepDip - 1}z`}
        />
      )}
    </>
  );
}

const white = { rises: colours.paper, dips: colours.ink, shade: gold.light } as const;

/** A heart that was given, its table white. */
function Heart({ y }: { readonly y: number }) {
  const facets = view(heart(), { x: 120, y, size: 34 }).visible;
  return (
    <>
      <Stone facets={facets} scale={0.55} line={1.3} />
      <path fill={colours.paper} stroke={colours.ink} strokeWidth="1.3" d={closed(facets[0]!.points)} />
    </>
  );
}

/** The outline of a heart that nobody gave, clear of the line: the table of one twice its size. */
const Silence = () => (
  <Guide d={closed(view(heart(), { x: 120, y: -47, size: 68 }).visible[0]!.points)} width={2.2} dash="6 5" />
);

/** One post. */
export const postArt = place('post', 200, () => <Beat {...white} height={200} />);

/** A place where an answer should be. */
export const silenceArt = place('silence', 92, () => <Silence />);

/** A beat for each gain, each taller than the one before. */
export const gainArts = [48, 86, 124, 162, 200].map((height, index) =>
  place(`gain-${index + 1}`, height, () => <Beat {...white} height={height} />),
);

/** A week as wide as any page, of which each plan fills some days with posts; one that may be a post is an outline. */
export const weekArts = [{ posts: [1, 4] }, { posts: [0, 2, 4], maybe: 6 }].map(({ posts, maybe }, index) =>
  defineArt({
    name: `solutions/week-${index + 1}`,
    width: 3200,
    height: 496,
    draw: () => (
      <g transform="scale(2)">
        <path fill={colours.ink} d="M0 204H1600V208H0z" />
        {[...Array(7).keys()].map((day) => (
          <g key={day} transform={`translate(${day * 227 - 1} 206)`}>
            {posts.includes(day) ? (
              <Beat height={190} rises={colours.ink} shade={gold.deep} />
            ) : day === maybe ? (
              <Guide d="M41 0L120 -190L199 0" width={3} dash="10 8" />
            ) : (
              <path fill={colours.ink} d="M118 -14h4v14h-4z" />
            )}
          </g>
        ))}
      </g>
    ),
  }),
);

/** A post that is answered: dark, as the end of the page. */
export const answerArt = place('answer', 300, () => (
  <>
    <Beat height={200} rises={colours.ink} dips={gold.light} shade={gold.deep} />
    <Heart y={-258} />
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
      <path fill={colours.paper} d="M2 380H438V418L378 478H2z" />
      <g transform="translate(10 380)">
        <Beat {...white} height={200} />
      </g>
      <g transform="translate(190 380)">
        <Silence />
      </g>
    </>
  ),
});
