import { type Art, defineArt } from '../../art.ts';
import { Lockup } from './lockup.tsx';
import { markHalves } from './mark.tsx';
import { b2bInsiderPalette } from './palette.ts';

const { blush, cream, oxblood, vermilion } = b2bInsiderPalette;

/** A half of the mark as high as its picture, on the ground of its own; the other one and half of the dot are in the next picture. */
const halves = {
  left: { ground: cream, half: oxblood, lockup: { left: oxblood, right: vermilion, words: oxblood } },
  right: { ground: oxblood, half: vermilion, lockup: { left: blush, right: vermilion, words: cream } },
} as const;

interface HalfProps {
  readonly side: keyof typeof halves;
  readonly height: number;
  /** Where the two meet: the end of the left picture, the beginning of the right one. */
  readonly at: number;
}

function Half({ side, height, at }: HalfProps) {
  return (
    <g transform={`translate(${at - height / 2} 0) scale(${height / 100})`}>
      <path fill={halves[side].half} d={markHalves[side]} />
      <circle fill={vermilion} cx="50" cy="50" r="9" />
    </g>
  );
}

/** Beside the half of the mark the logo; what is written stands above it. */
const beside = (side: keyof typeof halves, name: string): Art =>
  defineArt({
    name: `cases/b2b-insider/${name}`,
    width: 800,
    height: 600,
    draw: () => (
      <>
        <path fill={halves[side].ground} d="M0 0H800V600H0Z" />
        <Half side={side} height={600} at={side === 'left' ? 800 : 0} />
        <Lockup x={side === 'left' ? 68 : 344} y={344} size={128} {...halves[side].lockup} />
      </>
    ),
  });

/** The same for a phone: the logo below. */
const below = (side: keyof typeof halves, name: string): Art =>
  defineArt({
    name: `cases/b2b-insider/${name}-narrow`,
    width: 400,
    height: 1020,
    draw: () => (
      <>
        <path fill={halves[side].ground} d="M0 0H400V1020H0Z" />
        <Half side={side} height={800} at={side === 'left' ? 400 : 0} />
        <Lockup x={46} y={860} size={100} {...halves[side].lockup} />
      </>
    ),
  });

/** On cream. */
export const logo = { wide: beside('left', 'logo'), narrow: below('left', 'logo') };

/** On the organiser's dark ground. */
export const logoOnDark = { wide: beside('right', 'logo-on-dark'), narrow: below('right', 'logo-on-dark') };
