import type { ReactNode } from 'react';
import { blend } from '../blend.ts';

interface FadedProps {
  /** Unique in the document. */
  readonly id: string;
  readonly children: ReactNode;
}

/** Its shade and its light. */
const [from, to] = [blend({ ink: 74, goldDeep: 26 }), blend({ warm: 78, goldDeep: 18, ink: 4 })];

const channel = (colour: string, at: number) => parseInt(colour.slice(1 + at * 2, 3 + at * 2), 16) / 255;

/** What has had its day, in one quiet tint between two tones: colours are for what is new. */
export const Faded = ({ id, children }: FadedProps) => (
  <>
    <filter id={id} x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
      <feColorMatrix type="saturate" values="0" />
      <feComponentTransfer>
        <feFuncR tableValues={`${channel(from, 0)} ${channel(to, 0)}`} type="table" />
        <feFuncG tableValues={`${channel(from, 1)} ${channel(to, 1)}`} type="table" />
        <feFuncB tableValues={`${channel(from, 2)} ${channel(to, 2)}`} type="table" />
      </feComponentTransfer>
    </filter>
    <g filter={`url(#${id})`}>{children}</g>
  </>
);
