import { defineArt } from '../../art.ts';
import { audiences } from './audience.ts';
import { eLearningGroupPalette } from './palette.ts';

const [outer, inner] = [300, 220];

const at = (radius: number, turn: number) => {
  const angle = ((turn - 4) * Math.PI) / 4;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
};

/** The window over the door that is for everyone: one pane for each audience, and room in its middle. */
export const fanlight = defineArt({
  name: 'cases/e-learning-group/fanlight',
  width: 2 * outer,
  height: outer,
  draw: () => (
    <g transform={`translate(${outer} ${outer})`} stroke={eLearningGroupPalette.navy} strokeWidth="6">
      {Object.values(audiences).map(({ name, ground }, index) => (
        <path
          key={name}
          fill={ground}
          d={`M${at(outer, index)}A${outer} ${outer} 0 0 1 ${at(outer, index + 1)}L${at(inner, index + 1)}A${inner} ${inner} 0 0 0 ${at(inner, index)}Z`}
        />
      ))}
    </g>
  ),
});
