import { defineArt } from '../../art.ts';
import { polar } from '../cut/point.ts';
import { slopes } from '../cut/stone-facets.ts';
import { gold } from '../cut/tone.ts';
import { Glow } from '../cut/glow.tsx';
import { Jug } from './jug.tsx';

/** How far the jug leans where it pours, where its mouth is then, and the tip of its spout. */
const pour = 67.5;
const poured = { at: [230, 300], scale: 0.86 } as const;
const spring = polar(poured.at, Math.hypot(150, 16) * poured.scale, Math.atan2(-16, -150) * (180 / Math.PI) - pour);

/** The jug of the steps, finished: it pours light to the lower edge of the page. */
export const pouringArt = defineArt({
  name: 'services/smart-start-pouring',
  width: 780,
  height: 800,
  draw: () => (
    <>
      <linearGradient id="smart-stream" x2="0" y2="1">
        <stop stopColor={gold.gleam} />
        <stop offset=".3" stopColor={gold.light} />
        <stop offset="1" stopColor={gold.amber} />
      </linearGradient>
      <Glow id="smart-pour" at={[430, 345]} radius={345} />
      <path
        fill="url(#smart-stream)"
        d={`M${spring[0]} ${spring[1]}L${spring[0] - (800 - spring[1]) * slopes.flat} 800H${spring[0]}Z`}
      />
      <g transform={`translate(${poured.at.join(' ')}) rotate(${-pour}) scale(${poured.scale})`}>
        <Jug lean={pour} />
      </g>
    </>
  ),
});
