import type { ReactNode } from 'react';
import { colours } from '../../look.ts';
import { defineArt, type Drawing } from '../art.ts';
import { Artwork } from '../artwork.tsx';
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

/** Four to five, as every post. */
const post = { width: 540, height: 675 } as const;

/** A post that stands on the lower edge of its drawing. */
const Post = ({ art, x, width, foot }: { art: Drawing; x: number; width: number; foot: number }) => (
  <svg x={x} y={foot - width * 1.25} width={width} height={width * 1.25} viewBox="0 0 540 675">
    <Artwork art={art} />
  </svg>
);

/** A post and behind it a heart twice as wide, of which the ground takes the point. */
const beside = (name: string, art: Drawing, draw: (heart: HeartProps) => ReactNode) =>
  defineArt({
    name: `solutions/${name}`,
    width: 720,
    height: 500,
    draw: () => (
      <>
        {draw({ x: 410, y: 262, size: 290 })}
        <Post art={art} x={0} width={268} foot={500} />
      </>
    ),
  });

/** The post nobody answered, still rough, and the heart it did not get: for the head of the page and its share card. */
export const socialMediaGrowthArt = beside('social-media-growth', ownBrandArt.post1, (heart) => (
  <Silence {...heart} width={5} />
));

/** The same account in the end. */
export const answerArt = beside('answer', ownBrandArt.post3, (heart) => <Heart {...heart} lit={colours.paper} />);

const { post1: door, post2: pots, post3: plane, post4: mug } = eLearningGroupArt;

/** What stands on the line, in three parts: posts as they came, of which one was answered; that one, and room for what is chosen after it; and a series at even distances, which waits for an answer. */
export const rhythmArts = defineSheet({
  name: 'solutions/rhythm',
  width: 480,
  height: 320,
  draws: [
    () => (
      <>
        <Post art={door} x={0} width={84} foot={320} />
        <Post art={pots} x={108} width={148} foot={320} />
        <Post art={mug} x={292} width={60} foot={320} />
        <Post art={plane} x={364} width={116} foot={320} />
        <Heart x={182} y={84} size={36} lit={gold.light} />
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

/** A day that may bring a post. */
const maybe = defineArt({
  name: 'solutions/maybe',
  ...post,
  draw: () => <Guide d="M4 4H536V671H4z" width={6} dash="28 22" />,
});

const [glow, layers, gate, stillness, arrival, dashed] = postSheet('weeks', [
  skinClinicArt.post1,
  skinClinicArt.post3,
  kraftortreisenArt.post1,
  kraftortreisenArt.post2,
  kraftortreisenArt.post4,
  maybe,
]);

/** The week of each plan, Monday first. */
export const weekArts = [
  [undefined, glow, undefined, undefined, layers, undefined, undefined],
  [gate, undefined, stillness, undefined, arrival, undefined, dashed],
] as const;
