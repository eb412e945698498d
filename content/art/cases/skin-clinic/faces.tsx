import { defineArt } from '../../art.ts';
import { skinClinicPalette as palette, skinClinicTheme } from './palette.ts';
import { natural, Portrait, type Tones } from './profile.tsx';

const { blueGreen, lightBlue, darkBlue } = palette;

/** A portrait in the tones of one colour: its own, a deeper one for shade and lines, and that of the hair. */
const inOne = (skin: string, shade: string, hair: string): Tones => ({
  skin,
  shade,
  hair,
  strands: shade,
  line: hair,
  lips: [hair, shade],
});

const all: readonly Tones[] = [
  inOne(blueGreen, '#287278', '#1b5a66'),
  inOne(lightBlue, '#b3d3dc', '#7fb8bd'),
  inOne(darkBlue, '#1b4159', '#2c5a75'),
  { ...inOne(natural.skin, natural.shade, '#c3a582'), line: natural.line },
];

/** Four heads, each in one of the clinic's colours; `step` from nose to nose. */
const heads = (name: string, width: number, height: number, scale: number, step: number) =>
  defineArt({
    name: `cases/skin-clinic/${name}`,
    width,
    height,
    draw: () => (
      <>
        <rect width={width} height={height} fill={skinClinicTheme.ground} />
        {all.map((tones, index) => (
          <Portrait key={tones.skin} x={index * step - 5 * scale} y={scale * 320} scale={scale} tones={tones} />
        ))}
      </>
    ),
  });

/** Wide: each stands over the column of its colour. */
export const faces = {
  wide: heads('faces', 1600, 460, 0.425, 404),
  narrow: heads('faces-narrow', 720, 510, 0.54, 76),
};
