import { colours } from '../../look.ts';
import { defineArt } from '../art.ts';
import { blend } from '../blend.ts';
import { brilliant } from './cut/cuts.ts';
import { circle, Guide } from './cut/guide.tsx';
import { closed, polar } from './cut/point.ts';
import { reflection } from './cut/reflection.ts';
import { view } from './cut/solid.ts';
import { Stone } from './cut/stone.tsx';

const size = 320;
const radius = 128;

const roughCorners = [150, 138, 152, 142, 156, 140, 149, 136, 151].map((distance, index) =>
  polar([160, 160], distance, index * 40 - 12),
);
const roughRidges = [
  [214, 132],
  [150, 236],
  [104, 126],
] as const;
/** Faces as places in the two lists: corners first, then ridges from 9. */
const roughFaces = [
  [9, 0, 1],
  [9, 1, 2, 10],
  [10, 2, 3],
  [10, 3, 4],
  [10, 4, 5, 11],
  [11, 5, 6],
  [11, 6, 7, 9],
  [9, 7, 8],
  [9, 8, 0],
  [9, 10, 11],
].map((places) => places.map((place) => [...roughCorners, ...roughRidges][place]!));

/** How much light each face throws back while it is dull, in hundredths; the last one is cut. */
const dullness = [40, 31, 22, 15, 11, 16, 21, 28, 36];

/** A rough stone, measured: the circle that it will fill is marked on it, and the first facet is cut. */
export const uncutStoneArt = defineArt({
  name: 'services/uncut-stone',
  width: size,
  height: size,
  draw: () => (
    <>
      {roughFaces.map((face, index) => {
        const dull = dullness[index];
        return (
          <path
            key={index}
            fill={dull === undefined ? colours.goldLight : blend({ sand: dull, ink: 100 - dull })}
            d={closed(face)}
          />
        );
      })}
      <Guide d={roughFaces.map(closed).join('')} width={0.8} />
      <Guide d={circle(160, 160, radius)} dash="7 6" width={1.6} />
    </>
  ),
});

/** The same stone as a brilliant from above, every facet polished. */
export const polishedStoneArt = defineArt({
  name: 'services/polished-stone',
  width: size,
  height: size,
  draw: () => (
    <>
      <Stone facets={view(brilliant(), { x: 160, y: 160, size: radius }).visible} />
      <Stone facets={reflection([160, 160], radius)} />
    </>
  ),
});
