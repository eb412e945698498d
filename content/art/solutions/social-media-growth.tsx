import type { ReactElement } from 'react';
import { colours } from '../../look.ts';
import { defineArt, type Drawing } from '../art.ts';
import { Artwork } from '../artwork.tsx';
import { b2bInsiderArt, b2bInsiderPalette } from '../cases/b2b-insider.ts';
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

/** A square, as every day. */
const side = 540;

/** What a day shows of a post, which is higher: a square of it, as wide as the post unless it is said, from here on. */
interface Shown {
  readonly art: Drawing | (() => ReactElement);
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  /** The ground of the post, where the square is wider. */
  readonly ground?: string;
}

/** Posts that a page shows together, in one file. */
const postSheet = (name: string, posts: readonly Shown[]) =>
  defineSheet({
    name: `solutions/${name}`,
    width: side,
    height: side,
    draws: posts.map(({ art, x = 0, y = 0, size = side, ground }) => () => (
      <svg width={side} height={side} viewBox={`${x} ${y} ${size} ${size}`}>
        {ground && <path fill={ground} d={`M${x} ${y}h${size}v${size}h${-size}Z`} />}
        {'draw' in art ? <Artwork art={art} /> : art()}
      </svg>
    )),
  });

/** A post of our own, down to its stone. */
const stone = (art: Drawing): Shown => ({ art, x: 60, y: 190, size: 440 });

/** A post of the conference, down to its subject: what is said above it is too small for a day, and the date below it is that of the conference. */
const subject = (art: Drawing, ground: string): Shown => ({ art, x: 20, y: 93, size: 499, ground });
const { post1: cloud, post2: security, post3: data, post4: network } = b2bInsiderArt;

/** The last post, still rough, then three of one client, the same day every week. */
export const rhythmArts = postSheet('rhythm', [
  stone(ownBrandArt.post1),
  subject(cloud, b2bInsiderPalette.oxblood),
  subject(security, b2bInsiderPalette.oxblood),
  subject(data, b2bInsiderPalette.lime),
]);

/** A post for each gain: two of one client, which one knows again, “First, we listen”, before and after, an open door; then the stone of the first post, cut. */
export const gainArts = postSheet('gains', [
  { art: eLearningGroupArt.post2, y: 67 },
  { art: eLearningGroupArt.post4, y: 67 },
  { art: skinClinicArt.post4, y: 20 },
  { art: seidlArt.post4 },
  { art: eLearningGroupArt.post1, y: 67 },
  stone(ownBrandArt.post3),
]);

const { post1: gate, post2: stillness, post3: places, post4: arrival } = kraftortreisenArt;

/** The posts of a week of each plan: two of one client, then four of another, of which the last is a film; then the fourth of the rhythm, whose file is on the first screen and has no room for it. */
export const packageArts = postSheet('weeks', [
  { art: skinClinicArt.post1, y: 130 },
  { art: skinClinicArt.post3, x: 10, y: 10, size: 330 },
  { art: gate, y: 30 },
  { art: stillness, y: 67 },
  { art: places, y: 20 },
  {
    art: () => (
      <>
        <svg width={side} height={side} viewBox="200 230 270 270">
          <Artwork art={arrival} />
        </svg>
        <path fill={colours.warm} d="M190 150L380 270 190 390Z" />
      </>
    ),
  },
  subject(network, b2bInsiderPalette.lime),
]);
