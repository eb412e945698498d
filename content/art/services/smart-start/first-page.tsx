import { defineArt } from '../../art.ts';
import { layers } from './layers.tsx';

const [bench, outline, , , finished] = layers;
const lies = { x: 700, size: 2.55, turn: 22.5, tilt: 68 };

/** The first page, finished and in the light above its place on the bench, which the edge of the drawing cuts. */
export const firstPageArt = defineArt({
  name: 'services/first-page',
  width: 1400,
  height: 540,
  draw: () => (
    <>
      {bench!({ ...lies, y: 490 }, 1.4)}
      {outline!({ ...lies, y: 390 }, 1.2)}
      {finished!({ ...lies, y: 290 }, 1.4)}
    </>
  ),
});
