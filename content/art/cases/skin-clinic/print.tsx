import { Outline } from '../../outline.tsx';
import { dropPath } from './drop.ts';
import { Mark } from './mark.tsx';
import { skinClinicPalette as palette, skinClinicTheme } from './palette.ts';
import { Wordmark } from './wordmark.tsx';

/** What the leaflet says, line by line, from left and top. */
const advice = [
  [30, 442, 'First advice,'],
  [30, 480, 'then a plan,'],
  [30, 518, 'then a treatment.'],
  [290, 140, 'Tell us which'],
  [290, 178, 'line may stay.'],
] as const;

/** The folder's front panel, 260 × 560. */
export function FolderFront() {
  return (
    <>
      <clipPath id="skin-clinic-print-front">
        <path d="M0 0h260v560H0Z" />
      </clipPath>
      <g clipPath="url(#skin-clinic-print-front)">
        <path fill={palette.lightBlue} d="M0 0h260v560H0Z" />
        {['#a9d0d6', '#7fb8bd', '#4f9a9f', palette.blueGreen, palette.darkBlue].map((fill, index) => (
          <path key={fill} transform={`translate(130 425) scale(${196 - index * 36})`} fill={fill} d={dropPath} />
        ))}
      </g>
      <Wordmark x={26} y={62} size={46} fill={palette.darkBlue} accent={palette.blueGreen} descriptor={false} />
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
      <clipPath id="skin-clinic-print-arch">
        <path d="M30 230a100 100 0 0 1 200 0v150H30Z" />
      </clipPath>
      <g clipPath="url(#skin-clinic-print-arch)">
        <path fill="#7fb8bd" d="M30 130h200v250H30Z" />
        <circle cx="130" cy="232" r="56" fill={skinClinicTheme.ground} />
        <path fill={palette.beige} d="M30 292C80 262 118 268 158 286S212 300 230 284V380H30Z" />
        <path fill={palette.blueGreen} d="M30 330C70 312 108 338 150 328S206 306 230 318V380H30Z" />
      </g>
      <g transform="translate(390 410)">
        <path transform="scale(84)" fill="#a9d0d6" d={dropPath} />
        <path transform="scale(58)" fill="#7fb8bd" d={dropPath} />
        <path transform="scale(34)" fill={palette.blueGreen} d={dropPath} />
      </g>
      {advice.map(([x, y, line]) => (
        <Outline key={line} face="cormorant" size={29} x={x} y={y} fill={palette.darkBlue}>
          {line}
        </Outline>
      ))}
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
