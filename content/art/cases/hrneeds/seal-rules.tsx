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
    draw: () => sheet,
  });

/** A seal as it must not be, struck out from corner to corner. */
const never = (name: string, seal: ReactElement) =>
  rule(
    name,
    440,
    420,
    <>
      <g transform="translate(-80)">{seal}</g>
      <path stroke={midnight} strokeWidth="12" strokeLinecap="round" d="M20 400L420 20" />
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
  /** Edge of each seal in pixels, and its middle. */
  readonly seals: readonly (readonly [edge: number, middle: number])[];
  /** How much larger than that they are drawn. */
  readonly times: number;
  readonly foot: number;
}

/** Seals that stand on one line, each with its edge in pixels above it. */
const Sizes = ({ seals, times, foot }: SizesProps) =>
  seals.map(([edge, middle]) => (
    <g key={edge}>
      <g
        transform={`translate(${middle - (edge * times) / 2} ${foot - edge * times * 1.007}) scale(${((edge * times) / 590).toFixed(3)})`}
      >
        <SmallSeal verdict={edge > 48 ? 'VERIFIED' : undefined} />
      </g>
      <Outline
        face="jakarta-bold"
        size={44}
        x={middle}
        y={Math.round(foot - edge * times * 1.007) - 24}
        anchor="middle"
        fill={midnight}
      >
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
      658,
      <>
        <path stroke={midnight} strokeWidth="3" d="M0 630H1320" />
        <g transform="translate(10 8) scale(1.955)">
          <Room />
        </g>
        <Sizes
          foot={629}
          times={1.72}
          seals={[
            [160, 879],
            [96, 1126],
            [48, 1277],
          ]}
        />
      </>,
    ),
    narrow: rule(
      'sizes-narrow',
      640,
      982,
      <>
        <path stroke={midnight} strokeWidth="3" d="M32 594H608M32 957H608" />
        <g transform="translate(52 56) scale(1.686)">
          <Room />
        </g>
        <Sizes
          foot={956}
          times={1.7}
          seals={[
            [160, 168],
            [96, 416],
            [48, 567],
          ]}
        />
      </>,
    ),
  },
  tilted: never(
    'tilted',
    <g transform="rotate(18 300 210) translate(102 12) scale(0.66)">
      <SmallSeal verdict="VERIFIED" />
    </g>,
  ),
  squeezed: never(
    'squeezed',
    <g transform="translate(90 100) scale(0.7 0.38)">
      <SmallSeal verdict="VERIFIED" />
    </g>,
  ),
  recoloured: never(
    'recoloured',
    <g transform="translate(102 12) scale(0.66)">
      <SmallSeal verdict="VERIFIED" colour="#d83aa6" />
    </g>,
  ),
};
