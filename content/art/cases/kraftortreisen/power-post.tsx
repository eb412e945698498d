import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { kraftortreisenPalette as palette } from './palette.ts';
import { Stone } from './scene.tsx';

const rings = [64, 96, 130, 166, 204] as const;

const dolmen = (
  <>
    <g fill="none" stroke={palette.deepGold} strokeWidth="3">
      {rings.map((radius, index) => (
        <circle key={radius} cx="270" cy="400" r={radius} opacity={1 - index * 0.17} />
      ))}
    </g>
    <circle cx="270" cy="400" r="36" fill={palette.deepGold} />
    <Stone x={172} y={560} width={74} height={214} fill={palette.ink} />
    <Stone x={370} y={560} width={-80} height={220} shape={1} fill={palette.ink} />
    <path
      fill={palette.ink}
      d="M98 352C110 306 150 300 214 296C300 288 380 290 432 312C456 324 452 350 420 356C330 366 190 372 120 372C104 372 94 366 98 352Z"
    />
  </>
);
const meadow = (
  <>
    <path fill={palette.moss} d="M0 566C120 538 230 548 330 552C420 556 490 546 540 536V675H0Z" />
    <path fill={palette.ink} d="M0 612C140 580 300 600 540 590V675H0Z" />
  </>
);

/** Places of power: a dolmen and what goes out from it. */
export const powerPost = defineArt({
  name: 'cases/kraftortreisen/post-power',
  width: 540,
  height: 675,
  draw: () => (
    <>
      <rect width="540" height="675" fill={palette.mist} />
      {dolmen}
      {meadow}
      <Outline face="marcellus" size={52} x={270} y={124} anchor="middle" fill={palette.ink}>
        Orte der Kraft
      </Outline>
    </>
  ),
});

/** The same without words, as a band whose sides may lean. */
export const powerBand = defineArt({
  name: 'cases/kraftortreisen/power-band',
  width: 868,
  height: 600,
  draw: () => (
    <>
      <rect width="868" height="600" fill={palette.mist} />
      <g transform="translate(76-203)scale(1.3)">{dolmen}</g>
      <g transform="translate(0-34)scale(1.61 1)">{meadow}</g>
    </>
  ),
});
