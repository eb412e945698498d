import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { Mark } from './mark.tsx';
import { kraftortreisenPalette as palette } from './palette.ts';
import { range } from './scene.tsx';

/** The primary logo at night, all in light gold on the brand's forest green, and by day, deep-gold sign and dark name on a pale ground; the shore between them, and its reflection. */
const halves = [
  { ground: palette.ink, shore: '#214740', sign: palette.lightGold, ink: palette.lightGold },
  { ground: '#fffaf0', shore: palette.ground, sign: palette.deepGold, ink: palette.ink },
] as const;

interface Sheet {
  readonly name: string;
  readonly width: number;
  /** Where night and day meet, halfway. */
  readonly line: number;
  /** The sign across both: its middle and its reach. */
  readonly x: number;
  readonly radius: number;
  /** How large the whole logo is and where it stands, at night and by day. */
  readonly scale: number;
  readonly lockups: readonly [readonly [number, number], readonly [number, number]];
}

/** Night above the line of the water and day below it: the sign rises in the one and is reflected in the other. */
const sheet = ({ name, width, line, x, radius, scale, lockups }: Sheet) =>
  defineArt({
    name: `cases/kraftortreisen/${name}`,
    width,
    height: 2 * line,
    stretches: true,
    draw: () => (
      <>
        {halves.map(({ ground, shore, sign, ink }, index) => {
          const place = `M0 ${index * line}H${width}v${line}H0Z`;
          const [left, top] = lockups[index]!;
          return (
            <g key={ground}>
              <path fill={ground} d={place} />
              <clipPath id={`${name}-${index}`}>
                <path d={place} />
              </clipPath>
              <g clipPath={`url(#${name}-${index})`}>
                <path
                  fill={shore}
                  transform={`matrix(${width / 1200} 0 0 ${index ? -1 : 1} 0 ${line + (index ? 130 : -130)})`}
                  d={range}
                />
                <Mark x={x} y={line - radius * 0.09} radius={radius} stroke={sign} />
              </g>
              <g transform={`translate(${left} ${top}) scale(${scale})`}>
                <Mark x={0} y={-30} radius={76} stroke={sign} />
                <Outline face="marcellus" size={40} x={0} y={84} anchor="middle" tracking={0.14} fill={ink}>
                  KRAFTORTREISEN
                </Outline>
              </g>
            </g>
          );
        })}
      </>
    ),
  });

/** From side to side of a wide screen the sign stands in the middle, room for words on its right; on a phone they stand beside the logo. */
export const logo = {
  wide: sheet({
    name: 'logo',
    width: 2000,
    line: 500,
    x: 1000,
    radius: 416,
    scale: 1,
    lockups: [
      [300, 240],
      [300, 740],
    ],
  }),
  narrow: sheet({
    name: 'logo-narrow',
    width: 800,
    line: 800,
    x: 400,
    radius: 348,
    scale: 0.88,
    lockups: [
      [222, 190],
      [222, 1340],
    ],
  }),
};
