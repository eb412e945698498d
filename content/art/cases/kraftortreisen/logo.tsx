import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { Mark } from './mark.tsx';
import { kraftortreisenPalette as palette } from './palette.ts';

/** The primary logo by day, gold sign and dark name on paper, and at night, all in light gold on the brand's forest green. */
const halves = [
  { ground: '#fffaf0', sign: palette.deepGold, ink: palette.ink },
  { ground: palette.ink, sign: palette.lightGold, ink: palette.lightGold },
] as const;

/** Both halves, each beside the one before or below it. */
const sheet = (name: string, width: number, height: number, aside: number, below: number) =>
  defineArt({
    name: `cases/kraftortreisen/${name}`,
    width: width + aside,
    height: height + below,
    draw: () => (
      <>
        {halves.map(({ ground, sign, ink }, index) => (
          <g key={ground} transform={`translate(${index * aside} ${index * below})`}>
            <path fill={ground} d={`M0 0H${width}V${height}H0Z`} />
            <g transform={`translate(${width / 2} ${height / 2})`}>
              <Mark x={0} y={-38} radius={140} stroke={sign} />
              <Outline face="marcellus" size={58} x={0} y={178} anchor="middle" tracking={0.14} fill={ink}>
                KRAFTORTREISEN
              </Outline>
            </g>
          </g>
        ))}
      </>
    ),
  });

/** From side to side of a wide screen, and on a phone one above the other. */
export const logo = { wide: sheet('logo', 1000, 680, 1000, 0), narrow: sheet('logo-narrow', 800, 600, 0, 600) };
