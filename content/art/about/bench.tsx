import { defineArt, type Drawing } from '../art.ts';
import { closed, type Point, polar } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';
import { Glow } from '../services/cut/glow.tsx';
import { Arm, brassAt, lamplight, Lap, mastWidth, Ring, Rod, Rough, slimMast } from './machine.tsx';
import { Quadrant } from './quadrant.tsx';

interface Edition {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly pivot: Point;
  readonly radius: number;
  /** Where the mast ends above, and how broad it is. */
  readonly mast: number;
  readonly broad: number;
  readonly lap: { readonly at: Point; readonly radius: number };
  readonly stone: number;
  /** Left and right side of what it stands on, and its height. */
  readonly plinth: readonly [left: number, right: number, height: number];
  /** The lamp: joints of its arm from the foot on, the last one where its shade hangs. */
  readonly lamp: readonly Point[];
  readonly shade: number;
  /** Where rough stones wait. */
  readonly waiting: readonly (readonly [x: number, size: number])[];
}

/** The shade of the lamp: a cone in planes that opens towards the lap, with the light inside it. */
function Shade({ at, size }: { readonly at: Point; readonly size: number }) {
  const on = (far: number, side: number) => polar(polar(at, far, 45), side, 135);
  const [narrow, broad] = [size * 0.2, size * 0.72];
  const shares = [1, 0.62, 0.2, -0.3, -0.74, -1];
  return (
    <>
      <Rod from={polar(at, -size * 0.3, 45)} to={polar(at, size * 0.1, 45)} width={size * 0.3} />
      {shares.slice(1).map((share, index) => (
        <path
          key={share}
          fill={brassAt([0.85, 0.62, 0.3, 0.05, 0.4][index]!)}
          d={closed([
            on(0, narrow * shares[index]!),
            on(0, narrow * share),
            on(size, broad * share),
            on(size, broad * shares[index]!),
          ])}
        />
      ))}
      <path
        fill={gold.gleam}
        d={closed([on(size, broad), on(size * 1.14, broad * 0.6), on(size * 1.14, -broad * 0.6), on(size, -broad)])}
      />
    </>
  );
}

function bench(edition: Edition): Drawing {
  const { name, width, height, pivot, radius, mast, broad, lap, stone, plinth, lamp, shade, waiting } = edition;
  const [left, right, high] = plinth;
  const top = height - high;
  const head = lamp.at(-1)!;
  const light = polar(head, shade * 2.4, 45);
  /** The arm stands at the middle stop and the stone on the lap. */
  const length = (lap.at[1] - pivot[1] - stone * 0.36) * Math.SQRT2;
  const fronts = 6;
  const front = (index: number) => left + ((right - left) * index) / fronts;
  return defineArt({
    name: `about/${name}`,
    width,
    height,
    draw: () => (
      <>
        <Glow id={`${name}-lamp`} at={light} radius={Math.min(radius * 1.42, light[1])} stops={lamplight} />
        {lamp.slice(1).map((to, index) => (
          <Rod key={to[0]} from={lamp[index]!} to={to} width={shade * 0.13} />
        ))}
        {lamp.slice(1, -1).map((joint) => (
          <Ring key={joint[0]} at={joint} inner={0} outer={shade * 0.17} />
        ))}
        <Shade at={head} size={shade} />
        <Rod from={[pivot[0], mast]} to={[pivot[0], top + 20]} width={broad} />
        <Rod from={[pivot[0], mast - 12]} to={[pivot[0], mast + 10]} width={broad * 1.5} />
        <Quadrant pivot={pivot} radius={radius} text={radius * 0.085} />
        {/* What it stands on: a lit upper side and planes to the front. */}
        <Rod from={[lap.at[0], lap.at[1] + 40]} to={[lap.at[0], top + 8]} width={radius * 0.24} />
        <path
          fill={gold.honey}
          d={closed([
            [left + 26, top],
            [right - 26, top],
            [right, top + 26],
            [left, top + 26],
          ])}
        />
        {Array.from({ length: fronts }, (_, index) => (
          <path
            key={index}
            fill={brassAt([0.6, 0.72, 0.66, 0.78, 0.86, 0.94][index]!)}
            d={closed([
              [front(index), top + 26],
              [front(index + 1), top + 26],
              [front(index + 1) + (index === fronts - 1 ? 0 : 18), height],
              [front(index) + (index ? 18 : 0), height],
            ])}
          />
        ))}
        <Lap at={lap.at} radius={lap.radius} thick={lap.radius * 0.1} />
        <Arm pivot={pivot} length={length} angle={135} size={stone} />
        <Ring at={pivot} inner={radius * 0.07} outer={radius * 0.17} />
        <Ring at={pivot} inner={0} outer={radius * 0.07} />
        {waiting.map(([x, size]) => (
          <Rough key={x} at={[x, height - size * 0.86]} size={size} turn={x} />
        ))}
      </>
    ),
  });
}

/** The cutter's bench in the place of the intro film: lamp, lap, and the machine that holds a stone at 45°. */
export const benchArt = bench({
  name: 'bench',
  width: 1440,
  height: 880,
  pivot: [1230, 236],
  radius: 420,
  mast: 62,
  broad: mastWidth,
  lap: { at: [800, 708], radius: 350 },
  stone: 84,
  plinth: [436, 1379, 104],
  lamp: [
    [124, 880],
    [248, 580.6],
    [480, 484.5],
  ],
  shade: 132,
  waiting: [
    [262, 46],
    [352, 34],
    [208, 28],
  ],
});

/** The same for a phone. */
export const benchTallArt = bench({
  name: 'bench-tall',
  width: 780,
  height: 900,
  pivot: [716, 190],
  radius: 350,
  mast: 30,
  broad: slimMast,
  lap: { at: [320, 650], radius: 286 },
  stone: 80,
  plinth: [40, 772, 150],
  lamp: [
    [58, 760],
    [34, 330],
    [118, 232],
  ],
  shade: 110,
  waiting: [],
});

/** The mast goes on below the bench, as long as what it passes. */
export const mastArt = defineArt({
  name: 'about/mast',
  width: mastWidth,
  height: 100,
  stretches: true,
  draw: () => <Rod from={[mastWidth / 2, 0]} to={[mastWidth / 2, 100]} width={mastWidth} />,
});

/** Its foot, four times as broad: there it stands on the sheet below. */
export const footArt = defineArt({
  name: 'about/foot',
  width: 4 * mastWidth,
  height: 112,
  draw: () => (
    <>
      <Rod from={[2 * mastWidth, 0]} to={[2 * mastWidth, 24]} width={mastWidth * 1.6} />
      <Rod from={[2 * mastWidth, 24]} to={[2 * mastWidth, 82]} width={mastWidth * 1.3} end={mastWidth * 3.8} />
      <Rod from={[2 * mastWidth, 82]} to={[2 * mastWidth, 112]} width={mastWidth * 3.8} />
    </>
  ),
});
