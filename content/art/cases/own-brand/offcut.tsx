import type { ReactNode } from 'react';
import { type Art, defineArt } from '../../art.ts';
import { ownBrandPalette as palette } from './palette.ts';

interface HalvesProps {
  /** Unique per drawing: prefix of the clips' ids. */
  readonly id: string;
  /** The cut, in degrees above the horizontal. */
  readonly angle: 22.5 | 45 | 67.5;
  /** How far the halves have slipped along it. */
  readonly slip: number;
  readonly children: ReactNode;
}

/** What is drawn about the origin, cut in two; the halves have slipped along the cut, and its line runs on, as through a word that is struck out. */
export function Halves({ id, angle, slip, children }: HalvesProps) {
  return (
    <g transform={`rotate(${-angle})`}>
      {[-1, 1].map((side) => (
        <g key={side} transform={`translate(${-side * slip} ${side * 12})`}>
          <clipPath id={`${id}${side}`}>
            <path d={`M-900 0H900V${side * 900}H-900Z`} />
          </clipPath>
          <g clipPath={`url(#${id}${side})`}>
            <g transform={`rotate(${angle})`}>{children}</g>
          </g>
        </g>
      ))}
      <path stroke={palette.deepGold} strokeWidth="3" d="M-450 0H450" />
    </g>
  );
}

/** A mark that was thrown away, as large as its column, on the page itself; `beside` stands in the corner. */
export const offcut = (name: string, angle: HalvesProps['angle'], drawing: ReactNode, beside?: ReactNode): Art =>
  defineArt({
    name: `cases/own-brand/${name}`,
    width: 720,
    height: 720,
    draw: () => (
      <>
        <g transform="translate(360 360)">
          <Halves id={`own-brand-${name}`} angle={angle} slip={52}>
            {drawing}
          </Halves>
        </g>
        {beside}
      </>
    ),
  });
