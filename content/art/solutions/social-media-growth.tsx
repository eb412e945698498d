import { colours } from '../../look.ts';
import { defineArt, type Drawing } from '../art.ts';
import { Artwork } from '../artwork.tsx';
import { blend } from '../blend.ts';
import { b2bInsiderArt } from '../cases/b2b-insider.ts';
import { eLearningGroupArt } from '../cases/e-learning-group.ts';
import { kraftortreisenArt } from '../cases/kraftortreisen.ts';
import { ownBrandArt } from '../cases/own-brand.ts';
import { seidlArt } from '../cases/seidl.ts';
import { skinClinicArt } from '../cases/skin-clinic.ts';
import { Guide } from '../services/cut/guide.tsx';
import { closed, type Point } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';
import { defineSheet } from '../sheet.tsx';

/** The right half of a heart of half width 1, from its notch to its point: all sides at 45° and 67.5°, but for the level top. */
const half: readonly Point[] = [
  [0, -0.46],
  [0.39, -0.85],
  [0.61, -0.85],
  [0.84, -0.62],
  [1, -0.23],
  [0.84, 0.16],
  [0, 1],
];

/** Where a heart breaks, from its point up to its notch. */
const crack: readonly Point[] = [
  [0.1, 0.52],
  [-0.09, 0.3],
  [0.08, -0.08],
];

interface HeartProps {
  readonly x: number;
  readonly y: number;
  /** Half its width. */
  readonly size: number;
}

const halfAt = ({ x, y, size }: HeartProps, side: 1 | -1) =>
  half.map(([across, down]): Point => [x + side * across * size, y + down * size]);

/** A heart that nobody gave. */
const Silence = ({ width, ...heart }: HeartProps & { readonly width: number }) => (
  <Guide d={closed([...halfAt(heart, 1), ...halfAt(heart, -1).reverse()])} width={width} />
);

/** A heart that was given, of a light half and a dark one. */
const Heart = ({ lit, ...heart }: HeartProps & { readonly lit: string }) => (
  <g stroke={colours.ink} strokeWidth="2">
    <path fill={lit} d={closed(halfAt(heart, -1))} />
    <path fill={colours.ink} d={closed(halfAt(heart, 1))} />
  </g>
);

interface CutHalfProps extends HeartProps {
  readonly side: 1 | -1;
  readonly broken: boolean;
  /** Of its table, and of the facets around it in turn. */
  readonly tones: readonly [table: string, ...facets: string[]];
  readonly line: string;
}

/** One half of a heart that is cut as a stone is. */
function CutHalf({ x, y, size, side, broken, tones: [table, ...facets], line }: CutHalfProps) {
  const outline = broken ? [...half, ...crack.map(([across, down]): Point => [across * side, down])] : half;
  const at = ([across, down]: Point): Point => [x + side * across * size, y + down * size];
  const girdle = outline.map(at);
  const inner = outline.map(([across, down], index) =>
    at([0.24 + (half[index] ? across * 0.46 : 0), -0.06 + down * 0.46]),
  );
  return (
    <g stroke={line} strokeWidth="2" strokeLinejoin="round">
      {girdle.map((corner, index) => {
        const next = (index + 1) % girdle.length;
        return (
          <path
            fill={facets[index % facets.length]}
            d={closed([corner, girdle[next]!, inner[next]!, inner[index]!])}
            key={index}
          />
        );
      })}
      <path fill={table} d={closed(inner)} />
    </g>
  );
}

/** Four to five, as every post. */
const post = { width: 540, height: 675 } as const;

/** A post that stands on the lower edge of its drawing. */
const Post = ({ art, x, width, foot }: { art: Drawing; x: number; width: number; foot: number }) => (
  <svg x={x} y={foot - width * 1.25} width={width} height={width * 1.25} viewBox="0 0 540 675">
    <Artwork art={art} />
  </svg>
);

/** A post, and behind it a heart that is cut as a stone is, as wide as the two halves of it say. */
const beside = (name: string, art: Drawing, halves: readonly CutHalfProps[]) =>
  defineArt({
    name: `solutions/${name}`,
    width: 720,
    height: 620,
    draw: () => (
      <>
        {halves.map((half) => (
          <CutHalf {...half} key={half.side} />
        ))}
        <Post art={art} x={0} width={232} foot={620} />
      </>
    ),
  });

/** Tones of a stone that no light falls on, the darkest first. */
const shade = [4, 8, 12, 17].map((share) => blend({ ink: 100 - share, warm: share })) as [
  string,
  string,
  string,
  string,
];

/** The post nobody answered, still rough, and the heart it did not get, broken and unlit: for the head of the page and its share card. */
export const socialMediaGrowthArt = beside('social-media-growth', ownBrandArt.post1, [
  {
    side: -1,
    x: 392,
    y: 300,
    size: 288,
    broken: true,
    tones: [shade[3], shade[2], shade[1], shade[3], shade[2]],
    line: gold.deep,
  },
  {
    side: 1,
    x: 426,
    y: 322,
    size: 288,
    broken: true,
    tones: [shade[1], shade[2], shade[0], shade[1]],
    line: gold.deep,
  },
]);

/** The same account in the end. */
export const answerArt = beside('answer', ownBrandArt.post3, [
  {
    side: -1,
    x: 412,
    y: 306,
    size: 300,
    broken: false,
    tones: [colours.paper, gold.pale, gold.gleam, gold.pale, colours.paper],
    line: colours.ink,
  },
  {
    side: 1,
    x: 412,
    y: 306,
    size: 300,
    broken: false,
    tones: [shade[1], shade[3], shade[2], colours.ink, shade[1]],
    line: gold.deep,
  },
]);

const { post1: door, post2: pots, post3: plane, post4: mug } = eLearningGroupArt;

/** What stands on the line, in three parts: posts as they came, of which one was answered; that one, and room for what is chosen after it; and a series at even distances, which waits for an answer. */
export const rhythmArts = defineSheet({
  name: 'solutions/rhythm',
  width: 480,
  height: 320,
  draws: [
    () => (
      <>
        <Post art={door} x={0} width={96} foot={320} />
        <Post art={pots} x={104} width={148} foot={320} />
        <Post art={mug} x={286} width={96} foot={320} />
        <Post art={plane} x={384} width={96} foot={320} />
        <Heart x={178} y={84} size={36} lit={gold.light} />
      </>
    ),
    () => (
      <>
        <Post art={pots} x={0} width={148} foot={320} />
        <Heart x={74} y={84} size={36} lit={gold.light} />
        <Guide d="M167 136H313V319H167zM333 136H479V319H333z" width={2} dash="9 7" />
      </>
    ),
    () => (
      <>
        {[pots, plane, door].map((art, index) => (
          <g key={art.name}>
            <Post art={art} x={index * 166} width={148} foot={320} />
            <Silence x={74 + index * 166} y={84} size={36} width={2.4} />
          </g>
        ))}
      </>
    ),
  ],
});

/** Posts of clients that a page shows as they are, in one file. */
const postSheet = (name: string, posts: readonly Drawing[]) =>
  defineSheet({ name: `solutions/${name}`, ...post, draws: posts.map((art) => () => <Artwork art={art} />) });

/** Whose post stands for each gain, and the posts: free places, no name, “First, we listen”, before and after, a date with an arrow. */
export const gainClients = ['kraftortreisen', 'e-learning-group', 'skin-clinic', 'seidl', 'b2b-insider'] as const;
export const gainArts = postSheet('gains', [
  kraftortreisenArt.post3,
  mug,
  skinClinicArt.post4,
  seidlArt.post4,
  b2bInsiderArt.post3,
]);

/** Two weeks, of which a phone shows the first: every day is a line, and a post stands at the line of its day. */
const days = 14;
const day = 94;

interface DatedProps {
  readonly art: Drawing;
  /** Its day, from 0. */
  readonly on: number;
  /** What of the post is seen, where it is a detail. */
  readonly view?: string;
  /** Of the ground, which takes one corner. */
  readonly ground: string;
  /** It stands on the line of time, or hangs from it. */
  readonly foot?: number;
  /** A film is narrow and has a sign. */
  readonly film?: boolean;
}

/** A post on its day: two days wide, with a corner cut as everything here is. */
function Dated({ art, on, view = '0 0 540 675', ground, foot, film }: DatedProps) {
  const [x, width, height] = [on * day + 2, film ? 86 : 182, film ? 153 : 228];
  const top = foot ? foot - height : 0;
  const [right, bottom] = [x + width + 1, top + height + 1];
  return (
    <>
      <svg x={x} y={top} width={width} height={height} viewBox={view} preserveAspectRatio="xMidYMid slice">
        <Artwork art={art} />
      </svg>
      <path
        fill={ground}
        d={
          foot
            ? closed([
                [right - 35, top - 1],
                [right, top - 1],
                [right, top + 34],
              ])
            : closed([
                [right - (film ? 18 : 35), bottom],
                [right, bottom],
                [right, bottom - (film ? 18 : 35)],
              ])
        }
      />
      {film && (
        <path
          fill={colours.warm}
          d={closed([
            [x + 31, 58],
            [x + 59, 76],
            [x + 31, 94],
          ])}
        />
      )}
    </>
  );
}

const Days = ({ from, to }: { readonly from: number; readonly to: number }) => (
  <Guide d={Array.from({ length: days }, (_, on) => `M${on * day + 1} ${from}V${to}`).join('')} width={2} />
);

const twoWeeks = { width: days * day, height: 352 } as const;

/** The smaller plan: two posts a week stand on the line, and each brings a little more than the one before. */
export const essentialsArt = defineArt({
  name: 'solutions/essentials',
  ...twoWeeks,
  draw: () => (
    <>
      <Days from={282} to={twoWeeks.height} />
      {[skinClinicArt.post1, skinClinicArt.post3, skinClinicArt.post2, skinClinicArt.post4].map((art, index) => {
        const on = [1, 4, 8, 11][index]!;
        const size = 20 + index * 5;
        return (
          <g key={on}>
            <Guide d={`M${on * day + 1} 92V${twoWeeks.height}`} width={2} />
            <Dated art={art} on={on} ground={colours.warm} foot={twoWeeks.height} />
            <Heart x={on * day + 18 + size} y={112 - size} size={size} lit={gold.light} />
          </g>
        );
      })}
    </>
  ),
});

const { post1: gate, post2: stillness, post4: arrival } = kraftortreisenArt;

/** The larger plan: it hangs from the same line, with a film at the end of each week and an answer on every day. */
export const growthArt = defineArt({
  name: 'solutions/growth',
  ...twoWeeks,
  draw: () => (
    <>
      <Days from={0} to={70} />
      <Dated art={gate} on={0} ground={colours.ink} />
      <Dated art={stillness} on={2} ground={colours.ink} />
      <Dated art={arrival} on={4} ground={colours.ink} />
      <Dated art={stillness} on={6} view="290 60 200 356" ground={colours.ink} film />
      <Dated art={arrival} on={7} view="200 170 240 300" ground={colours.ink} />
      <Dated art={gate} on={9} view="120 250 300 375" ground={colours.ink} />
      <Dated art={stillness} on={11} view="250 285 240 300" ground={colours.ink} />
      <Dated art={arrival} on={13} view="230 172 200 356" ground={colours.ink} film />
      {Array.from({ length: days }, (_, on) => (
        <Silence x={on * day + 30} y={284} size={9 + on * 1.4} width={2} key={on} />
      ))}
    </>
  ),
});
