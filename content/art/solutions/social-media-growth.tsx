import type { ReactElement } from 'react';
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
import { plate } from '../services/cut/plate.ts';
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

/** Where the table of a half ends inside its outline. */
const inner = half.map(([across, down]): Point => [0.24 + across * 0.46, -0.06 + down * 0.46]);

/** The pieces of a heart that is cut as a stone is, in the order in which they are mended: up the left side, its table, then the right. */
const pieces = ([-1, 1] as const).flatMap((side) =>
  [...half.map((corner, index) => [corner, half[(index + 1) % 7]!, inner[(index + 1) % 7]!, inner[index]!]), inner].map(
    (points) => points.map(([across, down]): Point => [side * across, down]),
  ),
);

const tones = [
  [gold.pale, gold.gleam, gold.pale, colours.paper, gold.light, gold.pale, gold.gleam, colours.paper],
  [gold.deep, gold.light, gold.deep, gold.dim, gold.pale, gold.deep, gold.light, gold.dim],
].flat();

interface HeartProps {
  readonly x: number;
  readonly y: number;
  /** Half its width. */
  readonly size: number;
  /** How many of its sixteen pieces are there; of the others only the outline. */
  readonly mended: number;
}

/** A heart, mended piece by piece. */
const Heart = ({ x, y, size, mended }: HeartProps) => {
  const shapes = pieces.map((points) =>
    closed(points.map(([across, down]): Point => [x + across * size, y + down * size])),
  );
  return (
    <>
      <Guide d={shapes.slice(mended).join('')} dash="7 5" width={1.6} />
      <g stroke={colours.ink} strokeWidth="2" strokeLinejoin="round">
        {shapes.slice(0, mended).map((d, index) => (
          <path fill={tones[index]} d={d} key={d} />
        ))}
      </g>
    </>
  );
};

/** Four to five, as every post. */
const post = { width: 540, height: 675 } as const;

/** A post that stands on the lower edge of its drawing. */
const Post = ({ art, x, width, foot }: { art: Drawing; x: number; width: number; foot: number }) => (
  <svg x={x} y={foot - width * 1.25} width={width} height={width * 1.25} viewBox="0 0 540 675">
    <Artwork art={art} />
  </svg>
);

/** A post, and beside it the heart it brought. */
const beside = (name: string, art: Drawing, mended: number) =>
  defineArt({
    name: `solutions/${name}`,
    width: 760,
    height: 560,
    draw: () => (
      <>
        <clipPath id="card">
          <path d="M40 50H370L410 90V560H0V90Z" />
        </clipPath>
        <g clipPath="url(#card)">
          <Post art={art} x={0} width={410} foot={562} />
        </g>
        <Heart x={588} y={370} size={168} mended={mended} />
      </>
    ),
  });

/** The post nobody answered, still rough, and the heart it did not get: for the head of the page and its share card. */
export const socialMediaGrowthArt = beside('social-media-growth', ownBrandArt.post1, 0);

/** The same account in the end, and the whole heart. */
export const answerArt = beside('answer', ownBrandArt.post3, 16);

/** The heart in five steps, each by three pieces, so that one sees it mend. */
export const heartArts = defineSheet({
  name: 'solutions/hearts',
  width: 204,
  height: 192,
  draws: Array.from({ length: 5 }, (_, index) => () => <Heart x={102} y={88} size={98} mended={(index + 1) * 3} />),
});

/** Posts that a page shows together, in one file, each without a corner. */
const postSheet = (name: string, arts: readonly (Drawing | (() => ReactElement))[]) =>
  defineSheet({
    name: `solutions/${name}`,
    ...post,
    draws: arts.map((art, index) => () => (
      <>
        {!index && (
          <clipPath id="corner">
            <path d="M0 0H470L540 70V675H0Z" />
          </clipPath>
        )}
        <g clipPath="url(#corner)">{'draw' in art ? <Artwork art={art} /> : art()}</g>
      </>
    )),
  });

const { post1: cloud, post2: security, post3: data, post4: network } = b2bInsiderArt;

/** What stands for each of three steps: a post that was answered, the next one on its subject, and a series with the places that are planned. */
export const rhythmArts = postSheet('rhythm', [
  cloud,
  security,
  () => (
    <>
      <Guide
        d={[0, 1].map((step) => closed(plate(4 + step * 66, 4 + step * 82, 400, 500, 50))).join('')}
        dash="20 14"
        width={4}
      />
      <Post art={data} x={140} width={400} foot={675} />
    </>
  ),
]);

/** A post for each gain: two of one client, which one knows again, “First, we listen”, before and after, a date with an arrow. */
export const gainArts = postSheet('gains', [
  eLearningGroupArt.post2,
  eLearningGroupArt.post4,
  skinClinicArt.post4,
  seidlArt.post4,
  network,
]);

const { post1: gate, post2: stillness, post3: places, post4: arrival } = kraftortreisenArt;

/** The posts of a week of each plan: two of one client, then four of another, of which the third is a film. */
export const packageArts = postSheet('weeks', [
  ...[skinClinicArt.post1, skinClinicArt.post3, gate, stillness],
  () => (
    <>
      <svg {...post} viewBox="200 210 270 337.5">
        <Artwork art={arrival} />
      </svg>
      <path fill={colours.warm} d="M190 217L380 337 190 457Z" />
    </>
  ),
  places,
]);
