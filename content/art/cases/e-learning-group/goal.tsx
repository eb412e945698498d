import { defineArt } from '../../art.ts';
import { openDoor } from './open-door.tsx';
import { eLearningGroupPalette } from './palette.ts';
import { Print } from './print.tsx';

const { coral, cream } = eLearningGroupPalette;

/** The open door at the top of the stair: its light falls on the last step. */
export const goal = defineArt({
  name: 'cases/e-learning-group/goal',
  width: 250,
  height: 226,
  draw: () => (
    <Print x={16} y={-20} size={240}>
      {openDoor({ first: cream, second: coral })}
    </Print>
  ),
});
