import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { Mark } from './mark.tsx';
import { kraftortreisenPalette as palette } from './palette.ts';

/** The primary logo by day, gold sign and dark name on paper, and at night, all in light gold on the brand's forest green. */
const halves = [
  { ground: '#fffaf0', sign: palette.deepGold, ink: palette.ink },
  { ground: palette.ink, sign: palette.lightGold, ink: palette.lightGold },
] as const;

interface Sheet {
  readonly name: string;
  readonly width: number;
  /** Where day and night meet. */
  readonly line: number;
  readonly height: number;
  /** The sign across both: its middle and its reach. */
  readonly x: number;
  readonly radius: number;
  /** Where the whole logo stands, by day and at night. */
  readonly lockups: readonly [readonly [number, number], readonly [number, number]];
}

/** Day above the line of the water and night below it: the sign rises in the one and is reflected in the other. */
const sheet = ({ name, width, line, height, x, radius, lockups }: Sheet) =>
  defineArt({
    name: `cases/kraftortreisen/${name}`,
    width,
    height,
    draw: () => (
      <>
        {halves.map(({ ground, sign, ink }, index) => {
          const place = `M0 ${index * line}H${width}V${index ? height : line}H0Z`;
          const [left, top] = lockups[index]!;
          return (
            <g key={ground}>
              <path fill={ground} d={place} />
              <clipPath id={`${name}-${index}`}>
                <path d={place} />
              </clipPath>
              <g clipPath={`url(#${name}-${index})`}>
                <Mark x={x} y={line - radius * 0.09} radius={radius} stroke={sign} />
              </g>
              <g transform={`translate(${left} ${top})`}>
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

/** From side to side of a wide screen the sign stands where the sun rises; on a phone it is as large as the screen. */
export const logo = {
  wide: sheet({
    name: 'logo',
    width: 2000,
    line: 600,
    height: 1060,
    x: 1240,
    radius: 500,
    lockups: [
      [380, 190],
      [380, 830],
    ],
  }),
  narrow: sheet({
    name: 'logo-narrow',
    width: 800,
    line: 690,
    height: 1310,
    x: 400,
    radius: 404,
    lockups: [
      [400, 130],
      [400, 1170],
    ],
  }),
};
