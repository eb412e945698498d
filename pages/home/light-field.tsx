import { brilliantPlanes } from '../../content/art/home/brilliant.ts';
import { glow } from '../../content/art/brand/fire.ts';
import { b2bInsiderPalette } from '../../content/art/cases/b2b-insider/palette.ts';
import { eLearningGroupTheme } from '../../content/art/cases/e-learning-group/palette.ts';
import { seidlPalette } from '../../content/art/cases/seidl/palette.ts';
import { gold } from '../../content/art/services/cut/tone.ts';

const { crown, pavilion, inside } = brilliantPlanes;

/** The planes of light that leave it below, in the colours of the three pieces of work that they become further down. */
export const lights = [eLearningGroupTheme.soft, seidlPalette.sky, b2bInsiderPalette.vermilion];

/** The outlines of all planes of one colour in the light of the page at rest, by that colour. */
const bodies = new Map<string, string>();
for (const { body, path } of [...pavilion, ...crown, ...inside]) bodies.set(body, (bodies.get(body) ?? '') + path);

/** The planes of the crown that light plays on: those that face one way are one outline. */
const lively = new Map<number, string>();
for (const { turn, path } of crown) lively.set(turn, (lively.get(turn) ?? '') + path);

/** Where a plane that faces so many sixteenths of a turn from the right throws light, as the attributes the style sheet reads. */
const facing = (turn: number) => ({
  'data-slope': turn % 8 > 4 ? 8 - (turn % 8) : turn % 8,
  'data-faces': [turn > 4 && turn < 12 && 'left', turn > 8 && 'up'].filter(Boolean).join(' ') || undefined,
});

/**
 * A cut stone beside a headline, before nine blurred dots. It leans towards the light, gold all over; where that leaves below the girdle it comes
 * apart into the clients' colours, and falls on their work further down. The planes of its crown shine by two custom properties, `--light-x` and
 * `--light-y` from −1 to 1, which the light-field widget writes to the element around it.
 */
export function LightField() {
  return (
    <div className="light-field" aria-hidden="true" data-late="">
      <div className="light-field__dots" />
      <svg className="light-field__stone" viewBox="0 0 1000 1000">
        <radialGradient id="light-field-glow" cx=".49" cy=".47" r=".4">
          {glow.map(([at, colour, opacity]) => (
            <stop key={at} offset={at} stopColor={colour} stopOpacity={opacity} />
          ))}
        </radialGradient>
        <circle cx="500" cy="500" r="860" fill="url(#light-field-glow)" />
      </svg>
      <svg className="light-field__lights" data-stagger="">
        {lights.map((colour) => (
          <rect key={colour} width="100%" height="100%" fill={colour} />
        ))}
      </svg>
      <svg className="light-field__stone" viewBox="0 0 1000 1000">
        {[...bodies].map(([fill, path]) => (
          <path key={fill} fill={fill} stroke={fill} d={path} />
        ))}
        <g fill={gold.light}>
          {[...lively].map(([turn, path]) => (
            <path key={turn} {...facing(turn)} d={path} />
          ))}
        </g>
      </svg>
    </div>
  );
}
