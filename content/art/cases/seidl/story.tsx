import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { Bar } from './bar.tsx';
import { seidlPalette as palette } from './palette.ts';

/** The next Monday of the calendar, in which a post is still missing: two dashed bars hold its place, and a sign to begin. */
export const story = defineArt({
  name: 'cases/seidl/story',
  width: 520,
  height: 1084,
  draw: () => (
    <>
      <path fill={palette.cream} d="M0 0H520V1084H0Z" />
      <path fill={palette.pine} d="M0 0H520V150H0Z" />
      <Outline face="bricolage-bold" size={96} x={40} y={108} tracking={-0.02} fill={palette.cream}>
        Mo
      </Outline>
      <path stroke={palette.pine} strokeOpacity="0.28" strokeWidth="3" d="M0 330H520M0 880H520" />
      <Bar x={36} y={186} width={448} height={108} round="right" fill={palette.green} />
      <Outline face="bricolage-bold" size={56} x={72} y={260} fill={palette.pine}>
        Reel
      </Outline>
      <path
        fill="none"
        stroke={palette.pine}
        strokeWidth="6"
        strokeDasharray="18 15"
        d="M484 372H152a102 102 0 0 0 0 204H484ZM36 632H368a102 102 0 0 1 0 204H36Z"
      />
      <circle cx="260" cy="604" r="86" fill={palette.green} />
      <path stroke={palette.pine} strokeWidth="18" d="M260 560V648M216 604H304" />
      <Bar x={36} y={916} width={448} height={132} round="left" fill={palette.sky} />
    </>
  ),
});
