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

/** Streets with light in them, from the tones of the columns that they come from. */
const running = (lane: number, first: string): Course => [
  [0, 0, first],
  [0.34, 0.5, [gold.pale, gold.light, gold.gleam][lane]!],
  [0.72, 0.62, lit[lane]!],
];

/** How many walk in each street, as distances in its breadth: a stream that thins, single ones, and one that swells. */
const streams = [
  [0.52, 0.34, 0.36, 0.38, 0.4, 0.46, 0.5, 0.6, 0.7, 0.8, 0.9, 1.1, 1.3],
  [0.7, 1.3, 1.2, 1.4, 1.1, 1.3, 1.2, 1.1, 1.3, 1.2],
  [1.2, 1.1, 0.9, 0.8, 0.7, 0.62, 0.54, 0.48, 0.44, 0.4, 0.38, 0.36, 0.34, 0.32],
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

/** Nobody comes: the shop is dark, and three empty streets lead away from its door. */
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

/** The same shop is lit: its light falls over the pavement at 22.5°, and visitors walk in it to the door. */
const Arrival = ({
  width,
  height,
  at: [x, y],
  scale,
  sides = three,
}: Scene & { readonly sides?: readonly number[] }) => {
  const from = threshold(x, y, scale);
  const to: Reach = [0, width, height];
  const half: Reach = [from[0] / 2, (from[1] + width) / 2, (y + height) / 2];
  return (
    <>
      <ShopFront at={[x, y]} scale={scale} lit />
      <Pieces
        pieces={[
          [sides.length ? gold.light : gold.gleam, floor(from, to)],
          [gold.pale, floor(half, to)],
          ...sides.flatMap((lane) =>
            street(from, to, lane, [
              [0, 0, gold.gleam],
              [0.4, 0.56, gold.pale],
            ]),
          ),
        ]}
      />
      <Visitors
        id="visitor"
        stands={sides.flatMap((lane) =>
          walkers(from, to, lane, streams[lane === 1 ? 1 : 0], { size: 0.14, close: 0.6 }),
        )}
        shadow={gold.honey}
      />
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

/** The streets run together along the left side of the page, as far as that. */
const bundle = 424;

/** Between prices and work: the three streets run together, and people walk in them. */
export const togetherArt = defineArt({
  name: 'solutions/traffic-together',
  width: 1318,
  height: 370,
  draw: () => <Together from={[0, 1318, -1]} to={[0, bundle, 371]} />,
});

const Together = ({ from, to }: { readonly from: Reach; readonly to: Reach }) => (
  <>
    <Pieces
      pieces={[
        [gold.ink, floor(from, to)],
        ...three.flatMap((lane) => street(from, to, lane, running(lane, lane === 2 ? gold.light : gold.pale))),
      ]}
    />
    <Visitors
      id="visitor"
      stands={three.flatMap((lane) =>
        walkers(from, to, lane, streams[lane === 1 ? 1 : 0], { size: 0.14, close: 0.62 }),
      )}
    />
  </>
);

/** The streets beside the steps of the work, as long as these. */
export const bundleArt = defineArt({
  name: 'solutions/traffic-bundle',
  width: bundle,
  height: 24,
  stretches: true,
  draw: () => (
    <Pieces pieces={three.flatMap((lane) => street([0, bundle, -1], [0, bundle, 25], lane, [[0, 0, lit[lane]]]))} />
  ),
});

/** Who walks in the streets beside the steps of the work. */
export const walkArt = defineArt({
  name: 'solutions/traffic-walk',
  width: bundle,
  height: 520,
  draw: () => (
    <Visitors
      id="visitor"
      stands={three.flatMap((lane) =>
        walkers([0, bundle, 40], [0, bundle, 520], lane, streams[lane], { size: 0.21, close: 0.9 }),
      )}
    />
  ),
});

const end = { width: 1318, height: 700 + fall(602), at: [558, 700], scale: 0.95 } as const;

/** The way of the streets to the door, for a line that lies so far across them: it turns at the side of the fan, runs along before the shop and turns to the door, from which the outermost ones part at 67.5°. */
const toDoor = (share: number): readonly Point[] => {
  const [left, right, y] = threshold(...end.at, end.scale);
  const foot = end.height - fall(bundle * share);
  const first = left - fall(end.height - fall(bundle) - y);
  const last = right + fall(end.height - y);
  return [
    [bundle * share, -1],
    [bundle * share, foot],
    [last + (first - last) * share, foot],
    [right + (left - right) * share, y],
  ];
};

/** Who comes from the other side. */
const beside: readonly Stand[] = [
  [[860, 810], 24],
  [[962, 878], 34],
  [[850, 905], 38],
];

/** Who walks before the shop in each street. */
const along = [
  [300, 500, 660],
  [370, 590],
  [440, 515, 590],
] as const;

/** The lower part of the page, across it. */
export const arrivalArt = defineArt({
  name: 'solutions/traffic-arrival',
  width: end.width,
  height: Math.round(end.height),
  draw: () => {
    const ground = (from: number, to: number) => [...toDoor(from), ...[...toDoor(to)].reverse()];
    return (
      <>
        <Glow id="evening" at={[824, 420]} radius={415} />
        <Arrival {...end} sides={[]} />
        <Pieces
          pieces={[
            [gold.ink, ground(0.1, 0.9)],
            ...lanes.map(([from, to], lane) => [lit[lane]!, ground(from, to)] as const),
          ]}
        />
        <Visitors
          id="passer-by"
          stands={[
            ...three.flatMap((lane) => [
              ...walkers([0, bundle, -1], [0, bundle, 640], lane, streams[2 - lane]!, { size: 0.21, close: 1.1 }),
              ...along[lane]!.map((x): Stand => [[x, end.height - fall(bundle * lanes[lane]![0]) - 8], 24]),
            ]),
            ...beside,
          ]}
        />
      </>
    );
  },
});

const upright = { width: 780, height: 900, at: [204, 650], scale: 0.95 } as const;

/** The same three on an upright screen, where each is as wide as the page. */
export const [uprightArt, togetherUpright, arrivalUpright] = defineSheet({
  name: 'solutions/traffic-upright',
  width: upright.width,
  height: upright.height,
  draws: [
    () => <Nobody {...upright} />,
    () => <Together from={[0, 780, -1]} to={[0, 780 - fall(901), 901]} />,
    () => (
      <>
        <Glow id="evening" at={[450, 345]} radius={330} />
        <Arrival {...upright} />
      </>
    ),
  ],
});
