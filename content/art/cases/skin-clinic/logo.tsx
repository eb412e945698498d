import { type Art, defineArt } from '../../art.ts';
import { Mark, type MarkFills, markFills } from './mark.tsx';
import { skinClinicPalette as palette, skinClinicTheme } from './palette.ts';
import { Wordmark } from './wordmark.tsx';

const sheet = (name: string, id: string, ground: string, ink: string, accent: string, fills: MarkFills): Art =>
  defineArt({
    name: `cases/skin-clinic/${name}`,
    width: 800,
    height: 600,
    draw: () => (
      <>
        <rect width="800" height="600" fill={ground} />
        <Mark id={id} x={400} y={190} radius={92} fills={fills} />
        <Wordmark x={400} y={424} size={136} anchor="middle" fill={ink} accent={accent} />
      </>
    ),
  });

/** The primary logo on the light ground. */
export const logo = sheet(
  'logo',
  'skin-clinic-logo',
  skinClinicTheme.ground,
  palette.darkBlue,
  palette.blueGreen,
  markFills.onLight,
);

/** The primary logo on the clinic's dark blue. */
export const logoOnDark = sheet(
  'logo-on-dark',
  'skin-clinic-logo-on-dark',
  palette.darkBlue,
  skinClinicTheme.ground,
  palette.lightBlue,
  markFills.onDark,
);
