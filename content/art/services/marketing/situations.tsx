import { defineArt } from '../../art.ts';
import { brilliantPlan } from '../custom-complex/brilliant-plan.ts';
import { Glow } from '../cut/glow.tsx';
import { type Plane, Planes, type Tone } from '../cut/planes.tsx';
import { Pieces, type Piece, ring } from '../cut/pieces.tsx';
import { closed, type Point, polar } from '../cut/point.ts';
import { slopes } from '../cut/stone-facets.ts';
import { gold } from '../cut/tone.ts';

/** A case for a ring from the side, from its hinge: its body, and the lid that lies on it, with the edge that the light inside falls on. */
const body: readonly Piece[] = [
  [gold.bronze, 'M0 0H166L112 130H32L0 98Z'],
  [gold.dusk, 'M166 0H300V98H125L112 130Z'],
  [gold.night, 'M0 98H125L112 130H32ZM125 98H300L268 130H112Z'],
  [gold.honey, 'M0 0H300V7H0Z'],
];
const lid: readonly Piece[] = [
  [gold.amber, 'M32-76H268L300-44H0Z'],
  [gold.deep, 'M0-44H140L122 0H0Z'],
  [gold.bronze, 'M140-44H300V0H122Z'],
  [gold.pale, 'M0-7H300V0H0Z'],
];

/** A beam, folded along its middle as that of the page is: its brighter half first. */
const beam = (from: Point, to: Point, broad: number): readonly Piece[] => {
  const way = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return [
    [gold.gleam, [from, to, polar(to, broad, way - 90), polar(from, broad, way - 90)]],
    [gold.honey, [from, to, polar(to, broad, way + 90), polar(from, broad, way + 90)]],
  ];
};

/** A claw that leans outwards at 22.5° from the ring, as far from the middle and up to the height given, and bends over a girdle that is not there. */
const claw = (side: 1 | -1, foot: number, tall: number, half: number, lit: Tone, turned: Tone): Plane[] => {
  const at = (across: number, up: number): Point => [200 + side * (foot + across + up * slopes.flat), 128 - up];
  return [
    [lit, at(0, 0), at(half, 0), at(half, tall), at(0, tall)],
    [turned, at(-half, 0), at(0, 0), at(0, tall), at(-half, tall)],
    [lit, at(half, tall), at(0, tall + half), at(-2 * half, tall + half), at(-half, tall)],
  ];
};

/** The eight sides of the ring, clockwise from the right, each with a plane that faces out and one that faces in. */
const [outer, ridge, inner] = [86, 73, 61].map((radius) => ring([200, 204], radius)) as [
  readonly Point[],
  readonly Point[],
  readonly Point[],
];
const sides: readonly (readonly [Tone, Tone])[] = [
  ['amber', 'pale'],
  ['deep', 'gleam'],
  ['deep', 'pale'],
  ['amber', 'honey'],
  ['pale', 'dim'],
  ['gleam', 'amber'],
  ['pale', 'deep'],
  ['honey', 'dim'],
];
const setting: readonly Plane[] = [
  ...sides.flatMap(([out, within], side): Plane[] => {
    const [from, to] = [(side + 7) % 8, side];
    return [
      [out, outer[from]!, outer[to]!, ridge[to]!, ridge[from]!],
      [within, ridge[from]!, ridge[to]!, inner[to]!, inner[from]!],
    ];
  }),
  ...claw(-1, 28, 78, 7, 'gleam', 'honey'),
  ...claw(1, 28, 78, 7, 'amber', 'light'),
  ['pale', [165, 112], [200, 112], [200, 128], [171, 128]],
  ['honey', [200, 112], [235, 112], [229, 128], [200, 128]],
];

/** The empty place is on the top of the ring. */
const seat: Point = [200, 129];

interface Scene {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The hinge of the case, and how large it is. */
  readonly hinge: Point;
  readonly size: number;
  readonly stone: Point;
  readonly radius: number;
  /** Where the empty place is, how large its setting, and how far turned towards the light. */
  readonly empty: Point;
  readonly scale: number;
  readonly turn: number;
}

const scene = ({ name, width, height, hinge, size, stone, radius, empty, scale, turn }: Scene) => {
  const source: Point = [stone[0] - (hinge[1] - stone[1]) * slopes.steep, hinge[1]];
  const broad = radius / 10;
  return defineArt({
    name: `services/${name}`,
    width,
    height,
    draw: () => (
      <>
        <Glow id="case" at={[hinge[0] + 270 * size, hinge[1] - 60 * size]} radius={150 * size} />
        <Glow id="seen" at={stone} radius={radius * 1.25} />
        <Glow id="missing" at={empty} radius={105 * scale} />
        <linearGradient id="within" x2="1" y1="1" y2="0.6">
          <stop stopColor={gold.dusk} />
          <stop offset="1" stopColor={gold.light} />
        </linearGradient>
        <path
          fill="url(#within)"
          d={closed([hinge, polar(hinge, 300 * size, -22.5), [hinge[0] + 300 * size, hinge[1]]])}
        />
        <Pieces pieces={[...beam(source, stone, broad), ...beam(stone, empty, broad)]} />
        <g transform={`translate(${hinge}) scale(${size})`}>
          <Pieces pieces={body} />
          <g transform="rotate(-22.5)">
            <Pieces pieces={lid} />
          </g>
          <path fill={gold.pale} d={closed(ring([0, 0], 13))} />
        </g>
        <Planes planes={brilliantPlan(stone, radius)} />
        <g transform={`translate(${empty}) rotate(${turn}) scale(${scale}) translate(${-seat[0]} ${-seat[1]})`}>
          <Planes planes={[...claw(-1, 6, 66, 4, 'dim', 'deep'), ...claw(1, 6, 66, 4, 'bronze', 'deep')]} />
          <Planes planes={setting} />
        </g>
      </>
    ),
  });
};

/** Three situations in one beam: it leaves a case that is as good as shut, strikes a stone that nobody knows, which turns it down, and ends where there is no stone. */
export const situationsArt = {
  wide: scene({
    name: 'situations',
    width: 1320,
    height: 610,
    hinge: [62, 360],
    size: 1.1,
    stone: [690, 150],
    radius: 118,
    empty: [1000, 460],
    scale: 1,
    turn: -45,
  }),
  narrow: scene({
    name: 'situations-phone',
    width: 390,
    height: 470,
    hinge: [20, 208],
    size: 0.46,
    stone: [300, 108],
    radius: 62,
    empty: [300 - 222 * slopes.flat, 330],
    scale: 0.72,
    turn: 22.5,
  }),
};
