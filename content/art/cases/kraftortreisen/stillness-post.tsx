import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { kraftortreisenPalette as palette } from './palette.ts';
import { Water } from './scene.tsx';

/** Stillness: a moon, its reflection and otherwise nothing. */
export const stillnessPost = defineArt({
  name: 'cases/kraftortreisen/post-stillness',
  width: 540,
  height: 675,
  draw: () => (
    <>
      <linearGradient id="kraftortreisen-post-stillness-night" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#0a1c1b" />
        <stop offset="0.62" stopColor="#2c4f48" />
        <stop offset="0.63" stopColor="#1b3a36" />
        <stop offset="1" stopColor="#0a1c1b" />
      </linearGradient>
      <rect width="540" height="675" fill="url(#kraftortreisen-post-stillness-night)" />
      <circle cx="376" cy="186" r="62" fill={palette.lightGold} />
      <circle cx="376" cy="186" r="92" fill={palette.lightGold} opacity="0.12" />
      <circle cx="376" cy="186" r="136" fill={palette.lightGold} opacity="0.07" />
      <path fill="#16332f" d="M0 424C60 388 110 380 170 398C230 352 290 340 350 372C410 388 470 372 540 348V426H0Z" />
      <Water x={376} y={440} reach={84} rows={13} step={11} stroke={palette.lightGold} />
      <Outline face="marcellus" size={92} x={38} y={312} fill={palette.lightGold}>
        Stille
      </Outline>
    </>
  ),
});
