import { defineSheet } from '../sheet.tsx';
import { emerald } from '../services/cut/cuts.ts';
import { Guide } from '../services/cut/guide.tsx';
import { plate } from '../services/cut/plate.ts';
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
    <g transform="translate(0 22)">
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

/** A package, and what does not go into it: days to book, a member, a catalogue. */
function Package() {
  const days = Array.from({ length: 20 }, (_, day) => [day % 5, Math.floor(day / 5)] as const);
  const goods = Array.from({ length: 6 }, (_, item) => [item % 2, Math.floor(item / 2)] as const);
  return (
    <>
      <g transform="translate(-56 0)rotate(22.5 360 270)">
        <Plane points={plate(292, 70, 150, 260, 16)} fill={gold.pale} />
        {goods.map(([x, y]) => (
          <Plane key={`${x} ${y}`} points={box(310 + x * 62, 90 + y * 62, 52, 52)} fill={gold.gleam} />
        ))}
      </g>
      <g transform="translate(52 0)rotate(-22.5 110 280)">
        <Plane points={plate(20, 92, 172, 230, 16)} fill={gold.gleam} />
        <Plane
          points={plate(20, 92, 172, 42, 16)
            .slice(0, 3)
            .concat([
              [192, 134],
              [20, 134],
              [20, 108],
            ])}
          fill={gold.ink}
        />
        {days.map(([x, y]) => (
          <Plane
            key={`${x} ${y}`}
            points={box(34 + x * 30, 148 + y * 30, 24, 24)}
            fill={[7, 8, 14].includes(x + y * 5) ? gold.ink : gold.pale}
          />
        ))}
      </g>
      <Plane points={plate(142, 34, 176, 300, 20)} fill={gold.pale} />
      <Plane
        points={[
          [206, 66],
          [254, 66],
          [278, 96],
          [278, 130],
          [254, 160],
          [206, 160],
          [182, 130],
          [182, 96],
        ]}
        fill={gold.gleam}
      />
      <Plane
        points={[
          [206, 66],
          [254, 66],
          [278, 96],
          [230, 113],
        ]}
        fill={gold.light}
      />
      <Plane
        points={[
          [278, 96],
          [278, 130],
          [254, 160],
          [230, 113],
        ]}
        fill={gold.ink}
      />
      <path fill={gold.ink} d={closed(box(168, 184, 124, 12)) + closed(box(168, 208, 78, 12))} />
      <Plane
        points={[
          [70, 262],
          [34, 230],
          [120, 230],
          [156, 262],
        ]}
        fill={gold.gleam}
      />
      <Plane
        points={[
          [390, 262],
          [426, 230],
          [340, 230],
          [304, 262],
        ]}
        fill={gold.pale}
      />
      <Plane points={box(70, 262, 230, 118)} fill={gold.gleam} />
      <Plane points={box(300, 262, 90, 118)} fill={gold.ink} />
      <path fill={gold.ink} d={closed(box(166, 262, 38, 46))} />
    </>
  );
}

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

/** What a visitor has today, or misses: on a sheet, in a package, on a telephone. */
export const wishArt = defineSheet({
  name: 'solutions/wishes',
  width: 460,
  height: 380,
  draws: [Leaflet, Package, Telephone],
});
