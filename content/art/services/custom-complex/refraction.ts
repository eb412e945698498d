import { overlap } from '../cut/overlap.ts';
import type { Piece } from '../cut/pieces.tsx';
import type { Plane, Tone } from '../cut/planes.tsx';
import type { Point } from '../cut/point.ts';
import { slopes } from '../cut/stone-facets.ts';
import { type BrilliantTone, brilliantPlan } from './brilliant-plan.ts';
import { strands } from './strands.ts';

/** Each plane of the brilliant in smoky glass, so that what goes through it shines. */
const smoky: Readonly<Record<BrilliantTone, Tone>> = {
  gleam: 'bronze',
  pale: 'bronze',
  light: 'dusk',
  honey: 'dusk',
  dim: 'night',
  amber: 'night',
  deep: 'night',
  bronze: 'night',
};
/** The planes in which a strand shows the side that is turned from the lamp. */
const shaded: readonly BrilliantTone[] = ['dim', 'amber', 'deep', 'bronze'];

const mirrored = (points: readonly Point[], level: number) => points.map(([x, y]): Point => [x, 2 * level - y]);

/**
 * The middle of each strand through the stone, in threads from its middle: at the girdle and at every ring of facets it breaks by
 * 22.5° or 45°. People and data change places, rules return to theirs.
 */
function paths(): readonly (readonly Point[])[] {
  const [edge, bend, lane] = [12.6, 8, 6];
  const away = -lane - (edge - bend) * slopes.flat;
  // Where the way back at 22.5° meets the way across at 45°, which goes through the middle between both lanes.
  const turn = (-lane / 2 - away - bend * slopes.flat) / (1 - slopes.flat);
  const half: readonly Point[] = [
    [-15, -lane],
    [-edge, -lane],
    [-bend, away],
    [-turn, -lane / 2 - turn],
  ];
  const people = [...half, ...[...half].reverse().map(([x, y]): Point => [-x, -lane - y])];
  const rules: readonly Point[] = [
    [-15, lane],
    [-edge, lane],
    [-bend, lane + (edge - bend) * slopes.flat],
    [0, lane + (edge - 2 * bend) * slopes.flat],
  ];
  return [
    mirrored(people, -lane / 2),
    people,
    [...rules, ...[...rules.slice(0, -1)].reverse().map(([x, y]): Point => [-x, y])],
  ];
}

/** A strand as broad as two of these on both sides of its middle, one quadrangle for each part of its way, mitred where it breaks. */
function band(path: readonly Point[], half: number): (readonly Point[])[] {
  const across = path.map(([x, y], index): Point => {
    const [before, after] = [path[index - 1] ?? [x - 1, y], path[index + 1] ?? [x + 1, y]];
    const [one, other] = [Math.atan2(y - before[1], x - before[0]), Math.atan2(after[1] - y, after[0] - x)];
    const [angle, length] = [(one + other) / 2, half / Math.cos((other - one) / 2)];
    return [-Math.sin(angle) * length, Math.cos(angle) * length];
  });
  const side = (index: number, way: number): Point => [
    path[index]![0] + way * across[index]![0],
    path[index]![1] + way * across[index]![1],
  ];
  return path.slice(1).map((_, index) => [side(index, -1), side(index + 1, -1), side(index + 1, 1), side(index, 1)]);
}

/** A brilliant of smoky glass and the three strands that cross in it, in another tone from facet to facet; `thread` is the quarter of a strand. */
export function refraction(at: Point, size: number, thread: number): readonly [readonly Plane[], readonly Piece[]] {
  const facets = brilliantPlan(at, size);
  const [data, people, rules] = paths().map((path) =>
    band(
      path.map(([x, y]): Point => [at[0] + x * thread, at[1] + y * thread]),
      2 * thread,
    ),
  ) as [Point[][], Point[][], Point[][]];
  const through = (parts: readonly (readonly Point[])[], tones: { front: string; back: string }) => {
    const seen = (dark: boolean) =>
      facets
        .filter(([tone]) => shaded.includes(tone) === dark)
        .flatMap(([, ...facet]) => parts.map((part) => overlap(part, facet)))
        .filter((piece) => piece.length > 2);
    return [
      [tones.front, ...seen(false)],
      [tones.back, ...seen(true)],
    ] satisfies readonly Piece[];
  };
  return [
    facets.map(([tone, ...points]): Plane => [smoky[tone], ...points]),
    [...through(rules, strands[0]), ...through(data, strands[1]), ...through(people, strands[2])],
  ];
}
