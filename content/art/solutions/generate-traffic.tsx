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

/** How many walk in each street, as distances in its breadth: a stream, single ones, and groups. */
const streams = [
  [0.6, 0.5, 0.46, 0.5, 0.44, 0.5, 0.46, 0.52, 0.48, 0.5, 0.46, 0.5, 0.48, 0.52, 0.5, 0.46],
  [1.4, 2.3, 2.1, 2.4, 2.2],
  [0.9, 0.24, 0.34, 2.1, 0.3, 0.28, 1.9, 0.26, 0.36, 1.8, 0.3],
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
  return (
    <>
      <ShopFront at={[x, y]} scale={scale} lit />
      <Pieces
        pieces={[
          [gold.pale, floor([left, right, y], [0, width, height])],
          [gold.gleam, floor([left, right, y], [left * 0.6, right + (width - right) * 0.3, height])],
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

/** The way of a line that lies so far across the streets: to the left, then down to where the light of the door begins. */
const line = (share: number): readonly Point[] => [
  [end.width * share, -1],
  [bundle * share, together],
  [bundle * share, end.height - fall(bundle * share)],
];

/** Who has reached the light, as they come nearer to the door. */
const arriving: readonly Stand[] = [
  [[452, 1196], 58],
  [[356, 1232], 60],
  [[520, 1130], 54],
  [[566, 1216], 60],
  [[622, 1098], 54],
  [[980, 1226], 60],
  [[1046, 1240], 60],
  [[664, 1050], 52],
  [[868, 1136], 56],
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
          ...walkers([0, bundle, together], [0, bundle, 1060], lane, streams[lane]!, { size: 0.3, close: 1 }),
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
            [[312, 726], 52],
            [[392, 752], 56],
            [[232, 770], 58],
            [[300, 822], 64],
            [[470, 806], 62],
            [[150, 858], 70],
            [[384, 876], 72],
            [[580, 868], 70],
          ]}
        />
      </>
    ),
  ],
});
