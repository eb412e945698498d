import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { dropPath } from './drop.ts';
import { skinClinicPalette as palette } from './palette.ts';

/** The rings from the outermost to where the drop falls, each lighter than the one around it. */
const rings = [
  [420, '#e2cdb3'],
  [330, '#ead9c4'],
  [246, '#f0e3d2'],
  [168, palette.lightBlue],
  [98, '#7fb8bd'],
  [40, palette.blueGreen],
] as const;

/** Second half of the slogan: time as rings that a drop sends out. */
export const gracePost = defineArt({
  name: 'cases/skin-clinic/post-grace',
  width: 540,
  height: 675,
  draw: () => (
    <>
      <rect width="540" height="675" fill="#d9c1a3" />
      <path fill="#f7f1e8" d="M0 0H540V440H0Z" />
      {rings.map(([rx, fill]) => (
        <ellipse key={rx} cx="270" cy="530" rx={rx} ry={rx * 0.34} fill={fill} />
      ))}
      <path transform="translate(270 372) scale(48)" fill={palette.blueGreen} d={dropPath} />
      <Outline face="cormorant" size={96} x={270} y={142} anchor="middle" fill={palette.darkBlue}>
        Age with
      </Outline>
      <Outline face="cormorant-italic" size={96} x={270} y={232} anchor="middle" fill={palette.darkBlue}>
        Grace
      </Outline>
    </>
  ),
});
