import type { ReactElement } from 'react';
import { defineSheet } from '../sheet.tsx';
import { emerald } from './cut/cuts.ts';
import { Guide } from './cut/guide.tsx';
import { hatch } from './cut/hatch.ts';
import { closed, type Point } from './cut/point.ts';
import { view } from './cut/solid.ts';
import { Stone } from './cut/stone.tsx';
import { gold } from './cut/tone.ts';

const [halfWidth, halfHeight, step] = [150, 180, 22];

const stoneAt = (x: number, y: number) => view(emerald(halfWidth, halfHeight, step), { x, y, size: 1 }).visible;

/** A page in the table of a stone: its name, a picture, lines and a button. */
const Page = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path fill={gold.ink} d="M-74-104H26v18H-74ZM-74-74H-10v18H-74ZM-74 84H4l14 14v14H-60l-14-14Z" />
    <path fill={gold.deep} stroke={gold.ink} strokeWidth="2" d="M-74 56V-30H48L74-4V56Z" />
    <path fill={gold.gleam} stroke={gold.ink} strokeWidth="2" d="M-50 56 0 6 50 56Z" />
  </g>
);

/** Three sheets, each the same stone: the page and two behind it. */
const few = (
  <>
    {[60, 30, 0].map((back) => (
      <Stone key={back} facets={stoneAt(190 + back, 264 - back)} />
    ))}
    <Page x={190} y={264} />
  </>
);

/** The parts that are built into it, as far out as its corners allow. */
const modules: readonly Point[] = [
  [-150, -110],
  [-150, 0],
  [-150, 110],
  [150, -110],
  [150, 0],
  [150, 110],
];

/** The same stone with a plane of its own for each part that is plugged into its sides. */
const many = (
  <>
    {modules.map(([x, y], index) => {
      const [left, right] = x < 0 ? [14, 110] : [330, 426];
      const out = x < 0 ? left : right;
      const plug: Point[] = [
        [220, 240 + y - 40],
        [out + (x < 0 ? 20 : -20), 240 + y - 40],
        [out, 240 + y - 20],
        [out, 240 + y + 20],
        [out + (x < 0 ? 20 : -20), 240 + y + 40],
        [220, 240 + y + 40],
      ];
      return (
        <g key={y + x} stroke={gold.ink} strokeWidth="1.6">
          <path fill={[gold.gleam, gold.pale, gold.dim][index % 3]} d={closed(plug)} />
          {index > 3 && <path fill="none" strokeWidth=".8" d={hatch(plug, 67.5, 6)} />}
        </g>
      );
    })}
    <Stone facets={stoneAt(220, 240)} />
    <Page x={220} y={240} />
  </>
);

/** Where the saw stands at a height: at 67.5° through the middle. */
const saw = (y: number) => 220 - (y - 240) * Math.tan((22.5 * Math.PI) / 180);

/** The part of a convex polygon on the right of the saw. */
function right(points: readonly Point[]): readonly Point[] {
  const side = ([x, y]: Point) => x - saw(y);
  return points.flatMap((from, index): readonly Point[] => {
    const to = points[(index + 1) % points.length]!;
    const [start, end] = [side(from), side(to)];
    const kept = start >= 0 ? [from] : [];
    if (start >= 0 === end >= 0) return kept;
    const share = start / (start - end);
    return [...kept, [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]];
  });
}

const rough: readonly Point[] = [
  [saw(60), 60],
  [saw(420), 420],
  [100, 420],
  [70, 348],
  [84, 314],
  [56, 246],
  [84, 178],
  [70, 144],
  [154, 60],
];

/** The same stone, the right half of it cut anew, the left one rough as it came. */
const half = (
  <>
    <path fill={gold.deep} d={closed(rough)} />
    <path fill="none" stroke={gold.ink} strokeWidth="1" d={hatch(rough, 45, 9) + hatch(rough, -45, 9)} />
    <Guide d={closed(rough)} width={2} />
    <Stone
      facets={stoneAt(220, 240)
        .map(({ points, light }) => ({ points: right(points), light }))
        .filter(({ points }) => points.length > 2)}
    />
    <clipPath id="three-ways-new">
      <path d={closed(right(stoneAt(220, 240)[0]!.points))} />
    </clipPath>
    <g clipPath="url(#three-ways-new)">
      <Page x={220} y={240} />
    </g>
  </>
);

/** One page in one cut, three times: few sheets of it, many parts around it, half of it new. */
export const threeWaysArt = defineSheet({
  name: 'services/three-ways',
  width: 428,
  height: 440,
  draws: [few, many, half].map((drawn) => (): ReactElement => <g transform="translate(0 -16)">{drawn}</g>),
});
