import { defineArt } from '../art.ts';
import { brilliant } from '../services/cut/cuts.ts';
import { Guide } from '../services/cut/guide.tsx';
import { hatch } from '../services/cut/hatch.ts';
import { closed, type Point, sides } from '../services/cut/point.ts';
import { view } from '../services/cut/solid.ts';
import { Stone } from '../services/cut/stone.tsx';

const whole = view(brilliant(), { x: 440, y: 330, size: 296 }).visible;
const shell: readonly Point[] = [
  [640, 20],
  [440, 6],
  [290, 44],
  [150, 130],
  [86, 290],
  [104, 470],
  [200, 606],
  [340, 656],
  [640, 640],
];

/** Client and agency at one stone: half of it in the crust, half in the light, parted at 67.5°. */
export const meetingArt = defineArt({
  name: 'about/meeting',
  width: 880,
  height: 660,
  draw: () => (
    <>
      <clipPath id="meeting-rough">
        <path d="M0 0H577L303 660H0z" />
      </clipPath>
      <clipPath id="meeting-cut">
        <path d="M577 0H880V660H303z" />
      </clipPath>
      <g clipPath="url(#meeting-rough)">
        <Guide d={hatch(shell, -67.5, 18)} width={0.9} opacity={0.6} />
        <Guide d={closed(shell)} width={2.4} />
        <Guide d={sides(whole.map(({ points }) => points))} dash="7 6" width={1.4} />
      </g>
      <g clipPath="url(#meeting-cut)">
        <Stone facets={whole} />
      </g>
      <Guide d="M571 15 310 645" width={2.4} />
    </>
  ),
});
