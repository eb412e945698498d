import type { Audience } from './audience.ts';
import { eLearningGroupPalette } from './palette.ts';
import { Print } from './print.tsx';

const { cream, navy } = eLearningGroupPalette;

interface PostProps {
  readonly audience: Audience;
  /** The motif's upper left corner and its edge: larger than the post, which shows of it what counts. */
  readonly at: readonly [x: number, y: number, size: number];
}

/** A post of a series, 540 by 675: the motif of its audience from close by, on the road that runs through all of them. */
export function Post({ audience, at: [x, y, size] }: PostProps) {
  return (
    <>
      <path fill={audience.ground} d="M0 0H540V675H0Z" />
      <Print x={x} y={y} size={size}>
        {audience.motif(audience.inks)}
      </Print>
      <path fill={navy} d="M0 600H540V675H0Z" />
      <path stroke={cream} strokeWidth="8" strokeLinecap="round" strokeDasharray="54 54" d="M27 638H540" />
    </>
  );
}
