import { inset } from '../services/cut/inset.ts';
import { type Plane, Planes, type Tone } from '../services/cut/planes.tsx';
import { type Point, rightOf } from '../services/cut/point.ts';

/** How much light falls on a plane that leans outwards over a side: 1 from the upper left, -1 from the lower right. */
const lightOn = ([x, y]: Point, [toX, toY]: Point) => (toX - x - toY + y) / Math.hypot(toX - x, toY - y) / Math.SQRT2;

/** No side is so light that it would be lost on paper. */
const steps: readonly Tone[] = ['light', 'honey', 'dim', 'amber', 'deep', 'bronze', 'dusk'];

interface CutPieceProps {
  readonly points: readonly Point[];
  readonly bevel: number;
}

/** The piece that is missing, cut all around; below its table is more of it than above. */
export function CutPiece({ points, bevel }: CutPieceProps) {
  const table = inset(points, bevel).map(([x, y]): Point => [x - bevel / 6, y - bevel / 6]);
  const planes = points.flatMap((from, index): readonly Plane[] => {
    const next = (index + 1) % points.length;
    const [to, start, end] = [points[next]!, table[index]!, table[next]!];
    const middle: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
    const tone = (turned: number) =>
      steps[Math.min(6, Math.max(0, Math.round((1 - lightOn(from, to)) * 2.6 + turned)))]!;
    return [
      [tone(0), from, to, middle],
      [tone(-1), from, middle, start],
      [tone(1.6), to, end, middle],
    ];
  });
  const [x, y] = table.reduce(
    ([sumX, sumY], [atX, atY]) => [sumX + atX / table.length, sumY + atY / table.length],
    [0, 0],
  );
  return <Planes planes={[...planes, ['pale', ...table], ['light', ...rightOf(table, (at) => x + y - at)]]} />;
}
