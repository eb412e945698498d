import { mark } from '../../../look.ts';
import { defineArt } from '../../art.ts';
import { closed, polar } from '../../services/cut/point.ts';
import { ownBrandPalette } from './palette.ts';

const ink = ownBrandPalette.darkPrimary;
const corners = Array.from({ length: 8 }, (_, index) => polar([32, 32], 30, index * 45 + 22.5));

/** What each sketch is drawn from, in a square of 64. */
const sketches = {
  gem: 'M16 10H48L62 26 32 58 2 26ZM2 26H62M16 10 22 26 32 58 42 26 48 10M22 26 32 10 42 26',
  spark:
    'M27 10C29 28 37 36 55 38 37 40 29 48 27 62 25 48 17 40 1 38 17 36 25 28 27 10ZM52 2C52.7 9 55 12 62 13 55 14 52.7 17 52 24 51.3 17 49 14 42 13 49 12 51.3 9 52 2Z',
  mesh: corners.flatMap((from, index) => corners.slice(index + 1).map((to) => closed([from, to]))).join(''),
  kept: mark.lines,
} as const;

const sketch = (name: keyof typeof sketches) =>
  defineArt({
    name: `cases/own-brand/sketch-${name}`,
    width: 300,
    height: 264,
    draw: () => (
      <g
        transform={name === 'kept' ? 'translate(22 4) scale(4)' : 'translate(54 34) scale(3)'}
        fill="none"
        stroke={ink}
        strokeWidth="0.8"
        strokeLinejoin="bevel"
      >
        {name === 'kept' && <path fill={ink} stroke="none" d={mark.planes[0] + mark.planes[2]} />}
        <path d={sketches[name]} />
        {name !== 'kept' && <path strokeWidth="2" d="M-8 48.6 72 15.4" />}
      </g>
    ),
  });

/** Three marks that were struck out, and the one that stayed. */
export const rejectedMarks = {
  gem: sketch('gem'),
  spark: sketch('spark'),
  mesh: sketch('mesh'),
  kept: sketch('kept'),
};
