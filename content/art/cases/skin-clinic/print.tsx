import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { Mark } from './mark.tsx';
import { skinClinicPalette as palette, skinClinicTheme } from './palette.ts';
import { Profile } from './profile.tsx';
import { Wordmark } from './wordmark.tsx';

const lines = (x: number, y: number, widths: readonly number[]) =>
  widths.map((width, index) => `M${x} ${y + index * 20}h${width}`).join('');

/** The folder's front panel, 260 × 560. */
function FolderFront() {
  return (
    <>
      <clipPath id="skin-clinic-print-front">
        <path d="M0 0h260v560H0Z" />
      </clipPath>
      <g clipPath="url(#skin-clinic-print-front)">
        <path fill={palette.darkBlue} d="M0 0h258L150 300v260H0Z" />
        <Profile x={14} y={262} scale={0.72} fill="#1d5364" />
        <Profile x={54} y={258} scale={0.71} fill={palette.blueGreen} />
        <Profile x={88} y={255} scale={0.7} fill={palette.lightBlue} />
        <Profile x={108} y={253} scale={0.7} fill={palette.beige} eye="#8d6f55" />
        <path stroke={palette.beige} strokeWidth="4" d="M260 70V560" />
      </g>
      <Wordmark x={26} y={62} size={46} fill={skinClinicTheme.ground} accent={palette.lightBlue} descriptor={false} />
    </>
  );
}

/** Two inside panels of the folder, 520 × 560. */
function FolderInside() {
  return (
    <>
      <path fill={skinClinicTheme.ground} d="M0 0h260v560H0Z" />
      <path fill={palette.lightBlue} d="M260 0h260v560H260Z" />
      <Outline face="cormorant-italic" size={50} x={30} y={84} fill={palette.blueGreen}>
        Glow
      </Outline>
      <Outline face="cormorant-italic" size={50} x={290} y={84} fill={palette.darkBlue}>
        Grace
      </Outline>
      <path fill={palette.beige} d="M30 250a100 100 0 0 1 200 0v130H30Z" />
      <circle cx="130" cy="262" r="46" fill={skinClinicTheme.ground} />
      <circle cx="130" cy="262" r="24" fill={palette.blueGreen} />
      <g fill="none" stroke={palette.blueGreen} strokeWidth="2">
        <circle cx="390" cy="400" r="30" />
        <circle cx="390" cy="400" r="56" />
        <circle cx="390" cy="400" r="84" opacity="0.7" />
        <circle cx="390" cy="400" r="112" opacity="0.45" />
      </g>
      <path
        stroke={palette.darkBlue}
        opacity="0.28"
        strokeWidth="5"
        strokeLinecap="round"
        d={lines(32, 420, [196, 180, 190, 120]) + lines(292, 122, [196, 186, 192, 176, 190, 90])}
      />
      <path fill={palette.darkBlue} opacity="0.05" d="M238 0h22v560h-22Z" />
    </>
  );
}

/** Folder and business cards on one table. */
export const print = defineArt({
  name: 'cases/skin-clinic/print',
  width: 1200,
  height: 800,
  draw: () => (
    <>
      <linearGradient id="skin-clinic-print-table" x1="0" y1="0" x2="0.6" y2="1">
        <stop offset="0" stopColor="#efe3d3" />
        <stop offset="1" stopColor="#d8c1a6" />
      </linearGradient>
      <rect width="1200" height="800" fill="url(#skin-clinic-print-table)" />
      <g transform="translate(90 150) rotate(-7)">
        <path fill="#7a5c3e" opacity="0.16" d="M18 24h520v566H18Z" />
        <FolderInside />
      </g>
      <g transform="translate(560 62) rotate(5)">
        <path fill="#7a5c3e" opacity="0.2" d="M-14 22h274v562H-14Z" />
        <FolderFront />
      </g>
      <g transform="translate(800 300) rotate(-12)">
        <path fill="#7a5c3e" opacity="0.22" d="M-8 14h360v216H-8Z" />
        <path fill={palette.blueGreen} d="M0 0h350v216H0Z" />
        <Mark
          id="skin-clinic-print-card"
          x={175}
          y={108}
          radius={58}
          fills={['#1d5364', '#7fb8bd', palette.lightBlue, palette.beige]}
        />
      </g>
      <g transform="translate(770 520) rotate(4)">
        <path fill="#7a5c3e" opacity="0.24" d="M-8 14h362v216H-8Z" />
        <path fill={skinClinicTheme.ground} d="M0 0h350v216H0Z" />
        <Wordmark x={175} y={116} size={84} anchor="middle" fill={palette.darkBlue} accent={palette.blueGreen} />
      </g>
    </>
  ),
});
