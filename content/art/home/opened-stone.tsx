import { defineArt } from '../art.ts';
import { blend } from '../blend.ts';
import { bodyOf, fireOf, glow } from '../brand/fire.ts';
import { stoneRadius, stoneRings } from '../brand/stone.ts';
import { b2bInsiderPalette } from '../cases/b2b-insider/palette.ts';
import { hrneedsPalette } from '../cases/hrneeds/palette.ts';
import { closed, type Point } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';

/** Where the light comes from: the point of the wedge above, 20.7 % of the width below the upper edge of the drawing, so that the glow is whole. */
const source: Point = [0, 0];

/** What the beam has opened, between 22.5° and 45°: from where it enters to where the colours leave. */
const window: readonly Point[] = [
  [210, 87],
  [540, 223.7],
  [382, 382],
  [170, 170],
];
const [enters, right, lower, below] = window as readonly [Point, Point, Point, Point];

const [top, corner, east, southEast, south, southWest, west]: readonly Point[] = [
  [404, 32],
  [596, 112],
  [672, 330],
  [606, 544],
  [402, 640],
  [180, 566],
  [78, 350],
];

const grey = (warm: number) => blend({ ink: 100 - warm, warm });

/** The rough stone: eight planes, each darker as it turns from the light. */
const rough: readonly (readonly [warm: number, ...points: Point[]])[] = [
  [46, enters, top!, right],
  [29, top!, corner!, right],
  [18, corner!, east!, right],
  [8, right, east!, southEast!, lower],
  [5, southEast!, south!, lower],
  [11, south!, southWest!, lower],
  [21, southWest!, west!, lower],
  [36, west!, below, lower],
];

/** A ray that leaves the window at a point, so long at an angle (degrees, clockwise from the right), and broader as it goes. */
function ray([x, y]: Point, degrees: number, length: number): string {
  const angle = (degrees * Math.PI) / 180;
  const [across, down] = [Math.cos(angle), Math.sin(angle)];
  const end = (side: number): Point => [x + across * length - down * side, y + down * length + across * side];
  return closed([[x, y], end(-10), end(10)]);
}

const middle: Point = [(right[0] + lower[0]) / 2, (right[1] + lower[1]) / 2];
const rayColours = [b2bInsiderPalette.accent, hrneedsPalette.mint, hrneedsPalette.cobalt];

/** The stone around its light, whose rays leave at these angles. */
function draw(angles: readonly number[]) {
  const scale = 0.46;
  return (
    <>
      <radialGradient id="g">
        {glow.map(([at, colour, opacity]) => (
          <stop key={at} offset={at} stopColor={colour} stopOpacity={opacity} />
        ))}
      </radialGradient>
      <clipPath id="w">
        <path d={closed(window)} />
      </clipPath>
      <circle cx="372" cy="330" r="520" fill="url(#g)" />
      {rough.map(([warm, ...points]) => (
        <path key={warm} fill={grey(warm)} d={closed(points)} />
      ))}
      <path fill={gold.light} d={closed([enters, top!, [top![0] + 3, top![1] + 9]])} />
      <path fill={gold.light} d={closed([source, enters, right, lower, below])} />
      <g clipPath="url(#w)">
        <g transform={`translate(372 292) scale(${scale}) translate(${-stoneRadius} ${-stoneRadius})`}>
          {stoneRings.map((ring, index) =>
            ring.map((plane, place) => (
              <path key={plane.path} fill={fireOf(index, place) ?? bodyOf(index, place, plane)} d={plane.path} />
            )),
          )}
        </g>
      </g>
      {[right, middle, lower].map((from, index) => (
        <path key={index} fill={rayColours[index]} d={ray(from, angles[index]!, 900)} />
      ))}
    </>
  );
}

/** The last drawing of the home page: the light of all above cuts into a rough stone, what it opens is the brilliant of the first screen, and three colours go on. */
export const openedStone = defineArt({
  name: 'home/opened-stone',
  width: 1440,
  height: 1108,
  draw: () => <g transform="translate(720 298)">{draw([22.5, 45, 67.5])}</g>,
});

/** The same below its light, for a phone. */
export const openedStoneTall = defineArt({
  name: 'home/opened-stone-tall',
  width: 390,
  height: 560,
  draw: () => <g transform="translate(195 80.7) rotate(45) scale(.46)">{draw([-22.5, 0, 112.5])}</g>,
});
