import type { ReactElement } from 'react';
import { blend } from '../../blend.ts';
import { Outline } from '../../outline.tsx';
import { offcut } from './offcut.tsx';
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

/** In pixels: each half as large as the one before, until the octagon is a dot. */
const sizes = [
  { x: 172, size: 128, radius: 78 },
  { x: 360, size: 64, radius: 39 },
  { x: 494, size: 32, radius: 20 },
  { x: 592, size: 16, radius: 11 },
] as const;

/** A mark at the size of a browser's tab and above: in pixels as large as the logo's own sizes are (logo.tsx). */
const row = (at: (radius: number) => ReactElement) =>
  sizes.map(({ x, size, radius }) => (
    <g key={size} transform={`translate(${x} 572)`} fill={palette.deepGold}>
      {at(radius)}
      <Outline face="serif-italic" size={56} x={0} y={134} anchor="middle">
        {String(size)}
      </Outline>
    </g>
  ));

const Gem = ({ radius }: { readonly radius: number }) => (
  <g transform={`scale(${radius / 270})`}>
    {gem.map(([d, share]) => (
      <path key={d} fill={tone(share)} d={d} />
    ))}
  </g>
);

/** The gem over every jeweller's door. */
export const gemOffcut = offcut(
  'offcut-gem',
  22.5,
  <Gem radius={232} />,
  row((radius) => <Gem radius={radius} />),
);

const star = 'M0-260C22-84 84-22 260 0 84 22 22 84 0 260-22 84-84 22-260 0-84-22-22-84 0-260Z';

const Spark = ({ radius }: { readonly radius: number }) => (
  <g transform={`scale(${radius / 270})`} fill={palette.lightGold}>
    <path transform="translate(-40 20) scale(0.86)" d={star} />
    <path transform="translate(180 -160) scale(0.38)" d={star} />
  </g>
);

/** The spark that stands for artificial intelligence. */
export const sparkOffcut = offcut(
  'offcut-spark',
  67.5,
  <Spark radius={232} />,
  row((radius) => <Spark radius={radius} />),
);

const corners = Array.from({ length: 8 }, (_, at) => {
  const turn = ((at + 0.5) * Math.PI) / 4;
  return `${Math.round(Math.cos(turn) * 100)} ${Math.round(Math.sin(turn) * 100)}`;
});

/** Every corner of the octagon to every other. */
const allLines = corners.flatMap((from, at) => corners.slice(at + 1).map((to) => `M${from}L${to}`)).join('');

const Octagon = ({ radius }: { readonly radius: number }) => (
  <path
    fill="none"
    stroke={palette.lightGold}
    strokeWidth={radius > 100 ? 1.6 : 320 / radius}
    transform={`scale(${radius / 100})`}
    d={allLines}
  />
);

/** The octagon with all its lines. */
export const octagonOffcut = offcut(
  'offcut-octagon',
  45,
  <Octagon radius={190} />,
  row((radius) =>
    radius < 20 ? <circle r={radius} fill={blend({ goldLight: 45, ink: 55 })} /> : <Octagon radius={radius} />,
  ),
);
