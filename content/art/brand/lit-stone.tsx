import { blend } from '../blend.ts';
import { colours } from '../../look.ts';
import { defineArt } from '../art.ts';
import { stoneRadius, stoneRays, stoneRings } from './stone.ts';

/** Where the light stands, in sixteenths of a turn: to the upper right, as it rests in the hero of the home page. */
const light = 13.9;
/** How much each ring of planes throws back, from the middle outwards (styles/pages/home/light-field.css). */
const gains = [0.8, 0.42, 0.95, 0.7, 0.9];

/** A plane shines by the square of how squarely it faces the light; nothing of it is quite dark. */
function shine(turn: number, gain: number): number {
  const faces = Math.max(0, Math.cos(((turn - light) * Math.PI) / 8));
  return Math.round((0.04 + gain * faces ** 2) * 100) / 100;
}

/** The stone of the home page at rest, for a dark ground. */
export const litStoneArt = defineArt({
  name: 'brand/lit-stone',
  width: stoneRadius * 2,
  height: stoneRadius * 2,
  draw: () => (
    <>
      <path d={stoneRays} fill="none" stroke={colours.goldLight} strokeWidth="1.2" opacity="0.16" />
      {stoneRings.map((ring, index) => (
        <g key={index} fill={blend({ goldLight: 102, goldDeep: 11, paper: -13 })}>
          {ring.map(({ path, turn }) => (
            <path key={path} d={path} opacity={shine(turn, gains[index]!)} />
          ))}
        </g>
      ))}
      <path
        d={stoneRings
          .flat()
          .map(({ path }) => path)
          .join('')}
        fill="none"
        stroke={colours.goldLight}
        strokeWidth="1.2"
        opacity="0.55"
      />
    </>
  ),
});
