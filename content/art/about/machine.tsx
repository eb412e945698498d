import { brilliant } from '../services/cut/cuts.ts';
import { facing } from '../services/cut/facing.ts';
import type { Fading } from '../services/cut/glow.tsx';
import { closed, type Point, polar } from '../services/cut/point.ts';
import { type Solid, view } from '../services/cut/solid.ts';
import { Stone } from '../services/cut/stone.tsx';
import { gold } from '../services/cut/tone.ts';

/** From light to shade, as polished metal turns from the lamp; what is darker than bronze would be soot. */
const brass = [
  ...[gold.gleam, gold.pale, gold.light, gold.light, gold.honey],
  ...[gold.honey, gold.dim, gold.amber, gold.amber, gold.bronze],
];

/** The brass tone of a plane by how far it turns from the lamp: 0 to 1. */
export const brassAt = (turned: number) =>
  brass[Math.max(0, Math.min(brass.length - 1, Math.round(turned * (brass.length - 1))))]!;

/** The light of the lamp: honey in its middle, bronze where it ends. */
export const lamplight: Fading = [
  [0, gold.honey, 0.85],
  [0.2, gold.amber, 0.66],
  [0.55, gold.bronze, 0.3],
  [1, gold.bronze, 0],
];

/** Where a turned rod changes its tone, across it from the lit side, and how far that strip turns from the lamp. */
const strips = [
  [0, 0.12, 0.55],
  [0.12, 0.2, 0.2],
  [0.2, 0.34, 0],
  [0.34, 0.52, 0.3],
  [0.52, 0.72, 0.58],
  [0.72, 0.9, 0.78],
  [0.9, 1, 0.95],
] as const;

interface RodProps {
  readonly from: Point;
  readonly to: Point;
  readonly width: number;
  /** Its width at the other end, where it is a cone. */
  readonly end?: number;
}

/** A turned rod or cone in strips of light along it; the lamp stands at the upper left. */
export function Rod({ from, to, width, end = width }: RodProps) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const side = dy / length + -dx / length > 0 ? -1 : 1;
  const across: Point = [(side * dy) / length, (side * -dx) / length];
  const point = ([x, y]: Point, broad: number, share: number): Point => [
    x + across[0] * broad * (0.5 - share),
    y + across[1] * broad * (0.5 - share),
  ];
  const lit = across[0] + across[1] < 0;
  return strips.map(([start, stop, turned]) => {
    const [a, b] = lit ? [start, stop] : [1 - start, 1 - stop];
    return (
      <path
        key={start}
        fill={brassAt(turned)}
        stroke={brassAt(turned)}
        strokeWidth="0.6"
        d={closed([point(from, width, a), point(from, width, b), point(to, end, b), point(to, end, a)])}
      />
    );
  });
}

/** A part of a ring between two angles, in flat steps. */
export const arcBand = (centre: Point, inner: number, outer: number, from: number, to: number, steps = 4): Point[] => {
  const along = Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);
  return [
    ...along.map((angle) => polar(centre, outer, angle)),
    ...along.reverse().map((angle) => polar(centre, inner, angle)),
  ];
};

/** A flat round of brass seen from the front: planes around its middle, brightest at the upper left. */
export function Ring(props: {
  readonly at: Point;
  readonly inner: number;
  readonly outer: number;
  /** How much further all of it turns from the lamp: on paper nothing may be as white as that. */
  readonly shade?: number;
}) {
  const { at, inner, outer, shade = 0 } = props;
  return Array.from({ length: 16 }, (_, side) => {
    const middle = side * 22.5 + 11.25;
    return (
      <path
        key={side}
        fill={brassAt((1 - facing(middle)) / 2.3 + shade)}
        d={closed(arcBand(at, inner, outer, side * 22.5, side * 22.5 + 22.5, 2))}
      />
    );
  });
}

/** The lap, on which stones are ground, from above its rim: light lies on it in rays, as on every round that was turned. */
export function Lap({
  at: [x, y],
  radius,
  thick,
}: {
  readonly at: Point;
  readonly radius: number;
  readonly thick: number;
}) {
  const tilt = 0.19;
  const rim = (angle: number, size = radius, drop = 0): Point => {
    const [px, py] = polar([0, 0], size, angle);
    return [x + px, y + py * tilt + drop];
  };
  const turn = Array.from({ length: 64 }, (_, step) => step * 5.625);
  const round = (size: number) => closed(turn.map((angle) => rim(angle, size)));
  return (
    <>
      {turn.slice(0, 32).map((angle) => (
        <path
          key={angle}
          fill={brassAt(0.52 + 0.48 * Math.cos(((angle - 20) * Math.PI) / 90))}
          d={closed([rim(angle), rim(angle + 6), rim(angle + 6, radius, thick), rim(angle, radius, thick)])}
        />
      ))}
      {turn.map((angle) => (
        <path
          key={angle}
          fill={brassAt(
            0.42 - 0.42 * Math.cos(((angle - 208) * Math.PI) / 90) + (angle > 300 || angle < 60 ? 0.14 : 0),
          )}
          d={closed([[x, y], rim(angle), rim(angle + 6)])}
        />
      ))}
      <path fill={gold.bronze} d={round(radius * 0.13)} />
      <path fill={gold.light} d={round(radius * 0.08)} />
    </>
  );
}

/** How far each corner of a rough stone lies from its middle: nature's choice. */
const uneven = [1.04, 0.93, 0.82, 0.98, 1.12, 1.05, 0.86, 0.95, 1.1, 0.97, 0.84, 1.02];

/** A rough stone: two rings of broken planes around a dull face. */
export function Rough({ at, size, turn = 0 }: { readonly at: Point; readonly size: number; readonly turn?: number }) {
  const corner = (step: number) => polar(at, size * uneven[step % 12]!, step * 30 + turn);
  const inner = (step: number) => polar(at, size * 0.6 * uneven[(step * 5 + 3) % 12]!, (step % 6) * 60 + 24 + turn);
  const heart = polar(at, size * 0.2, 200 + turn);
  const tone = (angle: number, more: number) => brassAt(0.7 - 0.3 * facing(angle + turn) + more);
  return [0, 1, 2, 3, 4, 5].map((side) => {
    const [outer, next] = [side * 2, side * 60];
    return [
      [tone(next, -0.12), [corner(outer), corner(outer + 1), inner(side)]],
      [tone(next + 30, 0.1), [corner(outer + 1), corner(outer + 2), inner(side + 1), inner(side)]],
      [tone(next + 30, side % 2 ? 0.04 : -0.16), [inner(side), inner(side + 1), heart]],
    ].map(([fill, points], index) => (
      <path key={`${side}${index}`} fill={fill as string} d={closed(points as Point[])} />
    ));
  });
}

const planes = brilliant();
/** What is cut at each stop: the table, the stars around it, the kites, and then all the rest. */
const cutAt: readonly Solid[] = [
  planes.slice(0, 1),
  planes.filter((_, index) => index === 0 || (index < 33 && index % 4 === 1)),
  planes.filter((_, index) => index === 0 || (index < 33 && index % 4 < 3 && index % 4 > 0)),
  planes,
];

interface ArmProps {
  readonly pivot: Point;
  /** To the middle of the stone. */
  readonly length: number;
  /** Clockwise from the right. */
  readonly angle: number;
  readonly size: number;
  /** How much of the stone is cut: 0 to 3. */
  readonly stage?: number;
  /** How much brighter its planes are than the lamp alone makes them. */
  readonly gleam?: number;
}

/** The arm that holds a stone against the lap: rod, chuck, and the stone on its dop, its table turned a little to the viewer. */
export function Arm({ pivot, length, angle, size, stage = 3, gleam = 0.25 }: ArmProps) {
  const on = (far: number) => polar(pivot, length + far * size, angle);
  const [x, y] = on(0);
  // Planes that grow into rough stone end within it.
  const facets = view(cutAt[stage]!, { x, y, size: size * (stage % 3 ? 0.8 : 1), tilt: 52, lean: angle + 90 }).visible;
  return (
    <>
      <Rod from={pivot} to={on(-2.6)} width={size * 0.5} />
      <Rod from={on(-3)} to={on(-1.85)} width={size * 0.76} />
      <Rod from={on(-1.85)} to={on(-1.4)} width={size * 0.34} />
      <Rod from={on(-1.4)} to={on(-0.3)} width={size * 0.36} end={size * 1.1} />
      {stage < 3 && <Rough at={[x, y]} size={size * (1.22 - stage * 0.07)} turn={stage * 50} />}
      <Stone line={0} facets={facets.map(({ points, light }) => ({ points, light: light + gleam }))} />
    </>
  );
}

/** How broad the mast is that goes down through the page. */
export const mastWidth = 54;

/** The same on a phone, where it stands beside the words. */
export const slimMast = 28;
