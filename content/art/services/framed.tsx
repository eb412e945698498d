import type { ReactNode } from 'react';
import { emerald } from './cut/cuts.ts';
import { closed, type Point } from './cut/point.ts';
import { view } from './cut/solid.ts';
import { gold } from './cut/tone.ts';

interface FramedProps {
  /** Unique in the document: it names the opening. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Width of one of the two steps of the frame. */
  readonly step: number;
  readonly ground: string;
  /** What is seen in it, from its own upper left corner. */
  readonly children: ReactNode;
}

/** Its sixteen planes as the lamp at the upper left lights them, from the upper one clockwise: the step at the window, which leans back, then the steep one at the wall. */
const tones = [
  ...[gold.gleam, gold.light, gold.dim, gold.deep, gold.amber, gold.light, gold.pale, gold.gleam],
  ...[gold.light, gold.honey, gold.deep, gold.dusk, gold.bronze, gold.amber, gold.honey, gold.pale],
];

/** The planes of such a frame, in that order: what nothing is left of stays away. */
export const Frame = ({ planes }: { readonly planes: readonly (readonly Point[])[] }) =>
  planes.map(
    (points, index) =>
      points.length > 2 && (
        // Each goes half a unit below its neighbours, so that no ground shines through between them.
        <path key={index} fill={tones[index]} stroke={tones[index]} d={closed(points)} />
      ),
  );

/** An emerald cut, as large as a page: the steps of the stone are its frame, its table is the window. */
export function Framed({ id, width, height, step, ground, children }: FramedProps) {
  const centre = { x: width / 2, y: height / 2, size: 1 };
  const [table, ...frame] = view(emerald(width / 2 - 1, height / 2 - 1, step), centre).visible;
  const opening = closed(table!.points);
  return (
    <>
      <Frame planes={frame.map(({ points }) => points)} />
      <clipPath id={id}>
        <path d={opening} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path fill={ground} d={opening} />
        {children}
      </g>
    </>
  );
}
