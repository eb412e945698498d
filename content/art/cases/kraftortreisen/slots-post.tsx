import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { kraftortreisenPalette as palette } from './palette.ts';

/** The two gates of the new year: where each stands and what is seen through it. */
const gates = [
  { x: 40, month: 'Januar', sky: '#24443f', light: '#fff8e4', height: 250, snow: '#e8ece2' },
  { x: 284, month: 'Februar', sky: '#d9b45c', light: '#fffbe9', height: 330, snow: '#7d8a5f' },
] as const;

const arch = 'M0 402V108a108 108 0 0 1 216 0v294Z';

/** Free places on the journeys of January and February 2026, each month a gate. */
export const slotsPost = defineArt({
  name: 'cases/kraftortreisen/post-slots',
  width: 540,
  height: 675,
  draw: () => (
    <>
      <rect width="540" height="675" fill={palette.lightGold} />
      <Outline face="marcellus" size={50} x={270} y={104} anchor="middle" fill={palette.ink}>
        Freie Plätze
      </Outline>
      {gates.map(({ x, month, sky, light, height, snow }, index) => (
        <g key={month} transform={`translate(${x} 140)`}>
          <clipPath id={`kraftortreisen-post-slots-gate-${index + 1}`}>
            <path d={arch} />
          </clipPath>
          <g clipPath={`url(#kraftortreisen-post-slots-gate-${index + 1})`}>
            <path fill={sky} d={arch} />
            <circle cx={index ? 108 : 140} cy={402 - height + 40} r={index ? 54 : 30} fill={light} />
            <path fill={palette.moss} d="M-10 330 70 216 122 276 162 230 230 320V402H-10Z" />
            <path
              fill={snow}
              d="M70 216 44 253 62 248 72 260 84 246 98 249ZM162 230 146 248 160 250 170 256 178 252Z"
            />
            <path fill={palette.ink} d="M0 338C60 318 140 326 216 350V402H0Z" />
          </g>
          <Outline face="marcellus" size={36} x={108} y={450} anchor="middle" fill={palette.ink}>
            {month}
          </Outline>
        </g>
      ))}
      <path stroke={palette.deepGold} strokeWidth="3" d="M40 630H206M334 630H500" />
      <Outline face="marcellus" size={38} x={270} y={643} anchor="middle" tracking={0.06} fill={palette.ink}>
        2026
      </Outline>
    </>
  ),
});
