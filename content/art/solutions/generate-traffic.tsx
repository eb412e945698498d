import { defineArt } from '../art.ts';
import { Glow } from '../services/cut/glow.tsx';
import { Pieces } from '../services/cut/pieces.tsx';
import type { Point } from '../services/cut/point.ts';
import { slopes } from '../services/cut/stone-facets.ts';
import { gold } from '../services/cut/tone.ts';
import { defineSheet } from '../sheet.tsx';
import { shop, ShopFront } from './shop-front.tsx';
import { type Course, lanes, type Reach, street, walkers } from './street.ts';
import { type Stand, Visitors } from './visitor.tsx';

/** The tone in which each street arrives where words stand in it. */
const lit = [gold.gleam, gold.pale, gold.light] as const;
const three = [0, 1, 2] as const;

/** Before the dark shop a street lies in the shade, and it is brighter the farther it is from there. */
const leaving = (lane: number): Course => [
  [0, 0, gold.dusk],
  [0.08, 0.14, gold.deep],
  [0.2, 0.32, gold.dim],
  [0.46, 0.62, gold.honey],
  [0.8, 0.7, lit[lane]!],
];

/** How many walk in each street, as distances in its breadth: a stream two abreast, single ones, and groups; nobody's head comes before the feet of another. */
const streams = [
  [0.62, 0.08, 0.68, 0.1, 0.7, 0.06, 0.66, 0.1, 0.68, 0.08, 0.7, 0.06, 0.66, 0.1, 0.7, 0.08],
  [1.3, 1.9, 1.7],
  [0.9, 0.08, 1.3, 0.1, 0.66, 1.2, 0.08],
] as const;

/** Where the streets meet the door of a shop that stands there. */
const threshold = (x: number, y: number, scale: number): Reach => [
  x + shop.door[0] * scale,
  x + shop.door[1] * scale,
  y,
];

interface Scene {
  readonly width: number;
  readonly height: number;
  /** The left lower corner of the shop, and how large it stands. */
  readonly at: readonly [x: number, y: number];
  readonly scale: number;
}

/** Nobody comes: the shop is dark, its keeper waits in the door, and three empty streets lead away from it. */
const Nobody = ({ width, height, at: [x, y], scale }: Scene) => {
  const from = threshold(x, y, scale);
  const to: Reach = [0, width, height];
  return (
    <>
      <ShopFront at={[x, y]} scale={scale} />
      <Pieces pieces={three.flatMap((lane) => street(from, to, lane, leaving(lane)))} />
    </>
  );
};

/** The ground between two reaches. */
const floor = ([left, right, y]: Reach, [farLeft, farRight, end]: Reach): readonly Point[] => [
  [left, y],
  [right, y],
  [farRight, end],
  [farLeft, end],
];

/** The same shop is lit: its light falls over the pavement to the edge of the drawing, and visitors walk in it to the door. */
const Arrival = ({ width, height, at: [x, y], scale, stands }: Scene & { readonly stands: readonly Stand[] }) => {
  const [left, right] = threshold(x, y, scale);
  const [middle, broad] = [(left + right) / 2, width * 0.2];
  const pavement = x + shop.width * scale;
  return (
    <>
      <ShopFront at={[x, y]} scale={scale} lit />
      <Pieces
        pieces={[
          // The pavement before the window, against which those who are not in the light stand out.
          [
            gold.dusk,
            [
              [right, y],
              [pavement, y],
              [pavement + fall(pavement - right) / 2, y + fall(pavement - right) * 1.207],
            ],
          ],
          [gold.pale, floor([left, right, y], [0, width, height])],
          // Where the light of the door is full, it ends in a tip.
          [
            gold.gleam,
            [
              [left, y],
              [right, y],
              [middle + broad, height - fall(broad) - 12],
              [middle, height - 12],
              [middle - broad, height - fall(broad) - 12],
            ],
          ],
        ]}
      />
      <Visitors id="visitor" stands={stands} shadow={gold.honey} />
    </>
  );
};

/** How much higher than the door a side of the fan ends at 22.5°, so far from there. */
const fall = (across: number) => across * slopes.flat;

const head = { width: 1318, height: 700 + fall(740), at: [694, 700], scale: 1 } as const;

/** The upper part of the page, across it. */
export const generateTrafficArt = defineArt({
  name: 'solutions/generate-traffic',
  width: head.width,
  height: Math.round(head.height),
  draw: () => <Nobody {...head} />,
});

const end = { width: 1318, height: 1020 + fall(602), at: [558, 1020], scale: 0.95 } as const;

/** The streets run together along the left side of the drawing: how far right that is, and from which height on. */
const [bundle, together] = [424, 370];

/** The way of a line that lies so far across the streets: to the left, then down to a little below where the light of the door begins, so that no ground shows between them. */
const line = (share: number): readonly Point[] => [
  [end.width * share, -1],
  [bundle * share, together],
  [bundle * share, end.height - fall(bundle * share) + 2],
];

/** Who has reached the light, as they come nearer to the door. */
const arriving: readonly Stand[] = [
  [[396, 1204], 58],
  [[326, 1222], 60],
  [[474, 1218], 58],
  [[556, 1190], 57],
  [[622, 1098], 54],
  [[924, 1220], 60],
  [[992, 1222], 60],
  [[664, 1050], 52],
  [[852, 1136], 56],
];

/** The lower part of the page, across it: the streets turn to the side, and those who walk in them come out before the lit shop. */
export const arrivalArt = defineArt({
  name: 'solutions/traffic-arrival',
  width: end.width,
  height: Math.round(end.height),
  draw: () => (
    <>
      <Glow id="evening" at={[824, 740]} radius={415} />
      <Pieces
        pieces={lanes.map(([from, to], lane) => [lit[lane]!, [...line(from), ...[...line(to)].reverse()]] as const)}
      />
      <Visitors
        id="passer-by"
        stands={three.flatMap((lane) => [
          ...walkers([0, end.width, -1], [0, bundle, together + 1], lane, [0.42, 0.3, 0.5, 0.4], {
            size: 0.13,
            close: lane === 1 ? 1.4 : 0.8,
          }),
          ...walkers([0, bundle, together], [0, bundle, 1060], lane, streams[lane]!, { size: 0.24, close: 1 }),
        ])}
      />
      <Arrival {...end} stands={arriving} />
    </>
  ),
});

const upright = { width: 780, height: 900, at: [204, 650], scale: 0.95 } as const;

/** The same two on an upright screen. */
export const [uprightArt, arrivalUpright] = defineSheet({
  name: 'solutions/traffic-upright',
  width: upright.width,
  height: upright.height,
  draws: [
    () => <Nobody {...upright} />,
    () => (
      <>
        <Glow id="evening" at={[450, 400]} radius={330} />
        <Arrival
          {...upright}
          at={[214, 694]}
          scale={0.9}
          stands={[
            [[318, 716], 50],
            [[292, 760], 54],
            [[372, 788], 56],
            [[226, 846], 60],
            [[470, 840], 60],
            [[300, 858], 62],
            [[540, 856], 62],
            [[394, 864], 62],
          ]}
        />
      </>
    ),
  ],
});
