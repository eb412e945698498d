import { b2bInsiderArt } from '../cases/b2b-insider.ts';
import { kraftortreisenArt } from '../cases/kraftortreisen.ts';
import { skinClinicArt } from '../cases/skin-clinic.ts';
import { defineArt } from '../art.ts';

const covers = [
  { art: skinClinicArt.cover, x: 0, y: 0, width: 560 },
  { art: kraftortreisenArt.cover, x: 0, y: 440, width: 320 },
  { art: b2bInsiderArt.cover, x: 340, y: 440, width: 320 },
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
          {art.draw()}
        </svg>
      ))}
    </>
  ),
});
