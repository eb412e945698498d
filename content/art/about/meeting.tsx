import { defineArt } from '../art.ts';
import { brilliant } from '../services/cut/cuts.ts';
import { Guide } from '../services/cut/guide.tsx';
import { hatch } from '../services/cut/hatch.ts';
import { closed, type Point, sides } from '../services/cut/point.ts';
import { view } from '../services/cut/solid.ts';
import { Stone } from '../services/cut/stone.tsx';

/** Where the points of the two stones would touch. */
const touch: Point = [440, 330];

/** A brilliant on its side, seen a little from its table, its point towards the other one, so far from where they touch. */
const lying = (side: -1 | 1, size: number, gap = 0) =>
  view(brilliant(), {
    x: touch[0] + side * (0.83 * size + gap),
    y: touch[1],
    size,
    tilt: 74,
    turn: 11,
    lean: side * 90,
  }).visible;

/** The left one lies whole in its crust, whose end is what touches. */
const rough = sides(lying(-1, 270, 14).map(({ points }) => points));
const crust: readonly Point[] = [
  [438, 330],
  [400, 266],
  [346, 196],
  [250, 50],
  [186, 16],
  [120, 86],
  [72, 116],
  [44, 262],
  [56, 352],
  [38, 452],
  [104, 584],
  [176, 626],
  [232, 644],
  [334, 494],
  [404, 388],
];

/** Words stand between two stones, one still in its crust, in which the cut is already drawn, and one in the light. */
export const meetingApartArt = defineArt({
  name: 'about/meeting-apart',
  width: 1350,
  height: 660,
  draw: () => (
    <>
      <Guide d={hatch(crust, -67.5, 18)} width={0.9} opacity={0.6} />
      <Guide d={closed(crust)} width={2.4} />
      <Guide d={rough} dash="7 6" width={1.4} />
      <g transform="translate(470)">
        <Stone facets={lying(1, 300)} />
      </g>
    </>
  ),
});

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

/** They are one: half of it in the crust, half in the light, parted at 67.5°. */
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
      <Guide d="M577 0 303 660" width={2.4} />
    </>
  ),
});
