import { toneAt } from '../services/cut/facing.ts';
import { inset } from '../services/cut/inset.ts';
import { type Plane, Planes, type Tone } from '../services/cut/planes.tsx';
import { leftOf, onTheWay, type Point, rightOf } from '../services/cut/point.ts';

/** How much light falls on a plane that leans outwards over a side: 1 from the upper left, -1 from the lower right. */
const lightOn = ([x, y]: Point, [toX, toY]: Point) => (toX - x - toY + y) / Math.hypot(toX - x, toY - y) / Math.SQRT2;

/** No side is so light that it would be lost on paper. */
const steps: readonly Tone[] = ['light', 'honey', 'dim', 'amber', 'deep', 'bronze', 'dusk'];

interface CutPieceProps {
  readonly points: readonly Point[];
  /** How far inside its edge its two rings of facets end. */
  readonly rings: readonly [number, number];
}

/** The facets of one side between two rings: triangles that stand by turns on the one and on the other, so many on the outer. */
function facets(
  [from, to]: readonly [Point, Point],
  [start, end]: readonly [Point, Point],
  count: number,
  lift: number,
) {
  const tone = (turned: number) => toneAt(steps, (1 - lightOn(from, to)) * 2.6 + turned - lift);
  const inner = (index: number) =>
    index < 0 ? start : index === count ? end : onTheWay(start, end, (index + 0.5) / count);
  const outer = (index: number) => onTheWay(from, to, index / count);
  return Array.from({ length: count + 1 }, (_, index): readonly Plane[] => [
    [tone(index === count ? 1.6 : -1), inner(index - 1), outer(index), inner(index)],
    ...(index < count ? [[tone(index % 2), outer(index), outer(index + 1), inner(index)] as const] : []),
  ]).flat();
}

/** The piece that is missing, cut all around in two rings; below its table is more of it than above. */
export function CutPiece({ points, rings }: CutPieceProps) {
  const [outline, girdle, table] = [0, ...rings].map((width) =>
    width ? inset(points, width).map(([x, y]): Point => [x - width / 6, y - width / 6]) : points,
  ) as [readonly Point[], readonly Point[], readonly Point[]];
  const ring = (outer: readonly Point[], inner: readonly Point[], long: number, lift: number) =>
    outer.flatMap((from, index) => {
      const next = (index + 1) % outer.length;
      const sides = [from, outer[next]!] as const;
      const count = Math.hypot(sides[1][0] - from[0], sides[1][1] - from[1]) > 200 ? long : 1;
      return facets(sides, [inner[index]!, inner[next]!], count, lift);
    });
  const [x, y] = table.reduce(
    ([sumX, sumY], [atX, atY]) => [sumX + atX / table.length, sumY + atY / table.length],
    [0, 0],
  );
  return (
    <Planes
      planes={[
        ...ring(outline, girdle, 3, 0),
        ...ring(girdle, table, 2, 1),
        ['pale', ...table],
        ['light', ...rightOf(table, (at) => x + y - at)],
        [
          'gleam',
          ...leftOf(
            rightOf(table, (at) => x - 60 + y - at),
            (at) => x - 12 + y - at,
          ),
        ],
      ]}
    />
  );
}
