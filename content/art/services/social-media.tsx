import { defineArt } from '../art.ts';
import { brilliant, emerald, heart, singleCut, spark } from './cut/cuts.ts';
import { Guide } from './cut/guide.tsx';
import { plate } from './cut/plate.ts';
import { closed, polar, strokes } from './cut/point.ts';
import { reflection } from './cut/reflection.ts';
import { view } from './cut/solid.ts';
import { Stone } from './cut/stone.tsx';
import { gold } from './cut/tone.ts';

const phone = view(emerald(176, 312, 24, 44), { x: 390, y: 350, size: 1 }).visible.map((facet, index) =>
  index ? facet : { ...facet, light: 1.4 },
);
const columns = [304, 390, 476];
const feed = [
  ...view(brilliant(), { x: 347, y: 296, size: 70 }).visible,
  ...view(emerald(34, 34, 9), { x: 476, y: 258, size: 1 }).visible,
  ...view(singleCut(), { x: 476, y: 340, size: 34, turn: 22.5 }).visible,
  ...view(singleCut(), { x: columns[0]!, y: 428, size: 34 }).visible,
  ...view(spark(0.3), { x: columns[1]!, y: 428, size: 36 }).visible,
  ...view(emerald(26, 34, 8), { x: columns[2]!, y: 428, size: 1 }).visible,
  ...view(emerald(34, 24, 7), { x: columns[0]!, y: 514, size: 1 }).visible,
  ...view(singleCut(), { x: columns[1]!, y: 514, size: 34, turn: 11.25 }).visible,
  ...view(heart(), { x: columns[2]!, y: 514, size: 32 }).visible,
];
const cells = [
  [266, 217, 162, 158],
  [434, 217, 84, 76],
  [434, 299, 84, 76],
  ...[386, 472].flatMap((y) => columns.map((x) => [x - 42, y, 84, 84] as const)),
] as const;
const beats = [-90, -67.5, -45, -22.5, 0, 22.5, 45].map(
  (angle) => [polar([680, 300], 152, angle), polar([680, 300], angle % 45 ? 186 : 206, angle)] as const,
);

/** A phone cut as a stone, a feed of small ones in it, and the heart that someone gave. */
export const socialMediaArt = defineArt({
  name: 'services/social-media',
  width: 900,
  height: 700,
  draw: () => (
    <>
      <Guide d="M60 38H840M60 662H840M214 10V690M566 10V690" width={0.8} opacity={0.75} />
      <Guide d={strokes(beats)} width={1.8} />
      <Guide d="M110 470L204 564M86 446L110 422L134 446L110 470Z" width={1.2} />
      <Stone facets={phone} />
      <path fill={gold.ink} d={closed(plate(356, 100, 68, 10, 4))} />
      <path fill={gold.light} stroke={gold.ink} strokeWidth="1.4" d={closed(plate(266, 138, 56, 56, 16))} />
      <path fill={gold.ink} d={closed(plate(338, 148, 104, 11, 3))} />
      <path fill={gold.deep} d={closed(plate(338, 172, 160, 7, 2))} />
      <Guide
        d={cells.map(([x, y, width, height]) => closed(plate(x, y, width - 4, height - 4, 8))).join('')}
        width={0.9}
      />
      <Stone facets={feed} />
      <Stone facets={reflection([347, 296], 70)} />
      <Stone facets={view(heart(), { x: 664, y: 312, size: 124, lean: 0 }).visible} />
      <Stone facets={view(heart(), { x: 110, y: 300, size: 44 }).visible} />
      <Guide d="M110 366V418" width={1.2} />
    </>
  ),
});
