import { defineArt } from '../../art.ts';
import { skinClinicPalette as palette } from './palette.ts';
import { Portrait, Profile } from './profile.tsx';

/** The echoes of the head, from the farthest to the nearest: shift to the left and colour. */
const echoes = [
  { shift: 350, fill: '#143a52' },
  { shift: 266, fill: '#1b4c62' },
  { shift: 192, fill: '#236874' },
  { shift: 128, fill: palette.blueGreen },
  { shift: 74, fill: '#7fb8bd' },
  { shift: 30, fill: palette.lightBlue },
] as const;

/** The waves that the neck comes out of where no frame crops it, by their depth at the right side: all come from one point, so that none begins with an edge. */
const waves = [
  [60, '#143a52'],
  [40, '#1b4c62'],
  [20, '#236874'],
] as const;
/** From that point to the right side of the picture. */
const wave = 'c230 160 680 150 1080-80';

/** A head whose outline goes out in waves, from dark blue to light: the glow of the slogan. `reach`: how far apart the waves are; `shore`: where those begin that the neck comes out of. */
const glow = (
  name: string,
  [width, height]: readonly [number, number],
  face: { readonly x: number; readonly y: number; readonly scale: number },
  reach: number,
  shore?: number,
) =>
  defineArt({
    name: `cases/skin-clinic/${name}`,
    width,
    height,
    draw: () => (
      <>
        <rect width={width} height={height} fill={palette.darkBlue} />
        {shore !== undefined && (
          <>
            <clipPath id="skin-clinic-shore">
              <path d={`M0 ${shore}h120${wave}V0H0Z`} />
            </clipPath>
            {waves.map(([depth, fill]) => (
              <path
                key={fill}
                fill={fill}
                d={`M120 ${shore}${wave}v${depth}c-400 230-850 ${240 - 0.4 * depth}-1080 ${80 - depth}z`}
              />
            ))}
          </>
        )}
        <g clipPath={shore ? 'url(#skin-clinic-shore)' : undefined}>
          {echoes.map(({ shift, fill }) => (
            <Profile
              key={shift}
              x={face.x - shift * reach}
              y={face.y - shift * 0.04}
              scale={face.scale * (1 + shift / 1800)}
              fill={fill}
            />
          ))}
          <Portrait {...face} />
        </g>
      </>
    ),
  });

export const cover = glow('cover', [1200, 900], { x: 340, y: 352, scale: 0.88 }, 0.66, 724);

/** From side to side of a wide screen: words stand in the dark, the whole profile beside them. */
export const coverBand = glow('cover-band', [1920, 1000], { x: 1110, y: 410, scale: 0.78 }, 0.76);

/** Beside words that reach far to the right: the head at the edge, its waves close to it. */
export const coverBeside = glow('cover-beside', [1200, 900], { x: 430, y: 344, scale: 0.62 }, 0.3);
