import type { ReactElement } from 'react';
import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { hrneedsPalette } from './palette.ts';
import { Seal, SmallSeal } from './seal.tsx';

const { midnight } = hrneedsPalette;

/** Edge of a seal in pixels, and where its middle stands. */
const sizes = [
  { edge: 160, x: 90 },
  { edge: 96, x: 290 },
  { edge: 48, x: 442 },
] as const;

const rule = (name: string, width: number, height: number, sheet: ReactElement) =>
  defineArt({ name: `cases/hrneeds/seal-${name}`, width, height, draw: () => sheet });

/** The rules: the room around the seal, as large as nothing else here, its smallest size, and what it never does. */
export const sealRules = {
  room: rule(
    'room',
    860,
    860,
    <>
      <g fill="none" stroke={midnight} strokeWidth="3">
        <path strokeDasharray="12 10" d="M2 2H858V858H2Z" />
        <path d="M10 430H122M738 430H850M430 10V122M430 738V850" />
        {[0, 90, 180, 270].map((turn) => (
          <path key={turn} transform={`rotate(${turn} 430 430)`} d="M22 418L10 430 22 442M110 418L122 430 110 442" />
        ))}
      </g>
      <g transform="translate(115 115) scale(1.05)">
        <Seal top="QUALITY SEAL" foot="HR SOFTWARE COMPARED" verdict="VERIFIED" tracking={0.22} />
      </g>
    </>,
  ),
  sizes: rule(
    'sizes',
    480,
    250,
    <>
      <path stroke={midnight} strokeWidth="3" d="M0 170H480" />
      {sizes.map(({ edge, x }) => (
        <g key={edge}>
          <g transform={`translate(${x - edge / 2} ${170 - edge}) scale(${edge / 600})`}>
            <SmallSeal verdict={edge > 48 ? 'VERIFIED' : undefined} />
          </g>
          <Outline face="jakarta-bold" size={36} x={x} y={224} anchor="middle" fill={midnight}>
            {String(edge)}
          </Outline>
        </g>
      ))}
    </>,
  ),
  never: rule(
    'never',
    480,
    240,
    <>
      <g opacity="0.55" transform="rotate(18 120 120) scale(0.4)">
        <SmallSeal verdict="VERIFIED" />
      </g>
      <g opacity="0.55" transform="translate(230 63) scale(0.4 0.19)">
        <SmallSeal verdict="VERIFIED" />
      </g>
      <path stroke={midnight} strokeWidth="7" strokeLinecap="round" d="M6 186L474 54" />
    </>,
  ),
};
