import type { ReactNode } from 'react';
import { defineArt } from '../art.ts';
import { Mark, markHalves } from '../cases/b2b-insider/mark.tsx';
import { b2bInsiderPalette } from '../cases/b2b-insider/palette.ts';

const { blush, cream, oxblood, vermilion } = b2bInsiderPalette;
const colours = { left: oxblood, right: vermilion } as const;
/** The circles that the mark is cut from. */
const circles = ['0 25', '50 25', '0 75', '50 75']
  .map((start) => `M${start}a25 25 0 1 1 50 0a25 25 0 1 1-50 0`)
  .join('');

const part = (name: string, drawing: ReactNode) =>
  defineArt({
    name: `services/client-part-${name}`,
    width: 432,
    height: 432,
    draw: () => <g transform="translate(16 16) scale(4)">{drawing}</g>,
  });

/** What each part of the work yields, in their order, for one client: its mark as a line, in its colours, on paper. */
export const clientPartsArt = [
  part(
    'line',
    <g fill="none" strokeWidth={2}>
      <path stroke={vermilion} strokeWidth={0.8} d={`${circles}M-4 0H104M-4 50H104M-4 100H104M50-4V104`} />
      <path stroke={oxblood} d={`${markHalves.left}${markHalves.right}M41 50a9 9 0 1 0 18 0a9 9 0 1 0-18 0`} />
    </g>,
  ),
  part(
    'colour',
    <>
      <path fill={blush} d="M-4-4H104V104H-4z" />
      <Mark x={20} y={20} size={60} {...colours} />
    </>,
  ),
  part(
    'paper',
    <>
      <path fill={oxblood} d="M32-4-4 10V90L32 104z" />
      <path fill={cream} d="M32-4H104V104H32z" />
      <Mark x={46} y={14} size={44} {...colours} />
      <path stroke={oxblood} strokeWidth={2} d="M46 74H90M46 86H74" />
    </>,
  ),
] as const;
