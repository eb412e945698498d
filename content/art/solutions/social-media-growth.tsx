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
import { closed, type Point } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';
import { defineSheet } from '../sheet.tsx';

/** The planes of a heart of half width 1, cut as a stone is: all sides at 45° and 67.5°, plumb for as long as said, but for the level top. */
function heart(plumb: number) {
  const half: readonly Point[] = [
    [0, -0.46],
    [0.39, -0.85],
    [0.61, -0.85],
    [0.84, -0.62],
    [1, -0.23],
    ...[0.2, 0.5, 0.8].slice(0, plumb && 3).map((part): Point => [1, plumb * part]),
    ...[1, 0.667, 0.333, 0].map((across): Point => [across, plumb - 0.23 + (1 - across) * 2.41]).slice(plumb ? 0 : 1),
  ];
  // Where the table of the half ends inside its outline.
  const inner = half.map(([across, down]): Point => [
    0.22 + across * 0.48,
    plumb / 2 + 0.05 + (down - plumb / 2) * 0.48,
  ]);
  const rim = half.map((corner, index) => {
    const after = (index + 1) % half.length;
    return [corner, half[after]!, inner[after]!, inner[index]!];
  });
  return ([-1, 1] as const).flatMap((side) =>
    [...rim, inner].map((points, index) => ({
      points: points.map(([across, down]): Point => [side * across, down]),
      side,
      index,
    })),
  );
}

const whole = heart(0);

interface HeartProps {
  readonly x: number;
  readonly y: number;
  /** Half its width. */
  readonly size: number;
}

const placed = ({ x, y, size }: HeartProps, points: readonly Point[]) =>
  closed(points.map(([across, down]): Point => [x + across * size, y + down * size]));

/** Of the planes of either side, as they are numbered: its rim, then its table. */
const tones = [
  ['pale', 'gleam', 'pale', 'light', 'pale', 'light', 'dim', 'light', 'gleam'],
  ['deep', 'light', 'deep', 'dim', 'deep', 'dim', 'deep', 'dim', 'light'],
].map((side) => side.map((tone) => gold[tone as keyof typeof gold]));

/** A heart of which there is only the outline. */
const Missing = (place: HeartProps) => (
  <Guide d={whole.map(({ points }) => placed(place, points)).join('')} dash="7 5" width={1.6} />
);

/** Four to five, as every post. */
const post = { width: 540, height: 675 } as const;

/** A post that stands on the lower edge of its drawing. */
const Post = ({ art, x, width, foot }: { art: Drawing; x: number; width: number; foot: number }) => (
  <svg x={x} y={foot - width * 1.25} width={width} height={width * 1.25} viewBox="0 0 540 675">
    <Artwork art={art} />
  </svg>
);

/** The post nobody answered, still rough, and the heart it did not get: for the share card. */
export const socialMediaGrowthArt = defineArt({
  name: 'solutions/social-media-growth',
  width: 760,
  height: 560,
  draw: () => (
    <>
      <clipPath id="card">
        <path d="M40 50H370L410 90V560H0V90Z" />
      </clipPath>
      <g clipPath="url(#card)">
        <Post art={ownBrandArt.post1} x={0} width={410} foot={562} />
      </g>
      <Missing x={598} y={190} size={160} />
    </>
  ),
});

/** Behind the whole month, on ink: a plan at its head, then its planes take light, the more the further down the month. */
const month = (name: string, width: number, height: number, plumb: number) =>
  defineArt({
    name: `solutions/${name}`,
    width,
    height,
    draw: () => {
      const size = width / 2 - 2;
      const planes = heart(plumb).map(({ points, ...plane }) => ({
        ...plane,
        d: placed({ x: width / 2, y: size * 0.86, size }, points),
      }));
      return (
        <>
          {([-1, 1] as const).map((side) => (
            <linearGradient
              id={side < 0 ? 'bright' : 'shade'}
              gradientUnits="userSpaceOnUse"
              x1={width / 2}
              y1={size * 0.5}
              x2={width / 2 - side * size * 0.4}
              y2={height}
              key={side}
            >
              <stop stopColor={gold.light} stopOpacity="0" />
              <stop offset="0.5" stopColor={gold.light} stopOpacity={side < 0 ? 0.28 : 0.14} />
              <stop offset="1" stopColor={gold.light} stopOpacity={side < 0 ? 0.42 : 0.3} />
            </linearGradient>
          ))}
          {planes.map(({ side, index, d }) => (
            <path
              fill={side < 0 ? 'url(#bright)' : 'url(#shade)'}
              opacity={[1, 0.45, 0.8, 0.25][index % 4]}
              d={d}
              key={d}
            />
          ))}
          <Guide d={planes.map(({ d }) => d).join('')} width={1} opacity={0.6} />
        </>
      );
    },
  });

export const monthHeartArt = month('month-heart', 1440, 2190, 0);

/** The same on a phone, where the month is longer. */
export const tallHeartArt = month('month-heart-tall', 390, 3400, 14.4);

/** The heart in the end: whole, its left side in the light. */
export const answerArt = defineArt({
  name: 'solutions/answer',
  width: 640,
  height: 900,
  draw: () => {
    const place = { x: 320, y: 268, size: 285 };
    return (
      <>
        <radialGradient id="glow">
          <stop stopColor={gold.light} stopOpacity="0.5" />
          <stop offset="1" stopColor={gold.light} stopOpacity="0" />
        </radialGradient>
        <circle cx={320} cy={330} r={320} fill="url(#glow)" />
        <g stroke={colours.ink} strokeWidth="2" strokeLinejoin="round">
          {whole.map(({ points, side, index }) => (
            <path fill={tones[side < 0 ? 0 : 1]![index]} d={placed(place, points)} key={placed(place, points)} />
          ))}
        </g>
      </>
    );
  },
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

/** The last post, still rough, then what stands for each of three steps: a post that was answered, the next one on its subject, and a third of the series. */
export const rhythmArts = postSheet('rhythm', [ownBrandArt.post1, cloud, security, data]);

/** A post for each gain: two of one client, which one knows again, “First, we listen”, before and after, a date with an arrow. */
export const gainArts = postSheet('gains', [
  eLearningGroupArt.post2,
  eLearningGroupArt.post4,
  skinClinicArt.post4,
  seidlArt.post4,
  network,
]);

const { post1: gate, post2: stillness, post3: places, post4: arrival } = kraftortreisenArt;

/** The posts of a week of each plan: two of one client, then four of another, of which the last is a film. */
export const packageArts = postSheet('weeks', [
  ...[skinClinicArt.post1, skinClinicArt.post3, gate, stillness, places],
  () => (
    <>
      <svg {...post} viewBox="200 210 270 337.5">
        <Artwork art={arrival} />
      </svg>
      <path fill={colours.warm} d="M190 217L380 337 190 457Z" />
    </>
  ),
]);
