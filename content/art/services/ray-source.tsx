import { defineArt } from '../art.ts';
import { brilliant } from './cut/cuts.ts';
import { Guide } from './cut/guide.tsx';
import { view } from './cut/solid.ts';
import { Stone } from './cut/stone.tsx';

const stone = view(brilliant(), { x: 232, y: 300, size: 200, tilt: 66, turn: 8 }).visible;

/** The stone a beam of light falls into from the upper left; where the light goes is the page's business. */
export const raySourceArt = defineArt({
  name: 'services/ray-source',
  width: 480,
  height: 480,
  draw: () => (
    <>
      <Guide d="M60 4L158 240M84 4L182 240M36 4L134 240" width={1.8} />
      <Stone facets={stone} />
    </>
  ),
});
