import { defineArt, type Drawing } from '../art.ts';
import { Artwork } from '../artwork.tsx';
import { b2bInsiderArt, b2bInsiderPalette } from '../cases/b2b-insider.ts';
import { eLearningGroupArt } from '../cases/e-learning-group.ts';
import { ownBrandArt } from '../cases/own-brand.ts';
import { seidlArt } from '../cases/seidl.ts';
import { skinClinicArt } from '../cases/skin-clinic.ts';
import { Outline } from '../outline.tsx';
import { Guide } from '../services/cut/guide.tsx';
import { type Plane, Planes } from '../services/cut/planes.tsx';
import { gold } from '../services/cut/tone.ts';
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

/** A day on four planes, as of a pyramid. */
const folded = (x: number, y: number, size: number): readonly Plane[] => {
  const [end, foot, middle, centre] = [x + size, y + size, x + size / 2, y + size / 2];
  return [
    ['gleam', [x, y], [end, y], [middle, centre]],
    ['light', [x, y], [middle, centre], [x, foot]],
    ['honey', [end, y], [end, foot], [middle, centre]],
    ['amber', [end, foot], [x, foot], [middle, centre]],
  ];
};

/** Of each day below the rising line its four planes, of one on the line only the lower half. */
const lit = days.flatMap(({ column, row, x, y }): readonly Plane[] => {
  const [end, foot] = [x + day, y + day];
  if (column + row < 3) return [];
  if (column + row === 3) return [['amber', [end, y], [end, foot], [x, foot]]];
  return folded(x, y, day);
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

/** From where to where a post of the conference has its subject: above it stands what is too small for a day, below it the date. */
const [subjectFrom, subjectTo] = [106, 592];

/** What a day shows of a post, which is higher: a square of it, as wide as the post unless it is said, from here on. */
interface Shown {
  readonly art: Drawing;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  /** The ground of the post, where only its subject is shown. */
  readonly ground?: string;
}

const shown = ({ art, x = 0, y = 0, size = side, ground }: Shown) => (
  <svg width={side} height={side} viewBox={`${x} ${y} ${size} ${size}`}>
    {ground && <path fill={ground} d={`M${x} ${y}h${size}v${size}h${-size}Z`} />}
    <Artwork art={art} />
    {ground && (
      <path
        fill={ground}
        d={`M${x} ${y}h${size}V${subjectFrom}h${-size}ZM${x} ${subjectTo}h${size}V${y + size}h${-size}Z`}
      />
    )}
  </svg>
);

/** Posts that a page shows together, in one file. */
const postSheet = (name: string, posts: readonly Shown[]) =>
  defineSheet({
    name: `solutions/${name}`,
    width: side,
    height: side,
    draws: posts.map((post) => () => shown(post)),
  });

/** A post of our own, down to its stone. */
const stone = (art: Drawing): Shown => ({ art, x: 60, y: 190, size: 440 });

/** A post of the conference: its subject with room on all sides. */
const subject = (art: Drawing, ground: string): Shown => ({ art, x: -10, y: 76, size: 560, ground });
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
  { art: eLearningGroupArt.post3, y: 67 },
  { art: eLearningGroupArt.post4, x: 4, y: 136, size: 476 },
  { art: skinClinicArt.post4, y: 20 },
  { art: seidlArt.post4 },
  { art: eLearningGroupArt.post1, y: 67 },
  stone(ownBrandArt.post3),
]);

/** The fourth of the rhythm, whose file is on the first screen and has no room for it. */
export const fourthArt = defineArt({
  name: 'solutions/fourth',
  width: side,
  height: side,
  draw: () => shown(subject(network, b2bInsiderPalette.lime)),
});

/** A cut month: seven days along its upper side, one less in every row below, which is 28, and what the cut at 45° leaves of others. */
const cell = 100;
const month = 7 * cell;
const cutDays = Array.from({ length: 7 }, (_, row) =>
  Array.from({ length: 7 - row }, (_, column) => ({ row, column, x: column * cell, y: row * cell })),
).flat();

/** The days with a post lie along the cut, on lines as far from the first day as this; some are films. */
const Month = ({ posts, films = [] }: { readonly posts: readonly number[]; readonly films?: readonly number[] }) => (
  <>
    <path fill={gold.ink} d={`M0 0H${month}V${cell}L${cell} ${month}H0Z`} />
    <path
      fill={gold.night}
      d={Array.from(
        { length: 6 },
        (_, row) => `M${(6 - row) * cell} ${(row + 1) * cell}h${cell}l${-cell} ${cell}Z`,
      ).join('')}
    />
    <Guide d={cutDays.map(({ x, y }) => `M${x + cell} ${y}v${cell}h${-cell}`).join('')} opacity={0.4} />
    {cutDays.map(({ row, column, x, y }, index) =>
      posts.includes(row + column) ? (
        <Planes planes={folded(x, y, cell)} key={index} />
      ) : (
        <Outline face="serif" size={42} x={x + cell / 2} y={y + 64} anchor="middle" fill={gold.deep} key={index}>
          {`${index + 1}`}
        </Outline>
      ),
    )}
    <path
      fill={gold.ink}
      d={films.map((place) => `M${place * cell + 32} ${place * cell + 24}l44 26-44 26Z`).join('')}
    />
  </>
);

/** A month of each plan: nine posts, and fifteen, of which two are films. */
export const monthArts = defineSheet({
  name: 'solutions/months',
  width: month,
  height: month,
  draws: [() => <Month posts={[2, 5]} />, () => <Month posts={[2, 4, 6]} films={[1, 3]} />],
});
