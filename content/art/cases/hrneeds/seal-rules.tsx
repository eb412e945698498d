import type { ReactElement } from 'react';
import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { hrneedsPalette } from './palette.ts';
import { Seal, SmallSeal } from './seal.tsx';

const { midnight } = hrneedsPalette;

const rule = (name: string, width: number, height: number, sheet: ReactElement) =>
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

/** A seal as it must not be, struck out from corner to corner. */
const never = (name: string, seal: ReactElement) =>
  rule(
    name,
    600,
    420,
    <>
      {seal}
      <path stroke={midnight} strokeWidth="12" d="M-20 434L620-14" />
    </>,
  );

/** A side of the square: it begins and ends in a whole dash, so that two of them meet in a corner. */
const side = 'M0 0H318';

/** The seal in the room that it keeps, 318 × 318, a share of its own size on every side. */
const Room = () => (
  <>
    <g fill="none" stroke={midnight} strokeWidth="2">
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 159 159)`}>
          <path strokeDasharray="8 7.5" d={side} />
          <path d="M5 159H33M11 153L5 159 11 165M27 153L33 159 27 165" />
        </g>
      ))}
    </g>
    <g transform="translate(29 29) scale(0.4333)">
      <Seal top="QUALITY SEAL" foot="HR SOFTWARE COMPARED" verdict="VERIFIED" tracking={0.22} />
    </g>
  </>
);

interface SizesProps {
  /** Edge of each seal, and where it begins. */
  readonly seals: readonly (readonly [edge: number, left: number])[];
  readonly foot: number;
}

/** Seals that stand on one line, each with its edge in pixels. */
const Sizes = ({ seals, foot }: SizesProps) =>
  seals.map(([edge, left]) => (
    <g key={edge}>
      <g transform={`translate(${left} ${foot - edge * 1.007}) scale(${edge / 590})`}>
        <SmallSeal verdict={edge > 48 ? 'VERIFIED' : undefined} />
      </g>
      <Outline face="jakarta-bold" size={30} x={left + edge + 14} y={foot - 12} fill={midnight}>
        {String(edge)}
      </Outline>
    </g>
  ));

/** The rules: on one line the seal with the room around it and its sizes down to the smallest, and what it never does. */
export const sealRules = {
  sizes: {
    wide: rule(
      'sizes',
      1320,
      430,
      <>
        <path stroke={midnight} strokeWidth="3" d="M56 376H1264" />
        <g transform="translate(56 57)">
          <Room />
        </g>
        <Sizes
          foot={375}
          seals={[
            [160, 500],
            [96, 820],
            [48, 1070],
          ]}
        />
      </>,
    ),
    narrow: rule(
      'sizes-narrow',
      640,
      700,
      <>
        <path stroke={midnight} strokeWidth="3" d="M40 376H600M40 640H600" />
        <g transform="translate(161 57)">
          <Room />
        </g>
        <Sizes
          foot={639}
          seals={[
            [160, 40],
            [96, 290],
            [48, 476],
          ]}
        />
      </>,
    ),
  },
  tilted: never(
    'tilted',
    <g transform="rotate(18 300 210) translate(120 30) scale(0.6)">
      <SmallSeal verdict="VERIFIED" />
    </g>,
  ),
  squeezed: never(
    'squeezed',
    <g transform="translate(66 96) scale(0.78 0.38)">
      <SmallSeal verdict="VERIFIED" />
    </g>,
  ),
  recoloured: never(
    'recoloured',
    <g transform="translate(120 30) scale(0.6)">
      <SmallSeal verdict="VERIFIED" colour="#d83aa6" />
    </g>,
  ),
};
