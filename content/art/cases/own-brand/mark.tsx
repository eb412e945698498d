import { defineArt } from '../../art.ts';
import { ownBrandPalette as palette } from './palette.ts';
import { Stone } from './stone.tsx';

/** Rays of the construction: every direction in which the mark may be cut. */
const rays = [0, 22.5, 45, 67.5, 90, 112.5, 135, 157.5] as const;

/** The mark on the grid from which it is constructed. */
export const mark = defineArt({
  name: 'cases/own-brand/mark',
  width: 600,
  height: 600,
  draw: () => (
    <>
      <rect width="600" height="600" fill={palette.darkPrimary} />
      <g stroke={palette.deepGold} strokeWidth="1" opacity="0.55" fill="none">
        {rays.map((angle) => (
          <path key={angle} transform={`rotate(${angle} 300 300)`} d="M-140 300H740" />
        ))}
        <circle cx="300" cy="300" r="200" />
        <circle cx="300" cy="300" r="108" />
        <path d="M115 0V600M485 0V600M0 115H600M0 485H600" opacity="0.6" />
      </g>
      <Stone id="own-brand-mark" x={300} y={300} size={428} />
    </>
  ),
});
