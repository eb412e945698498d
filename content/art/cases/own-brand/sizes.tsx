import { defineArt } from '../../art.ts';
import { ownBrandPalette as palette } from './palette.ts';
import { Sign } from './sign.tsx';

/** The mark halved and halved again, down to the sixteen pixels of a browser tab, each corner to corner with the next. */
export const sizes = defineArt({
  name: 'cases/own-brand/sizes',
  width: 600,
  height: 600,
  draw: () => (
    <>
      <rect width="600" height="600" fill={palette.lightGold} />
      {[256, 128, 64, 32, 16].map((size) => (
        <Sign
          key={size}
          x={552 - size * 1.5 + 16}
          y={552 - size * 1.5 + 16}
          size={size * 1.04}
          colour={palette.darkPrimary}
          weight={size < 64 ? 3 : 1.6}
        />
      ))}
    </>
  ),
});
