import type { PlanId } from '../../../content/prices.ts';
import { blend } from '../../../content/art/blend.ts';
import { gold } from '../../../content/art/services/cut/tone.ts';
import { closed, open, type Point, polar } from '../../../content/art/services/cut/point.ts';

const girdle = 198;
const crown = 132;
const table = 74;

/** From the middle to beyond the lines around the girdle. */
const reach = Math.ceil(girdle * Math.cos(Math.PI / 8)) + 8;

export interface ChoiceStoneProps {
  /** The plans whose planes lie at the girdle, and how many eighths each is turned from the top. */
  readonly around: readonly { readonly id: PlanId; readonly turn: number }[];
  /** The plans of which one is chosen: planes around the table, clockwise from the top, of a quarter each. */
  readonly inside: readonly PlanId[];
  /** What stands on a plane where the list is not in the stone itself. */
  readonly priceOf: (id: PlanId) => { readonly from?: string | undefined; readonly amount: string };
}

/** A point around the middle, in whole units: the page carries the drawing. */
const pointAt = (radius: number, degrees: number): Point => {
  const [x, y] = polar([0, 0], radius, degrees);
  return [Math.round(x), Math.round(y)];
};

const corner = (radius: number, turn: number) => pointAt(radius, turn * 45 - 112.5);

const ring = (radius: number) => closed(Array.from({ length: 8 }, (_, index) => corner(radius, index)));

/** The upper one of the eight planes at the girdle: a narrow facet on each side, and between them one for its name. */
const upperPlane: readonly string[] = (() => {
  const [from, to, innerFrom, innerTo] = [corner(girdle, 0), corner(girdle, 1), corner(crown, 0), corner(crown, 1)];
  const between = (share: number): Point => [Math.round(from[0] + (to[0] - from[0]) * share), from[1]];
  const [left, right] = [between(0.1), between(0.9)];
  return [closed([from, left, innerFrom]) + closed([right, to, innerTo]), closed([left, right, innerTo, innerFrom])];
})();

/** The upper one of the four around the table: it reaches to the middle of the sides beside it. */
const quarter = (() => {
  const side = (radius: number, turn: number) => pointAt(radius * Math.cos(Math.PI / 8), turn * 45 - 90);
  return closed([
    side(crown - 3, -1),
    corner(crown - 3, 0),
    corner(crown - 3, 1),
    side(crown - 3, 1),
    side(table + 3, 1),
    corner(table + 3, 1),
    corner(table + 3, 0),
    side(table + 3, -1),
  ]);
})();

/** Around the planes of each group a line of its own: the last of one and the first of the next have a gap between them. */
const bounds = [
  [4, 7],
  [7, 12],
]
  .map(([first, last]) => {
    const line = Array.from({ length: last! - first! + 1 }, (_, index) => corner(girdle + 7, first! + index));
    const [from, to] = [line[0]!, line.at(-1)!];
    const inwards = ([x, y]: Point, [otherX, otherY]: Point): Point => [
      Math.round(x + (otherX - x) * 0.04),
      Math.round(y + (otherY - y) * 0.04),
    ];
    return open([inwards(from, line[1]!), ...line.slice(1, -1), inwards(to, line.at(-2)!)]);
  })
  .join('');

/** The narrow facets between two planes, by turn: they shine before anything is chosen. The light comes from the upper left. */
const glints = [gold.pale, gold.honey, gold.amber, gold.bronze, gold.dusk, gold.bronze, gold.honey, gold.gleam];

/** A plane before it is chosen: dark gold, by how far its turn faces the light. */
const unlit = (turn: number) => {
  const faces = Math.round(29 + 18 * Math.cos(((turn + 1) * Math.PI) / 4));
  return blend({ goldDeep: faces, ink: 108 - faces, paper: -8 });
};

/** What a plane costs, upright in its middle. */
const Price = ({
  from,
  amount,
  radius,
  turn,
}: ReturnType<ChoiceStoneProps['priceOf']> & { radius: number; turn: number }) => {
  const [x, y] = pointAt(radius, turn * 45 - 90);
  return (
    <text x={x} y={y + 6}>
      {from && (
        <tspan fontSize=".7em" dy="-14">
          {from}
        </tspan>
      )}
      {from ? (
        <tspan fontSize=".85em" x={x} dy="14">
          {amount}
        </tspan>
      ) : (
        amount
      )}
    </text>
  );
};

const rotated = (eighths: number) => (eighths ? `rotate(${eighths * 45})` : undefined);

/**
 * The choice as a stone: every add-on is a plane at the girdle, every website one around the table, an outline until it is chosen and then full of
 * light; the table, which holds the sum, is lit from the start. What the planes are is said by the list. With a script a plane can be pressed.
 */
export function ChoiceStone({ around, inside, priceOf }: ChoiceStoneProps) {
  return (
    <svg
      className="choice-stone"
      id="choice-stone"
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      stroke="var(--gold-deep)"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path fill="none" stroke={gold.light} d={bounds} />
      <path fill={gold.ink} stroke="none" d={ring(girdle)} />
      <path fill={gold.light} d={ring(table)} />
      {inside.map((id, index) => (
        <g className="choice-stone__plane" data-plane={id} fill={unlit(index * 2)} key={id}>
          <path transform={rotated(index * 2)} d={quarter} />
          <Price {...priceOf(id)} radius={98} turn={index * 2} />
        </g>
      ))}
      {/* No website is a choice too. */}
      <path
        className="choice-stone__plane"
        data-none=""
        fill={unlit(inside.length * 2)}
        transform={rotated(inside.length * 2)}
        d={quarter}
      />
      {around.map(({ id, turn }) => (
        <g className="choice-stone__plane" data-plane={id} fill={unlit(turn)} key={id}>
          <g transform={rotated(turn)}>
            <path stroke="none" fill={glints[turn]} d={upperPlane[0]} />
            <path d={upperPlane[1]} />
          </g>
          <Price {...priceOf(id)} radius={152} turn={turn} />
        </g>
      ))}
    </svg>
  );
}
