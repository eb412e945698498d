import { blend } from '../blend.ts';
import { colours } from '../../look.ts';
import { type Art, defineArt } from '../art.ts';
import { brilliant, emerald } from './cut/cuts.ts';
import { circle, Guide } from './cut/guide.tsx';
import { closed, type Point, polar, strokes } from './cut/point.ts';
import { view } from './cut/solid.ts';
import { Stone } from './cut/stone.tsx';
import { gold } from './cut/tone.ts';

const [width, height] = [280, 480];

/** A line of text as it looks from arm's length. */
const line = (x: number, y: number, length: number, thickness = 4) =>
  `M${x} ${y}h${length}l-${thickness * 0.4} ${thickness}h-${length - thickness * 0.4}z`;

/** A paragraph of such lines in a column; the last one is short. */
const paragraph = (x: number, y: number, column: number, lengths: readonly number[]) =>
  lengths.map((share, index) => line(x, y + index * 12, column * share)).join('');

const centre: Point = [140, 150];
const rays = [135, 157.5, 180, 202.5, 225, 247.5].map(
  (angle) => [polar(centre, 92, angle), polar(centre, 240, angle)] as const,
);

/** The page that is seen: a picture over two thirds, a headline and a caption. */
const picturePage = () => (
  <>
    <path fill={gold.light} d={`M0 0H${width}V268L${width - 112} 314.4H0Z`} />
    <path fill={blend({ goldLight: 97, goldDeep: 15, paper: -12 })} d={`M${width} 0V268L${width - 112} 314.4Z`} />
    <Guide d={strokes(rays) + circle(140, 150, 104)} width={0.9} />
    <Stone facets={view(brilliant(), { x: 140, y: 150, size: 86, turn: 11 }).visible} scale={0.7} line={1.2} />
    <path fill={gold.ink} d={line(24, 348, 168, 13) + line(24, 371, 112, 13)} />
    <path fill={gold.ink} fillOpacity="0.5" d={paragraph(24, 408, 232, [0.98, 0.92, 1, 0.46])} />
  </>
);

/** The page that is read: two columns, a figure and a picture between them. */
const textPage = () => (
  <>
    <path fill={gold.deep} d={line(24, 40, 64, 7)} />
    <path fill={gold.ink} d={line(24, 64, 196, 13) + line(24, 87, 148, 13)} />
    <path
      fill={gold.ink}
      fillOpacity="0.5"
      d={
        paragraph(24, 130, 108, [1, 0.94, 0.98, 0.9, 1, 0.6]) +
        paragraph(24, 214, 108, [0.96, 1, 0.9, 0.4]) +
        paragraph(148, 130, 108, [0.96, 1, 0.92, 0.98, 0.5]) +
        paragraph(148, 202, 108, [1, 0.9, 0.97, 0.94, 0.3])
      }
    />
    <path
      fill={gold.ink}
      d={closed([
        [24, 286],
        [256, 286],
        [256, 398],
        [228, 426],
        [24, 426],
      ])}
    />
    <Stone facets={view(emerald(52, 34, 10), { x: 92, y: 356, size: 1 }).visible} scale={0.6} line={1.1} />
    <path fill={gold.light} d={line(168, 322, 64, 9) + line(168, 340, 44, 9)} />
    <path fill={colours.stoneLight} d={paragraph(168, 366, 64, [1, 0.9, 0.5])} />
    <path fill={gold.ink} fillOpacity="0.5" d={line(24, 446, 150)} />
  </>
);

/** The inside of a brochure: a page that is seen and a page that is read. */
export const brochurePagesArt: readonly Art[] = [picturePage, textPage].map((draw, index) =>
  defineArt({ name: `services/brochure/${index + 1}`, width, height, draw }),
);
