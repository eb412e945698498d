import { colours } from '../../look.ts';
import { defineArt } from '../art.ts';
import { stoneRadius, stoneRings } from '../brand/stone.ts';
import { gold } from '../services/cut/tone.ts';

const edges = stoneRings.flatMap((ring) => ring.map(({ path }) => path)).join('');

/** The planes that mirror the light, side by side at the upper left; through all others one looks at what is behind. */
const lit = [
  [stoneRings[2]![4]!, gold.pale],
  [stoneRings[3]![5]!, colours.paper],
  [stoneRings[4]![8]!, gold.pale],
  [stoneRings[4]![9]!, gold.pale],
  [stoneRings[4]![10]!, colours.paper],
  [stoneRings[4]![11]!, gold.pale],
] as const;

/** A brilliant of lines alone, clear enough to read through. */
export const clearStoneArt = defineArt({
  name: 'privacy/clear-stone',
  width: 2 * stoneRadius,
  height: 2 * stoneRadius,
  draw: () => (
    <g fill="none" stroke={colours.goldDeep} strokeWidth="2" strokeLinejoin="bevel">
      {lit.map(([{ path }, tone]) => (
        <path key={path} d={path} fill={tone} />
      ))}
      <path d={edges} />
    </g>
  ),
});
