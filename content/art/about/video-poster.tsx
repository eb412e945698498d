import { defineArt } from '../art.ts';
import { brilliant } from '../services/cut/cuts.ts';
import { circle, Guide } from '../services/cut/guide.tsx';
import { open, type Point, polar, strokes } from '../services/cut/point.ts';
import { view } from '../services/cut/solid.ts';
import { Stone } from '../services/cut/stone.tsx';
import { gold } from '../services/cut/tone.ts';

const stone = view(brilliant(), { x: 700, y: 320, size: 372, tilt: 66, turn: 7 }).visible;
const disc = (radius: number) =>
  `M${700 - radius} 640a${radius} ${radius * 0.24} 0 1 0 ${radius * 2} 0a${radius} ${radius * 0.24} 0 1 0 ${-radius * 2} 0Z`;
const light: Point = [600, 230];
const beam = [-8, -6, -4, -2, 0, 2, 4, 6, 8].map(
  (spread) => [polar(light, 130, 202.5 + spread * 0.4), polar(light, 860, 202.5 + spread)] as const,
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
  height: 720,
  draw: () => (
    <>
      <defs>
        <radialGradient id="video-poster-lamp" cx="0.42" cy="0.34" r="0.62">
          <stop offset="0" stopColor={gold.deep} stopOpacity="0.5" />
          <stop offset="1" stopColor={gold.deep} stopOpacity="0" />
        </radialGradient>
      </defs>
      <path fill={gold.ink} d="M0 0H1280V720H0Z" />
      <path fill="url(#video-poster-lamp)" d="M0 0H1280V720H0Z" />
      <path
        fill={gold.light}
        fillOpacity="0.1"
        d={`${open([light, polar(light, 900, 194.5), polar(light, 900, 210.5)])}Z`}
      />
      <Guide d={strokes(beam)} width={1.1} />
      <Guide d={strokes(fire)} width={1.1} opacity={0.85} />
      <path fill={gold.ink} stroke={gold.deep} strokeWidth="2" d={disc(560)} />
      <Guide d={[520, 470, 410, 340, 260].map(disc).join('')} width={1} />
      <Guide d="M140 640V668a560 134 0 0 0 1120 0V640" width={1.4} />
      <Guide d={circle(700, 340, 420)} width={0.8} dash="3 9" />
      <Stone facets={stone} />
    </>
  ),
});
