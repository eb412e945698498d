import { defineArt } from '../../art.ts';
import { audiences } from './audience.ts';
import { Door } from './door.tsx';
import { eLearningGroupPalette } from './palette.ts';
import { Print } from './print.tsx';

const { cream, navy } = eLearningGroupPalette;
const { changers, leads, teachers, hr } = audiences;

/** Door after door, no two neighbours of one height. */
const doors = [
  { audience: hr, height: 440 },
  { audience: teachers, height: 360 },
  { audience: changers, height: 520 },
  { audience: leads, height: 400 },
  { audience: teachers, height: 480 },
  { audience: hr, height: 380 },
  { audience: leads, height: 540 },
  { audience: changers, height: 410 },
];

/** The street on from the cover's four doors, from one edge of a screen to the other. */
export const street = defineArt({
  name: 'cases/e-learning-group/street',
  width: 2400,
  height: 640,
  draw: () => (
    <>
      {doors.map(({ audience, height }, index) => (
        <g key={height} transform={`translate(${index * 300} 0)`}>
          <Door x={16} y={560} width={262} height={height} fill={audience.ground} />
          <Print x={36} y={278} size={218}>
            {audience.motif(audience.inks)}
          </Print>
        </g>
      ))}
      <path fill={navy} d="M0 556H2400V640H0Z" />
      <path stroke={cream} strokeWidth="8" strokeLinecap="round" strokeDasharray="54 40" d="M40 598H2400" />
    </>
  ),
});
