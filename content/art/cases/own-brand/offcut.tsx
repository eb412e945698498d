import type { ReactNode } from 'react';
import { type Art, defineArt } from '../../art.ts';
import { blend } from '../../blend.ts';
import { ownBrandPalette as palette } from './palette.ts';

/** What a mark lies on that was thrown away: light enough that its cut corner shows on the page. */
export const plane = blend({ ink: 88, sand: 12 });

interface HalvesProps {
  /** Unique per drawing: prefix of the clips' ids. */
  readonly id: string;
  /** The cut, in degrees above the horizontal. */
  readonly angle: 22.5 | 45 | 67.5;
  /** How far the halves have slipped along it. */
  readonly slip: number;
  readonly children: ReactNode;
}

/** What is drawn about the origin, cut in two; the halves have slipped along the cut, and its line runs on. */
export function Halves({ id, angle, slip, children }: HalvesProps) {
  return (
    <g transform={`rotate(${-angle})`}>
      {[-1, 1].map((side) => (
        <g key={side} transform={`translate(${-side * slip} ${side * 9})`}>
          <clipPath id={`${id}${side}`}>
            <path d={`M-900 0H900V${side * 900}H-900Z`} />
          </clipPath>
          <g clipPath={`url(#${id}${side})`}>
            <g transform={`rotate(${angle})`}>{children}</g>
          </g>
        </g>
      ))}
      <path stroke={palette.deepGold} strokeWidth="3" d="M-900 0H900" />
    </g>
  );
}

/** A mark that was thrown away, on a plane, cut at 67.5°, that stands out from the page. */
export const offcut = (name: string, angle: HalvesProps['angle'], drawing: ReactNode): Art =>
  defineArt({
    name: `cases/own-brand/${name}`,
    width: 900,
    height: 660,
    draw: () => (
      <>
        <path fill={plane} d="M0 0H900V303L752 660H0Z" />
        <g transform="translate(450 330)">
          <Halves id={`own-brand-${name}`} angle={angle} slip={34}>
            {drawing}
          </Halves>
        </g>
      </>
    ),
  });
