import type { ReactElement } from 'react';
import { facing, toneAt } from '../services/cut/facing.ts';
import { inset } from '../services/cut/inset.ts';
import { type Plane, Planes, type Tone } from '../services/cut/planes.tsx';
import { plate } from '../services/cut/plate.ts';
import type { Point } from '../services/cut/point.ts';
import { rotate } from '../services/cut/solid.ts';
import { defineSheet } from '../sheet.tsx';
import { CutPiece } from './cut-piece.tsx';

const size = { width: 560, height: 150 } as const;
const clip = 40;
const depth = 22;

/** Where the visitor's name belongs: the hole, and what fits into it. */
const outline = plate(0, 0, size.width, size.height, clip);
const piece = inset(outline, 4);

/** Walls that fall inwards, from those that look into the lamp to those turned from it. */
const walls: readonly Tone[] = ['gleam', 'pale', 'amber', 'deep', 'bronze', 'dusk'];

/** The hole: of its walls the lower ones are lit, and what is at its bottom is dark. */
export function Hole() {
  const bottom = inset(outline, depth).map(([x, y]): Point => [x + depth / 6, y + depth / 6]);
  const planes = outline.flatMap((from, index): readonly Plane[] => {
    const next = (index + 1) % outline.length;
    const [to, start, end] = [outline[next]!, bottom[index]!, bottom[next]!];
    const light = facing((Math.atan2(to[0] - from[0], from[1] - to[1]) * 180) / Math.PI);
    const tone = (turned: number) => toneAt(walls, ((1 - light) / 2) * 5 + turned);
    return [
      [tone(0), from, to, end],
      [tone(0.6), from, end, start],
    ];
  });
  return <Planes planes={[...planes, ['ink', ...bottom]]} />;
}

interface TurnedPieceProps {
  readonly degrees: number;
  readonly larger: number;
}

/** The piece turned about its middle, in the middle of a square as wide as the slot, and so much larger. */
export const TurnedPiece = ({ degrees, larger }: TurnedPieceProps) => {
  const points = piece.map(([left, top]): Point => {
    const [x, y] = rotate((left - size.width / 2) * larger, (top - size.height / 2) * larger, degrees);
    return [x + size.width / 2, y + size.width / 2];
  });
  return <CutPiece points={points} rings={[24 * larger, 46 * larger]} />;
};

/** A slot in the middle of a square: the file it shares has the ratio of all its cells. */
const amid = (slot: ReactElement) => () => <g transform={`translate(0 ${(size.width - size.height) / 2})`}>{slot}</g>;

/** The slot, empty and with the piece in it; then the piece on its way: it turns less, and is larger, the nearer it comes. */
export const [emptySlot, filledSlot, ...missing] = defineSheet({
  name: 'solutions/slot',
  width: size.width,
  height: size.width,
  draws: [
    amid(<Hole />),
    amid(
      <>
        <Planes planes={[['bronze', ...outline]]} />
        <CutPiece points={piece} rings={[12, 22]} />
      </>,
    ),
    ...(
      [
        [67.5, 0.84],
        [45, 0.92],
        [22.5, 1],
      ] as const
    ).map(([degrees, larger]) => () => <TurnedPiece {...{ degrees, larger }} />),
  ],
});
