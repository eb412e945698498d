import { defineArt } from '../art.ts';
import { gold } from './cut/tone.ts';

/** Its planes, upright, by how they face the light at the upper left: tip and nail, the last joint, the knuckle, the next joint; then a cuff and the sleeve. */
const planes = [
  [gold.light, 'M-46 0L46 0L36 22L-36 22Z'],
  [gold.honey, 'M-46 0L-36 22L-58 46L-86 50Z'],
  [gold.amber, 'M46 0L86 50L58 46L36 22Z'],
  [gold.dim, 'M-86 50L-58 46L-58 118L-91 196L-98 130Z'],
  [gold.deep, 'M86 50L58 46L58 118L91 196L98 130Z'],
  [gold.gleam, 'M-36 22L12 22L24 118L-58 118L-58 46Z'],
  [gold.pale, 'M12 22L36 22L58 46L58 118L24 118Z'],
  [gold.honey, 'M-58 118L58 118L31 146L-31 146Z'],
  [gold.light, 'M-58 118L-31 146L0 146L0 222L-38 236L-91 196Z'],
  [gold.dim, 'M58 118L31 146L0 146L0 222L38 236L91 196Z'],
  [gold.honey, 'M-91 196L-38 236L-51 262L-96 268Z'],
  [gold.deep, 'M91 196L38 236L51 262L96 268Z'],
  [gold.pale, 'M0 222L-38 236L-51 262L0 250Z'],
  [gold.light, 'M0 222L38 236L51 262L0 250Z'],
  [gold.amber, 'M0 250L-51 262L0 290L51 262Z'],
  [gold.light, 'M-96 268L-51 262L-62 340L-97 350Z'],
  [gold.honey, 'M-51 262L0 290L0 430L-76 430L-62 340Z'],
  [gold.amber, 'M51 262L0 290L0 430L76 430L62 340Z'],
  [gold.bronze, 'M96 268L51 262L62 340L97 350Z'],
  [gold.light, 'M-97 350L-62 340L-76 430L-124 430Z'],
  [gold.dusk, 'M97 350L62 340L76 430L124 430Z'],
  [gold.gleam, 'M-146 400L-20 400L-20 446L-146 446Z'],
  [gold.pale, 'M-20 400L70 400L70 446L-20 446Z'],
  [gold.honey, 'M70 400L146 400L146 446L70 446Z'],
  [gold.ink, 'M-160 440L160 440L160 800L-160 800Z'],
] as const;

/** The thumb that stops: cut like a stone, it comes out of a cuff and leans to the left by 22.5°. */
export const thumbArt = defineArt({
  name: 'services/thumb',
  width: 520,
  height: 560,
  draw: () => (
    <g transform="translate(106 44) rotate(-22.5)">
      {planes.map(([fill, plane]) => (
        <path fill={fill} stroke={fill} strokeWidth="0.6" d={plane} key={plane} />
      ))}
    </g>
  ),
});
