import type { Audience } from './audience.ts';
import { eLearningGroupPalette } from './palette.ts';
import { Print } from './print.tsx';

const { cream, navy } = eLearningGroupPalette;

/** A post of a series, 540 by 675: the motif of its audience, on the road that runs through all of them. */
export function Post({ audience }: { readonly audience: Audience }) {
  return (
    <>
      <path fill={audience.ground} d="M0 0H540V675H0Z" />
      <Print x={36} y={100} size={464}>
        {audience.motif(audience.inks)}
      </Print>
      <path fill={navy} d="M0 566H540V675H0Z" />
      <path stroke={cream} strokeWidth="8" strokeLinecap="round" strokeDasharray="54 54" d="M27 620H540" />
    </>
  );
}
