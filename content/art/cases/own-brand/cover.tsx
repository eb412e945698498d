import { defineArt } from '../../art.ts';
import { ownBrandPalette as palette } from './palette.ts';
import { Stone } from './stone.tsx';

/** The stone whole, out to the end of the picture; its light is gone before the picture begins. */
export const cover = defineArt({
  name: 'cases/own-brand/cover',
  width: 1200,
  height: 900,
  draw: () => (
    <>
      <defs>
        <radialGradient id="own-brand-cover-light">
          <stop offset="0" stopColor={palette.deepGold} stopOpacity="0.6" />
          <stop offset="1" stopColor={palette.deepGold} stopOpacity="0" />
        </radialGradient>
        <linearGradient id="own-brand-cover-shade" x1="0.1" y1="1" x2="0.36" y2="0.4">
          <stop offset="0" stopColor={palette.darkPrimary} />
          <stop offset="0.3" stopColor={palette.darkPrimary} stopOpacity="0.6" />
          <stop offset="1" stopColor={palette.darkPrimary} stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="1200" height="900" fill={palette.darkPrimary} />
      <circle cx="330" cy="420" r="310" fill="url(#own-brand-cover-light)" />
      <Stone id="own-brand-cover" x={755} y={450} size={980} />
      <rect width="1200" height="900" fill="url(#own-brand-cover-shade)" />
    </>
  ),
});
