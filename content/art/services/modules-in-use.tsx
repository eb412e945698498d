import type { ReactElement } from 'react';
import { defineSheet } from '../sheet.tsx';
import { plate } from './cut/plate.ts';
import { closed } from './cut/point.ts';
import { gold } from './cut/tone.ts';

/** Clipped rectangles, each `[x, y, width, height]`, as one path. */
type Box = readonly [x: number, y: number, width: number, height: number];
const boxes = (list: readonly Box[]) =>
  list.map(([x, y, width, height]) => closed(plate(x, y, width, height, Math.min(10, height / 3)))).join('');

const Drawn = ({ of }: { readonly of: readonly Box[] }) => (
  <path fill={gold.ink} stroke={gold.deep} strokeWidth="2.5" d={boxes(of)} />
);
const Filled = ({ of, tone = gold.deep }: { readonly of: readonly Box[]; readonly tone?: string }) => (
  <path fill={tone} d={boxes(of)} />
);
const Sign = ({
  d,
  width = 5,
  tone = gold.ink,
}: {
  readonly d: string;
  readonly width?: number;
  readonly tone?: string;
}) => <path fill="none" stroke={tone} strokeWidth={width} d={d} />;

/** Every place of a grid. */
const grid = (columns: number, rows: number, at: (column: number, row: number) => Box) =>
  Array.from({ length: columns * rows }, (_, place) => at(place % columns, Math.floor(place / columns)));

const week = grid(5, 3, (column, row) => [2 + column * 64, 2 + row * 60, 56, 52]);
const free = 7;
const goods = grid(3, 2, (column, row) => [92 + column * 78, 2 + row * 90, 70, 82]);
const doors = [2, 64, 126] as const;
const entries = [52, 88, 124] as const;

/** A week with one time taken by the visitor; three doors, one of them open; goods that a filter has found; an entry that stands in both systems; a page in two scripts. */
const uses: readonly ReactElement[] = [
  <>
    <Drawn of={week} />
    <Filled of={[0, 3, 6, 8, 14].map((taken) => week[taken]!)} />
    <Filled of={[week[free]!]} tone={gold.light} />
    <Sign d="M142 90l13 13 25-28" width={7} />
  </>,
  <>
    <Drawn of={doors.map((y) => [2, y, 316, 50])} />
    <Filled
      of={doors.flatMap((y): Box[] => [
        [16, y + 13, 24, 24],
        [56, y + 19, 130, 12],
      ])}
    />
    <Filled of={[[2, 64, 316, 50]]} tone={gold.light} />
    <Filled
      of={[
        [16, 77, 24, 24],
        [56, 83, 168, 12],
      ]}
      tone={gold.ink}
    />
    <Sign d="M264 89h34M286 77l12 12-12 12" />
    <Sign d="M274 24h24v16h-24zM279 24v-9h14v9M274 148h24v16h-24zM279 148v-9h14v9" width={3} tone={gold.deep} />
  </>,
  <>
    <Drawn of={[[2, 2, 74, 172], ...goods]} />
    <Filled of={[20, 56, 92, 128].map((y) => [16, y, 46, 14])} />
    <Filled of={[[16, 56, 46, 14], goods[1]!, goods[5]!]} tone={gold.light} />
    <Sign d="M186 42l12 12 22-25M264 132l12 12 22-25" width={6} />
  </>,
  <>
    <Drawn
      of={[
        [2, 16, 124, 144],
        [194, 16, 124, 144],
      ]}
    />
    <Filled
      of={entries.flatMap((y): Box[] => [
        [16, y - 18, 96, 20],
        [208, y - 18, 96, 20],
      ])}
    />
    <Filled
      of={[
        [16, 70, 96, 20],
        [208, 70, 96, 20],
      ]}
      tone={gold.light}
    />
    <Sign d="M126 80h62M174 66l14 14-14 14M140 66l-14 14 14 14" tone={gold.light} />
  </>,
  <>
    <Drawn of={[[2, 2, 196, 140]]} />
    <Filled
      of={[
        [22, 98, 150, 10],
        [22, 118, 110, 10],
      ]}
    />
    <Sign d="M24 82 46 24 68 82M31 64h30" width={6} tone={gold.light} />
    <Filled of={[[110, 36, 208, 140]]} tone={gold.light} />
    <Filled
      of={[
        [132, 132, 160, 10],
        [132, 152, 116, 10],
      ]}
      tone={gold.ink}
    />
    <Sign d="M164 60v56M134 60l60 56M194 60l-60 56" width={6} />
  </>,
];

/** The modules at work, one by one: they are seen on ink only. */
export const modulesInUseArt = defineSheet({
  name: 'services/modules-in-use',
  width: 320,
  height: 178,
  draws: uses.map((use) => () => use),
});
