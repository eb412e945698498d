import { defineArt } from '../../art.ts';
import { audiences } from './audience.ts';
import { Door } from './door.tsx';
import { Mark } from './mark.tsx';
import { eLearningGroupPalette } from './palette.ts';
import { Print } from './print.tsx';

const { cream, navy } = eLearningGroupPalette;
const { changers, leads, teachers, hr } = audiences;

const [width, foot] = [282, 1100];

/** Two doors on either side of the one that the page builds from its own words. */
const street = [
  { audience: changers, x: 102, height: 560 },
  { audience: leads, x: 411, height: 730 },
  { audience: teachers, x: 1707, height: 810 },
  { audience: hr, x: 2016, height: 610 },
];

/** The street of the cover as wide as the screen, with room in its middle for one door more. */
export const streetFront = defineArt({
  name: 'cases/e-learning-group/street-front',
  width: 2400,
  height: 1180,
  draw: () => (
    <>
      {street.map(({ audience, x, height }) => (
        <g key={audience.name}>
          <Door x={x} y={foot} width={width} height={height} fill={audience.ground} />
          <Print x={x + 20} y={foot - 316} size={240}>
            {audience.motif(audience.inks)}
          </Print>
        </g>
      ))}
      {/* The sign of the house, on the roof of the last one. */}
      <path stroke={navy} strokeWidth="10" d="M2157 384V494" />
      <Mark x={2058} y={190} size={210} line={navy} />
      <path fill={navy} d="M0 1096H2400V1180H0Z" />
      <path stroke={cream} strokeWidth="8" strokeLinecap="round" strokeDasharray="54 40" d="M-14 1140H2400" />
    </>
  ),
});
