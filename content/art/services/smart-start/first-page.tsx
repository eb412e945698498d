import { defineArt } from '../../art.ts';
import { layers } from './layers.tsx';

const [, outline, , , finished] = layers;
const lies = { x: 700, size: 2.55, turn: 22.5, tilt: 68 };

/** The first page, finished and in the light above its outline. */
export const firstPageArt = defineArt({
  name: 'services/first-page',
  width: 1400,
  height: 580,
  draw: () => (
    <>
      {outline!({ ...lies, y: 330 }, 1.2)}
      {finished!({ ...lies, y: 250 }, 1.4)}
    </>
  ),
});
