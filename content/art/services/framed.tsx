import type { ReactNode } from 'react';
import { emerald } from './cut/cuts.ts';
import { closed } from './cut/point.ts';
import { view } from './cut/solid.ts';
import { Stone } from './cut/stone.tsx';
import { gold } from './cut/tone.ts';

interface FramedProps {
  /** Unique in the document: it names the opening. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Width of one of the two steps of the frame. */
  readonly step: number;
  readonly ground: string;
  /** What is seen in it, from its own upper left corner. */
  readonly children: ReactNode;
}

/** An emerald cut, as large as a page: the steps of the stone are its frame, its table is the window. */
export function Framed({ id, x, y, width, height, step, ground, children }: FramedProps) {
  const [table, ...frame] = view(emerald(width / 2 - 2, height / 2 - 2, step), {
    x: x + width / 2,
    y: y + height / 2,
    size: 1,
  }).visible;
  const opening = closed(table!.points);
  return (
    <>
      <Stone facets={frame} />
      <clipPath id={id}>
        <path d={opening} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path fill={ground} d={opening} />
        <g transform={`translate(${x} ${y})`}>{children}</g>
      </g>
      <path fill="none" stroke={gold.night} strokeWidth="1.2" strokeLinejoin="round" d={opening} />
    </>
  );
}
