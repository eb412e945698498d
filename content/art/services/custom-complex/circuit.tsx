import { defineArt } from '../../art.ts';
import { gold } from '../cut/tone.ts';

/** As thick in every direction, however far the drawing is stretched. */
const line = { fill: 'none', stroke: gold.deep, strokeWidth: 3, vectorEffect: 'non-scaling-stroke' } as const;
const joint = (x: number, y: number) => `M${x} ${y - 9}l9 9-9 9-9-9z`;

/** One line that parts into three, bent at 45°; it grows with the words at its ends. */
export const branchArt = defineArt({
  name: 'services/circuit-branch',
  width: 300,
  height: 300,
  stretches: true,
  draw: () => (
    <>
      <path {...line} d="M0 150H300M70 150 170 50H300M70 150 170 250H300" />
      <path fill={gold.deep} d={joint(70, 150)} />
    </>
  ),
});

/** Three lines that join into one. */
export const joinArt = defineArt({
  name: 'services/circuit-join',
  width: 300,
  height: 300,
  stretches: true,
  draw: () => (
    <>
      <path {...line} d="M0 150H300M0 50H130L230 150M0 250H130L230 150" />
      <path fill={gold.deep} d={joint(230, 150)} />
    </>
  ),
});
