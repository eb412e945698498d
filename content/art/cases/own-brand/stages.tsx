import { mark } from '../../../look.ts';
import { defineArt } from '../../art.ts';
import { Stone } from './stone.tsx';

/** The stone as it is found; every later outline lies within it. */
const rough = 'M14 9 30 1 47 3 61 14 64 32 60 51 46 63 27 62 9 57 1 39 3 20Z';

/** What is still there after each cut, and the planes it shows, from light to dark. */
const stages: readonly {
  readonly outline: string;
  readonly planes: readonly (readonly [d: string, fill: string])[];
}[] = [
  {
    outline: rough,
    planes: [
      [rough, '#6b5636'],
      ['M14 9 30 1 47 3 61 14 40 22Z', '#a58a57'],
      ['M14 9 40 22 26 44 1 39 3 20Z', '#86703f'],
      ['M40 22 61 14 64 32 60 51 42 46Z', '#57452a'],
    ],
  },
  {
    outline: 'M20.5 4.3H43.5L59.7 20.5V43.5L43.5 59.7H20.5L4.3 43.5V20.5Z',
    planes: [
      ['M20.5 4.3H43.5L59.7 20.5V43.5L43.5 59.7H20.5L4.3 43.5V20.5Z', '#7d6126'],
      ['M20.5 4.3H43.5L59.7 20.5H4.3Z', '#c39b40'],
      ['M4.3 43.5H59.7L43.5 59.7H20.5Z', '#4a3817'],
    ],
  },
  {
    outline: 'M20.5 4.3H43.5L59.7 20.5V43.5L43.5 59.7H20.5L4.3 43.5V20.5Z',
    planes: [
      ['M20.5 4.3H43.5L59.7 20.5V43.5L43.5 59.7H20.5L4.3 43.5V20.5Z', '#c29a40'],
      [mark.planes[0], '#fff3cb'],
      [mark.planes[2], '#8c6f2e'],
      ['M59.7 20.5v23L43.5 59.7z', '#a8813a'],
      ['M4.3 43.5l16.2 16.2h23z', '#4a3817'],
    ],
  },
];

const places = [150, 450, 750] as const;
const size = 216;

/** One stone four times: as it is found, after the cut of its corners, after that of its planes, and finished, in the light. */
export const stagesOfTheCut = defineArt({
  name: 'cases/own-brand/stages',
  width: 1200,
  height: 320,
  draw: () => (
    <>
      <path stroke="#ae8933" strokeOpacity="0.5" d="M0 292H1200" />
      {stages.map(({ planes }, index) => (
        <g key={places[index]} transform={`translate(${places[index]! - size / 2} 48) scale(${size / 64})`}>
          {index > 0 && <path d={rough} fill="none" stroke="#FFE69B" strokeOpacity="0.5" strokeWidth="0.35" />}
          {planes.map(([d, fill]) => (
            <path key={d} d={d} fill={fill} stroke={fill} strokeWidth="0.15" />
          ))}
        </g>
      ))}
      <g transform={`translate(${1050 - size / 2} 48) scale(${size / 64})`}>
        <path d={rough} fill="none" stroke="#FFE69B" strokeOpacity="0.5" strokeWidth="0.35" />
      </g>
      <Stone id="own-brand-stages" x={1050} y={156} size={size} />
    </>
  ),
});
