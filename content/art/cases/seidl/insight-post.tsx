import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { Bar } from './bar.tsx';
import { Mark } from './mark.tsx';
import { seidlPalette as palette } from './palette.ts';

/** What the picture may show: a desk, the sketch on the screen, a cup. */
export function Desk() {
  return (
    <g transform="translate(-58 0)">
      <circle cx="166" cy="146" r="66" fill={palette.sky} />
      <path fill={palette.pine} d="M58 392H598V480H58Z" />
      <rect x="150" y="178" width="236" height="176" rx="16" fill={palette.pine} />
      <rect x="164" y="192" width="208" height="134" rx="6" fill={palette.cream} />
      <Mark x={226} y={217} size={84} upper={palette.green} lower={palette.pine} />
      <path fill={palette.pine} d="M240 354h56v38h-56Z" />
      <path fill={palette.cream} d="M398 322h62v40a30 30 0 0 1-30 30h-2a30 30 0 0 1-30-30Z" />
      <path fill="none" stroke={palette.cream} strokeWidth="9" d="M460 334a18 18 0 0 1 0 36" />
    </g>
  );
}

/** Template of the look behind the scenes: the picture fills the longer bar, a caption of two lines below it. */
export const insightPost = defineArt({
  name: 'cases/seidl/post-insight',
  width: 540,
  height: 675,
  draw: () => (
    <>
      <clipPath id="seidl-insight-picture">
        <path d="M0 0h270a236 236 0 0 1 0 472H0Z" />
      </clipPath>
      <rect width="540" height="675" fill={palette.cream} />
      <g clipPath="url(#seidl-insight-picture)">
        <rect width="540" height="480" fill={palette.green} />
        <Desk />
      </g>
      <path
        fill="none"
        stroke={palette.cream}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M34 74V34H74M34 398V438H74"
      />
      <Bar x={0} y={492} width={444} height={146} round="right" fill={palette.pine} />
      <Outline face="bricolage-bold" size={68} x={34} y={560} tracking={-0.03} fill={palette.cream}>
        Einblick
      </Outline>
      <Outline face="bricolage" size={31} x={36} y={607} fill={palette.sky}>
        Wer, wo und woran.
      </Outline>
      <Mark x={462} y={593} size={44} upper={palette.green} lower={palette.pine} />
    </>
  ),
});
