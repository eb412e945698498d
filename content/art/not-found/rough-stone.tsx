import { blend } from '../blend.ts';
import { defineArt } from '../art.ts';
import { mark } from '../../look.ts';
import { hatch } from '../services/cut/hatch.ts';
import { closed, open, type Point, polar } from '../services/cut/point.ts';
import { roughSolid } from '../services/cut/rough.ts';
import { type Facet, view } from '../services/cut/solid.ts';
import { gold } from '../services/cut/tone.ts';

/** From the lit side to the shade; a rough stone swallows light. */
const tones = [
  blend({ goldDeep: 63, paper: 20, ink: 17 }),
  blend({ goldText: 39, goldLight: 31, ink: 30 }),
  blend({ ink: 51, goldDeep: 39, warm: 10 }),
  blend({ ink: 67, goldDeep: 24, sand: 9 }),
  blend({ ink: 81, goldDeep: 13, paper: 6 }),
  blend({ inkRaised: 93, goldText: 5, sand: 2 }),
] as const;

const toneOf = ({ light }: Facet) => Math.min(tones.length - 1, Math.max(0, Math.floor((0.92 - light) * 3.3)));
const { visible } = view(roughSolid, { x: 320, y: 330, size: 262, turn: -8, tilt: 14, lean: -6 });
const angles = [22.5, 67.5, -45, -22.5, 45, -67.5];

/** The cutter's lines run on over the edge of the stone, each from a corner of the drawn cut. */
const sightLines: readonly (readonly [Point, number])[] = [
  [[486.2, 261], -22.5],
  [[153.8, 399], 157.5],
  [[251, 163.8], -67.5],
  [[389, 496.2], 112.5],
];

/** A stone as it is found, with the cut that a cutter has drawn on it, and one first plane polished. */
export const roughStone = defineArt({
  name: 'not-found/rough-stone',
  width: 640,
  height: 660,
  draw: () => (
    <>
      <g stroke={gold.ink} strokeLinejoin="round">
        {visible.map((facet, index) => {
          const tone = toneOf(facet);
          return (
            <g key={closed(facet.points)}>
              <path fill={tones[tone]} strokeWidth="1.2" d={closed(facet.points)} />
              {tone > 1 && (
                <path
                  fill="none"
                  strokeWidth="0.9"
                  opacity="0.75"
                  d={hatch(facet.points, angles[index % angles.length]!, 11 - tone * 1.4)}
                />
              )}
            </g>
          );
        })}
      </g>
      <g transform="translate(128 138) scale(6)">
        <path d={mark.planes[0]} fill={gold.light} />
        <path d="M35 4.3h8.5l16.2 16.2z" fill={blend({ paper: 78, goldLight: 22 })} />
        <path
          d={mark.lines}
          fill="none"
          stroke={gold.light}
          strokeWidth="0.22"
          strokeDasharray="1.3 .9"
          strokeLinejoin="bevel"
        />
      </g>
      <path
        fill="none"
        stroke={gold.light}
        strokeWidth="1"
        opacity="0.6"
        d={sightLines.map(([from, angle]) => open([from, polar(from, 130, angle)])).join('')}
      />
    </>
  ),
});
