import { defineArt } from '../art.ts';
import { Outline } from '../outline.tsx';
import { brilliant, emerald } from './cut/cuts.ts';
import { type Point } from './cut/point.ts';
import { type Facet, view } from './cut/solid.ts';
import { Stone } from './cut/stone.tsx';
import { gold } from './cut/tone.ts';

/** All three stand on one line. */
const foot = 332;

const lit = (facets: readonly Facet[]) => facets.map((facet, index) => (index ? facet : { ...facet, light: 1.4 }));

const page = lit(view(emerald(122, 160, 17), { x: 138, y: 170, size: 1 }).visible);
const medium = lit(view(emerald(196, 122, 24), { x: 204, y: 208, size: 1 }).visible);
const key = (points: readonly Point[], light: number): Facet => ({ points, light });
const play = [
  key(
    [
      [160, 150],
      [204, 208],
      [160, 266],
    ],
    0.2,
  ),
  key(
    [
      [160, 150],
      [262, 208],
      [204, 208],
    ],
    0.7,
  ),
  key(
    [
      [262, 208],
      [160, 266],
      [204, 208],
    ],
    -0.3,
  ),
];

/** The head of the pin is a brilliant, its point two planes that meet on the line. */
const head = { x: 160, y: 132, size: 122 };
const point = [
  key(
    [
      [68, 203],
      [160, 132],
      [160, foot],
    ],
    0.45,
  ),
  key(
    [
      [252, 203],
      [160, 132],
      [160, foot],
    ],
    -0.3,
  ),
];

/** What nine kinds of SEO have to do with, three by three: a page, a place and a medium, each as a stone. */
export const seoKindArt = [
  defineArt({
    name: 'services/seo-page',
    width: 420,
    height: 340,
    draw: () => (
      <>
        <Stone facets={page} />
        <Outline face="serif-italic" size={136} x={138} y={213} anchor="middle" fill={gold.ink}>
          Aa
        </Outline>
      </>
    ),
  }),
  defineArt({
    name: 'services/seo-place',
    width: 420,
    height: 340,
    draw: () => (
      <>
        <Stone facets={point} />
        <Stone facets={view(brilliant(), { ...head, turn: 11.25 }).visible} />
      </>
    ),
  }),
  defineArt({
    name: 'services/seo-medium',
    width: 420,
    height: 340,
    draw: () => (
      <>
        <Stone facets={medium} />
        <Stone facets={play} scale={0.8} />
      </>
    ),
  }),
];
