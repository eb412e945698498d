import { defineArt } from '../art.ts';
import { gold } from './cut/tone.ts';

/** Its planes, upright: the light comes from the left and falls on the nail. */
const planes = [
  [gold.pale, 'M-46 0H46L31.9 34H-31.9Z'],
  [gold.gleam, 'M-46 0L-31.9 34-58 60.1-92 46Z'],
  [gold.light, 'M46 0L92 46 58 60.1 31.9 34Z'],
  [gold.pale, 'M-92 46L-58 60.1V130L-110 182V89.5Z'],
  [gold.dim, 'M92 46L110 89.5V182L58 130V60.1Z'],
  [gold.gleam, 'M-31.9 34H31.9L58 60.1V130L34 154H-34L-58 130V60.1Z'],
  [gold.light, 'M-110 182L-58 130-34 154-73.8 250-110 265Z'],
  [gold.deep, 'M110 182V265L73.8 250 34 154 58 130Z'],
  [gold.pale, 'M-34 154H34L73.8 250 0 280.6-73.8 250Z'],
  [gold.light, 'M-110 265L-73.8 250 0 280.6V430H-130V313.3Z'],
  [gold.dim, 'M110 265L73.8 250 0 280.6V430H130V313.3Z'],
  [gold.ink, 'M-160 400H160V800H-160Z'],
] as const;

/** The thumb that stops: cut like a stone, it comes out of a dark sleeve and leans to the left by 22.5°. */
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
