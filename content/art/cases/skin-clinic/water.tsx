import { defineArt } from '../../art.ts';
import { dropPath } from './drop.ts';
import { skinClinicPalette as palette } from './palette.ts';

const rings = [40, 104, 184, 282, 398, 534, 690, 868, 1070, 1300] as const;

/** A drop over still water, wide enough for a whole screen: its rings run out on every side, and fade where words stand. */
export const water = defineArt({
  name: 'cases/skin-clinic/water',
  width: 1600,
  height: 900,
  draw: () => (
    <>
      <linearGradient id="skin-clinic-water-calm" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#f4e9da" />
        <stop offset="0.5" stopColor="#efdfca" />
        <stop offset="1" stopColor="#dcc3a5" />
      </linearGradient>
      <linearGradient id="skin-clinic-water-drop" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor={palette.lightBlue} />
        <stop offset="0.6" stopColor={palette.blueGreen} />
      </linearGradient>
      <linearGradient id="skin-clinic-water-fade" gradientUnits="userSpaceOnUse" x1="500" y1="0" x2="860" y2="0">
        <stop offset="0" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#fff" />
      </linearGradient>
      <mask id="skin-clinic-water-right" maskUnits="userSpaceOnUse" x="0" y="0" width="1600" height="900">
        <path fill="url(#skin-clinic-water-fade)" d="M0 0H1600V900H0Z" />
      </mask>
      <rect width="1600" height="900" fill="url(#skin-clinic-water-calm)" />
      <g fill="none" mask="url(#skin-clinic-water-right)">
        {rings.map((radius, index) => (
          <g key={radius} strokeWidth={10 - index * 0.8} opacity={Math.round(100 - index * 9) / 100}>
            <ellipse cx="1100" cy="740" rx={radius} ry={radius * 0.3} stroke="#fffaf2" />
            <ellipse cx="1100" cy={745 + index} rx={radius} ry={radius * 0.3} stroke="#b79672" opacity="0.4" />
          </g>
        ))}
      </g>
      <path transform="translate(1100 600) scale(54)" fill="url(#skin-clinic-water-drop)" d={dropPath} />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        opacity="0.8"
        d="M1070 593a30 30 0 0 0 19 36"
      />
    </>
  ),
});
