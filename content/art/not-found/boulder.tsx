import { defineArt, type Drawing } from '../art.ts';
import { mark } from '../../look.ts';
import { Outline } from '../outline.tsx';
import { closed } from '../services/cut/point.ts';
import { type Facet, type Solid, view } from '../services/cut/solid.ts';
import { gold } from '../services/cut/tone.ts';
import { notFoundCode } from '../../not-found.ts';

/** How a boulder fills its picture, and how large the number in it is. */
interface Boulder {
  readonly width: number;
  readonly height: number;
  /** Where its back begins below the upper side, in the middle. */
  readonly top: number;
  /** Sides of its planes. */
  readonly grain: readonly [across: number, down: number];
  /** Height and middle of the number, and the room between its figures. */
  readonly figure: { readonly size: number; readonly y: number; readonly gap: number };
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

/** The nought: a cut octagon, as the outline of the mark is. */
const nought = 'M20.5 4.3h23l16.2 16.2v23L43.5 59.7h-23L4.3 43.5v-23z';

const angles = [22.5, 67.5, -45, -22.5, 45, -67.5];

/** Room between the lines of a plane by the light it takes, the brightest first; a plane in the shade has none. */
const gaps = [5, 6.5, 9, 14];

/** The lines that planes are filled with: a rough stone swallows light, so that no more than lines shine. */
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
      <path stroke={tone < 3 ? gold.light : gold.deep} strokeWidth={1.9 - tone * 0.3} d={`M0 ${gap / 2}h${gap}`} />
    </pattern>
  )),
);

const toneOf = ({ light }: Facet) => Math.floor((0.92 - light) * 4.4);

function boulder(name: string, shape: Boulder): Drawing {
  const { width, height, figure } = shape;
  const middle = width / 2;
  // The nought is as high as the figures: the mark, whose octagon takes up 55.4 of its 64 units.
  const high = figure.size * 0.72;
  const scale = high / 55.4;
  const side = high / 2 + figure.gap;
  return defineArt({
    name: `not-found/${name}`,
    width,
    height,
    draw: () => (
      <>
        <defs>{lines}</defs>
        <g fill={gold.ink} stroke={gold.deep} strokeLinejoin="round">
          {view(surface(shape), { x: 0, y: 0, size: 1 }).visible.map((facet, index) => {
            const tone = Math.max(0, toneOf(facet));
            const d = closed(facet.points);
            return (
              <g key={d}>
                <path d={d} />
                {tone < gaps.length && <path fill={`url(#l${tone}${angles[index % angles.length]})`} d={d} />}
              </g>
            );
          })}
        </g>
        {/* A groove keeps the lines of the stone away from those of the number. */}
        <g fill={gold.light} stroke={gold.ink} strokeWidth="22" strokeLinejoin="round" paintOrder="stroke">
          <Outline face="serif" size={figure.size} x={middle - side} y={figure.y + high / 2} anchor="end">
            {notFoundCode[0]!}
          </Outline>
          <Outline face="serif" size={figure.size} x={middle + side} y={figure.y + high / 2}>
            {notFoundCode[2]!}
          </Outline>
        </g>
        <g
          transform={`translate(${middle - 32 * scale} ${figure.y - 32 * scale}) scale(${scale})`}
          fill="none"
          stroke={gold.light}
          strokeLinejoin="bevel"
        >
          <path fill={gold.ink} stroke={gold.ink} strokeWidth="6" d={nought} />
          <path strokeWidth="0.45" strokeDasharray="1.3 .9" d={mark.lines} />
          <path strokeWidth="3" d={nought} />
          <path fill={gold.light} strokeWidth="0.5" d={mark.planes[0]} />
        </g>
      </>
    ),
  });
}

/** For wide screens. */
export const boulderWide = boulder('boulder-wide', {
  width: 1440,
  height: 720,
  top: 104,
  grain: [230, 165],
  figure: { size: 620, y: 388, gap: 62 },
});

/** For narrow ones. */
export const boulderTall = boulder('boulder-tall', {
  width: 780,
  height: 900,
  top: 215,
  grain: [200, 190],
  figure: { size: 400, y: 510, gap: 30 },
});
