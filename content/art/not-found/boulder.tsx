import { defineArt, type Drawing } from '../art.ts';
import { blend } from '../blend.ts';
import { closed, polar } from '../services/cut/point.ts';
import { type Facet, type Solid, view } from '../services/cut/solid.ts';
import { gold } from '../services/cut/tone.ts';

/** How a boulder fills its picture, and how large the number in it is. */
interface Boulder {
  readonly width: number;
  readonly height: number;
  /** Where its back begins below the upper side, in the middle. */
  readonly top: number;
  /** Sides of its planes. */
  readonly grain: readonly [across: number, down: number];
  /** The number: pixels to a unit of the mark, and the height of its middle. */
  readonly figure: { readonly unit: number; readonly y: number };
}

/** How far each corner lies from its place, in hundredths: nature's choice, made once. */
const uneven = [12, -70, 48, 90, -34, 66, -92, 25, -58, 81, -15, 38, -84, 58, -44, 97, -66, 7, 73, -26, 52, -97, 31];
const unevenAt = (row: number, column: number, way: number) =>
  uneven[(row * 11 + column * 5 + way * 8 + 46) % uneven.length]! / 100;

/** The side of a boulder that is seen, in triangles from beyond the left side of the picture to beyond the right one. */
function surface({ width, height, top, grain: [across, down] }: Boulder): Solid {
  const rows = Math.ceil((height - top) / down) + 1;
  const columns = Math.ceil(width / across) + 4;
  const corners = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const x = (column - 1.5 + (row % 2) / 2 + unevenAt(row, column, 0) * 0.3) * across;
      const bend = ((x - width / 2) / width) ** 2;
      const y = top + (row + unevenAt(row, column, 1) * 0.3) * down + bend * down * (row ? 0.5 : 0.9);
      const z = 9 * width + down * (unevenAt(row, column, 2) * 0.55 - 6 * bend - 1.1 / (row + 1));
      return [x, y, z] as const;
    }),
  );
  return corners.slice(1).flatMap((lower, above) => {
    const upper = corners[above]!;
    return lower.slice(1).flatMap((_, index) => {
      const [a, b, c, d] = [upper[index]!, upper[index + 1]!, lower[index]!, lower[index + 1]!];
      return above % 2
        ? [
            [a, b, d],
            [a, d, c],
          ]
        : [
            [a, b, c],
            [b, d, c],
          ];
    });
  });
}

/** What the light leaves of a plane that turns away from it to the lower right. */
const shade = blend({ goldLight: 40, goldDeep: 64, paper: -4 });

/** The planes of all strokes by the side that they face, in eighths of a turn from the upper one on. */
const facing = [gold.pale, gold.light, gold.dim, shade, gold.deep, gold.dim, gold.light, gold.gleam] as const;

/** The nought: a frame of eight sides, as the mark has, in its 64 units; what is still rough is seen through it. */
const corner = (turn: number, radius: number) => polar([32, 32], radius / Math.cos(Math.PI / 8), turn * 45 - 112.5);
const ring = (radius: number) => facing.map((_, side) => corner(side, radius));
const nought = closed(ring(27));
const noughtFacets = facing.flatMap((tone, side) =>
  (
    [
      [tone, 30, 27],
      [facing[(side + 4) % 8]!, 27, 24],
    ] as const
  ).map(
    ([fill, outer, inner]) =>
      [
        fill,
        closed([corner(side, outer), corner(side + 1, outer), corner(side + 1, inner), corner(side, inner)]),
      ] as const,
  ),
);

/** The four is as high, its back at 45°. Its groove goes round the ends of its strokes, too. */
const four = 'M40 59V43.5M46.7 43.5H5.74L40 9.24V43.5';
/** The cut of its strokes: planes from their edges to their middle, and at an end one across, all mitred. */
const fourFacets = [
  [facing[7], 'M-1.5 46.5 43 2 40 9.24 5.74 43.5z'],
  [facing[3], 'M5.74 43.5 40 9.24 37 16.48 12.98 40.5z'],
  [facing[2], 'M40 9.24 43 2V62L40 59zM46.7 43.5 49.7 40.5V46.5z'],
  [facing[6], 'M40 9.24 37 16.48V62L40 59z'],
  [facing[0], 'M12.98 40.5H37L40 43.5H5.74zM43 40.5H49.7L46.7 43.5H40z'],
  [facing[4], 'M-1.5 46.5 5.74 43.5H40L37 46.5zM43 46.5H49.7L46.7 43.5H40zM37 62H43L40 59z'],
] as const;

/** Where the figures stand, so that as much room is left of the nought as right of it. */
const places = [-55.4, 0, 71.5];

const angles = [22.5, 67.5, -45, -22.5, 45, -67.5];

/** Room between the lines of a plane by the light it takes, the brightest first. */
const gaps = [5, 6.5, 9, 13, 18];

/** The lines that planes are filled with: a rough stone swallows light, so that no more than lines shine, and some planes have none. */
const lines = gaps.flatMap((gap, tone) =>
  angles.map((angle) => (
    <pattern
      id={`l${tone}${angle}`}
      width={gap}
      height={gap}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${angle})`}
      key={`${gap} ${angle}`}
    >
      <path stroke={gold.deep} strokeWidth={1.6 - tone * 0.25} d={`M0 ${gap / 2}h${gap}`} />
    </pattern>
  )),
);

const toneOf = ({ light }: Facet) => Math.min(gaps.length - 1, Math.max(0, Math.floor((0.92 - light) * 4.4)));

function boulder(name: string, shape: Boulder): Drawing {
  const { width, height, figure } = shape;
  return defineArt({
    name: `not-found/${name}`,
    width,
    height,
    draw: () => (
      <>
        <defs>{lines}</defs>
        <g fill={gold.ink} stroke={gold.deep} strokeLinejoin="round">
          {view(surface(shape), { x: 0, y: 0, size: 1 }).visible.map((facet, index) => {
            const d = closed(facet.points);
            return (
              <g key={d}>
                <path d={d} />
                {index % 5 !== 2 && <path fill={`url(#l${toneOf(facet)}${angles[index % angles.length]})`} d={d} />}
              </g>
            );
          })}
        </g>
        <g transform={`translate(${width / 2} ${figure.y}) scale(${figure.unit}) translate(-32 -32)`} fill="none">
          {places.map((x) => (
            <g transform={`translate(${x})`} key={x}>
              {/* A groove keeps the lines of the stone away from those of the number. */}
              <path stroke={gold.ink} strokeWidth="9.5" strokeLinecap="square" d={x ? four : nought} />
              {(x ? fourFacets : noughtFacets).map(([tone, d]) => (
                <path fill={tone} d={d} key={d} />
              ))}
            </g>
          ))}
        </g>
      </>
    ),
  });
}

/** For wide screens. */
export const boulderWide = boulder('boulder-wide', {
  width: 1440,
  height: 780,
  top: 104,
  grain: [230, 165],
  figure: { unit: 7.4, y: 392 },
});

/** For narrow ones. */
export const boulderTall = boulder('boulder-tall', {
  width: 780,
  height: 860,
  top: 215,
  grain: [200, 190],
  figure: { unit: 3.9, y: 500 },
});
