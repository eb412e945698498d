import { aboutWords } from '../../about.ts';
import { defineArt } from '../art.ts';
import { Outline } from '../outline.tsx';
import { brilliant } from '../services/cut/cuts.ts';
import { Guide } from '../services/cut/guide.tsx';
import { closed, open, type Point, polar, strokes } from '../services/cut/point.ts';
import { view } from '../services/cut/solid.ts';
import { Stone } from '../services/cut/stone.tsx';
import { gold } from '../services/cut/tone.ts';

const stone = view(brilliant(), { x: 700, y: 320, size: 372, tilt: 66, turn: 7 }).visible;
const disc = (radius: number) =>
  `M${700 - radius} 640a${radius} ${radius * 0.24} 0 1 0 ${radius * 2} 0a${radius} ${radius * 0.24} 0 1 0 ${-radius * 2} 0Z`;
const light: Point = [600, 230];
const beam = [-8, -6, -4, -2, 0, 2, 4, 6, 8].map(
  (spread) => [polar(light, 130, 202.5 + spread * 0.4), polar(light, 450, 202.5 + spread)] as const,
);
const fire = [-22.5, 0, 22.5, 45].flatMap((angle) =>
  [-2, -0.7, 0.7, 2].map(
    (spread) => [polar([720, 350], 240, angle + spread), polar([720, 350], 760, angle + spread * 1.6)] as const,
  ),
);

/** The strip: a frame of 16:9 between two perforated edges. */
const [width, edge, height] = [1280, 72, 720];

/** One hole of the perforation, its corners cut at 45°. */
const hole = (x: number, y: number) =>
  closed([
    [x + 8, y],
    [x + 36, y],
    [x + 44, y + 8],
    [x + 44, y + 24],
    [x + 36, y + 32],
    [x + 8, y + 32],
    [x, y + 24],
    [x, y + 8],
  ]);
const holes = [20, edge + height + 20].flatMap((y) => Array.from({ length: 16 }, (_, at) => hole(18 + at * 80, y)));

/** The place of the intro film: one frame of a film strip. In it its name, and the stone above the wheel, one lamp from the left. */
export const videoPosterArt = defineArt({
  name: 'about/video-poster',
  width,
  height: height + 2 * edge,
  draw: () => (
    <>
      <defs>
        <clipPath id="video-poster-frame">
          <path d={`M0 ${edge}H${width}V${edge + height}H0Z`} />
        </clipPath>
        <radialGradient
          id="video-poster-lamp"
          gradientUnits="userSpaceOnUse"
          cx="0"
          cy="0"
          r="1"
          gradientTransform="translate(560 330) scale(550 325)"
        >
          <stop offset="0" stopColor={gold.deep} stopOpacity="0.5" />
          <stop offset="0.5" stopColor={gold.deep} stopOpacity="0.2" />
          <stop offset="1" stopColor={gold.deep} stopOpacity="0" />
        </radialGradient>
        <radialGradient id="video-poster-beam" gradientUnits="userSpaceOnUse" cx={light[0]} cy={light[1]} r="450">
          <stop offset="0.2" stopColor={gold.light} />
          <stop offset="1" stopColor={gold.light} stopOpacity="0" />
        </radialGradient>
      </defs>
      <g clipPath="url(#video-poster-frame)">
        <g transform="translate(64 72) scale(0.9)">
          <path fill="url(#video-poster-lamp)" d="M-80 0H1360V800H-80Z" />
          <path
            fill="url(#video-poster-beam)"
            fillOpacity="0.14"
            d={`${open([light, polar(light, 450, 194.5), polar(light, 450, 210.5)])}Z`}
          />
          <path fill="none" stroke="url(#video-poster-beam)" strokeWidth="1.1" d={strokes(beam)} />
          <Guide d={strokes(fire)} width={1.1} opacity={0.85} />
          <path fill={gold.ink} stroke={gold.deep} strokeWidth="2" d={disc(560)} />
          <Guide d={[520, 470, 410, 340, 260].map(disc).join('')} width={1} />
          <Guide d="M140 640V668a560 134 0 0 0 1120 0V640" width={1.4} />
          <Stone facets={stone} />
        </g>
      </g>
      {aboutWords.video.title.split(' ').map((word, line) => (
        <Outline key={word} face="serif" size={112} x={64} y={412 + line * 100} fill={gold.light}>
          {word}
        </Outline>
      ))}
      <path
        fill={gold.deep}
        fillOpacity="0.3"
        fillRule="evenodd"
        d={`M0 0H${width}V${edge}H0ZM0 ${edge + height}H${width}V${height + 2 * edge}H0Z${holes.join('')}`}
      />
    </>
  ),
});
