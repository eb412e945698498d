import { defineArt } from '../art.ts';
import { blend } from '../blend.ts';
import { brilliant, singleCut } from './cut/cuts.ts';
import { Guide } from './cut/guide.tsx';
import { closed, open, type Point, polar, sides, strokes } from './cut/point.ts';
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
      <Stone facets={reached} scale={0.6} line={1.1} />
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

const facets = view(brilliant(), { x: 210, y: 210, size: 204 }).visible;
const lines = (dash = 'none', width = 1.5) => (
  <Guide d={sides(facets.map(({ points }) => points))} width={width} dash={dash} />
);

/** One stone in three situations: cut, but in the dark; lit on one side; no more than a plan. */
export const situationArt = [
  () => (
    <>
      {facets.map(({ points, light }, index) => {
        const warm = Math.round(4 + light ** 2 * 62);
        return <path fill={blend({ ink: 100 - warm, warm })} d={closed(points)} key={index} />;
      })}
      {lines()}
    </>
  ),
  () => (
    <>
      <Stone facets={facets.filter(({ points }) => points.reduce((sum, [x, y]) => sum + x + y - 420, 0) < 1)} />
      {lines()}
    </>
  ),
  () => lines('13 8', 3.2),
].map((draw, index) => defineArt({ name: `services/situation-${index + 1}`, width: 420, height: 420, draw }));
