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

/** A heart that was given, one half of it in the light. */
const Heart = (heart: HeartProps) => (
  <g stroke={colours.ink} strokeWidth="2">
    <path fill={gold.light} d={closed(halfAt(heart, -1))} />
    <path fill={gold.deep} d={closed(halfAt(heart, 1))} />
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

/** A post, and over its corner, as what it brought, a heart that is cut as a stone is. */
const beside = (name: string, art: Drawing, halves: readonly CutHalfProps[]) =>
  defineArt({
    name: `solutions/${name}`,
    width: 720,
    height: 620,
    draw: () => (
      <>
        <clipPath id="card">
          <path d="M92 108H420L462 150V620H50V150Z" />
        </clipPath>
        <g clipPath="url(#card)">
          <Post art={art} x={50} width={412} foot={620} />
        </g>
        {halves.map((half) => (
          <CutHalf {...half} key={half.side} />
        ))}
      </>
    ),
  });

/** Facets of the broken heart from its notch round to its point; the sides of the break come last, and through it light falls. */
const grey = [78, 62, 50, 38, 56, 44].map((share) => blend({ ink: 100 - share, warm: share }));

/** The post nobody answered, still rough, and the heart it did not get, broken, with light only in the break: for the head of the page and its share card. */
export const socialMediaGrowthArt = beside('social-media-growth', ownBrandArt.post1, [
  {
    side: -1,
    x: 502,
    y: 396,
    size: 196,
    broken: true,
    tones: [grey[2]!, ...grey, gold.light, gold.dim, gold.pale, gold.gleam],
    line: colours.ink,
  },
  {
    side: 1,
    x: 522,
    y: 410,
    size: 196,
    broken: true,
    tones: [grey[3]!, ...grey.toReversed(), gold.dim, gold.deep, gold.light, gold.deep],
    line: colours.ink,
  },
]);

/** The same account in the end. */
export const answerArt = beside('answer', ownBrandArt.post3, [
  {
    side: -1,
    x: 512,
    y: 402,
    size: 200,
    broken: false,
    tones: [colours.paper, gold.pale, gold.gleam, gold.pale, colours.paper],
    line: colours.ink,
  },
  {
    side: 1,
    x: 512,
    y: 402,
    size: 200,
    broken: false,
    tones: [gold.dim, gold.deep, gold.light, gold.deep, gold.dim, gold.pale],
    line: colours.ink,
  },
]);

const { post1: cloud, post2: security, post3: data, post4: network } = b2bInsiderArt;

/** What stands for each of three steps: a post that was answered, the next one on its subject, and a series with the place that is planned behind it. */
export const rhythmArts = defineSheet({
  name: 'solutions/rhythm',
  width: 660,
  height: 735,
  draws: [cloud, security, data].map((art, index) => () => (
    <>
      {index === 2 && <Guide d={closed(plate(114, 2, 540, 675, 60))} dash="24 17" width={4} />}
      <Post art={art} x={0} width={540} foot={735} />
      {!index && <Heart x={540} y={370} size={110} />}
    </>
  )),
});

/** Posts of clients that a page shows as they are, in one file. */
const postSheet = (name: string, posts: readonly Drawing[]) =>
  defineSheet({ name: `solutions/${name}`, ...post, draws: posts.map((art) => () => <Artwork art={art} />) });

/** Whose post stands for each gain, and the posts: free places, no name, “First, we listen”, before and after, a date with an arrow. */
export const gainClients = ['kraftortreisen', 'e-learning-group', 'skin-clinic', 'seidl', 'b2b-insider'] as const;
/** Posts of five clients, one for each gain. */
export const gainArts = postSheet('gains', [
  kraftortreisenArt.post3,
  eLearningGroupArt.post4,
  skinClinicArt.post4,
  seidlArt.post4,
  network,
]);

/** A post on its day, and over it the heart it brings; a film has a sign. */
const Dated = ({ art }: { readonly art: Drawing }) => (
  <>
    <Post art={art} x={0} width={540} foot={960} />
    <Heart x={270} y={140} size={120} />
  </>
);

const { post1: gate, post2: stillness, post4: arrival } = kraftortreisenArt;

const [glow, layers, place1, place2, film, spare] = defineSheet({
  name: 'solutions/weeks',
  width: 352,
  height: 626,
  draws: [
    ...[skinClinicArt.post1, skinClinicArt.post3, gate, stillness].map((art) => () => <Dated art={art} />),
    () => (
      <>
        <Heart x={270} y={140} size={120} />
        <svg y="285" width="540" height="675" viewBox="200 210 270 337.5">
          <Artwork art={arrival} />
        </svg>
        <path fill={colours.warm} d="M190 502L380 622 190 742Z" />
      </>
    ),
    () => <Guide d={closed(plate(4, 289, 532, 667, 60))} dash="30 21" width={8} />,
  ].map((draw) => () => <svg viewBox="0 0 540 960">{draw()}</svg>),
});

/** A week from Monday as each plan fills it: the smaller one, two posts a week, and the larger one, three, of which one is a film, or four. */
export const packageArts: readonly (readonly (Drawing | undefined)[])[] = [
  [, glow, , , layers],
  [place1, , place2, , film, , spare],
];
