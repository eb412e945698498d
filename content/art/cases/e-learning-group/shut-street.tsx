import { defineArt } from '../../art.ts';
import { ShutDoor } from './door.tsx';
import { eLearningGroupTheme } from './palette.ts';

const [width, gap, foot] = [290, 52, 1000];

/** Nobody who lives here feels spoken to: no door has a colour, and none is open. */
const heights = [830, 910, 820, 965, 850, 930, 825];

/** The same street before: one colour for everyone, and every door shut. */
export const shutStreet = defineArt({
  name: 'cases/e-learning-group/shut-street',
  width: 7 * (width + gap),
  height: foot,
  draw: () => (
    <>
      {heights.map((height, index) => (
        <ShutDoor
          key={index}
          x={gap / 2 + index * (width + gap)}
          y={foot}
          width={width}
          height={height}
          fill={eLearningGroupTheme.soft}
        />
      ))}
    </>
  ),
});
