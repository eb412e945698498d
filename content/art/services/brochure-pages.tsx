import { blend } from '../blend.ts';
import { colours } from '../../look.ts';
import { site } from '../../site.ts';
import { type Art, defineArt } from '../art.ts';
import { Outline } from '../outline.tsx';
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
    <Outline face="serif" size={58} x={22} y={388} tracking={-0.02} fill={gold.ink}>
      {site.name}
    </Outline>
    <path fill={gold.ink} fillOpacity="0.5" d={paragraph(24, 416, 232, [0.98, 0.92, 0.46])} />
  </>
);

/** How many facets the two cuts have of which the columns tell. */
const facets = ['57', '49'];

/** The page that is read: two columns, a figure and a picture between them. */
const textPage = () => (
  <>
    {facets.map((count, index) => (
      <Outline key={count} face="serif" size={76} x={22 + index * 124} y={100} tracking={-0.02} fill={gold.deep}>
        {count}
      </Outline>
    ))}
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
    <Outline face="serif" size={46} x={166} y={352} fill={gold.light}>
      45°
    </Outline>
    <path fill={colours.stoneLight} d={paragraph(168, 372, 64, [1, 0.9, 0.5])} />
    <path fill={gold.ink} fillOpacity="0.5" d={line(24, 446, 150)} />
  </>
);

/** The inside of a brochure: a page that is seen and a page that is read. */
export const brochurePagesArt: readonly Art[] = [picturePage, textPage].map((draw, index) =>
  defineArt({ name: `services/brochure/${index + 1}`, width, height, draw }),
);
