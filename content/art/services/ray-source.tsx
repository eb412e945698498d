import { defineArt } from '../art.ts';
import { brilliant } from './cut/cuts.ts';
import { Guide } from './cut/guide.tsx';
import { closed } from './cut/point.ts';
import { view } from './cut/solid.ts';
import { Stone } from './cut/stone.tsx';
import { gold } from './cut/tone.ts';

const stone = view(brilliant(), { x: 232, y: 450, size: 200, tilt: 66, turn: 8 }).visible;

/** The stone a beam of light falls into from the upper left; where the light goes is the page's business. */
export const raySourceArt = defineArt({
  name: 'services/ray-source',
  width: 480,
  height: 630,
  draw: () => (
    <>
      <Guide d="M0 9L158 390M22 4L182 390M0 67L134 390" width={1.8} />
      {/* A rim of light keeps its outline whole on ink. */}
      <path
        fill={gold.ink}
        stroke={gold.gleam}
        strokeWidth={5}
        strokeLinejoin="round"
        d={stone.map(({ points }) => closed(points)).join('')}
      />
      <Stone facets={stone} />
    </>
  ),
});
