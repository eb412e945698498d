import { defineArt } from '../../art.ts';
import { audiences } from './audience.ts';
import { Door } from './door.tsx';
import { Mark } from './mark.tsx';
import { eLearningGroupPalette } from './palette.ts';
import { Print } from './print.tsx';

const { cream, navy } = eLearningGroupPalette;

const street = [
  { audience: audiences.changers, x: 28, height: 470 },
  { audience: audiences.leads, x: 322, height: 560 },
  { audience: audiences.teachers, x: 616, height: 500 },
  { audience: audiences.hr, x: 910, height: 736 },
];

/** A street of four doors, one for each audience, and behind each what waits there. */
export const cover = defineArt({
  name: 'cases/e-learning-group/cover',
  width: 1200,
  height: 900,
  draw: () => (
    <>
      {/* Nothing pale lies under the street, else a round frame shows it as a hairline in the corners. */}
      <path fill="#ffe6b0" d="M0 0H1200V822H0Z" />
      {street.map(({ audience, x, height }) => (
        <g key={audience.name}>
          <Door x={x} y={824} width={262} height={height} fill={audience.ground} />
          <Print x={x + 20} y={824 - 282} size={218}>
            {audience.motif(audience.inks)}
          </Print>
        </g>
      ))}
      <path fill={navy} d="M0 820H1200V900H0Z" />
      <path stroke={cream} strokeWidth="8" strokeLinecap="round" strokeDasharray="54 40" d="M-14 862H1200" />
      <path stroke={navy} strokeWidth="10" d="M159 260V358" />
      <Mark x={57} y={64} size={216} line={navy} />
    </>
  ),
});
