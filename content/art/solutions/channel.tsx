import { colours } from '../../look.ts';
import { blend } from '../blend.ts';
import { closed, type Point } from '../services/cut/point.ts';
import { slopes } from '../services/cut/stone-facets.ts';
import { gold } from '../services/cut/tone.ts';

/** The planes of a channel from its left edge to its right one, by shares of its width, while it is dry. Each is drawn over the rest of the one before, so that no ground shows between them. */
export const dry = [
  [0, gold.deep],
  [0.12, blend({ goldDeep: 25, ink: 75 })],
  [0.34, blend({ goldDeep: 45, ink: 55 })],
  [0.66, colours.goldText],
  [0.88, gold.light],
] as const;
/** The same with light running in it. */
export const full = [
  [0, gold.deep],
  [0.12, gold.light],
  [0.5, blend({ goldLight: 80, goldDeep: 20 })],
  [0.88, gold.light],
] as const;

interface ChannelProps {
  readonly width: number;
  /** Where its middle begins, where it turns at 22.5°, where it turns down again, and where it ends. */
  readonly x: number;
  readonly from: number;
  readonly turn: number;
  readonly to: number;
  readonly end: number;
  readonly planes: typeof dry | typeof full;
}

/** Where a channel stands when it turns down again. */
const below = ({ x, turn, to }: Pick<ChannelProps, 'x' | 'turn' | 'to'>) => turn + Math.abs(to - x) * slopes.flat;

/** A channel: straight down, at 22.5° across, and down again; each of its planes is one outline, mitred where it turns. */
export function Channel({ width, x, from, turn, to, end, planes }: ChannelProps) {
  const mitre = (1 - Math.sin(Math.PI / 8)) / Math.cos(Math.PI / 8);
  const line = (share: number): readonly Point[] => {
    const right = (share - 0.5) * width;
    const down = right * Math.sign(x - to) * mitre;
    return [
      [x + right, from],
      [x + right, turn + down],
      [to + right, below({ x, turn, to }) + down],
      [to + right, end],
    ];
  };
  return (
    <>
      {planes.map(([start, fill]) => (
        <path key={start} fill={fill} d={closed([...line(start), ...[...line(1)].reverse()])} />
      ))}
    </>
  );
}
