import { defineArt } from '../../art.ts';
import { layers } from './layers.tsx';

/** One finished page, so near that it does not fit: the page that shows it lets it run out at the left. */
export const onePageArt = defineArt({
  name: 'services/one-page',
  width: 780,
  height: 520,
  draw: () => layers.at(-1)!({ x: 372, y: 246, size: 1.4, turn: 22.5, tilt: 48 }, 1.3),
});
