import { defineArt, type Drawing } from '../art.ts';
import { blend } from '../blend.ts';
import { closed, type Point, polar } from '../services/cut/point.ts';
import { type Facet, type Solid, view } from '../services/cut/solid.ts';
import { gold } from '../services/cut/tone.ts';

/** One figure: the line in the middle of its strokes, and its planes with their tones. */
interface Outline {
  readonly line: string;
  readonly facets: readonly (readonly [tone: string, d: string])[];
}

/** How a boulder fills its picture, and how large the number in it is. */
interface Boulder {
  readonly width: number;
  readonly height: number;
  /** Where its back begins below the upper side, in the middle. */
  readonly top: number;
  /** Sides of its planes. */
  readonly grain: readonly [across: number, down: number];
  /** Every so many planes one has no lines in it; or, where the number needs calm, has them. */
  readonly calm?: true;
  /** The number: its two forms, where each of its figures stands, half of a stroke, pixels to a unit of the mark, and the height of its middle. */
  readonly figure: {
    readonly four: Outline;
    readonly nought: Outline;
    readonly places: readonly [number, number, number];
    readonly half: number;
    readonly unit: number;
    readonly y: number;
  };
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

/** The nought: a frame of eight sides, as the mark has, in its 64 units, `taller` by so much above and below its middle. */
const corner = (turn: number, radius: number, taller: number): Point => {
  const [x, y] = polar([32, 32], radius / Math.cos(Math.PI / 8), turn * 45 - 112.5);
  return [x, y + Math.sign(y - 32) * taller];
};
const nought = (radius: number, half: number, taller: number) => {
  const ring = (off: number) => facing.map((_, side) => corner(side, radius + off, taller));
  const [outer, middle, inner] = [ring(half), ring(0), ring(-half)];
  const between = (from: readonly Point[], to: readonly Point[], side: number) =>
    closed([from[side]!, from[(side + 1) % 8]!, to[(side + 1) % 8]!, to[side]!]);
  return {
    line: closed(middle),
    facets: facing.flatMap((tone, side) => [
      [tone, between(outer, middle, side)] as const,
      [facing[(side + 4) % 8]!, between(middle, inner, side)] as const,
    ]),
  };
};

/** The four: its back rises at this slope from the left end of its bar to the top of its stem. Planes from the edges of the strokes to their middle, and at an end one across, all mitred. */
const four = (half: number, slope: number, left: number, stem: number, bar: number, foot: number) => {
  const across = Math.hypot(1, slope) / slope;
  const [end, top] = [stem + 6.7, bar - (stem - left) * slope];
  const [side, tip] = [half * (across + 1 / slope), half * slope * (across + 1)];
  const [low, high, over, under] = [bar + half, bar - half, stem + half, stem - half];
  const start: Point = [left, bar];
  const apex: Point = [stem, top];
  const outer: Point = [left - side, low];
  const inner: Point = [left + side, high];
  const roof: Point = [under, top + tip];
  const peak: Point = [over, top - tip];
  return {
    line: `M${stem} ${foot}V${bar}M${end} ${bar}H${left}L${stem} ${top}V${bar}`,
    facets: (
      [
        [7, [[outer, peak, apex, start]]],
        [3, [[start, apex, roof, inner]]],
        [
          2,
          [
            [apex, peak, [over, foot + half], [stem, foot]],
            [
              [end, bar],
              [end + half, high],
              [end + half, low],
            ],
          ],
        ],
        [6, [[apex, roof, [under, foot + half], [stem, foot]]]],
        [
          0,
          [
            [inner, [under, high], [stem, bar], start],
            [
              [over, high],
              [end + half, high],
              [end, bar],
              [stem, bar],
            ],
          ],
        ],
        [
          4,
          [
            [outer, start, [stem, bar], [under, low]],
            [
              [over, low],
              [end + half, low],
              [end, bar],
              [stem, bar],
            ],
            [
              [under, foot + half],
              [over, foot + half],
              [stem, foot],
            ],
          ],
        ],
      ] as readonly (readonly [number, readonly (readonly Point[])[]])[]
    ).map(([side, planes]) => [facing[side]!, planes.map(closed).join('')] as const),
  };
};

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
  const { width, height, calm, figure } = shape;
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
                {(index % 5 !== 2) !== (calm ?? false) && (
                  <path fill={`url(#l${toneOf(facet)}${angles[index % angles.length]})`} d={d} />
                )}
              </g>
            );
          })}
        </g>
        <g transform={`translate(${width / 2} ${figure.y}) scale(${figure.unit}) translate(-32 -32)`} fill="none">
          {figure.places.map((x, index) => {
            const { line, facets } = index === 1 ? figure.nought : figure.four;
            return (
              <g transform={`translate(${x})`} key={x}>
                {/* A groove keeps the lines of the stone away from those of the number. */}
                <path stroke={gold.ink} strokeWidth={figure.half * 2 + 3.5} strokeLinecap="square" d={line} />
                {facets.map(([tone, d]) => (
                  <path fill={tone} d={d} key={d} />
                ))}
              </g>
            );
          })}
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
  figure: {
    four: four(3, 1, 5.74, 40, 43.5, 59),
    nought: nought(27, 3, 0),
    places: [-55.4, 0, 71.5],
    half: 3,
    unit: 7.4,
    y: 392,
  },
});

/** For narrow ones: tall figures from margin to margin. */
export const boulderTall = boulder('boulder-tall', {
  width: 780,
  height: 770,
  top: 200,
  grain: [200, 190],
  calm: true,
  figure: {
    four: four(4.2, Math.tan(Math.PI * 0.375), 6, 34, 62, 82),
    nought: nought(21.8, 4.2, 28),
    places: [-43, 0, 62],
    half: 4.2,
    unit: 4.62,
    y: 425,
  },
});
