import type { Piece } from '../../services/cut/pieces.tsx';
import type { Point } from '../../services/cut/point.ts';
import { gold } from '../../services/cut/tone.ts';
import type { Tones } from './materials.ts';

/** A neck, and the skull that hair lies on. */
export const neck = ([, , mid, shade]: Tones): readonly Piece[] => [
  [
    shade,
    [
      [30, 150],
      [98, 176],
      [106, 214],
      [122, 270],
      [20, 250],
    ],
  ],
  [
    mid,
    [
      [74, 170],
      [120, 206],
      [106, 214],
      [114, 256],
      [66, 262],
    ],
  ],
  [
    mid,
    [
      [34, 30],
      [112, 8],
      [138, 72],
      [98, 142],
      [58, 150],
    ],
  ],
];

/** How far brow, nose, lips and chin of a face stand out from the profile below, and how much longer its jaw is. */
export interface Profile {
  readonly brow: number;
  readonly nose: number;
  readonly lips: number;
  readonly chin: number;
  readonly jaw: number;
}

/** How near a height is to that of a feature: 1 there, 0 so far above or below. */
const near = (y: number, at: number, reach: number) => Math.max(0, 1 - Math.abs(y - at) / reach);

/** Pieces of a face, or of what grows on it, as one has them. */
export const shaped = ({ brow, nose, lips, chin, jaw }: Profile, pieces: readonly Piece[]): readonly Piece[] =>
  pieces.map(([fill, ...outlines]) => [
    fill,
    ...outlines.map((outline) =>
      typeof outline === 'string'
        ? outline
        : outline.map(([x, y]): Point => {
            const out =
              brow * near(y, 80, 26) + nose * near(y, 138, 22) + lips * near(y, 164, 14) + chin * near(y, 200, 24);
            return [
              x + out * Math.min(1, Math.max(0, (x - 96) / 40)),
              y + jaw * Math.min(1, Math.max(0, (y - 142) / 50)),
            ];
          }),
    ),
  ]);

/** A face in profile to the right, lit from above and before it; from crown to chin it is 200 high. */
export const face = ([bright, light, mid, shade]: Tones): readonly Piece[] => [
  [
    mid,
    [
      [64, 66],
      [104, 56],
      [110, 84],
      [98, 108],
      [100, 142],
      [74, 172],
      [58, 150],
    ],
  ],
  [
    light,
    [
      [104, 22],
      [122, 34],
      [136, 62],
      [139, 82],
      [110, 86],
      [100, 56],
    ],
  ],
  [
    shade,
    [
      [139, 82],
      [134, 97],
      [114, 106],
      [98, 108],
      [110, 86],
    ],
  ],
  [
    light,
    [
      [114, 106],
      [129, 130],
      [141, 149],
      [124, 166],
      [100, 142],
      [98, 108],
    ],
  ],
  [
    bright,
    [
      [134, 96],
      [145, 121],
      [159, 139],
      [141, 149],
      [129, 130],
    ],
  ],
  [
    mid,
    [
      [134, 97],
      [129, 130],
      [114, 106],
    ],
  ],
  [
    mid,
    [
      [141, 149],
      [148, 158],
      [139, 164],
      [124, 166],
    ],
  ],
  [
    shade,
    [
      [139, 164],
      [146, 171],
      [137, 180],
      [122, 172],
      [124, 164],
    ],
  ],
  [
    bright,
    [
      [137, 180],
      [142, 194],
      [128, 208],
      [112, 190],
      [122, 172],
    ],
  ],
  [
    mid,
    [
      [124, 166],
      [122, 172],
      [112, 190],
      [128, 208],
      [98, 202],
      [74, 170],
      [100, 142],
    ],
  ],
  [
    gold.ink,
    [
      [111, 99],
      [131, 96],
      [126, 104],
    ],
  ],
];
/** An ear, on the skull. */
export const ear = ([, light, mid]: Tones): readonly Piece[] => [
  [
    light,
    [
      [52, 102],
      [68, 98],
      [74, 116],
      [62, 140],
      [54, 130],
    ],
  ],
  [
    mid,
    [
      [58, 106],
      [66, 104],
      [68, 116],
      [60, 130],
    ],
  ],
];
