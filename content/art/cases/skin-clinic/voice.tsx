import { defineArt } from '../../art.ts';
import { skinClinicPalette as palette } from './palette.ts';
import { Portrait, Profile } from './profile.tsx';

/** How far the voice has gone, from the farthest wave to the lips: shift to the left and colour. Words stand on the first ones. */
const waves = [
  { shift: 940, fill: '#c8e0e7' },
  { shift: 720, fill: '#c0dbe3' },
  { shift: 530, fill: '#b3d3dc' },
  { shift: 368, fill: '#9cc6cd' },
  { shift: 232, fill: '#7fb8bd' },
  { shift: 124, fill: palette.blueGreen },
  { shift: 44, fill: palette.darkBlue },
] as const;

const face = { x: 1150, y: 250, scale: 1.3 };

/** The face of the sign at the side of the screen: what it says goes out in waves, as wide as a screen. */
export const voice = defineArt({
  name: 'cases/skin-clinic/voice',
  width: 1600,
  height: 900,
  draw: () => (
    <>
      <rect width="1600" height="900" fill={palette.lightBlue} />
      {waves.map(({ shift, fill }) => (
        <Profile key={shift} x={face.x - shift} y={face.y} scale={face.scale} fill={fill} edge />
      ))}
      <Portrait {...face} />
    </>
  ),
});
