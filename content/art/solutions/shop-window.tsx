import { blend } from '../blend.ts';
import { type Piece, Pieces, ring } from '../services/cut/pieces.tsx';
import { plate } from '../services/cut/plate.ts';
import type { Point } from '../services/cut/point.ts';
import { slopes } from '../services/cut/stone-facets.ts';
import { gold } from '../services/cut/tone.ts';

/** What the window is made of: dark, and lit from inside. */
const shades = {
  dark: {
    frame: [gold.dim, gold.deep, gold.bronze, gold.dusk],
    room: [
      blend({ goldDeep: 20, ink: 80 }),
      blend({ goldDeep: 30, ink: 70 }),
      blend({ goldDeep: 14, ink: 86 }),
      blend({ goldDeep: 42, ink: 58 }),
    ],
    back: blend({ goldDeep: 8, ink: 92 }),
    signs: gold.ink,
  },
  lit: {
    frame: [gold.pale, gold.honey, gold.amber, gold.bronze],
    room: [gold.honey, gold.light, gold.dim, gold.pale],
    back: gold.gleam,
    signs: gold.ink,
  },
} as const;

interface WindowProps {
  readonly at: Point;
  readonly size: readonly [width: number, height: number];
  readonly lit?: boolean;
}

/** A site as a shop window: a frame with the bar of a browser, a deep room behind it, and a sill before it. */
export function ShopWindow({ at: [x, y], size: [width, height], lit = false }: WindowProps) {
  const { frame, room, back, signs } = lit ? shades.lit : shades.dark;
  const depth = 64;
  const [edge, bar] = [18, 62];
  const [left, right, top, bottom] = [x + edge, x + width - edge, y + bar, y + height];
  // The back wall of the room lies higher than its front: we look at it from the street, a little from above.
  const [backLeft, backRight, backTop, backBottom] = [left + 96, right - 96, top + 44, bottom - 92];
  const up = ([px, py]: Point): Point => [px + depth, py - depth * slopes.flat];
  const pieces: readonly Piece[] = [
    // Roof and right side.
    [frame[0], [[x + 24, y], [x + width - 24, y], up([x + width - 24, y]), up([x + 24, y])]],
    [frame[2], [[x + width - 24, y], [x + width, y + 24], up([x + width, y + 24]), up([x + width - 24, y])]],
    [frame[3], [[x + width, y + 24], [x + width, y + height], up([x + width, y + height]), up([x + width, y + 24])]],
    // Front of the frame.
    [
      frame[1],
      [
        [x, y + 24],
        [x + 24, y],
        [x + width - 24, y],
        [x + width, y + 24],
        [x + width, bottom],
        [x, bottom],
      ],
    ],
    // Room: left wall, right wall, ceiling, floor, back.
    [
      room[0],
      [
        [left, top],
        [backLeft, backTop],
        [backLeft, backBottom],
        [left, bottom],
      ],
    ],
    [
      room[1],
      [
        [right, top],
        [backRight, backTop],
        [backRight, backBottom],
        [right, bottom],
      ],
    ],
    [
      room[2],
      [
        [left, top],
        [right, top],
        [backRight, backTop],
        [backLeft, backTop],
      ],
    ],
    [
      room[3],
      [
        [left, bottom],
        [right, bottom],
        [backRight, backBottom],
        [backLeft, backBottom],
      ],
    ],
    [
      back,
      [
        [backLeft, backTop],
        [backRight, backTop],
        [backRight, backBottom],
        [backLeft, backBottom],
      ],
    ],
    [signs, ...[34, 62, 90].map((right) => ring([x + right, y + 32], 9)), plate(x + 124, y + 20, width - 164, 24, 7)],
    // The sill: what one stands on, and its front.
    [
      frame[0],
      [
        [x - 26, bottom + 34],
        [x, bottom],
        [x + width, bottom],
        [x + width + 26, bottom + 34],
      ],
    ],
    [
      frame[2],
      [
        [x - 26, bottom + 34],
        [x + width + 26, bottom + 34],
        [x + width + 26, bottom + 62],
        [x - 26, bottom + 62],
      ],
    ],
    [
      frame[3],
      [
        [x + width + 26, bottom + 34],
        [x + width, bottom],
        up([x + width, bottom]),
        up([x + width + 26, bottom + 34]),
        up([x + width + 26, bottom + 62]),
        [x + width + 26, bottom + 62],
      ],
    ],
  ];
  return <Pieces pieces={pieces} />;
}
