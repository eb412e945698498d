import { blend } from '../../content/art/blend.ts';
import { colours } from '../../content/look.ts';
import { stoneRadius, stoneRings } from '../../content/art/brand/stone.ts';

const size = stoneRadius * 2;

/** Of each ring of planes, from the middle: hard light, of one tone to its edges. */
const tones = [
  blend({ paper: 24, goldLight: 76 }),
  colours.goldLight,
  colours.goldLight,
  blend({ goldLight: 80, goldDeep: 20 }),
  blend({ goldLight: 60, goldDeep: 40 }),
];

/** Where a plane that faces so many sixteenths of a turn from the right throws light, as the attributes the style sheet reads. */
const facing = (turn: number) => ({
  'data-slope': turn % 8 > 4 ? 8 - (turn % 8) : turn % 8,
  'data-faces': [turn > 4 && turn < 12 && 'left', turn > 8 && 'up'].filter(Boolean).join(' ') || undefined,
});

/**
 * A cut stone of light behind a headline, before nine blurred dots. Its planes shine by two custom properties, `--light-x` and
 * `--light-y` from −1 to 1, which the light-field widget writes to the element around it; it rests lit from the side of the headline, so
 * that its planes, those under the table too, are one fan of light from its middle towards the words.
 */
export function LightField() {
  return (
    <div className="light-field" aria-hidden="true" data-late="">
      <div className="light-field__dots" />
      <svg className="light-field__stone" viewBox={`0 0 ${size} ${size}`}>
        {stoneRings.map((ring, index) => (
          <g key={index} fill={tones[index]} data-ring={index}>
            {ring.map(({ path, turn }) => (
              <path key={path} {...facing(index < 2 ? (turn + 8) % 16 : turn)} d={path} />
            ))}
          </g>
        ))}
        <path
          fill="none"
          stroke={colours.goldLight}
          strokeWidth=".6"
          opacity=".5"
          d={stoneRings
            .flat()
            .map(({ path }) => path)
            .join('')}
        />
      </svg>
    </div>
  );
}
