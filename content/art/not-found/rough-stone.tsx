import { blend } from '../blend.ts';
import { defineArt } from '../art.ts';
import { mark } from '../../look.ts';
import { hatch } from '../services/cut/hatch.ts';
import { closed, open, type Point, polar } from '../services/cut/point.ts';
import { type Facet, type Solid, view } from '../services/cut/solid.ts';
import { gold } from '../services/cut/tone.ts';

type Corner = readonly [number, number, number];

/** From the lit side to the shade; a rough stone swallows light. */
const tones = [
  blend({ goldDeep: 63, paper: 20, ink: 17 }),
  blend({ goldText: 39, goldLight: 31, ink: 30 }),
  blend({ ink: 51, goldDeep: 39, warm: 10 }),
  blend({ ink: 67, goldDeep: 24, sand: 9 }),
  blend({ ink: 81, goldDeep: 13, paper: 6 }),
  blend({ inkRaised: 93, goldText: 5, sand: 2 }),
] as const;

/** How far each corner of a ring stands out, in hundredths: nature's choice, made once. */
const rings = [
  { height: -0.62, radius: 0.62, uneven: [96, 118, 84, 108, 122, 88, 101, 112, 79] },
  { height: -0.12, radius: 1.02, uneven: [104, 91, 117, 96, 109, 86, 113, 98, 107] },
  { height: 0.42, radius: 0.9, uneven: [92, 112, 97, 119, 87, 104, 93, 115, 99] },
  { height: 0.82, radius: 0.46, uneven: [110, 84, 126, 93, 107, 118, 82, 99, 121] },
] as const;

const corners: readonly (readonly Corner[])[] = rings.map(({ height, radius, uneven }, ring) =>
  uneven.map((share, index): Corner => {
    const [x, z] = polar([0, 0], (radius * share) / 100, index * 40 + ring * 17);
    return [x, height + (share - 100) / 260, z];
  }),
);

/** Triangles between neighbouring rings, and a cap at either end. */
const rough: Solid = [
  ...corners.slice(1).flatMap((lower, ring) => {
    const upper = corners[ring]!;
    return upper.flatMap((corner, index) => {
      const next = (index + 1) % upper.length;
      return [
        [corner, upper[next]!, lower[index]!],
        [upper[next]!, lower[next]!, lower[index]!],
      ];
    });
  }),
  ...corners[0]!.map((corner, index, ring): Corner[] => [
    [0.08, -0.86, 0.04],
    corner,
    ring[(index + 1) % ring.length]!,
  ]),
  ...corners.at(-1)!.map((corner, index, ring): Corner[] => [[-0.06, 1, 0], corner, ring[(index + 1) % ring.length]!]),
];

const toneOf = ({ light }: Facet) => Math.min(tones.length - 1, Math.max(0, Math.floor((0.92 - light) * 3.3)));
const { visible } = view(rough, { x: 320, y: 330, size: 262, turn: -8, tilt: 14, lean: -6 });
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
