import { colours } from '../../../look.ts';
import { type Art, defineArt } from '../../art.ts';
import { blend } from '../../blend.ts';
import { Outline } from '../../outline.tsx';
import { Halves, offcut } from './offcut.tsx';
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
    <path transform="translate(-40 30)" d={star} />
    <path transform="translate(200 -170) scale(0.42)" d={star} />
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

const octagon = (name: string, width: number, height: number, ground: string, sizes: readonly Size[]): Art =>
  defineArt({
    name: `cases/own-brand/${name}`,
    width,
    height,
    draw: () => (
      <>
        <path fill={colours.inkRaised} d={ground} />
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
            <Outline key={size} face="serif-italic" size={62} x={x} y={height - 36} anchor="middle">
              {String(size)}
            </Outline>
          ))}
        </g>
      </>
    ),
  });

/** The octagon with all its lines, and what is left of them at the size of a browser's tab. */
export const octagonOffcut = octagon('offcut-octagon', 1600, 620, 'M0 0H1600V290L1463 620H0Z', [
  { x: 330, y: 250, size: 256, radius: 222 },
  { x: 800, y: 361, size: 128, radius: 111 },
  { x: 1070, y: 417, size: 64, radius: 55 },
  { x: 1260, y: 444, size: 32, radius: 28 },
  { x: 1400, y: 458, size: 16, radius: 14 },
]);

/** The same on a phone: the large one above its sizes. */
export const octagonOffcutNarrow = octagon('offcut-octagon-narrow', 900, 880, 'M0 0H900V523L752 880H0Z', [
  { x: 500, y: 280, size: 256, radius: 264 },
  { x: 330, y: 654, size: 128, radius: 80 },
  { x: 510, y: 688, size: 64, radius: 46 },
  { x: 636, y: 708, size: 32, radius: 26 },
  { x: 724, y: 720, size: 16, radius: 14 },
]);
