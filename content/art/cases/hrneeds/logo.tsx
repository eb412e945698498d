import { defineArt } from '../../art.ts';
import { Lockup } from './lockup.tsx';
import { Mark } from './mark.tsx';
import { hrneedsPalette } from './palette.ts';

const { cobalt, midnight } = hrneedsPalette;

/** The logo on white and on the platform's midnight blue. */
const sides = [
  { columns: cobalt, words: midnight, ground: '#fff' },
  { columns: '#fff', words: '#fff', ground: midnight },
] as const;

interface Spread {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Edge of the large mark and its upper end. */
  readonly mark: number;
  readonly top: number;
  /** Edge of the small ones, their left ends and their upper one. */
  readonly small: number;
  readonly lefts: readonly [number, number];
  readonly level: number;
}

/** Two grounds side by side as two columns of a comparison, and the tick that joins them: each has a column of the H, and the whole logo small. */
const spread = ({ name, width, height, mark, top, small, lefts, level }: Spread) =>
  defineArt({
    name: `cases/hrneeds/${name}`,
    width,
    height,
    draw: () => (
      <>
        {sides.map(({ columns, words, ground }, index) => (
          <g key={ground}>
            <clipPath id={`hrneeds-${name}-${index}`}>
              <path d={`M${(index * width) / 2} 0h${width / 2}v${height}h${-width / 2}Z`} />
            </clipPath>
            <g clipPath={`url(#hrneeds-${name}-${index})`}>
              <path fill={ground} d={`M0 0H${width}V${height}H0Z`} />
              <Mark x={(width - mark) / 2} y={top} size={mark} columns={columns} />
            </g>
            <Lockup x={lefts[index]!} y={level} size={small} columns={columns} words={words} />
          </g>
        ))}
      </>
    ),
  });

/** From side to side of a wide screen, and for a phone with the small logos below the large mark. */
export const logo = {
  wide: spread({
    name: 'logo',
    width: 2880,
    height: 1080,
    mark: 920,
    top: 76,
    small: 142,
    lefts: [124, 2044],
    level: 469,
  }),
  narrow: spread({
    name: 'logo-narrow',
    width: 800,
    height: 900,
    mark: 500,
    top: 90,
    small: 62,
    lefts: [48, 448],
    level: 740,
  }),
};
