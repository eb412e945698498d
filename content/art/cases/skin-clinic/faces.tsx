import { defineArt } from '../../art.ts';
import { skinClinicPalette as palette, skinClinicTheme } from './palette.ts';
import { Profile } from './profile.tsx';

const { blueGreen, lightBlue, darkBlue, beige } = palette;

/** The sign's head in each of the clinic's colours, one before the other; `step` from nose to nose. */
const heads = (name: string, width: number, height: number, scale: number, step: number) =>
  defineArt({
    name: `cases/skin-clinic/${name}`,
    width,
    height,
    draw: () => (
      <>
        <rect width={width} height={height} fill={skinClinicTheme.ground} />
        {[blueGreen, lightBlue, darkBlue, beige].map((fill, index) => (
          <Profile
            key={fill}
            x={9 + index * step}
            y={scale * 270}
            scale={scale}
            fill={fill}
            {...(fill === beige && { eye: '#8d6f55' })}
          />
        ))}
      </>
    ),
  });

export const faces = {
  wide: heads('faces', 1600, 790, 1.02, 290),
  narrow: heads('faces-narrow', 720, 560, 0.7, 72),
};
