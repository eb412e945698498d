import { defineArt } from '../art.ts';
import { defineSheet } from '../sheet.tsx';
import { emerald } from '../services/cut/cuts.ts';
import { closed, type Point } from '../services/cut/point.ts';
import { view } from '../services/cut/solid.ts';
import { toneOf } from '../services/cut/stone.tsx';
import { gold } from '../services/cut/tone.ts';

interface PlaneProps {
  readonly points: readonly Point[];
  readonly fill: string;
}

/** Flat, as all planes of the boat are; a line of its own colour closes the joints. */
const Plane = ({ points, fill }: PlaneProps) => (
  <path fill={fill} stroke={fill} strokeLinejoin="round" d={closed(points)} />
);

const box = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** A leaflet folded in three, standing: each panel is `reach` wide and leans by a third of that. */
const [reach, lean, tall] = [152, 50, 426];
const panel =
  (index: number) =>
  (x: number, y: number): Point => [2 + (index + x) * reach, 2 + (index % 2 ? 1 - x : x) * lean + y * tall];
const onPanel = (index: number, x: number, y: number, width: number, height: number): Point[] =>
  box(x, y, width, height).map(([across, down]) => panel(index)(across, down));

/** Its lines: on which panel, how far down the first is, and how many. */
const printed = [
  [0, 0.58, 5],
  [1, 0.2, 10],
  [2, 0.22, 5],
] as const;
const print = [
  onPanel(0, 0.14, 0.1, 0.56, 0.04),
  onPanel(1, 0.14, 0.1, 0.44, 0.04),
  ...printed.flatMap(([index, first, count]) =>
    Array.from({ length: count }, (_, line) =>
      onPanel(index, 0.14, first + line * 0.066, line === count - 1 ? 0.42 : 0.72, 0.016),
    ),
  ),
];

const Leaflet = () => (
  <>
    <Plane points={onPanel(0, 0, 0, 1, 1)} fill={gold.light} />
    <Plane points={onPanel(1, 0, 0, 1, 1)} fill={gold.dim} />
    <Plane
      points={[panel(2)(0, 0), panel(2)(0.72, 0), panel(2)(1, 0.1), panel(2)(1, 1), panel(2)(0, 1)]}
      fill={gold.light}
    />
    <Plane points={[panel(2)(0.72, 0), panel(2)(1, 0.1), panel(2)(0.72, 0.1)]} fill={gold.deep} />
    <Plane points={onPanel(0, 0.14, 0.2, 0.72, 0.3)} fill={gold.gleam} />
    <Plane points={[panel(0)(0.14, 0.5), panel(0)(0.62, 0.28), panel(0)(0.62, 0.5)]} fill={gold.deep} />
    <Plane
      points={[panel(0)(0.62, 0.28), panel(0)(0.86, 0.42), panel(0)(0.86, 0.5), panel(0)(0.62, 0.5)]}
      fill={gold.ink}
    />
    <Plane points={onPanel(2, 0.14, 0.62, 0.72, 0.26)} fill={gold.gleam} />
    <path fill={gold.ink} d={print.map(closed).join('')} />
  </>
);

/** A face of a block, by a corner and its two sides, and what lies on it, in shares of them. */
const face =
  ([x, y]: Point, [rightX, rightY]: Point, [downX, downY]: Point) =>
  (across: number, down: number, width: number, height: number): Point[] =>
    box(across, down, width, height).map(([right, low]) => [
      x + right * rightX + low * downX,
      y + right * rightY + low * downY,
    ]);
const days = face([40, 84], [190, 78.7], [0, 205]);
const goods = face([230, 162.7], [190, -78.7], [0, 205]);
const members = face([40, 84], [190, -78.7], [190, 78.7]);

/** What no package has, as the three faces of one block: days to book, a catalogue, and a member on top. */
const Package = () => (
  <>
    <Plane points={days(0, 0, 1, 1)} fill={gold.gleam} />
    <Plane points={days(0, 0, 1, 0.2)} fill={gold.ink} />
    <Plane points={goods(0, 0, 1, 1)} fill={gold.deep} />
    <Plane points={members(0, 0, 1, 1)} fill={gold.pale} />
    {Array.from({ length: 12 }, (_, day) => (
      <Plane
        points={days(0.1 + (day % 4) * 0.21, 0.29 + Math.floor(day / 4) * 0.22, 0.16, 0.16)}
        fill={[5, 6, 11].includes(day) ? gold.ink : gold.light}
        key={day}
      />
    ))}
    {[0, 1, 2, 3].map((item) => {
      const at = [0.1 + (item % 2) * 0.42, 0.1 + Math.floor(item / 2) * 0.42, 0.36, 0.36] as const;
      const [first, , third, last] = goods(...at);
      return (
        <g key={item}>
          <Plane points={goods(...at)} fill={gold.gleam} />
          <Plane points={[first!, third!, last!]} fill={item === 1 ? gold.ink : gold.light} />
        </g>
      );
    })}
    <path fill={gold.ink} d="M212 34H248L266 48V60L248 74H212L194 60V48ZM148 106L182 82H278L312 106 230 140Z" />
  </>
);

/** A page in a telephone that is narrower than it: what does not fit lies in the shade beside it. */
function Telephone() {
  const [screen, ...frame] = view(emerald(92, 180, 13, 30), { x: 118, y: 199, size: 1 }).visible;
  const words = [
    box(66, 84, 178, 15),
    box(66, 112, 318, 34),
    box(66, 158, 248, 34),
    box(66, 214, 168, 110),
    box(250, 214, 180, 110),
  ];
  return (
    <>
      <Plane points={box(118, 60, 340, 290)} fill={gold.deep} />
      <path fill={gold.ink} d={words.map(closed).join('')} />
      {frame.map(({ points, light }, index) => (
        <Plane
          points={points}
          fill={[gold.gleam, gold.pale, gold.pale, gold.dim, gold.dim, gold.deep][toneOf(light, index)]!}
          key={closed(points)}
        />
      ))}
      <Plane points={screen!.points} fill={gold.light} />
      <path
        fill={gold.ink}
        d={words
          .map((word) => closed(word.map(([x, y]) => [Math.min(x, 184), y])))
          .slice(0, 4)
          .join('')}
      />
    </>
  );
}

/** What a visitor has today, or misses: on a sheet, on a block, on a telephone. */
export const wishArt = [
  defineArt({ name: 'solutions/leaflet', width: 460, height: 480, draw: () => <Leaflet /> }),
  ...defineSheet({ name: 'solutions/wishes', width: 460, height: 380, draws: [Package, Telephone] }),
];
