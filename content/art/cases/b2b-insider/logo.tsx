import { defineArt } from '../../art.ts';
import { Lockup } from './lockup.tsx';
import { markHalves } from './mark.tsx';
import { b2bInsiderPalette } from './palette.ts';

const { blush, cream, oxblood, vermilion, wine } = b2bInsiderPalette;

/** The colour of a B on its way in, tile by tile, until it arrives. */
const strides = {
  left: ['#e59db0', '#b5667f', '#6f2443', oxblood],
  right: [wine, '#832531', '#c13d32', vermilion],
} as const;

interface ApproachProps {
  /** The half of the mark that comes in, from its own side of the picture. */
  readonly side: 'left' | 'right';
}

/** One B of the mark comes in from the edge, four tiles on the way; at the last it meets the other one, in the next picture, at half of the dot. */
function Approach({ side }: ApproachProps) {
  return (
    <>
      {strides[side].map((fill, stride) => (
        <path
          key={fill}
          transform={`translate(${side === 'left' ? stride * 200 : 400 - stride * 200} 0) scale(4)`}
          fill={fill}
          d={markHalves[side]}
        />
      ))}
      <circle fill={vermilion} cx={side === 'left' ? 800 : 0} cy="200" r="36" />
    </>
  );
}

/** Half of the mark coming in on cream, and the logo on that ground. */
export const logo = defineArt({
  name: 'cases/b2b-insider/logo',
  width: 800,
  height: 800,
  draw: () => (
    <>
      <path fill={cream} d="M0 0H800V800H0Z" />
      <Approach side="left" />
      <Lockup x={110} y={500} size={200} left={oxblood} right={vermilion} words={oxblood} />
    </>
  ),
});

/** The other half, and the logo, on the organiser's dark ground. */
export const logoOnDark = defineArt({
  name: 'cases/b2b-insider/logo-on-dark',
  width: 800,
  height: 800,
  draw: () => (
    <>
      <path fill={oxblood} d="M0 0H800V800H0Z" />
      <Approach side="right" />
      <Lockup x={110} y={500} size={200} left={blush} right={vermilion} words={cream} />
    </>
  ),
});
