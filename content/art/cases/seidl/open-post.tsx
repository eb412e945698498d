import { type Art, defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { Bar } from './bar.tsx';
import { Mark } from './mark.tsx';
import { seidlPalette as palette } from './palette.ts';

interface Slot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly round: 'left' | 'right';
}

/** A post that is planned and not yet made: its template with empty, dashed slots and the word for it. */
const openPost = (
  name: string,
  label: string,
  ground: string,
  plus: readonly [number, number],
  slots: readonly Slot[],
): Art =>
  defineArt({
    name: `cases/seidl/post-${name}`,
    width: 540,
    height: 675,
    draw: () => (
      <>
        <rect width="540" height="675" fill={ground} />
        {slots.map((slot) => (
          <Bar key={`${slot.x} ${slot.y}`} {...slot} fill="none" dashed={palette.wine} />
        ))}
        <path
          stroke={palette.wine}
          strokeWidth="6"
          strokeLinecap="round"
          d={`M${plus[0] - 26} ${plus[1]}h52M${plus[0]} ${plus[1] - 26}v52`}
        />
        <Outline face="bricolage-bold" size={64} x={34} y={96} tracking={-0.03} fill={palette.wine}>
          {label}
        </Outline>
        <Outline face="bricolage" size={34} x={36} y={146} fill={palette.wine}>
          folgt
        </Outline>
        <Mark x={462} y={38} size={44} upper={palette.orange} lower={palette.wine} />
      </>
    ),
  });

/** Placeholder of the tip. */
export const tipPost = openPost(
  'tip',
  'Tipp',
  palette.cream,
  [316, 320],
  [
    { x: 92, y: 226, width: 414, height: 188, round: 'left' },
    { x: 34, y: 438, width: 414, height: 188, round: 'right' },
  ],
);

/** Placeholder of the look behind the scenes. */
export const insightPost = openPost(
  'insight',
  'Einblick',
  palette.pink,
  [270, 392],
  [
    { x: 34, y: 200, width: 472, height: 384, round: 'right' },
    { x: 34, y: 602, width: 220, height: 40, round: 'right' },
  ],
);

/** Placeholder of the finished project. */
export const projectPost = openPost(
  'project',
  'Projekt',
  '#ffe3d3',
  [384, 300],
  [
    { x: 266, y: 200, width: 240, height: 200, round: 'left' },
    { x: 34, y: 424, width: 200, height: 200, round: 'right' },
    { x: 258, y: 424, width: 248, height: 88, round: 'left' },
    { x: 258, y: 536, width: 248, height: 88, round: 'left' },
  ],
);
