import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { dropPath } from './drop.ts';
import { skinClinicPalette as palette } from './palette.ts';

const rings = [30, 70, 118, 174, 238, 310, 390] as const;

/** Second half of the slogan: time as rings that a drop sends out. */
export const gracePost = defineArt({
  name: 'cases/skin-clinic/post-grace',
  width: 540,
  height: 675,
  draw: () => (
    <>
      <linearGradient id="skin-clinic-post-grace-calm" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#f4e9da" />
        <stop offset="1" stopColor="#dcc3a5" />
      </linearGradient>
      <linearGradient id="skin-clinic-post-grace-drop" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor={palette.lightBlue} />
        <stop offset="0.6" stopColor={palette.blueGreen} />
      </linearGradient>
      <rect width="540" height="675" fill="url(#skin-clinic-post-grace-calm)" />
      <g fill="none">
        {rings.map((radius, index) => (
          <g key={radius} strokeWidth={9 - index} opacity={1 - index * 0.11}>
            <ellipse cx="270" cy="486" rx={radius} ry={radius * 0.3} stroke="#fffaf2" />
            <ellipse cx="270" cy={490 + index} rx={radius} ry={radius * 0.3} stroke="#b79672" opacity="0.4" />
          </g>
        ))}
      </g>
      <path transform="translate(270 390) scale(34)" fill="url(#skin-clinic-post-grace-drop)" d={dropPath} />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.8"
        d="M252 386a18 18 0 0 0 12 22"
      />
      <Outline face="cormorant" size={96} x={270} y={142} anchor="middle" fill={palette.darkBlue}>
        Age with
      </Outline>
      <Outline face="cormorant-italic" size={96} x={270} y={232} anchor="middle" fill={palette.darkBlue}>
        Grace
      </Outline>
    </>
  ),
});
