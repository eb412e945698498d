import type { ReactNode } from 'react';
import { defineArt } from '../art.ts';
import { blend } from '../blend.ts';
import { Outline } from '../outline.tsx';
import { plate } from '../services/cut/plate.ts';
import type { Point } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';
import { Pieces } from '../services/cut/pieces.tsx';
import { Visitor } from './visitor.tsx';

/** A site as wide as one of three columns of the page. */
const site = { width: 412, height: 245, bar: 50 } as const;

interface SiteProps {
  readonly at: Point;
  /** What it counts. */
  readonly count: string;
  /** Where the middle of the figure stands in it. */
  readonly middle?: number;
  readonly scale?: number;
  readonly children?: ReactNode;
}

const Site = ({ at: [left, top], count, middle = site.width / 2, scale = 1, children }: SiteProps) => (
  <g transform={`translate(${left} ${top}) scale(${scale})`}>
    <Pieces
      pieces={[
        [gold.light, plate(0, 0, site.width, site.height, 28)],
        [
          gold.gleam,
          [
            [28, 0],
            [site.width - 28, 0],
            [site.width, 28],
            [site.width, site.bar],
            [0, site.bar],
            [0, 28],
          ],
        ],
        [gold.ink, ...[34, 60, 86].map((x) => plate(x, 17, 16, 16, 5)), plate(126, 14, 252, 22, 7)],
      ]}
    />
    {children}
    <Outline face="serif" size={204} x={middle} y={214} anchor="middle" fill={gold.ink}>
      {count}
    </Outline>
  </g>
);

/** A lane: straight down, at 22.5° across, and down again; half of it lies in the light. */
interface LaneProps {
  readonly width: number;
  /** Where it begins, where it turns, what it turns to, and where it ends. */
  readonly x: number;
  readonly from: number;
  readonly turn: number;
  readonly to: number;
  readonly end: number;
  /** Whether it is shut near its beginning, and hollow below. */
  readonly shut?: boolean;
}

const angle = Math.PI / 8;
/** As in the style sheet of the page, where the lanes go on. */
export const laneShade = blend({ goldLight: 69, goldDeep: 31 });
const across = ({ x, turn, to }: Pick<LaneProps, 'x' | 'turn' | 'to'>) => turn + Math.abs(to - x) * Math.tan(angle);

function Lane({ width, x, from, turn, to, end, shut }: LaneProps) {
  /** The same lane, so much further to the right. */
  const path = (right: number) => {
    const down = (right * (1 - Math.sin(angle)) * Math.sign(x - to)) / Math.cos(angle);
    const second = across({ x, turn, to }) + down;
    return `M${x + right} ${from}V${(turn + down).toFixed(1)}L${to + right} ${second.toFixed(1)}V${end}`;
  };
  const gate = from + width * 0.5;
  return (
    <g fill="none" strokeMiterlimit="9">
      {shut ? (
        <>
          <path stroke={gold.deep} strokeWidth="2" d={path(1 - width / 2) + path(width / 2 - 1)} />
          <Pieces
            pieces={[
              [laneShade, `M${x - width / 2} ${from}h${width / 2}V${gate}h${-width / 2}Z`],
              [gold.light, `M${x} ${from}h${width / 2}V${gate}h${-width / 2}Z`],
              [gold.gleam, plate(x - width * 0.625, gate, width * 1.25, width * 0.34, width * 0.09)],
            ]}
          />
        </>
      ) : (
        <>
          <path stroke={laneShade} strokeWidth={width} d={path(0)} />
          <path stroke={gold.light} strokeWidth={width / 2} d={path(width / 4)} />
        </>
      )}
    </g>
  );
}

/** Where the three lanes of the page run, which its style sheet knows too, and where they meet a site at its right end. */
const wide = { width: 1318, lane: 64, lanes: [32, 485, 938], gates: [1040, 1112, 1184] } as const;
const upright = { width: 780, lane: 27, lanes: [13.5, 52.5, 91.5], gates: [538, 574, 610] } as const;
type Way = typeof wide | typeof upright;

/** The upper part of the page: three lanes lead to a site, and nobody walks in them. */
const head = (name: string, { width, lane, lanes, gates }: Way, turns: readonly number[], height: number) =>
  defineArt({
    name,
    width,
    height,
    draw: () => (
      <>
        {lanes.map((to, index) => (
          <Lane key={to} width={lane} x={gates[index]!} from={200} turn={turns[index]!} to={to} end={height} />
        ))}
        <Site at={[width - site.width, 0]} count="0" />
      </>
    ),
  });

/** Across the page. */
export const generateTrafficArt = head('solutions/generate-traffic', wide, [325, 375, 425], 770);
/** For an upright screen. */
export const uprightArt = head('solutions/generate-traffic-upright', upright, [285, 301, 317], 540);

/** The lower part: of the three lanes the first is full of visitors, the others are shut, the site is as large as the page allows, and one visitor has arrived. */
const foot = (
  name: string,
  { width, lane, lanes, gates }: Way,
  turns: readonly number[],
  roof: number,
  scale: number,
) =>
  defineArt({
    name,
    width,
    height: roof + site.height * scale + 10,
    draw: () => (
      <>
        {lanes.map((x, index) => (
          <Lane
            key={x}
            width={lane}
            x={x}
            from={0}
            turn={turns[index]!}
            to={gates[index]!}
            end={roof + 30}
            shut={index > 0}
          />
        ))}
        {Array.from({ length: 13 }, (_, index) => {
          const there = lanes[0] + (gates[0] - lanes[0]) * (0.02 + index * 0.08);
          return (
            <Visitor
              key={there}
              at={[there, across({ x: lanes[0], turn: turns[0]!, to: there })]}
              size={lane === wide.lane ? 21 : 13}
            />
          );
        })}
        <Site at={[width - site.width * scale, roof]} count="1" middle={128} scale={scale}>
          <Visitor at={[266, 149]} size={70} />
        </Site>
      </>
    ),
  });

/** Across the page. */
export const arrivalArt = foot('solutions/traffic-arrival', wide, [40, 148, 256], 560, 1.6);
/** For an upright screen. */
export const arrivalUpright = foot('solutions/traffic-arrival-upright', upright, [110, 96, 82], 400, 1.8);
