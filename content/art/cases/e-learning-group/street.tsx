import { defineArt } from '../../art.ts';
import { audiences } from './audience.ts';
import { ShutDoor } from './door.tsx';
import { doorway } from './open-door.tsx';
import { eLearningGroupPalette } from './palette.ts';
import { Print } from './print.tsx';

const { coral, cream, navy, sun } = eLearningGroupPalette;
const { leads, teachers, hr } = audiences;

/** Doors that are shut, no two neighbours of one height. */
const shut = [
  { x: -88, height: 430, fill: hr.ground },
  { x: 259, height: 360, fill: teachers.ground },
  { x: 606, height: 480, fill: leads.ground },
  { x: 1512, height: 400, fill: teachers.ground },
  { x: 1869, height: 500, fill: hr.ground },
  { x: 2226, height: 370, fill: leads.ground },
];

/** The street at the end of a day: every door is shut, and in the open one somebody asks. What comes next cuts off the lowest part of the road. */
export const street = defineArt({
  name: 'cases/e-learning-group/street',
  width: 2400,
  height: 820,
  draw: () => (
    <g transform="scale(0.88) translate(164 0)">
      {shut.map((door) => (
        <ShutDoor key={door.x} y={560} width={262} {...door} />
      ))}
      {/* The open door and what falls out of it lie on a pale pavement: on the road their lines would vanish. */}
      <path fill={cream} stroke={navy} strokeWidth="8" d="M-170 560H2570V674H-170Z" />
      <path fill={navy} d="M-170 670H2570V940H-170Z" />
      <path stroke={cream} strokeWidth="8" strokeLinecap="round" strokeDasharray="54 40" d="M-164 732H2570" />
      <Print x={905} y={50} size={600}>
        {doorway({ first: sun, second: coral })}
      </Print>
      <Print x={1037} y={296} size={270}>
        {hr.motif({ first: cream, second: coral })}
      </Print>
    </g>
  ),
});
