import { blend } from '../../blend.ts';
import type { Locale } from '../../../locale.ts';
import { type Art, defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { ownBrandPalette as palette } from './palette.ts';

const angles = [22.5, 45, 67.5] as const;

const measured = (locale: Locale): Art =>
  defineArt({
    name: `cases/own-brand/post-cut-${locale}`,
    width: 540,
    height: 675,
    draw: () => (
      <>
        <rect width="540" height="675" fill={palette.paper} />
        <path fill={blend({ goldLight: 61, paper: 39 })} d="M40 640 540 433V640Z" />
        <path fill={palette.lightGold} d="M40 640 540 433V140Z" />
        <path fill={palette.deepGold} d="M40 640 540 140V0H305Z" />
        <path fill={palette.darkPrimary} d="M40 640 305 0H40Z" />
        <path fill="none" stroke={palette.darkPrimary} strokeWidth="2" d="M40 0V640H540" />
        {angles.map((angle, index) => (
          <Outline
            key={angle}
            face="serif"
            size={46}
            x={[424, 404, 296][index] ?? 0}
            y={[584, 372, 226][index] ?? 0}
            fill={palette.darkPrimary}
          >
            {`${angle.toLocaleString(locale)}°`}
          </Outline>
        ))}
        <Outline face="serif" size={100} x={60} y={120} tracking={-0.02} fill={palette.lightGold}>
          Cut.
        </Outline>
      </>
    ),
  });

/** The work itself: the three angles, measured, with a point or a comma as each language has it. */
export const cutPost = { en: measured('en'), nl: measured('nl') } as const;
