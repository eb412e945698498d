import type { ReactElement } from 'react';
import { defineSheet } from '../../sheet.tsx';
import { Pieces, type Piece } from '../cut/pieces.tsx';
import { box } from '../cut/plate.ts';
import type { Point } from '../cut/point.ts';
import { slopes } from '../cut/stone-facets.ts';
import { strands } from './strands.ts';

/** The distance of the three lanes that the strands go down in, and the height of a drawing, of which a page shows the middle. */
const [lane, height] = [100, 2400];
/** Half of what a strand is across, so that a third of a lane is free between two, as the style sheet has it; and how far the corners lie apart from its middle where it turns by 45°. */
const half = lane / 3;
const mitre = half * slopes.flat;

type Strand = (typeof strands)[number];

/** Two neighbours change lanes at 45°, the one that lies over the other drawn last; what comes out from under it is in its shade. */
function knot(left: Strand, right: Strand, at: number, leftOver: boolean): readonly Piece[] {
  const [top, low] = [(height - lane) / 2, (height + lane) / 2];
  const change = ({ front, back, shade }: Strand, way: 1 | -1, under: boolean): readonly Piece[] => {
    const [from, to] = way > 0 ? [at, at + lane] : [at + lane, at];
    const turn = (x: number, y: number): readonly [Point, Point] => [
      [x - half, y + way * mitre],
      [x + half, y - way * mitre],
    ];
    const [[first, second], [third, fourth]] = [turn(from, top), turn(to, low)];
    // A place along the way from the middle of the crossing, and across it towards the side that ends first.
    const place = (along: number, across: number): Point => [
      at + lane / 2 + (way * (along - across)) / Math.SQRT2,
      height / 2 + (along + across) / Math.SQRT2,
    ];
    // The straight parts go on a little below the turned one, so that no seam shows.
    return [
      [
        front,
        [...[first, second].map(([x, y]): Point => [x, y + 1]), [from + half, 0], [from - half, 0]],
        [...[third, fourth].map(([x, y]): Point => [x, y - 1]), [to + half, height], [to - half, height]],
      ],
      [way > 0 ? front : back, [first, second, fourth, third]],
      ...(under ? [[shade, [place(half, -half), place(half, half), place(2 * half, -half)]] as const] : []),
    ];
  };
  const [one, other] = [change(left, 1, !leftOver), change(right, -1, leftOver)];
  return leftOver ? [...other, ...one] : [...one, ...other];
}

/** Five knots, each below the one before, and who lies in which lane above it. */
const knots = Array.from({ length: 5 }, (_, index) => index).map((index) => {
  const lanes = [0, 2, 1];
  for (let before = 0; before < index; before++) {
    const first = before % 2;
    [lanes[first], lanes[first + 1]] = [lanes[first + 1]!, lanes[first]!];
  }
  const [a, b, c] = lanes.map((strand) => strands[strand]!) as [Strand, Strand, Strand];
  return (): ReactElement => (
    <Pieces
      pieces={
        index % 2
          ? [[a.front, box(lane / 2 - half, 0, 2 * half, height)], ...knot(b, c, 1.5 * lane, false)]
          : [...knot(a, b, lane / 2, true), [c.front, box(2.5 * lane - half, 0, 2 * half, height)]]
      }
    />
  );
});

/** The strands beside the steps of the work, which put them in order: one knot for each. */
export const knotArts = defineSheet({
  name: 'services/custom-knots',
  width: 3 * lane,
  height,
  draws: knots,
});
