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
    560,
    420,
    <>
      <g transform="translate(-20)">{seal}</g>
      <path stroke={midnight} strokeWidth="12" strokeLinecap="round" d="M80 400L480 20" />
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

/** Bars in the place of words, at x and y, so wide and high. */
const words = (bars: readonly (readonly [x: number, y: number, width: number, height: number])[]) =>
  bars.map(([x, y, width, height]) => <path key={y} d={`M${x} ${y}h${width}v${height}h${-width}Z`} />);

/** A maker's own page, 580 × 570, and in its foot among others the seal, as small as it may be. */
const VendorPage = () => (
  <>
    <path fill="#fff" stroke={midnight} strokeWidth="3" d="M1 570V24Q1 1 24 1H556Q579 1 579 24V570" />
    <path fill="#c9d2ea" d="M34 108H546V316H34Z" />
    <g fill={midnight}>
      <circle cx="52" cy="55" r="18" />
      {words([
        [84, 45, 120, 20],
        [66, 168, 300, 30],
        [66, 216, 210, 30],
      ])}
    </g>
    <g fill="#c9d2ea">
      {words([
        [34, 350, 512, 12],
        [34, 380, 440, 12],
      ])}
      <circle cx="88" cy="500" r="36" />
      <path d="M178 464h72v72h-72Z" />
    </g>
    <g transform="translate(309 457) scale(0.146)">
      <SmallSeal />
    </g>
    <path stroke={midnight} strokeWidth="3" d="M300 440V424H404V440M352 424V412" fill="none" />
    <Outline face="jakarta-bold" size={44} x={428} y={514} fill={midnight}>
      48
    </Outline>
  </>
);

/** The rules: the seal with the room around it and in its smallest use, and what it never does. */
export const sealRules = {
  sizes: {
    wide: rule(
      'sizes',
      1320,
      658,
      <>
        <path stroke={midnight} strokeWidth="3" d="M700 630H1320" />
        <g transform="translate(10 8) scale(1.955)">
          <Room />
        </g>
        <g transform="translate(720 60)">
          <VendorPage />
        </g>
      </>,
    ),
    narrow: rule(
      'sizes-narrow',
      640,
      1262,
      <>
        <path stroke={midnight} strokeWidth="3" d="M20 1232H620" />
        <g transform="translate(52 56) scale(1.686)">
          <Room />
        </g>
        <g transform="translate(30 662)">
          <VendorPage />
        </g>
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
