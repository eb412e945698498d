import type { ReactElement } from 'react';
import { defineArt, type Drawing } from '../art.ts';
import { brilliant } from '../services/cut/cuts.ts';
import { closed, type Point, polar } from '../services/cut/point.ts';
import { view } from '../services/cut/solid.ts';
import { Stone } from '../services/cut/stone.tsx';
import { gold } from '../services/cut/tone.ts';
import { arcBand, brassAt, Ring, Rod } from './machine.tsx';

const facets = (x: number, y: number, size: number, tilt = 0) =>
  view(brilliant(), { x, y, size, tilt }).visible.map(({ points, light }) => ({ points, light: light - 0.25 }));

/** A foot that spreads towards the bench. */
const Foot = ({ x, width = 130 }: { readonly x: number; readonly width?: number }) => (
  <>
    <Rod from={[x, -40]} to={[x, -16]} width={width * 0.4} end={width} />
    <Rod from={[x, -16]} to={[x, 0]} width={width} />
  </>
);

/** Looking closely: a loupe on its stand, with the stone in it. */
const loupe = (
  <>
    <Rod from={[150, -178]} to={[150, -30]} width={20} />
    <Foot x={150} />
    <radialGradient id="loupe-lens">
      <stop stopColor={gold.pale} />
      <stop offset="1" stopColor={gold.honey} />
    </radialGradient>
    <circle cx={150} cy={-300} r={124} fill="url(#loupe-lens)" />
    <Stone facets={facets(150, -300, 98)} />
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
    <Foot x={150} width={170} />
    <Stone facets={facets(50, -220, 40, 66)} />
    {pan(50)}
    <Rod from={[222, -216]} to={[222, -182]} width={34} />
    <Rod from={[264, -236]} to={[264, -182]} width={42} />
    {pan(250)}
    <Rod from={[36, -340]} to={[150, -358]} width={14} end={22} />
    <Rod from={[150, -358]} to={[264, -340]} width={22} end={14} />
    <Ring at={[150, -362]} inner={0} outer={28} shade={0.2} />
  </>
);

/** Every step at its date: the wheel that turns a stone by one notch. */
const hub: Point = [150, -166];
const wheel = (
  <>
    {Array.from({ length: 32 }, (_, tooth) => {
      const angle = tooth * 11.25;
      const turned = (1 - Math.cos(((angle + 4 - 225) * Math.PI) / 180)) / 2.3 + 0.3;
      return (
        <path
          key={tooth}
          fill={brassAt(turned)}
          d={closed([
            polar(hub, 136, angle),
            polar(hub, 162, angle + 2),
            polar(hub, 162, angle + 6),
            polar(hub, 136, angle + 8),
          ])}
        />
      );
    })}
    <Ring at={hub} inner={104} outer={140} shade={0.22} />
    {Array.from({ length: 8 }, (_, spoke) => (
      <path
        key={spoke}
        fill={brassAt([0.6, 0.85, 0.7, 0.45, 0.3, 0.25, 0.35, 0.5][spoke]!)}
        d={closed(arcBand(hub, 40, 104, spoke * 45 + 8, spoke * 45 + 37, 2))}
      />
    ))}
    <Ring at={hub} inner={14} outer={44} shade={0.3} />
    <Rod from={[150, -400]} to={[150, -338]} width={26} />
    <Rod from={[150, -338]} to={[150, -318]} width={26} end={6} />
  </>
);

/** It holds for good: the finished stone in its claws. */
const claw = (from: Point, to: Point) => <Rod key={from[0]} from={from} to={to} width={13} end={20} />;
const setting = (
  <>
    <Foot x={150} width={150} />
    <Rod from={[150, -110]} to={[150, -36]} width={26} />
    {claw([150, -330], [150, -104])}
    <Stone facets={facets(150, -282, 138, 62)} />
    {claw([22, -300], [120, -104])}
    {claw([278, -300], [180, -104])}
    <Rod from={[70, -196]} to={[230, -196]} width={14} />
    <Rod from={[112, -112]} to={[188, -112]} width={22} />
  </>
);

/** Four tools on the edge of the bench, each with its left side and scale. */
function tools(
  name: string,
  width: number,
  height: number,
  places: readonly (readonly [x: number, scale: number])[],
): Drawing {
  const all: readonly ReactElement[] = [loupe, balance, wheel, setting];
  return defineArt({
    name: `about/${name}`,
    width,
    height,
    draw: () => (
      <>
        {all.map((tool, index) => {
          const [x, scale] = places[index]!;
          return (
            <g key={index} transform={`translate(${x} ${height}) scale(${scale})`}>
              {tool}
            </g>
          );
        })}
      </>
    ),
  });
}

/** Each stands over what it says: the columns of the page. */
export const toolsArt = tools('tools', 1440, 450, [
  [47, 1],
  [422, 0.88],
  [750, 0.92],
  [1070, 1],
]);

/** The same close together, for a phone. */
export const toolsTallArt = tools('tools-tall', 780, 470, [
  [10, 0.8],
  [190, 1.08],
  [392, 0.8],
  [556, 0.72],
]);
