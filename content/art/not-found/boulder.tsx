import { defineArt, type Drawing } from '../art.ts';
import { mark } from '../../look.ts';
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

/** The nought: a cut octagon, as the outline of the mark is, in the 64 units of the mark. The four is as high, its back at 45°. */
const nought = 'M20.5 4.3h23l16.2 16.2v23L43.5 59.7h-23L4.3 43.5v-23z';
const four = 'M40 62V43.5M49.7 43.5H6.8L40 10.3V43.5';
/** Its groove, which goes round the ends of its strokes, too. */
const fourGroove = 'M40 60V43.5M47.7 43.5H6.8L40 10.3V43.5';
/** The cut of its strokes: planes from their edges to their middle, by the light they take. */
const fourFacets = [
  [gold.gleam, 'M-.44 46.5 43 3.06 40 10.3 6.8 43.5z'],
  [gold.dim, 'M40 10.3 43 3.06V62H40zM6.8 43.5 40 10.3 37 17.54 14.04 40.5z'],
  [gold.pale, 'M40 10.3 37 17.54V40.5L40 43.5zM37 46.5 40 43.5V65H37z'],
  [gold.deep, 'M-.44 46.5 6.8 43.5H40L37 46.5zM43 46.5 40 43.5H49.7V46.5z'],
] as const;
/** The same of the nought, side by side from the upper one on. */
const noughtTones = [gold.pale, gold.light, gold.dim, gold.deep, gold.deep, gold.dim, gold.light, gold.gleam];
const noughtFacets = noughtTones.map((tone, side) => {
  const corner = (turn: number, radius: number) => polar([32, 32], radius / Math.cos(Math.PI / 8), turn);
  const [from, to] = [side * 45 - 112.5, side * 45 - 67.5];
  return [tone, closed([corner(from, 30), corner(to, 30), corner(to, 27.7), corner(from, 27.7)])] as const;
});

/** Where the figures stand, so that as much room is left of the nought as right of it. */
const places = [-55.37, 0, 70.4];

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
        <g
          transform={`translate(${width / 2} ${figure.y}) scale(${figure.unit}) translate(-32 -32)`}
          fill="none"
          stroke={gold.light}
        >
          {places.map((x) => (
            <g transform={`translate(${x})`} key={x}>
              {/* A groove keeps the lines of the stone away from those of the number. */}
              <path
                fill={gold.ink}
                stroke={gold.ink}
                strokeWidth="9.5"
                strokeLinecap="square"
                d={x ? fourGroove : nought}
              />
              <path strokeWidth={x ? 6 : 4.6} d={x ? four : nought} />
              {(x ? fourFacets : noughtFacets).map(([tone, d]) => (
                <path fill={tone} stroke="none" d={d} key={d} />
              ))}
            </g>
          ))}
          <path strokeWidth="0.7" strokeLinejoin="bevel" d={mark.lines} />
          <path fill={gold.light} strokeWidth="0.5" d={mark.planes[0]} />
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
  figure: { unit: 7.48, y: 392 },
});

/** For narrow ones. */
export const boulderTall = boulder('boulder-tall', {
  width: 780,
  height: 860,
  top: 215,
  grain: [200, 190],
  figure: { unit: 3.96, y: 500 },
});
