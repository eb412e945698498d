import { blend } from '../../blend.ts';
import { colours } from '../../../look.ts';
import { site } from '../../../site.ts';
import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { Engraved } from './engraved.tsx';
import { Name } from './name.tsx';
import { ownBrandPalette as palette } from './palette.ts';
import { finished } from './planes.ts';
import { Sign } from './sign.tsx';

/** A card of 460 × 276 with one corner cut at 45°. */
const card = 'M0 0H404L460 56V276H0Z';

/** Both sides of the business card in raking light. */
export const stationery = defineArt({
  name: 'cases/own-brand/stationery',
  width: 1200,
  height: 800,
  draw: () => (
    <>
      <defs>
        <linearGradient id="own-brand-stationery-table" x1="0" y1="0" x2="1" y2="0.7">
          <stop offset="0" stopColor={blend({ paper: 73, goldDeep: 27 })} />
          <stop offset="1" stopColor={blend({ sand: 60, goldText: 23, goldDeep: 17 })} />
        </linearGradient>
        <clipPath id="own-brand-stationery-cut">
          <path d={card} />
        </clipPath>
      </defs>
      <path fill="url(#own-brand-stationery-table)" d="M0 0H1200V527L1087 800H0Z" />
      <path fill={colours.paper} opacity="0.3" d="M0 0H420L88 800H0Z" />
      <path fill={colours.paper} opacity="0.2" d="M560 0H700L368 800H228Z" />
      <g transform="translate(96 132) rotate(-22.5 230 138) scale(1.18)">
        <path transform="translate(-10 22)" fill={blend({ ink: 62, goldText: 38 })} opacity="0.32" d={card} />
        <g clipPath="url(#own-brand-stationery-cut)">
          <path fill={palette.darkPrimary} d={card} />
          <g transform="translate(106 14) scale(3.875)">
            <Engraved id="own-brand-stationery" planes={finished} scale={1.9} />
          </g>
        </g>
      </g>
      <g transform="translate(520 388) scale(1.18)">
        <path transform="translate(-10 20)" fill={blend({ ink: 62, goldText: 38 })} opacity="0.28" d={card} />
        <path fill={palette.paper} d={card} />
        <Sign x={66} y={68} size={68} colour={palette.deepGold} weight={2} />
        <Name x={34} y={178} size={58} widest={380} fill={palette.darkPrimary} />
        <Outline face="sans" size={24} x={35} y={220} fill={blend({ goldText: 73, ink: 27 })}>
          {site.email}
        </Outline>
        <Outline face="sans" size={24} x={35} y={250} fill={blend({ goldText: 73, ink: 27 })}>
          {site.phone.display}
        </Outline>
      </g>
    </>
  ),
});
