import type { PlanId } from '../../../content/prices.ts';
import { blend } from '../../../content/art/blend.ts';
import { gold } from '../../../content/art/services/cut/tone.ts';
import { closed, open, type Point, polar } from '../../../content/art/services/cut/point.ts';

const centre: Point = [0, 0];
const girdle = 198;
const table = 114;

/** From the middle to beyond the lines around the girdle. */
const reach = Math.ceil(girdle * Math.cos(Math.PI / 8)) + 8;

export interface ChoiceStoneProps {
  /** The plans whose planes lie around the table, with what stands in each and how many eighths it is turned from the top. */
  readonly around: readonly {
    readonly id: PlanId;
    readonly title: string;
    readonly price: string;
    readonly turn: number;
  }[];
  /** The plans of which one lies in the table, with what stands in it. */
  readonly inside: readonly { readonly id: PlanId; readonly title: string }[];
}

/** A point around the middle, in whole units: the page carries the drawing. */
const pointAt = (radius: number, degrees: number): Point => {
  const [x, y] = polar(centre, radius, degrees);
  return [Math.round(x), Math.round(y)];
};

const corner = (radius: number, turn: number) => pointAt(radius, turn * 45 - 112.5);

/** The upper one of the eight planes around the table: a narrow facet on each side, and between them one for its name. */
const upperPlane: readonly string[] = (() => {
  const [from, to, innerFrom, innerTo] = [corner(girdle, 0), corner(girdle, 1), corner(table, 0), corner(table, 1)];
  const between = (share: number): Point => [Math.round(from[0] + (to[0] - from[0]) * share), from[1]];
  const [left, right] = [between(0.1), between(0.9)];
  return [closed([from, left, innerFrom]) + closed([right, to, innerTo]), closed([left, right, innerTo, innerFrom])];
})();

const ring = (radius: number, count: number, offset = 0) =>
  Array.from({ length: count }, (_, index) => pointAt(radius, (360 / count) * index + offset));

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

/** The table, and what words have of it: nothing that it reflects crosses them. */
const tablePlanes = [closed(ring(table, 8, 22.5)), closed(ring(table * Math.cos(Math.PI / 8), 8))] as const;

/** A title in lines of so many letters, so that its plane has room for them. */
const linesOf = (title: string, lineLength: number): readonly string[] =>
  title.split(' ').reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || `${last} ${word}`.length > lineLength) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);

/** The middle of the plane of a turn, which is broader outside. */
const middleOf = (turn: number) => pointAt((girdle * 0.49 + table * 0.51) * Math.cos(Math.PI / 8), turn * 45 - 90);

/** The gold of a plane that is chosen, by turn, in three tones: the light comes from the upper left. */
const gilded = [0, 30, 56, 56, 56, 30, 0, 0].map((goldDeep) => blend({ goldDeep, goldLight: 100 - goldDeep }));

/** The narrow facets between two planes, by turn: they shine before anything is chosen. */
const glints = [70, 30, 0, -40, -70, -40, 30, 70].map((light) =>
  light < 0 ? blend({ goldDeep: -light, goldLight: 100 + light }) : blend({ paper: light, goldLight: 100 - light }),
);

/** How much of the gold a plane without a choice keeps, by turn: bronze where the light comes from, near ink opposite. */
const rest = [0.52, 0.3, 0.12, 0.04, 0.1, 0.26, 0.44, 0.6];

/** What the planes lie on: ink with a little of the gold in it. */
const shade = blend({ ink: 90, goldDeep: 10 });

interface InscriptionProps {
  readonly title: string;
  /** A line of its own. */
  readonly price?: readonly string[];
  readonly at: Point;
  readonly length?: number;
}

/** What stands in a plane, around its middle. */
function Inscription({ title, price = [], at: [x, y], length = 12 }: InscriptionProps) {
  const words = [...linesOf(title, length), ...price];
  return (
    <text transform={`translate(${x} ${y})`} fill="currentColor" stroke="none" visibility="var(--words)">
      {words.map((line, index) => (
        <tspan key={line} x="0" dy={`${index ? 1.15 : Math.round(90 - words.length * 57.5) / 100}em`}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/**
 * The choice as a stone: every add-on is a plane around the table and says its name, in shadow until it is chosen, and then gold, with as much
 * of the light as its side; the website is the table, which is lit from the start and turns white with it. With a script a plane can be pressed.
 */
export function ChoiceStone({ around, inside }: ChoiceStoneProps) {
  return (
    <svg
      className="choice-stone"
      id="choice-stone"
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      color={gold.ink}
      stroke="var(--gold-deep)"
      strokeLinejoin="round"
      fontFamily="var(--serif)"
      fontSize="14"
      textAnchor="middle"
      aria-hidden="true"
    >
      <path fill="none" stroke={gold.light} d={bounds} />
      <path fill={shade} stroke="none" d={closed(ring(girdle, 8, 22.5))} />
      <path fill={gold.pale} d={tablePlanes[0]} />
      <path fill="var(--table)" d={tablePlanes[1]} />
      {inside.map(({ id, title }) => (
        <g className="choice-stone__table" data-plane={id} fontSize="24" key={id}>
          <Inscription title={title} at={[0, 0]} length={15} />
        </g>
      ))}
      {around.map(({ id, title, price, turn }) => (
        <g className="choice-stone__plane" data-plane={id} key={id}>
          <g transform={turn ? `rotate(${turn * 45})` : undefined}>
            <path stroke="none" fill={glints[turn]} d={upperPlane[0]} />
            <path
              fill={`var(--gilt,${gilded[turn]})`}
              stroke="var(--rim,var(--gold-deep))"
              fillOpacity={rest[turn]}
              strokeDasharray="7 5"
              d={upperPlane[1]}
            />
          </g>
          {/* The planes at the sides are narrow. */}
          <Inscription title={title} price={[price]} at={middleOf(turn)} length={turn % 4 === 2 ? 11 : 13} />
        </g>
      ))}
    </svg>
  );
}
