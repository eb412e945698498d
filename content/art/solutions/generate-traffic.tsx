import { defineArt } from '../art.ts';
import { closed, type Point, polar } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';

interface Visitor {
  readonly at: Point;
  readonly size: number;
}

/** Between 0 and 1, the same at every build, in an order that the eye does not find. */
const chance = (seed: number) => Math.abs(Math.sin(seed * 12.9898) * 43758.5453) % 1;

/** The street: people who pass from edge to edge, each in a place of their own, so that nobody stands on anybody. */
const street = Array.from({ length: 120 }, (_, index): Visitor => {
  const [x, y] = [Math.floor(index / 4) * 50 + (index % 2) * 25, (index % 4) * 46];
  const size = 5 + 13 * chance(index + 3) ** 2;
  return { at: [x - 20 + chance(index) * 26, 26 + y + chance(index + 7) * 20], size };
});
/** Three ways leave it at 67.5°, in single file, each person a little larger as they arrive. */
const ways = [256, 720, 1184].flatMap((end) =>
  Array.from({ length: 8 }, (_, step): Visitor => {
    const [x, size] = [end - 128 + step * 17.7, 9 + step];
    return { at: [x, 218 + (x - end + 128) * 2.4142], size };
  }),
);
const visitors = [...street, ...ways];
const ring = ({ at, size }: Visitor, from = 0, to = 8) =>
  Array.from({ length: to - from }, (_, corner) => polar(at, size, 22.5 + 45 * (corner + from)));
const table = ({ at, size }: Visitor): Visitor => ({ at, size: size * 0.52 });

/** A street of small stones, and three ways that leave it, each of which ends at the lower edge, where a page goes on. */
export const generateTrafficArt = defineArt({
  name: 'solutions/generate-traffic',
  width: 1440,
  height: 506,
  draw: () => (
    <>
      <path fill={gold.light} d={visitors.map((one) => closed(ring(one))).join('')} />
      <path fill={gold.gleam} d={visitors.map((one) => closed([one.at, ...ring(one, 3, 7)])).join('')} />
      <path fill={gold.deep} d={visitors.map((one) => closed([one.at, ...ring(one, 0, 3)])).join('')} />
      <path fill={gold.pale} stroke={gold.ink} d={visitors.map((one) => closed(ring(table(one)))).join('')} />
    </>
  ),
});
