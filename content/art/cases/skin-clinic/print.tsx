import { Outline } from '../../outline.tsx';
import { Mark } from './mark.tsx';
import { skinClinicPalette as palette, skinClinicTheme } from './palette.ts';
import { Profile } from './profile.tsx';
import { Wordmark } from './wordmark.tsx';

const lines = (x: number, y: number, widths: readonly number[]) =>
  widths.map((width, index) => `M${x} ${y + index * 20}h${width}`).join('');

/** The folder's front panel, 260 × 560. */
export function FolderFront() {
  return (
    <>
      <clipPath id="skin-clinic-print-front">
        <path d="M0 0h260v560H0Z" />
      </clipPath>
      <g clipPath="url(#skin-clinic-print-front)">
        <path fill={palette.darkBlue} d="M0 0h260v560H0Z" />
        <Profile x={20} y={284} scale={0.66} fill="#1d5364" />
        <Profile x={58} y={286} scale={0.64} fill={palette.blueGreen} />
        <Profile x={88} y={288} scale={0.62} fill={palette.lightBlue} />
        <Profile x={106} y={290} scale={0.62} fill={palette.beige} eye="#8d6f55" />
      </g>
      <Wordmark x={26} y={62} size={46} fill={skinClinicTheme.ground} accent={palette.lightBlue} descriptor={false} />
    </>
  );
}

/** Two inside panels of the folder, 520 × 560. */
export function FolderInside() {
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
        <circle cx="390" cy="400" r="84" />
        <circle cx="390" cy="400" r="112" />
      </g>
      <path
        stroke={palette.darkBlue}
        opacity="0.28"
        strokeWidth="5"
        strokeLinecap="round"
        d={lines(32, 420, [196, 180, 190, 120]) + lines(292, 122, [196, 186, 192, 176, 190, 90])}
      />
    </>
  );
}

/** The business card with the sign, 350 × 216. */
export function SignCard() {
  return (
    <>
      <path fill={palette.blueGreen} d="M0 0h350v216H0Z" />
      <Mark
        id="skin-clinic-print-card"
        x={175}
        y={108}
        radius={58}
        fills={['#1d5364', '#7fb8bd', palette.lightBlue, palette.beige]}
      />
    </>
  );
}

/** The business card with the name, as large. */
export function NameCard() {
  return (
    <>
      <path fill={skinClinicTheme.ground} d="M0 0h350v216H0Z" />
      <Wordmark x={175} y={116} size={84} anchor="middle" fill={palette.darkBlue} accent={palette.blueGreen} />
    </>
  );
}
