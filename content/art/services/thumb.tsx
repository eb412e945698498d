import { defineArt } from '../art.ts';
import { gold } from './cut/tone.ts';

/** Its planes, upright: the nail is white, its rim lit from the left, the joint below it in two halves; then a cuff and the sleeve. */
const planes = [
  [gold.pale, 'M-60 0H60L48 44H-48Z'],
  [gold.light, 'M-60 0L-48 44-74 70V170L-110 260V50Z'],
  [gold.deep, 'M60 0L48 44 74 70V170L110 260V50Z'],
  [gold.gleam, 'M-48 44H48L74 70V170L40 204H-40L-74 170V70Z'],
  [gold.pale, 'M-40 204H40L74 170 110 260 0 305.6-110 260-74 170Z'],
  [gold.light, 'M-110 260L0 305.6V430H-130V308.3Z'],
  [gold.dim, 'M110 260L0 305.6V430H130V308.3Z'],
  [gold.gleam, 'M-148 396H148V446H-148Z'],
  [gold.ink, 'M-160 430H160V800H-160Z'],
] as const;

/** The thumb that stops: cut like a stone, it comes out of a white cuff and leans to the left by 22.5°. */
export const thumbArt = defineArt({
  name: 'services/thumb',
  width: 520,
  height: 560,
  draw: () => (
    <g stroke={gold.ink} strokeWidth="3" strokeLinejoin="bevel" transform="translate(106 44) rotate(-22.5)">
      {planes.map(([fill, plane]) => (
        <path fill={fill} d={plane} key={plane} />
      ))}
    </g>
  ),
});
