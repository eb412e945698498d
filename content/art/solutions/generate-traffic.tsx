import { defineArt } from '../art.ts';
import { Outline } from '../outline.tsx';
import { plate } from '../services/cut/plate.ts';
import type { Point } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';
import { Pieces } from '../services/cut/pieces.tsx';
import { colours } from '../../look.ts';
import { Visitor } from './visitor.tsx';

/** A site as wide as one of three columns of the page. */
const site = { width: 412, height: 245, bar: 50 } as const;

interface SiteProps {
  readonly at: Point;
  /** What it counts. */
  readonly count: string;
  readonly scale?: number;
  /** Somebody is there, and the lamp is on. */
  readonly lit?: boolean;
}

const Site = ({ at: [left, top], count, scale = 1, lit }: SiteProps) => (
  <g transform={`translate(${left} ${top}) scale(${scale})`}>
    <linearGradient id="page" x2="0.7" y2="1">
      {(lit ? [gold.gleam, gold.light, gold.honey, gold.dim] : [gold.bronze, gold.dusk, gold.night]).map(
        (tone, index) => (
          <stop key={tone} offset={index / (lit ? 3 : 2)} stopColor={tone} />
        ),
      )}
    </linearGradient>
    <Pieces
      pieces={[
        ['url(#page)', plate(0, 0, site.width, site.height, 28)],
        [
          lit ? gold.gleam : gold.amber,
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
    <Outline face="serif" size={204} x={site.width / 2} y={214} anchor="middle" fill={lit ? gold.ink : gold.light}>
      {count}
    </Outline>
  </g>
);

/** A pipe: straight down, at 22.5° across, and down again; empty it is an outline, full it takes the light from the left. */
interface LaneProps {
  readonly width: number;
  /** Where it begins, where it turns, what it turns to, and where it ends. */
  readonly x: number;
  readonly from: number;
  readonly turn: number;
  readonly to: number;
  readonly end: number;
  /** Nothing runs in it, or it is shut near its beginning and hollow below; else it is full. */
  readonly state?: 'empty' | 'shut' | undefined;
}

const angle = Math.PI / 8;
/** The planes along a full pipe, from its left edge to its right one: as in the style sheet of the page, where the pipes go on. */
const bands = [
  [0, 0.26, colours.goldLight],
  [0.26, 0.44, colours.warm],
  [0.44, 0.76, colours.goldDeep],
  [0.76, 1, colours.goldText],
] as const;
const across = ({ x, turn, to }: Pick<LaneProps, 'x' | 'turn' | 'to'>) => turn + Math.abs(to - x) * Math.tan(angle);

function Lane({ width, x, from, turn, to, end, state }: LaneProps) {
  /** The same lane, so much further to the right. */
  const path = (right: number) => {
    const down = (right * (1 - Math.sin(angle)) * Math.sign(x - to)) / Math.cos(angle);
    const second = across({ x, turn, to }) + down;
    return `M${x + right} ${from}V${(turn + down).toFixed(1)}L${to + right} ${second.toFixed(1)}V${end}`;
  };
  const gate = from + width * 0.5;
  return (
    <g fill="none" strokeMiterlimit="9">
      {state ? (
        <path stroke={gold.deep} strokeWidth="2" d={path(1 - width / 2) + path(width / 2 - 1)} />
      ) : (
        bands.map(([start, stop, fill]) => (
          <path
            stroke={fill}
            strokeWidth={(stop - start) * width + 0.5}
            d={path(((start + stop) / 2 - 0.5) * width)}
            key={fill}
          />
        ))
      )}
      {state === 'shut' && (
        <Pieces
          pieces={[
            ...bands.map(
              ([start, stop, fill]) =>
                [
                  fill,
                  `M${x + (start - 0.5) * width} ${from}h${(stop - start) * width}V${gate}h${(start - stop) * width}Z`,
                ] as const,
            ),
            [gold.gleam, plate(x - width * 0.625, gate, width * 1.25, width * 0.34, width * 0.09)],
          ]}
        />
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
          <Lane
            key={to}
            width={lane}
            x={gates[index]!}
            from={200}
            turn={turns[index]!}
            to={to}
            end={height}
            state="empty"
          />
        ))}
        <Site at={[width - site.width, 0]} count="0" />
      </>
    ),
  });

/** Across the page. */
export const generateTrafficArt = head('solutions/generate-traffic', wide, [325, 375, 425], 770);
/** For an upright screen. */
export const uprightArt = head('solutions/generate-traffic-upright', upright, [285, 301, 317], 540);

/** The lower part: of the three lanes the first is full of visitors, the others are shut, the site is as large as the page allows, its lamp is on, and it counts one. */
const foot = (
  name: string,
  { width, lane, lanes, gates }: Way,
  turns: readonly number[],
  roof: number,
  scale: number,
  /** What the light has at the right of the site. */
  room: number,
) =>
  defineArt({
    name,
    width,
    height: roof + site.height * scale + 150,
    draw: () => (
      <>
        <radialGradient id="glow">
          <stop offset="0.5" stopColor={gold.honey} />
          <stop offset="0.66" stopColor={gold.amber} stopOpacity="0.7" />
          <stop offset="0.83" stopColor={gold.bronze} stopOpacity="0.34" />
          <stop offset="1" stopColor={gold.bronze} stopOpacity="0" />
        </radialGradient>
        <ellipse
          cx={width - room - (site.width * scale) / 2}
          cy={roof + (site.height * scale) / 2}
          rx={room + (site.width * scale) / 2}
          ry={(site.height * scale) / 2 + 140}
          fill="url(#glow)"
        />
        {lanes.map((x, index) => (
          <Lane
            key={x}
            width={lane}
            x={x}
            from={0}
            turn={turns[index]!}
            to={gates[index]!}
            end={roof + 30}
            state={index ? 'shut' : undefined}
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
        <Site at={[width - room - site.width * scale, roof]} count="1" scale={scale} lit />
      </>
    ),
  });

/** Across the page. */
export const arrivalArt = foot('solutions/traffic-arrival', wide, [40, 148, 256], 560, 1.6, 90);
/** For an upright screen. */
export const arrivalUpright = foot('solutions/traffic-arrival-upright', upright, [110, 96, 82], 400, 1.7, 40);
