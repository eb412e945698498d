import { defineArt } from '../art.ts';
import { brilliant, singleCut } from './cut/cuts.ts';
import { Guide } from './cut/guide.tsx';
import { open, type Point, polar, strokes } from './cut/point.ts';
import { view } from './cut/solid.ts';
import { Stone } from './cut/stone.tsx';

const source: Point = [226, 424];
const fan = [-67.5, -45, -22.5, 0, 22.5, 45];
const reach = [330, 420, 350, 398, 350, 316];
const stone = view(brilliant(), { x: source[0], y: source[1], size: 186, tilt: 66, turn: 8 }).visible;
const reached = fan.flatMap((angle, index) => {
  const [x, y] = polar(source, reach[index]!, angle);
  return view(singleCut(), { x, y, size: [34, 46, 30, 54, 40, 32][index]!, turn: index * 11.25, tilt: 6 }).visible;
});
const beams = fan.flatMap((angle) =>
  [-3.2, 0, 3.2].map((spread) => [polar(source, 60, angle), polar(source, 640, angle + spread)] as const),
);
const wave = (radius: number) =>
  open(Array.from({ length: 7 }, (_, index) => polar(source, radius, -78.75 + index * 22.5)));

/** One ray enters a stone and leaves it in every direction; where it arrives, something shines. */
export const marketingArt = defineArt({
  name: 'services/marketing',
  width: 700,
  height: 700,
  draw: () => (
    <>
      <Guide d={[260, 306, 352, 398, 444].map(wave).join('')} width={0.8} opacity={0.8} />
      <Guide d={strokes(beams.map(([from, to]) => [from, clip(to)]))} width={0.9} />
      <Guide d="M40 40L160 330M60 32L180 322M20 48L140 338" width={1.8} />
      <Stone facets={stone} />
      <Stone facets={reached} />
    </>
  ),
});

/** Beams end at the edge of the plate. */
function clip([x, y]: Point): Point {
  const share = Math.min(
    1,
    ...[680 - source[0], 680 - source[1], source[1] - 20].map((room, side) => {
      const run = [x - source[0], y - source[1], source[1] - y][side]!;
      return run > 0 ? room / run : 1;
    }),
  );
  return [source[0] + (x - source[0]) * share, source[1] + (y - source[1]) * share];
}
