import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { Bar } from './bar.tsx';
import { Mark } from './mark.tsx';
import { seidlPalette as palette } from './palette.ts';

/** The first post: the new look introduces itself. */
export const launchPost = defineArt({
  name: 'cases/seidl/post-launch',
  width: 540,
  height: 675,
  draw: () => (
    <>
      <rect width="540" height="675" fill={palette.green} />
      <Bar x={92} y={248} width={448} height={188} round="left" fill={palette.sky} />
      <Bar x={0} y={448} width={448} height={188} round="right" fill={palette.pine} />
      <circle cx="186" cy="342" r="58" fill={palette.pine} />
      <circle cx="354" cy="542" r="58" fill={palette.green} />
      <path fill={palette.sky} d="M170 312l44 30-44 30Z" />
      <Outline face="bricolage-bold" size={94} x={34} y={128} tracking={-0.04} fill={palette.cream}>
        Hallo,
      </Outline>
      <Outline face="bricolage-bold" size={94} x={34} y={216} tracking={-0.04} fill={palette.pine}>
        neu!
      </Outline>
      <Mark x={462} y={38} size={44} upper={palette.cream} lower={palette.pine} />
    </>
  ),
});
