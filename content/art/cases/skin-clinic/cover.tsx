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

/** A face whose outline goes out in waves, from dark blue to light: the glow of the slogan. `reach`: how far apart the waves are. */
const glow = (
  name: string,
  [width, height]: readonly [number, number],
  face: { readonly x: number; readonly y: number; readonly scale: number },
  reach = 1,
) =>
  defineArt({
    name: `cases/skin-clinic/${name}`,
    width,
    height,
    draw: () => (
      <>
        <defs>
          <linearGradient id="skin-clinic-cover-skin" x1="0" y1="0" x2="1" y2="0.5">
            <stop offset="0" stopColor="#fbf3e8" />
            <stop offset="0.22" stopColor={palette.beige} />
            <stop offset="0.6" stopColor="#d3b899" />
          </linearGradient>
        </defs>
        <rect width={width} height={height} fill={palette.darkBlue} />
        {echoes.map(({ shift, fill }) => (
          <Profile
            key={shift}
            x={face.x - shift * reach}
            y={face.y + shift * 0.06}
            scale={face.scale + shift / 2600}
            fill={fill}
          />
        ))}
        <Profile {...face} fill="url(#skin-clinic-cover-skin)" eye="#8d6f55" />
      </>
    ),
  });

export const cover = glow('cover', [1200, 900], { x: 672, y: 330, scale: 1.02 });

/** From side to side of a wide screen: words stand in the dark, the whole profile beside them. */
export const coverBand = glow('cover-band', [1920, 1000], { x: 1310, y: 300, scale: 1.14 }, 1.3);
