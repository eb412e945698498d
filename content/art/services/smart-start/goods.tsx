import { defineArt } from '../../art.ts';
import { defineSheet } from '../../sheet.tsx';
import { type Piece, Pieces, ring } from '../cut/pieces.tsx';
import { closed, strokes } from '../cut/point.ts';
import { gold } from '../cut/tone.ts';
import { Jug } from './jug.tsx';
import { Pot, turned } from './pot.tsx';
import { Table } from './table.tsx';

const bowl = turned(150, [
  [22, '0'],
  [-62, '67'],
  [-36, '45'],
  [-14, '22'],
  [22, '0'],
]);
const cup = turned(66, [
  [92, '0'],
  [-24, '45'],
  [16, '0'],
]);
const jar = turned(14, [
  [20, '45'],
  [-14, '45'],
  [24, '22'],
  [14, '0'],
  [22, '22'],
  [42, '67'],
  [110, '0'],
  [-76, '67'],
  [-14, '45'],
]);
const bottle = turned(44, [
  [-12, '45'],
  [104, '0'],
  [30, '67'],
  [44, '45'],
  [120, '0'],
  [-40, '67'],
]);
/** Of the wheel: what one turns on, what holds it, what keeps it going; and the clay. */
const head = turned(176, [
  [24, '0'],
  [-22, '45'],
]);
const shaft = turned(30, [[104, '0']]);
const fly = turned(206, [
  [20, '45'],
  [30, '0'],
  [-14, '45'],
]);
const clay = turned(62, [
  [-16, '67'],
  [54, '0'],
  [36, '45'],
  [44, '67'],
  [-30, '45'],
]);

const foot = (profile: typeof bowl) => profile.at(-1)![0];

type Ring = ReturnType<typeof ring>;

interface Standing {
  readonly x: number;
  /** What it stands on. */
  readonly y: number;
}

const Bowl = ({ x, y, open }: Standing & { readonly open: boolean }) => (
  <g transform={`translate(${x} ${y - foot(bowl)})`}>
    <Pot profile={bowl} open={open} />
  </g>
);

/** The handle of a cup, plane by plane. */
const cupHandle = [
  [gold.light, 'M40 18H84L76 38H40Z'],
  [gold.dim, 'M84 18L104 38L84 46L76 38Z'],
  [gold.deep, 'M104 38V62L84 53V46Z'],
  [gold.dusk, 'M104 62L76 90L67 70L84 53Z'],
  [gold.bronze, 'M76 90H48V70H67Z'],
] as const;

const Cup = ({ x, y }: Standing) => (
  <g transform={`translate(${x} ${y - foot(cup)})`}>
    <Pieces pieces={cupHandle} />
    <Pot profile={cup} />
  </g>
);

/** Each stands in the one below. */
const Bowls = ({ x, y, count }: Standing & { readonly count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <Bowl key={index} x={x} y={y - (count - 1 - index) * 54} open={index === 0} />
  ));

const Wheel = ({ x, y }: Standing) => (
  <g transform={`translate(${x} ${y - 64})`}>
    <g transform="translate(0 -104)">
      <Pot profile={shaft} open={false} />
    </g>
    <Pot profile={fly} open={false} />
    <g transform="translate(0 -150)">
      <Pot profile={head} open={false} />
    </g>
    <g transform={`translate(0 ${-150 - foot(clay)})`}>
      <Pot profile={clay} />
    </g>
  </g>
);

/** Streets at the angles of the cut, one of them along the water, and where the pottery is. */
const streets = strokes([
  [
    [-20, 330],
    [700, 31.8],
  ],
  [
    [-20, 60],
    [700, 358.2],
  ],
  [
    [60, 520],
    [292, -40],
  ],
  [
    [430, 520],
    [198, -40],
  ],
]);
const map = (
  <>
    <path fill={gold.pale} d="M0 0H560V420H0Z" />
    <path fill={gold.light} d="M0 321.7L560 89.8V-20H620V420H0Z" />
    <path fill={gold.dim} d="M470 420L560 202.7V420Z" />
    <path fill="none" stroke={gold.amber} strokeWidth="25" d={streets} />
    <path fill="none" stroke={gold.gleam} strokeWidth="21" d={streets} />
    <path
      fill={gold.ink}
      d={closed([
        [329, 232],
        [281, 116],
        [281, 76],
        [309, 48],
        [349, 48],
        [377, 76],
        [377, 116],
      ])}
    />
    <path fill={gold.light} d="M319 74H339L352 87V107L339 120H319L306 107V87Z" />
  </>
);

const plateTones = [gold.deep, gold.amber, gold.honey, gold.pale, gold.gleam, gold.light, gold.dim, gold.bronze];

/** A plate from the front, as it stands in the rack: its well sinks away from the lamp. */
const Plate = ({ x, y }: Standing) => {
  const [rim, edge, well] = [140, 96, 74].map((radius) => ring([0, 0], radius)) as [Ring, Ring, Ring];
  const band = (outer: Ring, inner: Ring, turn: number) =>
    outer.map((corner, index): Piece => [
      plateTones[(index + turn) % 8]!,
      closed([corner, outer[(index + 1) % 8]!, inner[(index + 1) % 8]!, inner[index]!]),
    ]);
  return (
    <g transform={`translate(${x} ${y})`}>
      <Pieces pieces={[...band(rim, edge, 0), ...band(edge, well, 4), [gold.light, closed(well)]]} />
    </g>
  );
};

/** A wire of the rack from its foot up, at 67.5°, bent back at its top. */
const wire = (x: number) => `M${x} 392L${x + 120} 102.3H${x + 144}L${x + 24} 392`;
const rack = (
  <>
    <path
      fill="none"
      stroke={gold.bronze}
      strokeWidth="7"
      strokeLinejoin="round"
      d={[412, 302, 192].map(wire).join('')}
    />
    {[380, 270, 160].map((x) => (
      <Plate key={x} x={x} y={256} />
    ))}
    <path fill={gold.deep} d="M0 386H560V420H0Z" />
    <path fill={gold.light} d="M0 386H560V396H0Z" />
  </>
);

/** What each further page of the pottery is about: what it sells, who makes it, where it is, and what people ask. */
export const pagesArt = defineSheet({
  name: 'services/smart-start-pages',
  width: 560,
  height: 420,
  draws: [
    () => (
      <>
        <Bowls x={190} y={419} count={2} />
        <Cup x={430} y={419} />
      </>
    ),
    () => <Wheel x={280} y={419} />,
    () => map,
    () => rack,
  ],
});

/** The jug alone, for the first page: whole, on its lower edge. */
export const homeArt = defineArt({
  name: 'services/smart-start-home',
  width: 560,
  height: 800,
  draw: () => (
    <>
      <Table x={256} y={770} />
      <g transform="translate(262 34) scale(1.16)">
        <Jug line={0.6} />
      </g>
    </>
  ),
});

/** Its left side stands on the edge that the words below it begin at. */
const widest = (profile: typeof bowl) => Math.max(...profile.map(([, half]) => half)) + 1;

const goods = [
  <g key="jar" transform={`translate(${widest(jar)} ${380 - foot(jar)})`}>
    <Pot profile={jar} open={false} />
  </g>,
  <g key="cup" transform="translate(0 -228)scale(1.6)">
    <Cup x={widest(cup)} y={380} />
  </g>,
  <Bowls key="bowls" x={widest(bowl)} y={380} count={4} />,
  <g key="bottle" transform={`translate(${widest(bottle)} ${380 - foot(bottle)})`}>
    <Pot profile={bottle} />
  </g>,
];

/** What stands on the shelf, one thing for each advantage: a full jar, a cup, four bowls alike and a plain bottle. */
export const goodsArt = defineSheet({
  name: 'services/smart-start-goods',
  width: 360,
  height: 380,
  draws: goods.map((thing) => () => thing),
});
