import type { ReactElement } from 'react';
import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { hrneedsPalette } from './palette.ts';
import { Handle } from './header-split.tsx';
import { Seal, SmallSeal, SplitSeal } from './seal.tsx';

const { midnight, sky } = hrneedsPalette;

/** A seal as it must not be, 560 × 420, struck out from corner to corner. */
const Never = ({ children }: { readonly children: ReactElement }) => (
  <>
    <g transform="translate(-20)">{children}</g>
    <path stroke={midnight} strokeWidth="12" strokeLinecap="round" d="M80 400L480 20" />
  </>
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
      <Seal top="QUALITY SEAL" foot="HR SOFTWARE COMPARED" verdict="VERIFIED" />
    </g>
  </>
);

/** Bars in the place of words, at x and y, so wide and high. */
const words = (bars: readonly (readonly [x: number, y: number, width: number, height: number])[]) =>
  bars.map(([x, y, width, height]) => <path key={y} d={`M${x} ${y}h${width}v${height}h${-width}Z`} />);

/** A maker's own page, 580 × 570, and in its foot among others the seal, as small as it may be. */
const VendorPage = () => (
  <>
    <path
      fill="#fff"
      stroke={midnight}
      strokeWidth="3"
      d="M24 1H556Q579 1 579 24V546Q579 569 556 569H24Q1 569 1 546V24Q1 1 24 1Z"
    />
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

/** What the seal never is: tilted, squeezed, or in another colour. */
const nevers = [
  <g transform="rotate(18 300 210) translate(102 12) scale(0.66)">
    <SmallSeal verdict="VERIFIED" />
  </g>,
  <g transform="translate(90 100) scale(0.7 0.38)">
    <SmallSeal verdict="VERIFIED" />
  </g>,
  <g transform="translate(102 12) scale(0.66)">
    <SmallSeal verdict="VERIFIED" colour="#d83aa6" />
  </g>,
];

type Spot = readonly [x: number, y: number, scale: number];

interface Sheet {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Where the white strip of the rules begins, below the seal. */
  readonly strip: number;
  readonly seal: Spot;
  readonly room: Spot;
  readonly page: Spot;
  readonly nevers: readonly [Spot, Spot, Spot];
}

const at = ([x, y, scale]: Spot) => `translate(${x} ${y}) scale(${scale})`;

const sheet = ({ name, width, height, strip, seal: place, room, page, nevers: spots }: Sheet) =>
  defineArt({
    name: `cases/hrneeds/${name}`,
    width,
    height,
    draw: () => (
      <>
        <path fill={sky} d={`M${width / 2} 0H${width}V${strip}H${width / 2}Z`} />
        <path fill={midnight} d={`M${width / 2 - 3} 0h6V${strip}h-6Z`} />
        <g transform={at(place)}>
          <SplitSeal line={6 / place[2]} />
        </g>
        <g transform={`translate(${width / 2} ${strip - 70}) scale(${place[2] / 1.5})`}>
          <Handle />
        </g>
        <path fill="#fff" d={`M0 ${strip}H${width}V${height}H0Z`} />
        <g transform={at(room)}>
          <Room />
        </g>
        <g transform={at(page)}>
          <VendorPage />
        </g>
        {nevers.map((seal, index) => (
          <g transform={at(spots[index]!)} key={index}>
            <Never>{seal}</Never>
          </g>
        ))}
      </>
    ),
  });

/** One seal, German left of the line and English right of it; below it its rules in one strip. */
export const sealSheet = {
  wide: sheet({
    name: 'seal-sheet',
    width: 2880,
    height: 2070,
    strip: 1520,
    seal: [750, 40, 2.3],
    room: [124, 1596, 1.3],
    page: [676, 1616, 0.7],
    nevers: [
      [1176, 1604, 0.95],
      [1732, 1604, 0.95],
      [2288, 1604, 0.95],
    ],
  }),
  narrow: sheet({
    name: 'seal-sheet-narrow',
    width: 800,
    height: 1700,
    strip: 960,
    seal: [10, 40, 1.3],
    room: [40, 1020, 1.05],
    page: [440, 1020, 0.56],
    nevers: [
      [0, 1420, 0.48],
      [266, 1420, 0.48],
      [532, 1420, 0.48],
    ],
  }),
};
