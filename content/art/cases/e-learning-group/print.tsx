import type { ReactElement, ReactNode } from 'react';
import { eLearningGroupPalette } from './palette.ts';

/** The colours in which one drawing of the group is printed. */
export interface Inks {
  readonly first: string;
  readonly second: string;
}

/** A small drawing of 240 by 240 units for one audience. */
export type Motif = (inks: Inks) => ReactElement;

interface PrintProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly children: ReactNode;
}

/** Places a motif, its upper left corner at x and y. */
export function Print({ x, y, size, children }: PrintProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 240})`} strokeLinecap="round" strokeLinejoin="round">
      {children}
    </g>
  );
}

/** The flat colours of a motif, a little out of register as in a cheap and cheerful print. */
export function Flat({ children }: { readonly children: ReactNode }) {
  return <g transform="translate(9 8)">{children}</g>;
}

/** The navy line over them; path data. */
export function Line({ d, width = 7 }: { readonly d: string; readonly width?: number }) {
  return <path fill="none" stroke={eLearningGroupPalette.navy} strokeWidth={width} d={d} />;
}
