import type { ReactNode } from 'react';
import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { hrneedsPalette } from './palette.ts';
import { Seal, SmallSeal } from './seal.tsx';

const { cobalt, ice, midnight } = hrneedsPalette;

/** Edge of a seal in pixels, and where its middle stands. */
const sizes = [
  { edge: 160, x: 150 },
  { edge: 96, x: 340 },
  { edge: 48, x: 492 },
] as const;

const rule = (name: string, sheet: ReactNode, width = 600, height = 480) =>
  defineArt({
    name: `cases/hrneeds/seal-${name}`,
    width,
    height,
    draw: () => (
      <>
        <path fill="#fff" d={`M0 0H${width}V${height}H0Z`} />
        {sheet}
      </>
    ),
  });

/** The rules, a sheet each: the room around the seal, its smallest size, and, as wide as both, what it never does. */
export const sealRules = {
  room: rule(
    'room',
    <>
      <g fill="none" stroke={cobalt} strokeWidth="3" transform="translate(60)">
        <path fill={ice} strokeDasharray="9 8" d="M60 60H420V420H60Z" />
        <path d="M60 240H120M360 240H420M240 60V120M240 360V420" />
        {[0, 90, 180, 270].map((turn) => (
          <path key={turn} transform={`rotate(${turn} 240 240)`} d="M68 232L60 240 68 248M112 232L120 240 112 248" />
        ))}
      </g>
      <g transform="translate(180 120) scale(0.4)">
        <Seal top="QUALITY SEAL" foot="HR SOFTWARE COMPARED" verdict="VERIFIED" tracking={0.22} />
      </g>
    </>,
  ),
  sizes: rule(
    'sizes',
    <>
      <path stroke={cobalt} strokeWidth="3" d="M50 310H550" />
      {sizes.map(({ edge, x }) => (
        <g key={edge}>
          <g transform={`translate(${x - edge / 2} ${310 - edge}) scale(${edge / 600})`}>
            <SmallSeal verdict={edge > 48 ? 'VERIFIED' : undefined} />
          </g>
          <Outline face="jakarta-bold" size={36} x={x} y={374} anchor="middle" fill={midnight}>
            {String(edge)}
          </Outline>
        </g>
      ))}
    </>,
  ),
  never: rule(
    'never',
    <>
      <g opacity="0.55" transform="rotate(18 370 200) translate(220 50) scale(0.5)">
        <SmallSeal verdict="VERIFIED" />
      </g>
      <g opacity="0.55" transform="translate(700 95) scale(0.7 0.35)">
        <SmallSeal verdict="VERIFIED" />
      </g>
      <path stroke={midnight} strokeWidth="11" strokeLinecap="round" d="M40 302L1200 98" />
    </>,
    1240,
    400,
  ),
};
