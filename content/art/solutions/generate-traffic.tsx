import { colours } from '../../look.ts';
import { defineArt } from '../art.ts';
import { Glow } from '../services/cut/glow.tsx';
import { Pieces } from '../services/cut/pieces.tsx';
import type { Point } from '../services/cut/point.ts';
import { slopes } from '../services/cut/stone-facets.ts';
import { gold } from '../services/cut/tone.ts';
import { shop, ShopFront } from './shop-front.tsx';
import { type Course, type Lane, lanes, railed, type Reach, street, walkers } from './street.ts';
import { chosen } from './traffic-choice.tsx';
import { type Stand, Visitors } from './visitor.tsx';

/** The tone in which each street arrives where words stand in it. */
const lit = [colours.paper, gold.pale, gold.light] as const;

/** Before the dark shop a street lies in the shade, and it is brighter the farther it is from there. */
const leaving = (lane: number): Course => [
  [0, 0, gold.dusk],
  [0.08, 0.14, gold.deep],
  [0.2, 0.32, gold.dim],
  [0.46, 0.62, gold.honey],
  [0.8, 0.7, lit[lane]!],
];

/** Those who have crossed over walk three abreast in the middle street. */
const [left, right] = chosen[1];
const abreast = [0, 1, 2].map((nth): Lane => {
  const breadth = (right - left) / 3;
  return [left + nth * breadth, left + (nth + 1) * breadth];
});

/** How far apart, in breadths of their part of it; nobody's head comes before the feet of another. */
const stream = [0.52, 0.08, 0.68, 0.62, 0.1, 0.7, 0.66, 0.08, 0.6, 0.7, 0.1, 0.64, 0.68];

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

/** On an upright screen the outer streets are rails at its sides, each so much of its breadth, with a kerb; they go on in `styles/shapes/streets.svg`. */
const [rail, kerb] = [0.062, 0.0102];

/** Nobody comes: the shop is dark, its keeper waits in the door, and three empty streets lead away from it. */
const Nobody = ({ width, height, at: [x, y], scale, streets }: Scene & { readonly streets: readonly Lane[] }) => {
  const from = threshold(x, y, scale);
  const to: Reach = [0, width, height];
  return (
    <>
      <ShopFront at={[x, y]} scale={scale} />
      <Pieces pieces={streets.flatMap((lane, index) => street(from, to, lane, leaving(index)))} />
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
          // Past the lower edge, where the page goes on with it.
          [gold.pale, floor([left, right, y], [-5, width + 5, height + 2])],
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
  draw: () => <Nobody {...head} streets={lanes} />,
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

/** Who walks where the middle street turns, as many in a row as it is broad there. */
const turning = [120, 185, 250, 315].flatMap((y, row) => {
  const along = (y + 24) / together;
  const side = (share: number) => share * (end.width + (bundle - end.width) * along);
  const [from, to] = [side(left) + 24 + (row % 2) * 38, side(right) - 64];
  return Array.from({ length: Math.floor((to - from) / 88) + 1 }, (_, nth): Stand => [
    [from + nth * 88 + ((nth * 5 + row * 3) % 4) * 8, y + ((nth * 7 + row) % 3) * 7],
    39 - row * 1.4,
  ]);
});

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
        pieces={chosen.map(([from, to], lane) => [lit[lane]!, [...line(from), ...[...line(to)].reverse()]] as const)}
      />
      <Visitors
        id="passer-by"
        stands={[
          ...turning,
          ...abreast.flatMap((lane, nth) => walkers([0, bundle, together], [0, bundle, 1060], lane, stream, nth)),
        ]}
      />
      <Arrival {...end} stands={arriving} />
    </>
  ),
});

const upright = { width: 780, height: 900, at: [204, 650], scale: 0.95 } as const;

/** The empty streets on an upright screen. */
export const uprightArt = defineArt({
  name: 'solutions/traffic-upright',
  width: upright.width,
  height: upright.height,
  draw: () => <Nobody {...upright} streets={railed(rail, kerb)} />,
});

const night = { width: 780, height: 1120, at: [190, 914], scale: 0.8 } as const;
const edge = night.width * (rail + kerb);

/** The lit shop there: the middle street ends before it at 22.5°, the rails lead on at both sides. */
export const arrivalUpright = defineArt({
  name: 'solutions/traffic-arrival-upright',
  width: night.width,
  height: night.height,
  draw: () => (
    <>
      <Pieces
        pieces={[
          [
            gold.ink,
            [
              [edge - 1, fall(night.width - 2 * edge)],
              [night.width - edge + 1, 0],
              [night.width - edge + 1, night.height],
              [edge - 1, night.height],
            ],
          ],
        ]}
      />
      <Glow id="evening" at={[414, 650]} radius={280} />
      <Arrival
        {...night}
        stands={[
          [[318, 936], 50],
          [[292, 980], 54],
          [[372, 1008], 56],
          [[226, 1066], 60],
          [[470, 1060], 60],
          [[300, 1078], 62],
          [[540, 1076], 62],
          [[394, 1084], 62],
        ]}
      />
    </>
  ),
});
