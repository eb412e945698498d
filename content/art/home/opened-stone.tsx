import { defineArt } from '../art.ts';
import { blend } from '../blend.ts';
import { fireAt, goldAt } from '../brand/fire.ts';
import { closed, type Point, polar } from '../services/cut/point.ts';
import { type Pose, trace, view } from '../services/cut/solid.ts';
import { gold } from '../services/cut/tone.ts';

type Corner = readonly [x: number, y: number, z: number];

/** How far each corner of the rough stone stands out from its middle: nature's choice, made once. */
const uneven = [0.98, 1.08, 0.9, 1.04, 0.94, 1.1, 0.92, 1.02, 1.06];
const ring = (radius: number, height: number, offset = 0): readonly Corner[] =>
  uneven.map((_, place) => {
    const share = uneven[(place + offset * 4) % uneven.length]!;
    return [...polar([0, 0], radius * share, place * 40 + offset * 20), height - (offset ? (share - 1) * 1.6 : 0)];
  });

/** The faces between two rings of corners, three to a corner, the second turned by half a step. */
const between = (upper: readonly Corner[], lower: readonly Corner[]) =>
  upper.flatMap((corner, place) => {
    const next = (place + 1) % upper.length;
    return [
      [corner, upper[next]!, lower[place]!],
      [upper[next]!, lower[next]!, lower[place]!],
    ];
  });

/** What the saw has left, from the cut backwards. */
const [cut, belly, back] = [ring(1, 0), ring(1.16, -0.5, 1), ring(0.7, -1.15, 0)];
const rough = [
  ...between(cut, belly),
  ...between(
    belly,
    back.map((_, place) => back[(place + 1) % back.length]!),
  ),
];

/** Inside the rind the stone is hollow, and grown with planes. */
const [rim, grown] = [ring(0.88, 0), ring(0.46, -0.26, 1)];
const middle: Corner = [0.04, -0.05, -0.42];
const hollow = rim.flatMap((corner, place) => {
  const before = grown[(place + 8) % 9]!;
  return [
    [corner, rim[(place + 1) % 9]!, grown[place]!],
    [middle, before, corner, grown[place]!],
  ];
});

/** So much light on rough stone, in steps. */
const skin = (light: number) => {
  const warm = 4 + Math.round(Math.max(0, light + 0.25) * 9) * 5;
  return blend({ ink: 100 - warm, warm });
};

/** Where a stone stands whose cut face two rays from the origin touch, the one clockwise from the other (degrees). */
function placed(pose: Omit<Pose, 'x' | 'y'>, from: number, to: number): Pose {
  const face = trace(cut, { ...pose, x: 0, y: 0 });
  const reach = ([x, y]: Point) => Math.max(...face.map(([left, up]) => left * x + up * y));
  const [above, below] = [polar([0, 0], 1, from - 90), polar([0, 0], 1, to + 90)];
  const [out, down] = [reach(above), reach(below)];
  const share = above[0] * below[1] - above[1] * below[0];
  return {
    ...pose,
    x: (down * above[1] - out * below[1]) / share,
    y: (out * below[0] - down * above[0]) / share,
  };
}

/** The light of the wedge above, which has its point at the origin, and the stone that it has opened. */
function draw(pose: Pose) {
  const face = trace(cut, pose);
  const byAngle = [...face].sort(([x, y], [u, v]) => Math.atan2(y, x) - Math.atan2(v, u));
  const source: Point = [0, 0];
  return (
    <>
      <path fill={gold.light} d={closed([source, byAngle[0]!, byAngle.at(-1)!])} />
      {view(rough, pose).visible.map(({ points, light }) => (
        <path key={closed(points)} fill={skin(light)} stroke={skin(light)} strokeLinejoin="round" d={closed(points)} />
      ))}
      <path fill={gold.pale} d={closed(face)} />
      <clipPath id="r">
        <path d={closed(trace(rim, pose))} />
      </clipPath>
      <g clipPath="url(#r)">
        {hollow.map((corners, place) => {
          const points = trace(corners, pose);
          const eighth = (((place >> 1) * 8) / 9 + (place % 2 ? 0 : 0.5) + 6.5) % 8;
          const fill = fireAt(eighth, place % 4 === 1) ?? goldAt([0.95, 0.5, 0.75, 0.25][place % 4]!);
          return <path key={place} fill={fill} stroke={fill} strokeLinejoin="round" d={closed(points)} />;
        })}
      </g>
    </>
  );
}

/** The last drawing of the home page: the light of all above falls into a rough stone that the saw has opened, and there are the colours of the first screen. */
export const openedStone = defineArt({
  name: 'home/opened-stone',
  width: 1440,
  height: 1108,
  draw: () => <g transform="translate(720 298)">{draw(placed({ size: 204, tilt: 44, lean: -56 }, 22.5, 67.5))}</g>,
});

/** The same below its light, for a phone. */
export const openedStoneTall = defineArt({
  name: 'home/opened-stone-tall',
  width: 390,
  height: 560,
  draw: () => <g transform="translate(195 80.7)">{draw(placed({ size: 138, tilt: 48, lean: -11 }, 45, 135))}</g>,
});
