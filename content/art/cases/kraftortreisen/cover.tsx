import { defineArt } from '../../art.ts';
import { kraftortreisenPalette as palette } from './palette.ts';
import { hills, range, Stone, Water } from './scene.tsx';

const rings = [132, 186, 250, 326, 416, 522, 646] as const;

/** Left to right: a circle of stones on the near shore. */
const stones = [
  { x: 104, width: 118, height: 400, shape: 0 },
  { x: 262, width: 88, height: 262, shape: 1 },
  { x: 384, width: 62, height: 160, shape: 2 },
  { x: 830, width: -58, height: 150, shape: 0 },
  { x: 946, width: -84, height: 246, shape: 2 },
  { x: 1104, width: -124, height: 430, shape: 1 },
] as const;

/** Sunrise over a lake, seen through standing stones. Its highest sky and its shore are the ground of the page, which goes on from there. */
export const cover = defineArt({
  name: 'cases/kraftortreisen/cover',
  width: 1200,
  height: 900,
  draw: () => (
    <>
      <defs>
        <linearGradient id="kraftortreisen-cover-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={palette.ink} />
          <stop offset="0.34" stopColor="#3d5a45" />
          <stop offset="0.68" stopColor="#c9a24a" />
          <stop offset="1" stopColor={palette.lightGold} />
        </linearGradient>
        <linearGradient id="kraftortreisen-cover-lake" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#e8c772" />
          <stop offset="0.45" stopColor="#6f7a4e" />
          <stop offset="1" stopColor={palette.ink} />
        </linearGradient>
      </defs>
      <rect width="1200" height="560" fill="url(#kraftortreisen-cover-sky)" />
      <g fill="none" stroke={palette.lightGold}>
        {rings.map((radius, index) => (
          <circle
            key={radius}
            cx="600"
            cy="430"
            r={radius}
            strokeWidth={6 - index * 0.7}
            opacity={0.85 - index * 0.11}
          />
        ))}
      </g>
      <circle cx="600" cy="430" r="88" fill="#fff8dc" />
      <path transform="translate(0 330)" fill="#a89a55" d={range} />
      <path transform="matrix(-1.1 0 0 .8 1270 412)" fill="#76804f" d={range} />
      <path transform="translate(0 494)" fill={palette.moss} d={hills} />
      <rect y="552" width="1200" height="348" fill="url(#kraftortreisen-cover-lake)" />
      <Water x={600} y={568} reach={210} rows={14} step={14} stroke="#fff4c9" />
      {stones.map((stone) => (
        <Stone key={stone.x} {...stone} y={790} fill={palette.ink} rim="#c9a24a" />
      ))}
      <path
        fill={palette.ink}
        d="M0 770C120 740 280 742 420 776C540 800 660 800 780 774C920 742 1080 738 1200 764V900H0Z"
      />
    </>
  ),
});
