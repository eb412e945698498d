import { bodyOf, fireOf, glow } from '../../content/art/brand/fire.ts';
import { gold } from '../../content/art/services/cut/tone.ts';
import { stoneRadius, stoneRings } from '../../content/art/brand/stone.ts';

const size = stoneRadius * 2;

/** What the light is on each ring of planes, from the middle: hard, of one tone to their edges. */
const tones = [gold.pale, gold.light, gold.gleam, gold.honey, gold.light];

/** The outlines of all planes of one colour before any light falls on them, by that colour. */
const unlit = new Map<string, string>();
stoneRings.forEach((ring, index) =>
  ring.forEach((plane, place) => {
    const colour = bodyOf(index, place, plane);
    unlit.set(colour, (unlit.get(colour) ?? '') + plane.path);
  }),
);

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
        <radialGradient id="light-field-glow" cx=".46" cy=".45" r=".435">
          {glow.map(([at, colour, opacity]) => (
            <stop key={at} offset={at} stopColor={colour} stopOpacity={opacity} />
          ))}
        </radialGradient>
        <circle cx={stoneRadius} cy={stoneRadius} r={size * 0.86} fill="url(#light-field-glow)" />
        <g stroke={gold.night} strokeWidth="1">
          {[...unlit].map(([fill, path]) => (
            <path key={fill} fill={fill} d={path} />
          ))}
        </g>
        {stoneRings.map((ring, index) => (
          <g key={index} fill={tones[index]} data-ring={index}>
            {ring.map(({ path, turn }, place) => {
              const fill = fireOf(index, place);
              const faces = facing(index < 2 ? (turn + 8) % 16 : turn);
              return <path key={path} {...faces} fill={fill} data-fire={fill && ''} d={path} />;
            })}
          </g>
        ))}
      </svg>
    </div>
  );
}
