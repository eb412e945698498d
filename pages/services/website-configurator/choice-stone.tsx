import type { PlanId } from '../../../content/prices.ts';
import { blend } from '../../../content/art/blend.ts';
import { Glow } from '../../../content/art/services/cut/glow.tsx';
import { gold } from '../../../content/art/services/cut/tone.ts';
import { closed, type Point, polar, strokes } from '../../../content/art/services/cut/point.ts';

const girdle = 198;
const crown = 132;
const table = 70;

/** From the middle to beyond the lines around the girdle. */
const reach = Math.ceil(girdle * Math.cos(Math.PI / 8)) + 7;

export interface ChoiceStoneProps {
  /** The plans whose planes lie at the girdle, and how many eighths each is turned from the top. */
  readonly around: readonly { readonly id: PlanId; readonly turn: number }[];
  /** The plans of which one is chosen: planes around the table, clockwise from the top, of a quarter each. */
  readonly inside: readonly PlanId[];
}

/** A point around the middle, in whole units: the page carries the drawing. */
const pointAt = (radius: number, degrees: number): Point => {
  const [x, y] = polar([0, 0], radius, degrees);
  return [Math.round(x), Math.round(y)];
};

const corner = (radius: number, turn: number) => pointAt(radius, turn * 45 - 112.5);

const ring = (radius: number) => closed(Array.from({ length: 8 }, (_, index) => corner(radius, index)));

/** The upper one of the eight planes at the girdle: a facet on each side, and between them one for its name. */
const upperPlane: readonly string[] = (() => {
  const [from, to, innerFrom, innerTo] = [corner(girdle, 0), corner(girdle, 1), corner(crown, 0), corner(crown, 1)];
  const between = (share: number): Point => [Math.round(from[0] + (to[0] - from[0]) * share), from[1]];
  const [left, right] = [between(0.17), between(0.83)];
  return [closed([from, left, innerFrom]), closed([right, to, innerTo]), closed([left, right, innerTo, innerFrom])];
})();

/** The upper one of the four around the table: it reaches to the middle of the sides beside it. */
const quarter = (() => {
  const side = (radius: number, turn: number) => pointAt(radius * Math.cos(Math.PI / 8), turn * 45 - 90);
  return closed([
    side(crown, -1),
    corner(crown, 0),
    corner(crown, 1),
    side(crown, 1),
    side(table, 1),
    corner(table, 1),
    corner(table, 0),
    side(table, -1),
  ]);
})();

/** A line around all planes, and where one group ends and the next begins two short ones to it. */
const bounds =
  ring(girdle + 6) + strokes([4, 7].map((turn) => [corner(girdle, turn), corner(girdle + 6, turn)] as const));

/** What is not hidden by the stone of the soft light behind it. */
const halo = [
  [0.72, gold.amber, 0.4],
  [1, gold.bronze, 0],
] as const;

/** Where the table catches the light along its sides, and where it loses it. */
const tableEdges = (
  [
    [gold.gleam, 0, 6, 7],
    [gold.dim, 2, 3, 4],
  ] as const
).map(([tone, ...sides]) => ({
  tone,
  shape: sides
    .map((side) => closed([corner(table, side), corner(table, side + 1), pointAt(table * 0.86, side * 45 - 90)]))
    .join(''),
}));

/** Dark glass before it is chosen, by turn: what faces the lamp at the upper left is lighter, and none so light that it seems chosen. */
const glass = (shine: number) => blend({ goldDeep: shine, ink: 106 - shine, paper: -6 });
const girdleTones = [56, 46, 38, 30, 30, 46, 56, 64].map(glass);
/** Around the table, which is flatter, all are darker. */
const crownTones = [46, 30, 22, 38].map(glass);
/** The facets at the sides of each plane, the first one clockwise first. */
const glints = [
  [gold.gleam, gold.light],
  [gold.honey, gold.amber],
  [gold.dim, gold.bronze],
  [gold.deep, gold.dim],
  [gold.honey, gold.amber],
  [gold.deep, gold.honey],
  [gold.light, gold.pale],
  [gold.pale, gold.gleam],
] as const;

const rotated = (eighths: number) => (eighths ? `rotate(${eighths * 45})` : undefined);

/**
 * The choice as a stone: every add-on is a plane at the girdle, every website one around the table, dark glass until it is chosen and then full of
 * light; the table, which holds the sum, is lit from the start. What the planes are is said by the list. With a script a plane can be pressed.
 */
export function ChoiceStone({ around, inside }: ChoiceStoneProps) {
  return (
    <svg
      className="choice-stone"
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      stroke={gold.light}
      strokeWidth=".6"
      strokeLinejoin="round"
      overflow="visible"
      aria-hidden="true"
    >
      <g stroke="none">
        <Glow id="choice-light" at={[0, 0]} radius={256} stops={halo} />
      </g>
      <path fill="none" strokeWidth="1" d={bounds} />
      <path fill={gold.ink} d={ring(girdle)} />
      <path fill={gold.light} d={ring(table)} />
      {tableEdges.map(({ tone, shape }) => (
        <path fill={tone} stroke="none" d={shape} key={tone} />
      ))}
      {inside.map((id, index) => (
        <g className="choice-stone__plane" data-plane={id} fill={crownTones[index]} key={id}>
          <path transform={rotated(index * 2)} d={quarter} />
        </g>
      ))}
      {/* No website is a choice too. */}
      <path
        className="choice-stone__plane"
        data-none=""
        fill={crownTones[inside.length]}
        transform={rotated(inside.length * 2)}
        d={quarter}
      />
      {around.map(({ id, turn }) => (
        <g className="choice-stone__plane" data-plane={id} fill={girdleTones[turn]} transform={rotated(turn)} key={id}>
          <path d={upperPlane[2]} />
          <path fill={glints[turn]![0]} d={upperPlane[0]} />
          <path fill={glints[turn]![1]} d={upperPlane[1]} />
        </g>
      ))}
    </svg>
  );
}
