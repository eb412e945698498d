import { defineArt } from '../../art.ts';
import { skinClinicPalette as palette } from './palette.ts';
import { Profile } from './profile.tsx';

/** The echoes of the face, from the farthest to the nearest: shift to the left and colour. */
const echoes = [
  { shift: 430, fill: '#143a52' },
  { shift: 318, fill: '#1b4c62' },
  { shift: 224, fill: '#236874' },
  { shift: 146, fill: palette.blueGreen },
  { shift: 84, fill: '#7fb8bd' },
  { shift: 36, fill: palette.lightBlue },
] as const;

const face = { x: 672, y: 330, scale: 1.02 };

/** A face whose outline goes out in waves, from dark blue to light: the glow of the slogan. */
export const cover = defineArt({
  name: 'cases/skin-clinic/cover',
  width: 1200,
  height: 900,
  draw: () => (
    <>
      <defs>
        <linearGradient id="skin-clinic-cover-skin" x1="0" y1="0" x2="1" y2="0.5">
          <stop offset="0" stopColor="#fbf3e8" />
          <stop offset="0.22" stopColor={palette.beige} />
          <stop offset="0.6" stopColor="#d3b899" />
        </linearGradient>
      </defs>
      <rect width="1200" height="900" fill={palette.darkBlue} />
      {echoes.map(({ shift, fill }) => (
        <Profile
          key={shift}
          x={face.x - shift}
          y={face.y + shift * 0.06}
          scale={face.scale + shift / 2600}
          fill={fill}
        />
      ))}
      <Profile {...face} fill="url(#skin-clinic-cover-skin)" eye="#8d6f55" />
    </>
  ),
});
