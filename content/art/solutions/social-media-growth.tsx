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
import { type Plane, Planes } from '../services/cut/planes.tsx';
import { defineSheet } from '../sheet.tsx';

/** A day of the calendar on the share card is so wide and high, and its weeks begin here. */
const day = 80;
const [left, top] = [440, 160];
const days = Array.from({ length: 20 }, (_, index) => ({
  column: index % 4,
  row: Math.floor(index / 4),
  x: left + (index % 4) * day,
  y: top + Math.floor(index / 4) * day,
}));

/** Of each day below the rising line its four planes, of one on the line only the lower half. */
const lit = days.flatMap(({ column, row, x, y }): readonly Plane[] => {
  const [end, foot, middle, centre] = [x + day, y + day, x + day / 2, y + day / 2];
  if (column + row < 3) return [];
  if (column + row === 3) return [['amber', [end, y], [end, foot], [x, foot]]];
  return [
    ['gleam', [x, y], [end, y], [middle, centre]],
    ['light', [x, y], [middle, centre], [x, foot]],
    ['honey', [end, y], [end, foot], [middle, centre]],
    ['amber', [end, foot], [x, foot], [middle, centre]],
  ];
});

/** The post nobody answered, still rough, and the days ahead of it, lit below a rising line: for the share card. */
export const socialMediaGrowthArt = defineArt({
  name: 'solutions/social-media-growth',
  width: 760,
  height: 560,
  draw: () => (
    <>
      <svg y={50} width={410} height={512} viewBox="0 0 540 675">
        <Artwork art={ownBrandArt.post1} />
      </svg>
      <Guide d={days.map(({ x, y }) => `M${x} ${y}h${day}v${day}h${-day}Z`).join('')} opacity={0.6} />
      <Planes planes={lit} />
    </>
  ),
});

/** A square, as every day: of a post, which is higher, what lies so far below its head. */
const side = 540;

/** Posts that a page shows together, in one file. */
const postSheet = (name: string, posts: readonly (readonly [art: Drawing | (() => ReactElement), below: number])[]) =>
  defineSheet({
    name: `solutions/${name}`,
    width: side,
    height: side,
    draws: posts.map(([art, below]) => () => (
      <svg width={side} height={side} viewBox={`0 ${below} ${side} ${side}`}>
        {'draw' in art ? <Artwork art={art} /> : art()}
      </svg>
    )),
  });

const { post1: cloud, post2: security, post3: data, post4: network } = b2bInsiderArt;

/** The last post, still rough, then four of one client, the same day every week. */
export const rhythmArts = postSheet('rhythm', [
  [ownBrandArt.post1, 90],
  [cloud, 60],
  [security, 60],
  [data, 60],
  [network, 60],
]);

/** A post for each gain: two of one client, which one knows again, “First, we listen”, before and after, a date with an arrow. */
export const gainArts = postSheet('gains', [
  [eLearningGroupArt.post2, 67],
  [eLearningGroupArt.post4, 67],
  [skinClinicArt.post4, 20],
  [seidlArt.post4, 0],
  [network, 60],
]);

const { post1: gate, post2: stillness, post3: places, post4: arrival } = kraftortreisenArt;

/** The posts of a week of each plan: two of one client, then four of another, of which the last is a film. */
export const packageArts = postSheet('weeks', [
  [skinClinicArt.post1, 100],
  [skinClinicArt.post3, 67],
  [gate, 67],
  [stillness, 67],
  [places, 67],
  [
    () => (
      <>
        <svg width={side} height={side} viewBox="200 230 270 270">
          <Artwork art={arrival} />
        </svg>
        <path fill={colours.warm} d="M190 150L380 270 190 390Z" />
      </>
    ),
    0,
  ],
]);
