import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { kraftortreisenPalette as palette } from './palette.ts';

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
      <path
        fill={palette.ground}
        d="M352 389C338 420 300 432 296 462C292 496 372 520 352 560C330 604 200 610 150 675H300C330 620 400 600 410 556C418 510 322 496 318 464C316 436 352 420 358 390Z"
      />
      <path fill={palette.ink} d="M348 392C352 356 350 330 348 300H362C360 330 360 356 364 392Z" />
      <g fill={palette.ink}>
        <ellipse cx="355" cy="262" rx="66" ry="58" />
        <circle cx="312" cy="284" r="36" />
        <circle cx="398" cy="284" r="38" />
      </g>
      <Outline face="marcellus" size={76} x={270} y={150} anchor="middle" fill={palette.night}>
        Komm an.
      </Outline>
    </>
  ),
});
