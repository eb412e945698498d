import { defineArt } from '../../art.ts';
import { kraftortreisenPalette as palette } from './palette.ts';
import { hills, range, Stone, Water } from './scene.tsx';

const gold = '#d8b65c';

const stones = [
  { x: 130, width: 150, height: 520, shape: 1 },
  { x: 420, width: 96, height: 300, shape: 0 },
  { x: 604, width: 66, height: 190, shape: 2 },
  { x: 1424, width: -72, height: 210, shape: 0 },
  { x: 1600, width: -104, height: 330, shape: 2 },
  { x: 1872, width: -150, height: 560, shape: 0 },
] as const;

/** The lake of the opening at the end of the day, from side to side: the sun has gone behind the hills and its last light lies on the water and on the stones. */
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
        {[170, 250, 350, 470].map((radius, index) => (
          <circle key={radius} cx="1000" cy="330" r={radius} strokeWidth={5 - index} opacity={0.7 - index * 0.16} />
        ))}
      </g>
      <circle cx="1000" cy="330" r="104" fill={palette.lightGold} />
      <path transform="matrix(1.667 0 0 .9 0 180)" fill="#2c5a50" d={range} />
      <path transform="matrix(-1.75 0 0 .6 2050 270)" fill="#234b43" d={range} />
      <path transform="matrix(1.667 0 0 .5 0 336)" fill="#1b3d37" d={hills} />
      <rect y="384" width="2000" height="296" fill="url(#kraftortreisen-nightfall-lake)" />
      <Water x={1000} y={398} reach={250} rows={11} step={14} stroke={palette.lightGold} />
      {stones.map((stone) => (
        <Stone key={stone.x} {...stone} y={640} fill={palette.ink} rim={gold} />
      ))}
      <path fill={palette.ink} d="M0 600C240 570 480 580 720 610S1180 630 1340 606 1800 570 2000 596V680H0Z" />
    </>
  ),
});
