import { defineArt } from '../art.ts';
import { blend } from '../blend.ts';
import { Outline } from '../outline.tsx';
import { plate } from '../services/cut/plate.ts';
import type { Point } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';
import { Pieces } from '../services/cut/pieces.tsx';
import { Visitor } from './visitor.tsx';

/** A site as wide as one of three columns of the page, with what it counts. */
const site = { width: 412, height: 245, bar: 50 } as const;

interface SiteProps {
  readonly at: Point;
  readonly count: string;
}

const Site = ({ at: [left, top], count }: SiteProps) => {
  const right = left + site.width;
  return (
    <>
      <Pieces
        pieces={[
          [gold.light, plate(left, top, site.width, site.height, 28)],
          [
            gold.gleam,
            [
              [left + 28, top],
              [right - 28, top],
              [right, top + 28],
              [right, top + site.bar],
              [left, top + site.bar],
              [left, top + 28],
            ],
          ],
          [
            gold.ink,
            ...[34, 60, 86].map((x) => plate(left + x, top + 17, 16, 16, 5)),
            plate(left + 126, top + 14, 252, 22, 7),
          ],
        ]}
      />
      <Outline face="serif" size={204} x={left + site.width / 2} y={top + 214} anchor="middle" fill={gold.ink}>
        {count}
      </Outline>
    </>
  );
};

/** A lane: straight down, at 22.5° across, and down again; half of it lies in the light. */
interface LaneProps {
  readonly width: number;
  /** Where it begins, where it turns, what it turns to, and where it ends. */
  readonly x: number;
  readonly from: number;
  readonly turn: number;
  readonly to: number;
  readonly end: number;
}

const angle = Math.PI / 8;
/** As in the style sheet of the page, where the lanes go on. */
const shade = blend({ goldLight: 69, goldDeep: 31 });
const across = ({ x, turn, to }: Pick<LaneProps, 'x' | 'turn' | 'to'>) => turn + Math.abs(to - x) * Math.tan(angle);

function Lane({ width, x, from, turn, to, end }: LaneProps) {
  /** The same lane, so much further to the right. */
  const path = (right: number) => {
    const down = (right * (1 - Math.sin(angle)) * Math.sign(x - to)) / Math.cos(angle);
    const second = across({ x, turn, to }) + down;
    return `M${x + right} ${from}V${(turn + down).toFixed(1)}L${to + right} ${second.toFixed(1)}V${end}`;
  };
  return (
    <g fill="none" strokeMiterlimit="9">
      <path stroke={shade} strokeWidth={width} d={path(0)} />
      <path stroke={gold.light} strokeWidth={width / 2} d={path(width / 4)} />
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

export const generateTrafficArt = head('solutions/generate-traffic', wide, [325, 375, 425], 800);
export const uprightArt = head('solutions/generate-traffic-upright', upright, [285, 301, 317], 540);

/** The lower part: the lanes lead down to the same site, visitors walk in them, and the first has arrived. */
const foot = (name: string, { width, lane, lanes, gates }: Way, turns: readonly number[], roof: number) =>
  defineArt({
    name,
    width,
    height: roof + site.height,
    draw: () => (
      <>
        {lanes.map((x, index) => (
          <Lane key={x} width={lane} x={x} from={0} turn={turns[index]!} to={gates[index]!} end={roof + 30} />
        ))}
        {lanes.flatMap((x, index) =>
          [0.2, 0.45, 0.7, 0.95].map((share) => {
            const there = x + (gates[index]! - x) * share;
            return (
              <Visitor
                key={`${x} ${share}`}
                at={[there, across({ x, turn: turns[index]!, to: there })]}
                size={lane === wide.lane ? 21 : 13}
              />
            );
          }),
        )}
        <Site at={[width - site.width, roof]} count="1" />
      </>
    ),
  });

export const arrivalArt = foot('solutions/traffic-arrival', wide, [40, 148, 256], 590);
export const arrivalUpright = foot('solutions/traffic-arrival-upright', upright, [110, 96, 82], 400);
