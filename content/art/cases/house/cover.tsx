import { defineArt } from '../../art.ts';
import { Name } from './name.tsx';
import { housePalette as palette } from './palette.ts';
import { Stone } from './stone.tsx';

/** The stone larger than the picture, the name in its shadow. */
export const cover = defineArt({
  name: 'cases/house/cover',
  width: 1200,
  height: 900,
  draw: () => (
    <>
      <defs>
        <radialGradient id="house-cover-light">
          <stop offset="0" stopColor={palette.deepGold} stopOpacity="0.55" />
          <stop offset="1" stopColor={palette.deepGold} stopOpacity="0" />
        </radialGradient>
        <linearGradient id="house-cover-shade" x1="0.1" y1="1" x2="0.42" y2="0.3">
          <stop offset="0" stopColor={palette.darkPrimary} />
          <stop offset="0.42" stopColor={palette.darkPrimary} stopOpacity="0.7" />
          <stop offset="1" stopColor={palette.darkPrimary} stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="1200" height="900" fill={palette.darkPrimary} />
      <circle cx="180" cy="200" r="320" fill="url(#house-cover-light)" />
      <Stone id="house-cover" x={742} y={392} size={1180} />
      <rect width="1200" height="900" fill="url(#house-cover-shade)" />
      <Name x={64} y={818} size={236} widest={1060} fill={palette.lightGold} />
    </>
  ),
});
