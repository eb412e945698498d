import { type Art, defineArt } from '../../art.ts';
import { blend } from '../../blend.ts';
import { Outline } from '../../outline.tsx';
import { Halves, offcut, plane } from './offcut.tsx';
import { ownBrandPalette as palette } from './palette.ts';

const tone = (share: number) => blend({ goldLight: share, goldDeep: 100 - share });

const gem = [
  ['M-270-60-170-180-90-60Z', 55],
  ['M-170-180H0L-90-60Z', 90],
  ['M0-180 90-60H-90Z', 100],
  ['M0-180H170L90-60Z', 70],
  ['M170-180 270-60H90Z', 30],
  ['M-270-60H-90L0 250Z', 40],
  ['M-90-60H90L0 250Z', 75],
  ['M90-60H270L0 250Z', 0],
] as const;

/** The gem over every jeweller's door. */
export const gemOffcut = offcut(
  'offcut-gem',
  22.5,
  gem.map(([d, share]) => <path key={d} fill={tone(share)} d={d} />),
);

const star = 'M0-260C22-84 84-22 260 0 84 22 22 84 0 260-22 84-84 22-260 0-84-22-22-84 0-260Z';

/** The spark that stands for artificial intelligence. */
export const sparkOffcut = offcut(
  'offcut-spark',
  67.5,
  <g fill={palette.lightGold}>
    <path transform="translate(-40 20) scale(0.86)" d={star} />
    <path transform="translate(180 -160) scale(0.38)" d={star} />
  </g>,
);

const corners = Array.from({ length: 8 }, (_, at) => {
  const turn = ((at + 0.5) * Math.PI) / 4;
  return `${Math.round(Math.cos(turn) * 100)} ${Math.round(Math.sin(turn) * 100)}`;
});

/** Every corner of the octagon to every other. */
const allLines = corners.flatMap((from, at) => corners.slice(at + 1).map((to) => `M${from}L${to}`)).join('');

interface Size {
  readonly x: number;
  readonly y: number;
  /** In pixels: each half as large as the one before, until it is a dot. */
  readonly size: number;
  readonly radius: number;
}

const Octagon = ({ radius }: { readonly radius: number }) => (
  <path
    fill="none"
    stroke={palette.lightGold}
    strokeWidth={radius > 200 ? 1.6 : 320 / radius}
    transform={`scale(${radius / 100})`}
    d={allLines}
  />
);

const octagon = (
  name: string,
  width: number,
  height: number,
  ground: string,
  foot: number,
  sizes: readonly Size[],
): Art =>
  defineArt({
    name: `cases/own-brand/${name}`,
    width,
    height,
    draw: () => (
      <>
        <path fill={plane} d={ground} />
        {sizes.map(({ x, y, size, radius }, index) => (
          <g key={size} transform={`translate(${x} ${y + 40})`}>
            {index === 0 ? (
              <Halves id={`own-brand-${name}`} angle={45} slip={34}>
                <Octagon radius={radius} />
              </Halves>
            ) : size === 16 ? (
              <circle r={radius} fill={blend({ goldLight: 45, ink: 55 })} />
            ) : (
              <Octagon radius={radius} />
            )}
          </g>
        ))}
        <g fill={palette.deepGold}>
          {sizes.slice(1).map(({ x, size }) => (
            <Outline key={size} face="serif-italic" size={62} x={x} y={foot} anchor="middle">
              {String(size)}
            </Outline>
          ))}
        </g>
      </>
    ),
  });

/** The octagon with all its lines, and what is left of it at the size of a browser's tab: in pixels as large as the logo's own sizes are (logo.tsx). */
export const octagonOffcut = octagon('offcut-octagon', 1600, 620, 'M0 0H1600V290L1463 620H0Z', 420, [
  { x: 330, y: 250, size: 256, radius: 222 },
  { x: 790, y: 250, size: 128, radius: 78 },
  { x: 1040, y: 250, size: 64, radius: 39 },
  { x: 1230, y: 250, size: 32, radius: 19.5 },
  { x: 1380, y: 250, size: 16, radius: 10 },
]);

/** The same on a phone: the large one above its sizes. */
export const octagonOffcutNarrow = octagon('offcut-octagon-narrow', 900, 960, 'M0 0H900V603L752 960H0Z', 910, [
  { x: 500, y: 280, size: 256, radius: 264 },
  { x: 306, y: 690, size: 128, radius: 107 },
  { x: 494, y: 690, size: 64, radius: 53 },
  { x: 620, y: 690, size: 32, radius: 31 },
  { x: 712, y: 690, size: 16, radius: 19 },
]);
