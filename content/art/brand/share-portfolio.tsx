import { b2bInsider } from '../../cases/b2b-insider.ts';
import { kraftortreisen } from '../../cases/kraftortreisen.ts';
import { skinClinic } from '../../cases/skin-clinic.ts';
import { defineArt } from '../art.ts';
import { Artwork } from '../artwork.tsx';

const covers = [
  { art: skinClinic.cover.art, x: 0, y: 0, width: 560 },
  { art: kraftortreisen.cover.art, x: 0, y: 440, width: 320 },
  { art: b2bInsider.cover.art, x: 340, y: 440, width: 320 },
] as const;

/** Three covers at the sizes of the portfolio's own grid, each whole. */
export const sharePortfolioArt = defineArt({
  name: 'brand/share-portfolio',
  width: 660,
  height: 680,
  draw: () => (
    <>
      {covers.map(({ art, x, y, width }) => (
        <svg
          key={art.name}
          x={x}
          y={y}
          width={width}
          height={(width * art.height) / art.width}
          viewBox={`0 0 ${art.width} ${art.height}`}
        >
          <Artwork art={art} />
        </svg>
      ))}
    </>
  ),
});
