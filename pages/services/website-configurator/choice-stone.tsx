import type { PlanId } from '../../../content/prices.ts';
import { colours } from '../../../content/colours.ts';
import { closed, open, type Point, polar } from '../../../content/art/services/cut/point.ts';

/** What its facets are filled with, from the brightest to the darkest. */
const fills = ['#fffefa', '#fff7dd', colours.goldLight, '#dfc06a', colours.goldDeep] as const;

const side = 400;
const centre: Point = [side / 2, side / 2];
const girdle = 186;
const table = 108;

export interface ChoiceStoneProps {
  /** The plans whose planes lie around the table, clockwise from the top; at most eight. */
  readonly around: readonly PlanId[];
  /** The plans of which one lies in the table. */
  readonly inside: readonly PlanId[];
}

const corner = (radius: number, turn: number) => polar(centre, radius, turn * 45 - 112.5);

/** One of the eight planes around the table, in three facets. */
function planeAt(turn: number): readonly string[] {
  const [from, to, innerFrom, innerTo] = [
    corner(girdle, turn),
    corner(girdle, turn + 1),
    corner(table, turn),
    corner(table, turn + 1),
  ];
  const middle = corner(girdle * Math.cos(Math.PI / 8), turn + 0.5);
  return [closed([from, middle, innerFrom]), closed([middle, innerTo, innerFrom]), closed([middle, to, innerTo])];
}

const ring = (radius: number, count: number, offset = 0) =>
  Array.from({ length: count }, (_, index) => polar(centre, radius, (360 / count) * index + offset));

/** What the table shows: each website plan reflects in its own way. */
const reflections: readonly string[] = [
  closed(ring(table * 0.62, 4)),
  ring(table * 0.92, 8)
    .map((tip, index) => closed([centre, polar(centre, table * 0.42, index * 45 - 22.5), tip]))
    .join(''),
  closed([corner(table, 0), corner(table, 4), corner(table, 3), corner(table, 2), corner(table, 1)]),
];

const lines =
  closed(ring(girdle, 8, 22.5)) +
  closed(ring(table, 8, 22.5)) +
  ring(girdle, 8, 22.5)
    .map((outer, index) => open([outer, ring(table, 8, 22.5)[index]!]))
    .join('');

/** The choice as a stone: every add-on is a plane around the table and the website is the table; what is chosen takes light. */
export function ChoiceStone({ around, inside }: ChoiceStoneProps) {
  return (
    <svg
      className="choice-stone"
      viewBox={`0 0 ${side} ${side}`}
      overflow="visible"
      stroke={colours.ink}
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {inside.map((id, index) => (
        <g className="choice-stone__plane" data-plane={id} key={id}>
          <path fill={fills[2]} d={closed(ring(table, 8, 22.5))} />
          <path fill={fills[0]} d={reflections[index]} />
        </g>
      ))}
      {around.map((id, turn) => (
        <g className="choice-stone__plane" data-plane={id} key={id}>
          {planeAt(turn).map((facet, index) => (
            <path fill={fills[(turn * 2 + index * 3) % 5]} d={facet} key={facet} />
          ))}
        </g>
      ))}
      <path fill="none" stroke="var(--mark)" strokeWidth={1.2} d={lines} />
    </svg>
  );
}
