import { defineArt } from '../art.ts';
import { brilliant } from '../services/cut/cuts.ts';
import { Guide } from '../services/cut/guide.tsx';
import { open, type Point, polar, strokes } from '../services/cut/point.ts';
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

/** A still from the workshop: the stone above the wheel, one lamp from the left. */
export const videoPosterArt = defineArt({
  name: 'about/video-poster',
  width: 1280,
  height: 800,
  draw: () => (
    <>
      <defs>
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
      <path fill="url(#video-poster-lamp)" d="M0 0H1280V720H0Z" />
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
    </>
  ),
});
