import { defineArt } from '../../art.ts';
import { skinClinicPalette as palette, skinClinicTheme } from './palette.ts';
import { Profile } from './profile.tsx';

const { blueGreen, lightBlue, darkBlue, beige } = palette;

/** The sign's profile once in each of the clinic's colours, as wide as one another: a name stands below each. Only the last one reaches the round corner, where the others would show through. */
export const faces = defineArt({
  name: 'cases/skin-clinic/faces',
  width: 1600,
  height: 800,
  draw: () => (
    <>
      <rect width="1600" height="800" fill={skinClinicTheme.ground} />
      <clipPath id="skin-clinic-faces">
        <path d="M0 0H1440V640H1520V800H0Z" />
      </clipPath>
      <g clipPath="url(#skin-clinic-faces)">
        {[blueGreen, lightBlue, darkBlue].map((fill, index) => (
          <Profile key={fill} x={25 + index * 400} y={214} scale={0.96} fill={fill} />
        ))}
      </g>
      <Profile x={1225} y={214} scale={0.96} fill={beige} eye="#8d6f55" />
    </>
  ),
});
