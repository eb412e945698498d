import type { ReactElement } from 'react';
import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { hrneedsPalette } from './palette.ts';
import { Seal, SmallSeal } from './seal.tsx';

const { midnight } = hrneedsPalette;

/** Edge of a seal in pixels, and where it ends below. */
const sizes = [
  { edge: 160, foot: 164 },
  { edge: 96, foot: 364 },
  { edge: 48, foot: 556 },
] as const;

const rule = (name: string, width: number, height: number, sheet: ReactElement) =>
  defineArt({ name: `cases/hrneeds/seal-${name}`, width, height, draw: () => sheet });

/** A seal as it must not be, struck out. */
const never = (name: string, seal: ReactElement) =>
  rule(
    name,
    600,
    420,
    <>
      {seal}
      <path stroke={midnight} strokeWidth="12" strokeLinecap="round" d="M60 366L540 54" />
    </>,
  );

/** A side of the sheet's inner square: it begins and ends in a whole dash, so that two of them meet in a corner. */
const side = 'M37 37H863';

/** The rules: the room around the seal, as large as nothing else here, its smallest sizes, and what it never does. */
export const sealRules = {
  room: rule(
    'room',
    900,
    900,
    <>
      <path fill="#fff" d="M0 0H900V900H0Z" />
      <g fill="none" stroke={midnight} strokeWidth="3">
        {[0, 90, 180, 270].map((turn) => (
          <g key={turn} transform={`rotate(${turn} 450 450)`}>
            <path strokeDasharray="12 10" d={side} />
            <path d="M46 450H146M58 438L46 450 58 462M134 438L146 450 134 462" />
          </g>
        ))}
      </g>
      <g transform="translate(150 150)">
        <Seal top="QUALITY SEAL" foot="HR SOFTWARE COMPARED" verdict="VERIFIED" tracking={0.22} />
      </g>
    </>,
  ),
  /** Shown as large as it is drawn, so that a pixel of it is one of the screen. */
  sizes: rule(
    'sizes',
    280,
    592,
    <>
      {sizes.map(({ edge, foot }) => (
        <g key={edge}>
          <path stroke={midnight} strokeWidth="3" d={`M0 ${foot}H280`} />
          <g transform={`translate(0 ${foot - edge}) scale(${edge / 600})`}>
            <SmallSeal verdict={edge > 48 ? 'VERIFIED' : undefined} />
          </g>
          <Outline face="jakarta-bold" size={34} x={278} y={foot - 16} anchor="end" fill={midnight}>
            {String(edge)}
          </Outline>
        </g>
      ))}
    </>,
  ),
  tilted: never(
    'tilted',
    <g transform="rotate(18 300 210) translate(94 4) scale(0.6867)">
      <SmallSeal verdict="VERIFIED" />
    </g>,
  ),
  squeezed: never(
    'squeezed',
    <g transform="translate(48 85) scale(0.84 0.4167)">
      <SmallSeal verdict="VERIFIED" />
    </g>,
  ),
  recoloured: never(
    'recoloured',
    <g transform="translate(94 4) scale(0.6867)">
      <SmallSeal verdict="VERIFIED" colour="#ff8f6b" />
    </g>,
  ),
};
