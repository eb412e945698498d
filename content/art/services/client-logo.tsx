import type { ReactNode } from 'react';
import { colours } from '../../look.ts';
import { defineArt } from '../art.ts';
import { Lockup } from '../cases/b2b-insider/lockup.tsx';
import { Mark, markHalves } from '../cases/b2b-insider/mark.tsx';
import { b2bInsiderPalette } from '../cases/b2b-insider/palette.ts';
import { Outline } from '../outline.tsx';

const { blush, cream, oxblood, vermilion } = b2bInsiderPalette;

const onLight = { left: oxblood, right: vermilion } as const;
const onDark = { left: blush, right: vermilion } as const;

/** The corners of the two halves, each a point that a vector file holds. */
const points = [
  [0, 0],
  [25, 0],
  [50, 25],
  [25, 50],
  [50, 75],
  [25, 100],
  [0, 100],
]
  .flatMap(([x, y]) => [`${x} ${y}`, `${100 - x!} ${y}`])
  .map((point) => `M${point}m-2.6-2.6h5.2v5.2h-5.2z`)
  .join('');

/** One thing that the client received, on its ground; what counts stands in the middle, so that its edges may be cut. */
const sheet = (name: string, width: number, ground: string, drawing: ReactNode) =>
  defineArt({
    name: `services/client-logo-${name}`,
    width: width * 4,
    height: 536,
    draw: () => (
      <>
        <path fill={ground} d={`M0 0H${width * 4}V536H0Z`} />
        <g transform="scale(4)">{drawing}</g>
      </>
    ),
  });

/** What one client received with its logo: its forms, its two grounds, its files and its rules. */
export const clientLogoArt = [
  sheet(
    'forms',
    174,
    cream,
    <>
      <Lockup x={14} y={14} size={45} {...onLight} words={oxblood} />
      <Mark x={14} y={78} size={27} {...onLight} />
      <Outline face="grotesk-bold" size={11} x={14} y={120} tracking={-0.03} fill={oxblood}>
        B2B Insider
      </Outline>
      <Mark x={102} y={74} size={47} {...onLight} />
    </>,
  ),
  sheet(
    'grounds',
    134,
    cream,
    <>
      <path fill={oxblood} d="M0 94.75L134 39.25V134H0z" />
      <Lockup x={27} y={22} size={25} {...onLight} words={oxblood} />
      <Lockup x={27} y={86} size={25} {...onDark} words={cream} />
    </>,
  ),
  sheet(
    'files',
    134,
    blush,
    <>
      <g transform="translate(36 15) scale(0.62)" fill="none" stroke={oxblood} strokeWidth={1.8}>
        <path d={markHalves.left + markHalves.right + 'M41 50a9 9 0 1 0 18 0a9 9 0 1 0-18 0'} />
        <path fill={cream} d={points} />
      </g>
      <path
        fill={cream}
        stroke={oxblood}
        strokeWidth={0.8}
        d="M25 111V101H35V89l4-4h52l4 4v12H109v10zM84 93l4 4m0-4l-4 4"
      />
      <Mark x={41} y={90} size={10} {...onLight} />
      <path stroke={oxblood} strokeWidth={1.4} d="M56 95h18M31 106h44" />
    </>,
  ),
  sheet(
    'rules',
    134,
    cream,
    <g transform="translate(-13.4 -10.4) scale(1.2)">
      <path fill={colours.paper} d="M37 18h60v60H37z" />
      <Mark x={47} y={28} size={40} {...onLight} />
      <path
        fill="none"
        stroke={vermilion}
        strokeWidth={0.6}
        d="M47 28h40v40H47zM67 18v10M67 68v10M37 48h10M87 48h10M65 18h4M65 78h4M37 46v4M97 46v4"
      />
      <Mark x={37} y={95} size={9} {...onLight} />
      <path stroke={oxblood} strokeWidth={0.6} d="M37 109h9M37 107.4v3.2M46 107.4v3.2" />
      <g transform="translate(64 91) scale(1 0.5)">
        <Mark x={0} y={0} size={32} left={oxblood} right={oxblood} />
      </g>
      <path stroke={vermilion} strokeWidth={1.4} d="M62 87L98 111M98 87L62 111" />
    </g>,
  ),
] as const;
