import type { ReactNode } from 'react';
import { blend } from '../blend.ts';

interface FadedProps {
  /** Unique in the document. */
  readonly id: string;
  /** What becomes of it, from its darkest to its lightest; else its shade and its light. */
  readonly tones?: readonly string[];
  readonly children: ReactNode;
}

const quiet = [blend({ ink: 74, goldDeep: 26 }), blend({ warm: 78, goldDeep: 18, ink: 4 })];

const channel = (colour: string, at: number) => parseInt(colour.slice(1 + at * 2, 3 + at * 2), 16) / 255;

const table = (tones: readonly string[], at: number) =>
  tones.map((tone) => Math.round(channel(tone, at) * 1000) / 1000).join(' ');

/** What has had its day, in one quiet tint between two tones: colours are for what is new. */
export const Faded = ({ id, tones = quiet, children }: FadedProps) => (
  <>
    <filter id={id} x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
      <feColorMatrix type="saturate" values="0" />
      <feComponentTransfer>
        <feFuncR tableValues={table(tones, 0)} type="table" />
        <feFuncG tableValues={table(tones, 1)} type="table" />
        <feFuncB tableValues={table(tones, 2)} type="table" />
      </feComponentTransfer>
    </filter>
    <g filter={`url(#${id})`}>{children}</g>
  </>
);
