import { defineArt } from '../../art.ts';
import { skinClinicPalette as palette, skinClinicTheme } from './palette.ts';
import { Profile } from './profile.tsx';

const { blueGreen, lightBlue, darkBlue, beige } = palette;

/** The sign's profile once in each of the clinic's colours, as wide as one another: a name stands below each. */
export const faces = defineArt({
  name: 'cases/skin-clinic/faces',
  width: 1600,
  height: 720,
  draw: () => (
    <>
      <rect width="1600" height="720" fill={skinClinicTheme.ground} />
      {[blueGreen, lightBlue, darkBlue, beige].map((fill, index) => (
        <Profile
          key={fill}
          x={80 + index * 400}
          y={206}
          scale={0.96}
          fill={fill}
          {...(fill === beige && { eye: '#8d6f55' })}
        />
      ))}
    </>
  ),
});
