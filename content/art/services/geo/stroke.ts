import { toneTowards } from '../cut/facing.ts';
import type { Plane, Tone } from '../cut/planes.tsx';
import { type Point, polar } from '../cut/point.ts';

/** A turn of the pen: its direction in degrees (0 to the right, 90 down), how far it goes, and half the breadth it has there. */
type Move = readonly [direction: number, length: number, half: number];

/** Half the breadth at the first point, then the moves. */
interface Stroke {
  readonly from: Point;
  readonly half: number;
  readonly moves: readonly Move[];
}

/** From the planes that face the lamp, at the upper left, to those turned from it. */
const tones: readonly Tone[] = ['gleam', 'pale', 'light', 'honey', 'amber', 'deep', 'bronze'];

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The planes of a stroke: two meet in a ridge along its middle, and one closes each end. */
export function cutStroke({ from, half, moves }: Stroke): readonly Plane[] {
  const ridge: Point[] = [from];
  for (const [direction, length] of moves) ridge.push(polar(ridge.at(-1)!, length, direction));
  const halves = [half, ...moves.map(([, , breadth]) => breadth)];
  const side = (turn: 90 | -90) =>
    ridge.map((at, index) => {
      const next = moves[Math.min(index, moves.length - 1)]![0];
      const last = moves[Math.max(0, index - 1)]![0];
      // At a turn both sides meet on the line that halves its angle.
      const lean = (next - last) / 2;
      return polar(at, halves[index]! / Math.cos(radians(lean)), last + lean + turn);
    });
  const [left, right] = [side(-90), side(90)];
  const [first, final] = [moves[0]!, moves.at(-1)!];
  const inside = ridge.with(0, polar(from, half, first[0])).with(-1, polar(ridge.at(-1)!, final[2], final[0] + 180));
  return [
    ...moves.flatMap(([direction], index): Plane[] => [
      [toneTowards(direction - 90, tones), left[index]!, left[index + 1]!, inside[index + 1]!, inside[index]!],
      [toneTowards(direction + 90, tones), right[index]!, right[index + 1]!, inside[index + 1]!, inside[index]!],
    ]),
    [toneTowards(first[0] + 180, tones), left[0]!, right[0]!, inside[0]!],
    [toneTowards(final[0], tones), left.at(-1)!, right.at(-1)!, inside.at(-1)!],
  ];
}

/** A round end: eight planes that rise to its middle. */
export const cutDrop = (at: Point, radius: number): readonly Plane[] =>
  Array.from({ length: 8 }, (_, index) => {
    const direction = 45 * index;
    return [
      toneTowards(direction, tones),
      at,
      polar(at, radius, direction - 22.5),
      polar(at, radius, direction + 22.5),
    ];
  });
