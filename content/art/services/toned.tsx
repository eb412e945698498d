import type { ReactNode } from 'react';
import { blend } from '../blend.ts';

interface TonedProps {
  /** Unique in the document. */
  readonly id: string;
  /** From its darkest to its lightest. */
  readonly tones?: readonly string[];
  readonly children: ReactNode;
}

/** What has had its day is in one quiet tint between two tones: colours are for what is new. */
const quiet = [blend({ ink: 74, goldDeep: 26 }), blend({ warm: 78, goldDeep: 18, ink: 4 })];

const channel = (colour: string, at: number) => parseInt(colour.slice(1 + at * 2, 3 + at * 2), 16) / 255;

const table = (tones: readonly string[], at: number) =>
  tones.map((tone) => Math.round(channel(tone, at) * 1000) / 1000).join(' ');

/** What is in it, in these tones by its own light and shade. */
export const Toned = ({ id, tones = quiet, children }: TonedProps) => (
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
