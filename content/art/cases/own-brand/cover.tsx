import { colours } from '../../../look.ts';
import { defineArt } from '../../art.ts';
import { blend } from '../../blend.ts';
import { Outline } from '../../outline.tsx';
import { Engraved } from './engraved.tsx';
import { ownBrandPalette as palette } from './palette.ts';
import { finished } from './planes.ts';

/** The plan of the cut: the stone of the mark, engraved, and its angles, measured where two of its lines leave it: in minutes, which no language writes with a point or a comma of its own. */
export const cover = defineArt({
  name: 'cases/own-brand/cover',
  width: 1200,
  height: 900,
  draw: () => (
    <>
      <defs>
        <radialGradient id="own-brand-cover-beam" gradientUnits="userSpaceOnUse" cx="40" cy="12" r="19.5">
          <stop offset="0" stopColor={palette.lightGold} stopOpacity="0.6" />
          <stop offset="0.45" stopColor={palette.lightGold} stopOpacity="0.24" />
          <stop offset="0.75" stopColor={palette.lightGold} stopOpacity="0.07" />
          <stop offset="1" stopColor={palette.lightGold} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1200" height="900" fill={palette.darkPrimary} />
      <g transform="translate(302 100) scale(12.9)">
        <path fill="url(#own-brand-cover-beam)" d="M20.5 4.3 40.5-15.7 99.7-19.5 59.7 20.5Z" />
        <g fill="none" stroke={blend({ goldDeep: 60, ink: 40 })} strokeWidth="0.1">
          <path d="M-19 53.1 90 8M-8 73.2 30-18.6M-21 43.5H4.3" />
          <path strokeDasharray="0.7 0.6" d="M-13 26.2 20.5 59.7M20.5-10V80M43.5-10V80M-16 4.3H90M-10 59.7H90" />
        </g>
        <path
          fill="none"
          stroke={colours.goldLight}
          strokeWidth="0.16"
          d="M-7.7 43.5A12 12 0 0 0-6.8 48.1M-1.7 43.5A6 6 0 0 0 2 49"
        />
        <Engraved id="own-brand-cover" planes={finished} />
      </g>
      <g fill={palette.lightGold}>
        <Outline face="serif-italic" size={58} x={30} y={728}>
          {"22°30'"}
        </Outline>
        <Outline face="serif-italic" size={58} x={136} y={828}>
          {"67°30'"}
        </Outline>
      </g>
    </>
  ),
});
