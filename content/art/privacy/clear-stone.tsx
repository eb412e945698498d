import { colours } from '../../look.ts';
import { defineArt } from '../art.ts';
import { stoneRadius, stoneRays, stoneRings } from '../brand/stone.ts';

const edges = stoneRings.flatMap((ring) => ring.map(({ path }) => path)).join('');
/** The one plane that mirrors the light; through all others one looks at what is behind. */
const lit = stoneRings[3]![3]!.path;

/** A brilliant of lines alone, clear enough to read through. */
export const clearStoneArt = defineArt({
  name: 'privacy/clear-stone',
  width: 2 * stoneRadius,
  height: 2 * stoneRadius,
  draw: () => (
    <g fill="none" stroke={colours.goldDeep} strokeWidth="1.5" strokeLinejoin="bevel">
      <path d={stoneRays} strokeOpacity="0.3" strokeWidth="1" />
      <path d={lit} fill={colours.goldLight} fillOpacity="0.85" stroke="none" />
      <path d={edges} strokeOpacity="0.8" />
    </g>
  ),
});
