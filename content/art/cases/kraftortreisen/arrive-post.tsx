import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { kraftortreisenPalette as palette } from './palette.ts';
import { Path, Tree } from './way.tsx';

/** Arriving: a way over the hill to one tree. */
export const arrivePost = defineArt({
  name: 'cases/kraftortreisen/post-arrive',
  width: 540,
  height: 675,
  draw: () => (
    <>
      <linearGradient id="kraftortreisen-post-arrive-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={palette.mist} />
        <stop offset="1" stopColor={palette.lightGold} />
      </linearGradient>
      <rect width="540" height="675" fill="url(#kraftortreisen-post-arrive-sky)" />
      <path fill="#7f9c84" d="M0 400C110 330 220 372 300 350C400 318 470 330 540 372V675H0Z" />
      <path fill={palette.moss} d="M0 470C150 360 330 340 540 420V675H0Z" />
      <path fill={palette.ink} d="M0 560C180 470 380 520 540 590V675H0Z" />
      <Path />
      <Tree />
      <Outline face="marcellus" size={76} x={270} y={150} anchor="middle" fill={palette.night}>
        Komm an.
      </Outline>
    </>
  ),
});
