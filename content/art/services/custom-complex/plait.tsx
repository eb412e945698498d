import { defineArt } from '../../art.ts';
import { Pieces, type Piece } from '../cut/pieces.tsx';
import type { Point } from '../cut/point.ts';
import { slopes } from '../cut/stone-facets.ts';
import { strands } from './strands.ts';

/** Half of what a strand measures across its way, in units: where it runs at 45°, and where it runs straight. */
const [half, straight] = [0.5, Math.SQRT1_2 / 2];
/** How far a corner lies back where a strand turns by 45°. */
const mitre = straight * slopes.flat;

interface Plait {
  /** Where on the drawing a place of the plait is: along it, and from its lower edge (0) to its upper one (3). */
  readonly at: (along: number, up: number) => Point;
  readonly from: number;
  /** Where it ends, or where its strands lie in order and go on straight: on a half, between two crossings. */
  readonly to: number;
  /** How far they go on, and how far on their upper sides. */
  readonly on?: readonly [number, number];
}

/** How high a strand lies: it goes up and down between the edges at 45°, each two units ahead of the one before. */
const height = (strand: number, along: number) => {
  const turn = (((along + 2 * strand) % 6) + 6) % 6;
  return Math.min(turn, 6 - turn);
};

/** Where a strand turns straight: at the end, or a unit before where it would go to the edge and back until then. */
const turnOf = (strand: number, to: number) => (height(strand, to - half) % 3 === 0 ? to - 1 : to);

/** The pieces of a flat plait of three, the undermost first. What comes from an edge lies over what comes from the middle, so that each goes over and under in turn. */
function plait({ at, from, to, on }: Plait): readonly Piece[] {
  const limbs = strands.flatMap(({ front, back }, strand) => {
    const first = Math.floor((from + 2 * strand) / 3) - 1;
    return Array.from({ length: Math.ceil((to - from) / 3) + 3 }, (_, index) => first + index).flatMap((limb) => {
      const start = limb * 3 - 2 * strand;
      const rises = limb % 2 === 0;
      const [low, high] = rises ? [0, 3] : [3, 0];
      const way = rises ? 1 : -1;
      const turn = on ? turnOf(strand, to) : to + half;
      if (start >= turn || start + 3 < from - half) return [];
      const up = height(strand, to);
      const ends =
        on && start + 3 > turn
          ? [at(turn + mitre, up - way * straight), at(turn - mitre, up + way * straight)]
          : [at(start + 3 + half, high), at(start + 3 - half, high)];
      const piece: Piece = [rises ? back : front, [at(start - half, low), at(start + half, low), ...ends]];
      return [{ rises, piece }];
    });
  });
  // The long side of a shade is level, but where the strand turns at once: there it ends in the turn.
  const shadeEnd = (x: number, up: number, way: number) =>
    on && x + way > to
      ? [at(to - mitre, up - half - straight), at(to + mitre, up - half + straight)]
      : [at(x + way, up - half)];
  const crossings = Array.from({ length: Math.ceil(to - from) + 1 }, (_, index) => Math.floor(from) + index)
    .filter((along) => along < to)
    .flatMap((x): Piece[] => {
      const [one, other] = [0, 1, 2].filter((strand) => height(strand, x) % 3 !== 0) as [number, number];
      const up = height(one, x);
      const [rising, falling] = height(one, x + half) > up ? [one, other] : [other, one];
      const way = up === 1 ? 1 : -1;
      const [over, under] = way > 0 ? [rising, falling] : [falling, rising];
      // A little longer than the crossing, so that no seam shows.
      const more = 0.004;
      return [
        [strands[under]!.shade, [at(x + way * half, up), at(x, up), at(x, up - half), ...shadeEnd(x, up, way)]],
        [
          way > 0 ? strands[over]!.back : strands[over]!.front,
          [
            at(x - half - more, up - way * more),
            at(x + more, up + way * (half + more)),
            at(x + half + more, up + way * more),
            at(x - more, up - way * (half + more)),
          ],
        ],
      ];
    });
  const straights = strands.map(({ front }, strand): Piece => {
    const up = height(strand, to);
    const turn = turnOf(strand, to);
    const bend = (height(strand, turn - 0.1) < up ? 1 : -1) * mitre;
    const [lower, upper] = on ?? [0, 0];
    return [
      front,
      [
        at(turn - bend - 0.01, up + straight),
        at(to + upper, up + straight),
        at(to + lower, up - straight),
        at(turn + bend - 0.01, up - straight),
      ],
    ];
  });
  return [
    ...limbs.filter(({ rises }) => rises).map(({ piece }) => piece),
    ...limbs.filter(({ rises }) => !rises).map(({ piece }) => piece),
    ...(on ? straights : []),
    ...crossings,
  ];
}

/** The plait across the whole page. */
export const plaitArt = defineArt({
  name: 'services/plait',
  width: 1440,
  height: 600,
  draw: () => <Pieces pieces={plait({ at: (x, up) => [(x + 0.6) * 200, (3 - up) * 200], from: -0.6, to: 6.6 })} />,
});

/** Down the page: crosswise at first, then side by side for as long as the words beside them last. */
export const orderedArt = defineArt({
  name: 'services/plait-ordered',
  width: 420,
  height: 3000,
  draw: () => (
    <Pieces pieces={plait({ at: (y, up) => [(3 - up) * 140, (y - 2) * 140], from: 2, to: 7.5, on: [20, 20] })} />
  ),
});

/** The same on a phone, where each ends in a cut of its own. */
export const orderedShortArt = defineArt({
  name: 'services/plait-ordered-short',
  width: 390,
  height: 650,
  draw: () => (
    <Pieces pieces={plait({ at: (y, up) => [(3 - up) * 130, (y - 2) * 130], from: 2, to: 5.5, on: [0.79, 1.5] })} />
  ),
});
