import { defineArt } from '../../art.ts';
import { audiences } from './audience.ts';
import { Door } from './door.tsx';
import { openDoor } from './open-door.tsx';
import { eLearningGroupPalette } from './palette.ts';
import { Print } from './print.tsx';

const { coral, cream, navy, sun } = eLearningGroupPalette;
const size = { width: 320, height: 226 } as const;

/** What stands at the threshold of each house: the door that opens, on the first. */
export const goal = defineArt({
  name: 'cases/e-learning-group/goal',
  ...size,
  draw: () => (
    <Print x={51} y={-20} size={240}>
      {openDoor({ first: sun, second: coral })}
    </Print>
  ),
});

/** On the second a fan of posts, one colour to an audience. */
export const fan = defineArt({
  name: 'cases/e-learning-group/fan',
  ...size,
  draw: () => (
    <>
      {Object.values(audiences).map(({ name, ground, motif, inks }, index) => (
        <g key={name} transform={`translate(160 330) scale(.92) rotate(${index * 15 - 22.5}) translate(-52 -290)`}>
          <rect width="104" height="134" rx="12" fill={ground} stroke={navy} strokeWidth="6" />
          <Print x={16} y={18} size={72}>
            {motif(inks)}
          </Print>
        </g>
      ))}
    </>
  ),
});

/** On the third four doors of one make, side by side. */
export const row = defineArt({
  name: 'cases/e-learning-group/row',
  ...size,
  draw: () => (
    <>
      <path stroke={navy} strokeWidth="3" strokeDasharray="7 7" d="M0 48H320M0 81H320" />
      {Object.values(audiences).map(({ name, ground }, index) => (
        <Door key={name} x={6 + index * 80} y={228} width={66} height={180} fill={index ? ground : cream} />
      ))}
    </>
  ),
});
