import type { ReactElement } from 'react';
import { defineArt } from '../../art.ts';
import { brilliant } from '../cut/cuts.ts';
import { Guide } from '../cut/guide.tsx';
import { closed, polar, sides, strokes, type Point } from '../cut/point.ts';
import { type Facet, view } from '../cut/solid.ts';
import { Stone } from '../cut/stone.tsx';
import { gold } from '../cut/tone.ts';

const radius = 480;

/** Where its five stages end, in degrees from the first: whole planes of the cut. */
const ends = [45, 67.5, 112.5, 135, 180];

const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** One half of a large stone, from its middle on, in five stages: planned, tried, cut, measured, set. `from` is where the first begins. */
function StagedStone({ x, y, from }: { readonly x: number; readonly y: number; readonly from: number }) {
  const stages: Facet[][] = ends.map(() => []);
  for (const facet of view(brilliant(), { x, y, size: radius }).visible.slice(1)) {
    const [mx, my] = middle(facet.points);
    const angle = ((Math.atan2(my - y, mx - x) * 180) / Math.PI - from + 720) % 360;
    if (angle > 359) stages[0]!.push(facet);
    else if (angle < 181) stages[ends.findIndex((end) => Math.min(angle, 179) < end)]!.push(facet);
  }
  const [planned, tried, cut] = stages.map((facets) => facets.map(({ points }) => points));
  const rim = (index: number, size: number) => {
    const start = index ? ends[index - 1]! : 0;
    const steps = (ends[index]! - start) / 22.5;
    return Array.from({ length: steps }, (_, step): [Point, Point] => [
      polar([x, y], size, from + start + step * 22.5),
      polar([x, y], size, from + start + (step + 1) * 22.5),
    ]);
  };
  const table = (index: number) => {
    const start = index ? ends[index - 1]! : 0;
    const steps = (ends[index]! - start) / 22.5;
    return closed([
      [x, y],
      ...Array.from({ length: steps + 1 }, (_, step) => {
        const angle = start + step * 22.5;
        return polar([x, y], radius * 0.55 * (angle % 45 ? Math.cos(Math.PI / 8) : 1), from + angle);
      }),
    ]);
  };
  const spokes = strokes([0, ...ends].map((end) => [[x, y], polar([x, y], radius + 26, from + end)] as const));
  return (
    <>
      <Guide d={spokes} width={1.6} />
      <Guide d={sides(planned!) + table(0)} width={3.5} dash="14 9" />
      <path fill={gold.gleam} stroke={gold.deep} strokeWidth="2.4" d={tried!.map(closed).join('') + table(1)} />
      <path fill={gold.light} stroke={gold.ink} strokeWidth="2" d={cut!.map(closed).join('') + table(2)} />
      <path fill={gold.gleam} stroke={gold.ink} strokeWidth="2" d={table(3) + table(4)} />
      <Stone facets={stages[3]!} line={2} />
      <Guide d={strokes(rim(3, radius + 18))} width={3} dash="10 7" />
      <Stone facets={stages[4]!} line={2} />
      <Guide d={strokes(rim(4, radius + 12)) + strokes(rim(4, radius + 22))} width={2} />
    </>
  );
}

/** For narrow screens: the stages from the left to the right. */
export const stagedStoneArt = defineArt({
  name: 'services/staged-stone',
  width: 1020,
  height: 520,
  draw: (): ReactElement => <StagedStone x={510} y={514} from={180} />,
});

/** From the top down, and from each stage a line to what is said of it. */
export const stagedStoneWideArt = defineArt({
  name: 'services/staged-stone-wide',
  width: 900,
  height: 1020,
  draw: () => (
    <>
      <Guide d={[-0.8, -0.4, 0, 0.4, 0.8].map((part) => `M20 ${510 + part * 510}H900`).join('')} width={2.5} />
      <path
        fill={gold.warm}
        d={closed(Array.from({ length: 9 }, (_, step) => polar([4, 510], 480, step * 22.5 - 90)))}
      />
      <StagedStone x={4} y={510} from={-90} />
    </>
  ),
});
