import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { ownBrandPalette as palette } from './palette.ts';
import { Engraved } from './engraved.tsx';
import { finished } from './planes.ts';

/** After the work: the stone throws back more light than falls on it. */
export const lightPost = defineArt({
  name: 'cases/own-brand/post-light',
  width: 540,
  height: 675,
  draw: () => (
    <>
      <defs>
        <linearGradient id="own-brand-post-light-beam" gradientUnits="userSpaceOnUse" x1="270" y1="390" x2="540" y2="0">
          <stop offset="0" stopColor={palette.lightGold} stopOpacity="0.75" />
          <stop offset="1" stopColor={palette.lightGold} stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="540" height="675" fill={palette.darkPrimary} />
      <path fill="url(#own-brand-post-light-beam)" d="M330 400 400 0H540V90Z" />
      <path fill="url(#own-brand-post-light-beam)" opacity="0.5" d="M300 380 250 0H340Z" />
      <path fill="url(#own-brand-post-light-beam)" opacity="0.6" d="M360 430 540 250V380Z" />
      <g transform="translate(50 190) scale(6.875)">
        <Engraved id="own-brand-post-light" planes={finished} scale={1.6} />
      </g>
      <Outline face="serif-italic" size={110} x={36} y={140} tracking={-0.02} fill={palette.lightGold}>
        Brilliant.
      </Outline>
    </>
  ),
});
