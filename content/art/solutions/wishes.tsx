import { defineSheet } from '../sheet.tsx';
import { emerald } from '../services/cut/cuts.ts';
import { Guide } from '../services/cut/guide.tsx';
import { closed, type Point, strokes } from '../services/cut/point.ts';
import { view } from '../services/cut/solid.ts';
import { Stone } from '../services/cut/stone.tsx';
import { gold } from '../services/cut/tone.ts';

interface PlaneProps {
  readonly points: readonly Point[];
  readonly fill: string;
}

const Plane = ({ points, fill }: PlaneProps) => (
  <path fill={fill} stroke={gold.ink} strokeWidth="2" strokeLinejoin="round" d={closed(points)} />
);

const box = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** A leaflet folded in three, standing: each panel is `reach` wide and leans by a third of that. */
const [reach, lean, tall] = [132, 44, 290];
const panel =
  (index: number) =>
  (x: number, y: number): Point => [32 + (index + x) * reach, 24 + (index % 2 ? 1 - x : x) * lean + y * tall];
const onPanel = (index: number, x: number, y: number, width: number, height: number): Point[] =>
  box(x, y, width, height).map(([across, down]) => panel(index)(across, down));

function Leaflet() {
  const lines = (index: number, first: number, count: number) =>
    Array.from({ length: count }, (_, line): [Point, Point] => {
      const y = first + line * 0.052;
      return [panel(index)(0.14, y), panel(index)(line === count - 1 ? 0.56 : 0.86, y)];
    });
  return (
    <g transform="translate(-36 -30) scale(1.155)">
      <Plane points={onPanel(0, 0, 0, 1, 1)} fill={gold.gleam} />
      <Plane points={onPanel(1, 0, 0, 1, 1)} fill={gold.pale} />
      <Plane
        points={[panel(2)(0, 0), panel(2)(0.72, 0), panel(2)(1, 0.127), panel(2)(1, 1), panel(2)(0, 1)]}
        fill={gold.light}
      />
      <Plane points={[panel(2)(0.72, 0), panel(2)(1, 0.127), panel(2)(0.72, 0.127)]} fill={gold.ink} />
      <path
        fill={gold.ink}
        d={[onPanel(0, 0.14, 0.1, 0.56, 0.045), onPanel(0, 0.14, 0.2, 0.72, 0.3), onPanel(1, 0.14, 0.1, 0.44, 0.045)]
          .map(closed)
          .join('')}
      />
      <Plane points={onPanel(2, 0.14, 0.62, 0.72, 0.26)} fill={gold.gleam} />
      <path
        fill="none"
        stroke={gold.ink}
        strokeWidth="2.4"
        d={strokes([...lines(0, 0.58, 6), ...lines(1, 0.2, 13), ...lines(2, 0.22, 6)])}
      />
    </g>
  );
}

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
    <Plane points={goods(0, 0, 1, 1)} fill={gold.dim} />
    <Plane points={members(0, 0, 1, 1)} fill={gold.pale} />
    {Array.from({ length: 12 }, (_, day) => (
      <Plane
        points={days(0.1 + (day % 4) * 0.21, 0.29 + Math.floor(day / 4) * 0.22, 0.16, 0.16)}
        fill={[5, 6, 11].includes(day) ? gold.ink : gold.pale}
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

/** A page in a telephone that is narrower than it: what does not fit is a plan beside it. */
function Telephone() {
  const frame = view(emerald(92, 180, 13, 30), { x: 118, y: 199, size: 1 }).visible;
  const words = [
    box(66, 84, 178, 15),
    box(66, 112, 318, 34),
    box(66, 158, 248, 34),
    box(66, 214, 168, 110),
    box(250, 214, 180, 110),
  ];
  return (
    <>
      <Guide d={closed(box(34, 60, 416, 290)) + words.map(closed).join('')} dash="8 6" width={1.8} />
      <Stone facets={frame} />
      <path fill={gold.light} d={closed(frame[0]!.points)} />
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
export const wishArt = defineSheet({
  name: 'solutions/wishes',
  width: 460,
  height: 380,
  draws: [Leaflet, Package, Telephone],
});
