import { defineArt } from '../../art.ts';
import { defineSheet } from '../../sheet.tsx';
import { ring } from '../cut/pieces.tsx';
import { closed, strokes } from '../cut/point.ts';
import { gold } from '../cut/tone.ts';
import { Jug } from './jug.tsx';
import { Pot, turned } from './pot.tsx';

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

const Cup = ({ x, y }: Standing) => (
  <g transform={`translate(${x} ${y - foot(cup)})`}>
    <path
      fill={gold.dim}
      stroke={gold.ink}
      strokeWidth="2.4"
      strokeLinejoin="round"
      d="M40 18H84L104 38V62L76 90H48V70H67L84 53V46L76 38H40Z"
    />
    <Pot profile={cup} />
  </g>
);

/** Each stands in the one below. */
const Bowls = ({ x, y, count }: Standing & { readonly count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <Bowl key={index} x={x} y={y - (count - 1 - index) * 54} open={index === 0} />
  ));

const Wheel = ({ x, y, inside }: Standing & { readonly inside?: string }) => (
  <g transform={`translate(${x} ${y - 64})`}>
    <g transform="translate(0 -104)">
      <Pot profile={shaft} open={false} />
    </g>
    <Pot profile={fly} open={false} />
    <g transform="translate(0 -150)">
      <Pot profile={head} open={false} />
    </g>
    <g transform={`translate(0 ${-150 - foot(clay)})`}>
      <Pot profile={clay} inside={inside} />
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
    <path fill="none" stroke={gold.ink} strokeWidth="25" d={streets} />
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

const plateTones = [gold.deep, gold.dim, gold.light, gold.gleam, gold.gleam, gold.pale, gold.light, gold.dim];

/** A plate from the front, as it stands in the rack. */
const Plate = ({ x, y }: Standing) => {
  const [rim, well] = [ring([0, 0], 140), ring([0, 0], 88)];
  return (
    <g stroke={gold.ink} strokeWidth="2.4" strokeLinejoin="round" transform={`translate(${x} ${y})`}>
      {rim.map((corner, index) => (
        <path
          key={index}
          fill={plateTones[index]}
          d={closed([corner, rim[(index + 1) % 8]!, well[(index + 1) % 8]!, well[index]!])}
        />
      ))}
      <path fill={gold.pale} d={closed(well)} />
    </g>
  );
};
const rack = (
  <>
    {[390, 280, 170].map((x) => (
      <Plate key={x} x={x} y={226} />
    ))}
    <path
      fill="none"
      stroke={gold.ink}
      strokeWidth="7"
      d="M30 420V330M115 420V300M225 420V300M335 420V300M445 420V300M530 420V330M0 380H560"
    />
    <path
      fill={gold.deep}
      d={[112, 254, 396].map((x, index) => `M${x} ${8 + (index % 2) * 14}l14 34l-14 14l-14 -14z`).join('')}
    />
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

/** The jug alone, for the first page. */
export const homeArt = defineArt({
  name: 'services/smart-start-home',
  width: 560,
  height: 680,
  draw: () => (
    <g transform="translate(280 40)">
      <Jug />
    </g>
  ),
});

const goods = [
  <g key="jar" transform={`translate(180 ${380 - foot(jar)})`}>
    <Pot profile={jar} open={false} />
  </g>,
  <g key="cup" transform="translate(-98 -228)scale(1.6)">
    <Cup x={180} y={380} />
  </g>,
  <Bowls key="bowls" x={180} y={380} count={4} />,
  <g key="bottle" transform={`translate(180 ${380 - foot(bottle)})`}>
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

/** The wheel with the clay on it, which is not a jug yet; one looks into it in gold, since it stands on ink. */
export const wheelArt = defineArt({
  name: 'services/smart-start-wheel',
  width: 460,
  height: 440,
  draw: () => <Wheel x={230} y={439} inside={gold.deep} />,
});
