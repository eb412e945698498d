import { defineArt, type Drawing } from '../art.ts';
import { brilliant } from '../services/cut/cuts.ts';
import { closed, type Point } from '../services/cut/point.ts';
import { view } from '../services/cut/solid.ts';
import { Stone } from '../services/cut/stone.tsx';
import { gold } from '../services/cut/tone.ts';
import { Foot } from './bench.tsx';
import { Ring, Rod } from './machine.tsx';

const facets = (x: number, y: number, size: number, tilt = 0) => view(brilliant(), { x, y, size, tilt }).visible;

/** Looking closely: a loupe on its stand, with the stone in it. */
const loupe = (
  <>
    <Rod from={[150, -178]} to={[150, -30]} width={20} />
    <Foot at={[150, 0]} width={130} />
    <radialGradient id="loupe-lens">
      <stop stopColor={gold.pale} />
      <stop offset="1" stopColor={gold.honey} />
    </radialGradient>
    <circle cx={150} cy={-300} r={124} fill="url(#loupe-lens)" />
    <Stone line={0} facets={facets(150, -300, 98)} />
    <Ring at={[150, -300]} inner={112} outer={136} shade={0.25} />
  </>
);

/** What it weighs and costs, in the open: a balance in rest. */
const pan = (x: number) => (
  <>
    <path stroke={gold.deep} strokeWidth="2.5" fill="none" d={`M${x} -336L${x - 62} -182M${x} -336L${x + 62} -182`} />
    <Rod from={[x, -182]} to={[x, -170]} width={150} />
    <Rod from={[x, -170]} to={[x, -146]} width={150} end={56} />
  </>
);
const balance = (
  <>
    <Rod from={[150, -370]} to={[150, -30]} width={22} />
    <Foot at={[150, 0]} width={170} />
    <Stone line={0} facets={facets(50, -220, 40, 66)} />
    {pan(50)}
    <Rod from={[222, -216]} to={[222, -182]} width={34} />
    <Rod from={[264, -236]} to={[264, -182]} width={42} />
    {pan(250)}
    <Rod from={[36, -340]} to={[150, -358]} width={14} end={22} />
    <Rod from={[150, -358]} to={[264, -340]} width={22} end={14} />
    <Ring at={[150, -362]} inner={0} outer={28} shade={0.2} />
  </>
);

/** Every step at its date: sand in a glass of planes. */
const bulb = (from: number, to: number) =>
  [gold.pale, gold.light, gold.honey, gold.dim].map((fill, side) => {
    const across = (half: number, share: number) => 150 - half + half * share * 0.5;
    const points: Point[] = [
      [across(78, side), from],
      [across(78, side + 1), from],
      [across(9, side + 1), to],
      [across(9, side), to],
    ];
    return <path key={fill} fill={fill} d={closed(points)} />;
  });
const glass = (
  <>
    <Rod from={[58, -380]} to={[58, -24]} width={16} />
    <Rod from={[242, -380]} to={[242, -24]} width={16} />
    {bulb(-380, -200)}
    {bulb(-24, -204)}
    <Rod from={[150, -268]} to={[150, -200]} width={56} end={10} />
    <Rod from={[150, -206]} to={[150, -100]} width={6} />
    <Rod from={[150, -112]} to={[150, -24]} width={8} end={132} />
    <Rod from={[150, -412]} to={[150, -380]} width={236} />
    <Rod from={[150, -32]} to={[150, 0]} width={236} />
  </>
);

/** It holds for good: the finished stone in its claws. */
const claw = (from: Point, to: Point) => <Rod key={from[0]} from={from} to={to} width={13} end={20} />;
const setting = (
  <>
    <Foot at={[150, 0]} width={150} />
    <Rod from={[150, -110]} to={[150, -36]} width={26} />
    {claw([150, -330], [150, -104])}
    <Stone line={0} facets={facets(150, -278, 118, 62)} />
    {claw([22, -300], [120, -104])}
    {claw([278, -300], [180, -104])}
    <Rod from={[70, -196]} to={[230, -196]} width={14} />
    <Rod from={[112, -112]} to={[188, -112]} width={22} />
  </>
);

const tools = [loupe, balance, glass, setting];

/** Where a shelf is held by the mast, from its left end on, and where the tools on it stand. */
type Shelf = readonly [y: number, from: number, ...places: number[]];

/** Tools on shelves that the mast carries, one for each reason to choose the agency. */
const shelves = (name: string, [width, height]: Point, mast: number, size: number, rows: readonly Shelf[]): Drawing =>
  defineArt({
    name: `about/${name}`,
    width,
    height,
    draw: () => (
      <>
        {rows.map(([y, from, ...places], row) => (
          <g key={y}>
            <Rod from={[from, y + 15]} to={[mast, y + 15]} width={30} />
            <Rod from={[mast, y - 22]} to={[mast, y + 52]} width={mast * 0.069} />
            {places.map((x, place) => (
              <g key={x} transform={`translate(${x - 150 * size} ${y + 2}) scale(${size})`}>
                {tools[row * places.length + place]}
              </g>
            ))}
          </g>
        ))}
      </>
    ),
  });

/** One shelf, as long as the page is wide. */
export const shelfArt = shelves('shelf', [1440, 440], 1230, 0.84, [[388, 0, 185, 474, 764, 1053]]);

/** On a phone two, with two tools each. */
export const shelvesTall = shelves('shelves-tall', [780, 870], 716, 0.86, [
  [390, 0, 180, 500],
  [818, 0, 180, 500],
]);
