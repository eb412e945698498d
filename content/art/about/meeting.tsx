import { defineArt } from '../art.ts';
import { brilliant } from '../services/cut/cuts.ts';
import { Guide } from '../services/cut/guide.tsx';
import { hatch } from '../services/cut/hatch.ts';
import { closed, type Point, polar, sides, strokes } from '../services/cut/point.ts';
import { view } from '../services/cut/solid.ts';
import { Stone } from '../services/cut/stone.tsx';

/** Where the points of the two stones touch. */
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

const rays = (...angles: readonly number[]) =>
  strokes(
    angles.map(
      (angle, index) => [polar(touch, 34, angle), polar(touch, index === 1 || index === 2 ? 230 : 170, angle)] as const,
    ),
  );

/** Two stones, one still in its crust, in which the cut is already drawn, and one in the light, with so much room between their points. */
const meeting = (name: string, room: number) =>
  defineArt({
    name,
    width: 880 + room,
    height: 660,
    draw: () => (
      <>
        <Guide d={hatch(crust, -67.5, 18)} width={0.9} opacity={0.6} />
        <Guide d={closed(crust)} width={2.4} />
        <Guide d={rough} dash="7 6" width={1.4} />
        <Guide d={rays(-112.5, -101.25, 101.25, 112.5)} width={1.4} />
        <g transform={`translate(${room})`}>
          <Stone facets={lying(1, 300)} />
          <Guide d={rays(-67.5, -78.75, 78.75, 67.5)} width={1.4} />
        </g>
      </>
    ),
  });

/** They touch with their points. */
export const meetingArt = meeting('about/meeting', 0);

/** Words stand between them. */
export const meetingApartArt = meeting('about/meeting-apart', 470);
