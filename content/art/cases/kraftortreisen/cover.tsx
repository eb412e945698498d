import { defineArt } from '../../art.ts';
import { kraftortreisenPalette as palette } from './palette.ts';
import { hills, range, Stone, Water } from './scene.tsx';

const rings = [132, 186, 250, 326, 416, 522, 646] as const;

/** Left to right: a circle of stones on the near shore. */
const stones = [
  { x: 104, width: 118, height: 400, shape: 0 },
  { x: 300, width: 88, height: 262, shape: 1 },
  { x: 404, width: 62, height: 160, shape: 2 },
  { x: 812, width: -58, height: 150, shape: 0 },
  { x: 904, width: -84, height: 246, shape: 2 },
  { x: 1206, width: -160, height: 430, shape: 1 },
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
          <stop offset="0.47" stopColor="#2c5a50" />
          <stop offset="0.65" stopColor="#7fa58c" />
          <stop offset="0.8" stopColor="#e9d596" />
          <stop offset="1" stopColor={palette.lightGold} />
        </linearGradient>
        <linearGradient id="kraftortreisen-cover-lake" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f3e0a4" />
          <stop offset="0.45" stopColor="#5f8a78" />
          <stop offset="1" stopColor={palette.ink} />
        </linearGradient>
        {/* The rings are lost in the sky before they reach the words in it. */}
        <linearGradient id="kraftortreisen-cover-rings" gradientUnits="userSpaceOnUse" y1="225" x2="0" y2="360">
          <stop stopColor={palette.lightGold} stopOpacity="0" />
          <stop offset="1" stopColor={palette.lightGold} />
        </linearGradient>
      </defs>
      <rect width="1200" height="560" fill="url(#kraftortreisen-cover-sky)" />
      <g fill="none" stroke="url(#kraftortreisen-cover-rings)">
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
      <path transform="translate(0 330)" fill="#86a892" d={range} />
      <path transform="matrix(-1.1 0 0 .8 1270 412)" fill="#587f6d" d={range} />
      <path transform="translate(0 494)" fill="#365c4f" d={hills} />
      <rect y="552" width="1200" height="348" fill="url(#kraftortreisen-cover-lake)" />
      <Water x={600} y={568} reach={210} rows={14} step={14} stroke="#fff4c9" />
      {stones.map((stone) => (
        <Stone key={stone.x} {...stone} y={790} fill={palette.ink} rim="#f3e0a4" />
      ))}
      <path
        fill={palette.ink}
        d="M0 770C120 740 280 742 420 776C540 800 660 800 780 774C920 742 1080 738 1200 764V900H0Z"
      />
    </>
  ),
});
