import { type Art, defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { Mark } from './mark.tsx';
import { kraftortreisenPalette as palette } from './palette.ts';

const sheet = (name: string, ground: string, sign: string, ink: string): Art =>
  defineArt({
    name: `cases/kraftortreisen/${name}`,
    width: 800,
    height: 600,
    draw: () => (
      <>
        <rect width="800" height="600" fill={ground} />
        <Mark x={400} y={262} radius={140} stroke={sign} />
        <Outline face="marcellus" size={58} x={400} y={478} anchor="middle" tracking={0.14} fill={ink}>
          KRAFTORTREISEN
        </Outline>
      </>
    ),
  });

/** The primary logo: gold sign, dark name, on linen. */
export const logo = sheet('logo', palette.ground, palette.deepGold, palette.ink);

/** The logo on the brand's night green, all in light gold. */
export const logoOnDark = sheet('logo-on-dark', palette.night, palette.lightGold, palette.lightGold);
