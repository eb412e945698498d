import type { ReactNode } from 'react';
import type { Art } from '../art.ts';
import { Artwork } from '../artwork.tsx';

export interface CoverPartProps {
  /** Of its clip, the only one of this name in the drawing. */
  readonly id: string;
  /** The outline within which the cover is seen. */
  readonly outline: string;
  readonly cover: Art;
  readonly scale: number;
  /** Where the corner of the cover comes to lie. */
  readonly x: number;
  readonly y: number;
}

/** What an outline shows of the cover of a project that lies below it. */
export const CoverPart = ({ id, outline, cover, scale, x, y }: CoverPartProps): ReactNode => (
  <g clipPath={`url(#${id})`}>
    <clipPath id={id}>
      <path d={outline} />
    </clipPath>
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <svg width={cover.width} height={cover.height}>
        <Artwork art={cover} />
      </svg>
    </g>
  </g>
);
