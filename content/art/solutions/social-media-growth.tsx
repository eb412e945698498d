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
import { Outline } from '../outline.tsx';
import { Guide } from '../services/cut/guide.tsx';
import { closed, type Point } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';
import { defineSheet } from '../sheet.tsx';

/** The outline of a heart on the days of a month: seven columns, and every side level, plumb or at 45°. */
const heart: readonly Point[] = [
  [0, 1],
  [1, 0],
  [2, 0],
  [3.5, 1.5],
  [5, 0],
  [6, 0],
  [7, 1],
  [7, 2],
  [3.5, 5.5],
  [0, 2],
];

const scaled = (points: readonly Point[], size: number, x = 0, y = 0) =>
  closed(points.map(([across, down]): Point => [x + across * size, y + down * size]));

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
      <Guide d={scaled(heart, 44, 440, 120)} dash="7 5" width={1.6} />
    </>
  ),
});

/** A day is so wide and high. */
const day = 100;
const days = Array.from({ length: 42 }, (_, index) => ({ index, column: index % 7, row: Math.floor(index / 7) }));

/** Whether a day lies in the heart whole, so that its number can stand there. */
const whole = (column: number, row: number) =>
  row === 0 ? column === 1 || column === 5 : row === 1 ? column !== 3 : row < 5 && Math.abs(column - 3) < 5 - row;

/** Of the days of a heart: those at its left mirror the light, those at its right lie aside. */
const tone = (column: number, row: number) => {
  const even = (column + row) % 2 === 0;
  if (column < 3) return even ? gold.gleam : gold.pale;
  if (column === 3) return even ? gold.light : gold.pale;
  return even ? gold.dim : gold.light;
};

/** The month in the end, on ink: the days on which something went out are the heart. */
export const answerArt = defineArt({
  name: 'solutions/answer',
  width: 7 * day + 4,
  height: 6 * day + 4,
  draw: () => (
    <g transform="translate(2 2)">
      <clipPath id="heart">
        <path d={scaled(heart, day)} />
      </clipPath>
      <Guide
        d={days.map(({ column, row }) => `M${column * day} ${row * day}h${day}v${day}h${-day}Z`).join('')}
        opacity={0.6}
      />
      <g clipPath="url(#heart)" stroke={gold.ink} strokeWidth="2">
        {days.map(({ index, column, row }) => (
          <path fill={tone(column, row)} d={`M${column * day} ${row * day}h${day}v${day}h${-day}Z`} key={index} />
        ))}
      </g>
      {days.map(({ index, column, row }) => {
        const inside = whole(column, row);
        const outside = !inside && (row === 5 ? column !== 3 : row > 2 ? Math.abs(column - 3) > 5 - row : false);
        return (
          (inside || outside) && (
            <Outline
              face="sans"
              size={33}
              x={(column + 0.5) * day}
              y={(row + 0.5) * day + 12}
              anchor="middle"
              fill={inside ? gold.ink : gold.deep}
              key={index}
            >
              {String((index % 30) + 1)}
            </Outline>
          )
        );
      })}
    </g>
  ),
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
