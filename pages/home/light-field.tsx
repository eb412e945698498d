import { b2bInsiderPalette } from '../../content/art/cases/b2b-insider/palette.ts';
import { eLearningGroupPalette } from '../../content/art/cases/e-learning-group/palette.ts';
import { hrneedsPalette } from '../../content/art/cases/hrneeds/palette.ts';
import { seidlPalette } from '../../content/art/cases/seidl/palette.ts';
import { skinClinicPalette } from '../../content/art/cases/skin-clinic/palette.ts';
import { blend } from '../../content/art/blend.ts';
import { gold } from '../../content/art/services/cut/tone.ts';
import { colours } from '../../content/look.ts';
import { stoneRadius, stoneRings } from '../../content/art/brand/stone.ts';

const size = stoneRadius * 2;

/** Of each ring of planes, from the middle: hard light, of one tone to its edges. */
const tones = [blend({ paper: 24, goldLight: 76 }), colours.goldLight, colours.goldLight, gold.honey, gold.amber];

/** Two colours of a client for each eighth of the stone, clockwise from the right; the three that face the light are gold. */
const fire: readonly (readonly [bright: string, soft: string] | undefined)[] = [
  [skinClinicPalette.blueGreen, skinClinicPalette.lightBlue],
  [seidlPalette.green, seidlPalette.sky],
  [eLearningGroupPalette.coral, eLearningGroupPalette.sun],
  undefined,
  undefined,
  undefined,
  [b2bInsiderPalette.accent, b2bInsiderPalette.blush],
  [hrneedsPalette.cobalt, hrneedsPalette.mint],
];

/** What a plane throws back where its eighth has colours: the soft one in the ring around the middle and on every other plane of the rim. */
function fireOf(ring: number, place: number) {
  const pair = fire[ring === 4 ? place >> 1 : place];
  return pair && { fill: pair[ring === 1 || (ring === 4 && place % 2) ? 1 : 0], 'data-fire': '' };
}

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
        {/* What is turned from the light glows from within: over bare ink thin gold would go grey. */}
        <path
          fill={gold.night}
          d={stoneRings
            .flat()
            .map(({ path }) => path)
            .join('')}
        />
        {stoneRings.map((ring, index) => (
          <g key={index} fill={tones[index]} data-ring={index}>
            {ring.map(({ path, turn }, place) => (
              <path key={path} {...facing(index < 2 ? (turn + 8) % 16 : turn)} {...fireOf(index, place)} d={path} />
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
