import type { Plane } from '../cut/planes.tsx';
import type { Point } from '../cut/point.ts';
import { cutDrop, cutStroke } from './stroke.ts';

/** The outline of the 1, clockwise from its top. */
export const oneOutline: readonly Point[] = [
  [270, 0],
  [270, 660],
  [310, 700],
  [380, 712],
  [380, 740],
  [60, 740],
  [60, 712],
  [130, 700],
  [170, 660],
  [170, 154],
  [130, 114],
  [80, 124],
  [80, 79],
];

/** The left flank of its stem. */
const oneFlank: readonly Plane[] = [
  ['gleam', [170, 154], [170, 330], [220, 309], [220, 75]],
  ['pale', [170, 330], [170, 548], [220, 527], [220, 309]],
  ['light', [170, 548], [170, 660], [220, 705], [220, 527]],
];

/** The foot of a stem 100 broad, whose middle stands this far right. */
const foot = (x: number): readonly Plane[] =>
  (
    [
      ['gleam', [170, 660], [130, 700], [150, 722], [220, 705]],
      ['light', [130, 700], [60, 712], [76, 728], [150, 722]],
      ['honey', [60, 712], [60, 740], [76, 728]],
      ['amber', [60, 740], [220, 740], [220, 705], [150, 722], [76, 728]],
      ['deep', [220, 740], [380, 740], [364, 728], [290, 722], [220, 705]],
      ['bronze', [380, 740], [380, 712], [364, 728]],
      ['light', [380, 712], [310, 700], [290, 722], [364, 728]],
      ['honey', [310, 700], [270, 660], [220, 705], [290, 722]],
    ] satisfies Plane[]
  ).map(([tone, ...points]): Plane => [tone, ...points.map(([left, y]): Point => [left + x - 220, y])]);

/** The 1, whose flag falls at 22.5°. */
const one: readonly Plane[] = [
  ['amber', [130, 114], [170, 154], [220, 75], [150, 92]],
  ['deep', [80, 124], [130, 114], [150, 92], [102, 104]],
  ['honey', [80, 79], [80, 124], [102, 104]],
  ['light', [80, 79], [270, 0], [220, 75], [102, 104]],
  ...oneFlank,
  ['deep', [270, 0], [270, 390], [220, 369], [220, 75]],
  ['dim', [270, 390], [270, 508], [220, 487], [220, 369]],
  ['amber', [270, 508], [270, 660], [220, 705], [220, 487]],
  ...foot(220),
];

/** The lower half of 3 and 5, which ends in a drop. */
const bowl = (x: number, y: number, depth: number): readonly (readonly Plane[])[] => [
  cutStroke({
    from: [x, y],
    half: 2,
    moves: [
      [-22.5, 60, 20],
      [0, 44, 28],
      [22.5, 78, 42],
      [67.5, 88, 54],
      [90, depth, 56],
      [112.5, 96, 54],
      [135, 80, 44],
      [157.5, 64, 32],
      [180, 44, 26],
      [202.5, 56, 24],
    ],
  }),
  cutDrop([x - 44, y + depth + 234], 46),
];

/** The figures 1 to 5 of Instrument Serif, 420 wide and 740 high, with more body: strokes that lie over each other, each cut to a ridge. */
export const numerals: readonly (readonly (readonly Plane[])[])[] = [
  [one],
  [
    cutStroke({
      from: [58, 202],
      half: 12,
      moves: [
        [-90, 62, 26],
        [-67.5, 56, 28],
        [-45, 56, 30],
        [-22.5, 40, 30],
        [0, 60, 32],
        [22.5, 54, 42],
        [45, 54, 50],
        [67.5, 50, 54],
        [90, 62, 54],
        [112.5, 326, 46],
        [135, 266, 26],
      ],
    }),
    cutStroke({
      from: [-8, 704],
      half: 36,
      moves: [
        [0, 332, 36],
        [-45, 40, 30],
        [-67.5, 130, 8],
      ],
    }),
  ],
  [
    cutStroke({
      from: [66, 140],
      half: 12,
      moves: [
        [-67.5, 70, 24],
        [-45, 62, 28],
        [0, 64, 30],
        [22.5, 54, 42],
        [67.5, 60, 50],
        [90, 20, 50],
        [112.5, 70, 46],
        [135, 90, 36],
        [157.5, 90, 16],
      ],
    }),
    ...bowl(112, 290, 160),
  ],
  [
    cutStroke({ from: [275, 0], half: 22, moves: [[112.5, 560, 24]] }),
    cutStroke({ from: [4, 522], half: 28, moves: [[0, 392, 28]] }),
    cutStroke({ from: [262, 210], half: 50, moves: [[90, 500, 50]] }),
    foot(262),
  ],
  [
    cutStroke({
      from: [100, 343],
      half: 14,
      moves: [
        [-90, 303, 30],
        [0, 200, 32],
        [-45, 60, 8],
      ],
    }),
    ...bowl(94, 342, 110),
  ],
];
