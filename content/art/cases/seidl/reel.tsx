import { Outline } from '../../outline.tsx';
import { Host } from './host.tsx';
import { Mark } from './mark.tsx';
import { seidlPalette as palette } from './palette.ts';

/** A phone, 464 by 800 at 38 80, with a reel at the moment it starts and the controls of the app over it. */
export function Phone({ id }: { readonly id: string }) {
  return (
    <>
      <clipPath id={`${id}-screen`}>
        <rect width="540" height="960" rx="56" />
      </clipPath>
      <rect x="38" y="80" width="464" height="800" rx="60" fill={palette.pine} />
      <g clipPath={`url(#${id}-screen)`} transform="translate(54 96) scale(0.8)">
        <rect width="540" height="960" fill={palette.green} />
        <circle cx="270" cy="610" r="318" fill={palette.sky} />
        <Host x={250} y={960} width={480} />
        <path fill={palette.pine} opacity="0.92" d="M0 800h390a80 80 0 0 1 0 160H0Z" />
        <path stroke={palette.cream} strokeWidth="7" strokeLinecap="round" d="M36 40H210" />
        <path stroke={palette.cream} opacity="0.45" strokeWidth="7" strokeLinecap="round" d="M226 40H504" />
        <Outline face="bricolage-bold" size={92} x={34} y={166} tracking={-0.03} fill={palette.cream}>
          Kurz
        </Outline>
        <Outline face="bricolage-bold" size={92} x={34} y={256} tracking={-0.03} fill={palette.pine}>
          erklärt.
        </Outline>
        <circle cx="78" cy="880" r="42" fill={palette.cream} />
        <Mark x={57} y={859} size={42} upper={palette.green} lower={palette.pine} />
        <path stroke={palette.cream} strokeWidth="10" strokeLinecap="round" d="M144 864H330M144 894H270" />
        <g
          fill="none"
          stroke={palette.pine}
          strokeWidth="7"
          strokeLinejoin="round"
          strokeLinecap="round"
          transform="translate(490 600)"
        >
          <path fill={palette.pine} d="M0 18C-44-12-20-38 0-18 20-38 44-12 0 18Z" />
          <path d="M-24 70h48v34H2l-14 14v-14h-12Z" />
          <path d="M-24 164l50-16-22 46-8-20Z" />
        </g>
      </g>
    </>
  );
}
