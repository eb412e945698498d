import { blend } from '../blend.ts';
import { colours } from '../../look.ts';
import { defineArt } from '../art.ts';
import { stoneRadius, stoneRings } from '../brand/stone.ts';

const edges = stoneRings.flatMap((ring) => ring.map(({ path }) => path)).join('');
const pale = blend({ goldLight: 34, paper: 66 });
/** The planes that mirror the light, side by side at the upper left; through all others one looks at what is behind. */
const lit = [
  [stoneRings[2]![4]!, pale],
  [stoneRings[3]![5]!, colours.paper],
  [stoneRings[4]![8]!, pale],
  [stoneRings[4]![9]!, pale],
  [stoneRings[4]![10]!, colours.paper],
  [stoneRings[4]![11]!, pale],
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
