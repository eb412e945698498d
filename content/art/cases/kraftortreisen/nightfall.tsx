import { defineArt } from '../../art.ts';
import { kraftortreisenPalette as palette } from './palette.ts';
import { hills, range, Stone, Water } from './scene.tsx';

const gold = '#d8b65c';

const stones = [
  { x: 130, width: 150, height: 520, shape: 1 },
  { x: 505, width: 96, height: 300, shape: 0 },
  { x: 655, width: 66, height: 190, shape: 2 },
  { x: 1054, width: 124, height: 420, shape: 1 },
  { x: 1430, width: -124, height: 420, shape: 1 },
  { x: 1716, width: -84, height: 250, shape: 2 },
  { x: 1880, width: -140, height: 440, shape: 0 },
] as const;

/** The third stone of the gate, which lies across two of them. */
const lintel =
  'M962 192C960 152 1004 144 1058 140L1416 128C1478 126 1520 148 1518 186 1516 222 1474 232 1432 232L1044 244C990 246 964 228 962 192Z';

/** The lake of the opening at the end of the day, from its other shore: three stones, a gate, and behind it the sun, whose last light lies on the water and on the stones. */
export const nightfall = defineArt({
  name: 'cases/kraftortreisen/nightfall',
  width: 2000,
  height: 680,
  draw: () => (
    <>
      <linearGradient id="kraftortreisen-nightfall-sky" x2="0" y2="1">
        <stop offset="0" stopColor={palette.ink} />
        <stop offset=".6" stopColor="#2c5a50" />
        <stop offset="1" stopColor={gold} />
      </linearGradient>
      <linearGradient id="kraftortreisen-nightfall-lake" x2="0" y2="1">
        <stop offset="0" stopColor="#b99a52" />
        <stop offset=".4" stopColor="#2c5a50" />
        <stop offset="1" stopColor={palette.ink} />
      </linearGradient>
      <rect width="2000" height="390" fill="url(#kraftortreisen-nightfall-sky)" />
      <g fill="none" stroke={gold}>
        {[156, 218, 300].map((radius, index) => (
          <circle key={radius} cx="1242" cy="336" r={radius} strokeWidth={5 - index} opacity={0.7 - index * 0.2} />
        ))}
      </g>
      <circle cx="1242" cy="336" r="100" fill={palette.lightGold} />
      <path transform="matrix(1.667 0 0 .9 0 180)" fill="#2c5a50" d={range} />
      <path transform="matrix(-1.75 0 0 .6 2050 270)" fill="#234b43" d={range} />
      <path transform="matrix(1.667 0 0 .5 0 336)" fill="#1b3d37" d={hills} />
      <rect y="384" width="2000" height="296" fill="url(#kraftortreisen-nightfall-lake)" />
      <Water x={1242} y={398} reach={112} rows={11} step={14} stroke={palette.lightGold} />
      {stones.map((stone) => (
        <Stone key={stone.x} {...stone} y={640} fill={palette.ink} rim={gold} />
      ))}
      <path fill={gold} transform="translate(0 5)" d={lintel} />
      <path fill={palette.ink} d={lintel} />
      <path fill={palette.ink} d="M0 600C240 570 480 580 720 610S1180 630 1340 606 1800 570 2000 596V680H0Z" />
    </>
  ),
});
