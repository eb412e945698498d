import type { PlanId } from '../../../content/prices.ts';
import { gold } from '../../../content/art/services/cut/tone.ts';
import { inset } from '../../../content/art/services/cut/inset.ts';
import { closed, type Point, polar } from '../../../content/art/services/cut/point.ts';

const girdle = 198;
const crown = 132;
const table = 70;
/** Width of the polished edge of a plane. */
const bevel = 4;
/** Of a side: from the middle of the stone, in shares of the way to a corner. */
const apothem = Math.cos(Math.PI / 8);

/** From the middle to beyond the lines around the girdle. */
const reach = Math.ceil(girdle * apothem) + 7;

/** What it is drawn in, here and at the end of the page. */
const frame = {
  className: 'choice-stone',
  viewBox: `${-reach} ${-reach} ${2 * reach} ${2 * reach}`,
  overflow: 'visible',
} as const;

/** What one plane is: the plan that its choice is, or `''` for none, and its name. */
interface Named {
  readonly id: PlanId | '';
  readonly title: string;
}

export interface ChoiceStoneProps {
  /** The planes at the girdle, and how many eighths each is turned from the top. */
  readonly around: readonly (Named & { readonly turn: number })[];
  /** Those of which one is chosen: planes around the table, clockwise from the top, of a quarter each. */
  readonly inside: readonly Named[];
  /** The names of the groups: in the first plane around the table, and at the girdle above its upper right side and below its lower left one. */
  readonly groups: readonly [string, string, string];
}

const pointAt = (radius: number, degrees: number): Point => polar([0, 0], radius, degrees);
/** In whole units: the page carries the drawing. */
const whole = (points: readonly Point[]) => closed(points.map(([x, y]) => [Math.round(x), Math.round(y)]));
const corner = (radius: number, turn: number) => pointAt(radius, turn * 45 - 112.5);
const side = (radius: number, turn: number) => pointAt(radius * apothem, turn * 45 - 90);
const ring = (radius: number) => whole(Array.from({ length: 8 }, (_, index) => corner(radius, index)));

/** Within its seat, by half its edge and a hair. */
const seated = (points: readonly Point[]) => whole(inset(points, bevel / 2 + 0.7));

/** One of the eight planes at the girdle. */
const outer = (turn: number) =>
  seated([corner(girdle, turn), corner(girdle, turn + 1), corner(crown, turn + 1), corner(crown, turn)]);

/** The way of the light of the upper one to the table, between its neighbours'. */
const beam = whole([corner(crown, 0), corner(crown, 1), corner(table, 1), corner(table, 0)]);

/** One of the four around the table: it reaches to the middle of the sides beside it. */
const quarter = (turn: number) =>
  seated([
    side(crown, turn - 1),
    corner(crown, turn),
    corner(crown, turn + 1),
    side(crown, turn + 1),
    side(table, turn + 1),
    corner(table, turn + 1),
    corner(table, turn),
    side(table, turn - 1),
  ]);

/** What is reflected across all of it: a band at 45° between four corners. */
const reflection = whole([7, 0, 3, 4].map((turn) => corner(girdle, turn)));

/** A name in lines of a plane's width. */
const linesOf = (title: string, width: number) =>
  title
    .split(' ')
    .reduce<string[]>(
      ([last = '', ...before], word) =>
        `${last} ${word}`.length > width ? [word, last, ...before] : [`${last} ${word}`.trim(), ...before],
      [],
    )
    .reverse();

/** The name of a plane in its middle, where the list does not lie in the planes. */
function Name({
  title,
  at: [x, y],
  group,
}: {
  readonly title: string;
  readonly at: Point;
  readonly group?: string | undefined;
}) {
  // The planes at both sides are the narrow ones.
  const lines = [...(group ? [group] : []), ...linesOf(title, Math.abs(y) < 1 ? 11 : 13)];
  return (
    <text y={Math.round(y + 11 - lines.length * 7.5)}>
      {lines.map((line, index) => (
        <tspan x={Math.round(x)} dy={index ? 15 : undefined} key={line}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/**
 * The choice as a stone: every add-on is a plane at the girdle, every website one around the table, dark glass with a polished edge until it is chosen,
 * and then full of light, which goes on to the table; that holds the sum and is lit from the start. With a script a plane can be pressed.
 */
export function ChoiceStone({ around, inside, groups: [first, ...groups] }: ChoiceStoneProps) {
  return (
    <svg {...frame} aria-hidden="true">
      <radialGradient id="glass" gradientUnits="userSpaceOnUse" cx="0" cy="0" r={girdle}>
        <stop offset=".35" stopColor={gold.dusk} />
        <stop offset=".6" stopColor={gold.night} />
        <stop offset="1" stopColor={gold.ink} />
      </radialGradient>
      <linearGradient id="polish" x2="1" y2="1">
        <stop stopColor={gold.gleam} />
        <stop offset=".3" stopColor={gold.amber} />
        <stop offset=".7" stopColor={gold.night} />
        <stop offset="1" stopColor={gold.deep} />
      </linearGradient>
      <g id="stone" fill="url(#glass)" stroke="url(#polish)" strokeWidth={bevel} textAnchor="middle">
        <path stroke={gold.deep} strokeWidth="1" d={ring(girdle + 6)} />
        {inside.map(({ id, title }, index) => (
          <g className="choice-stone__plane" data-plane={id} key={id}>
            <path d={quarter(index * 2)} />
            <Name
              title={title}
              at={pointAt((apothem * (crown + table)) / 2, index * 90 - 90)}
              group={index ? undefined : first}
            />
          </g>
        ))}
        {around.map(({ id, title, turn }) => (
          <g className="choice-stone__plane" data-plane={id} key={id}>
            <path d={outer(turn)} />
            <path transform={turn ? `rotate(${turn * 45})` : undefined} d={beam} />
            <Name title={title} at={pointAt((apothem * (girdle + crown)) / 2, turn * 45 - 90)} />
          </g>
        ))}
        <g stroke="none" fill={gold.light} pointerEvents="none">
          <path fillOpacity=".07" d={reflection} />
          <path d={ring(table)} />
          <g fontSize="24" transform="rotate(45)">
            {groups.map((group, index) => (
              <text x={index ? 16 : -16} y={index ? reach + 20 : -reach - 6} key={group}>
                {group}
              </text>
            ))}
          </g>
        </g>
      </g>
    </svg>
  );
}

/** The same stone once more, as it has been chosen. */
export const ChosenStone = () => (
  <svg {...frame}>
    <use href="#stone" />
  </svg>
);
