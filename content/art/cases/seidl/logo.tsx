import { type Art, defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { Mark } from './mark.tsx';
import { seidlPalette as palette } from './palette.ts';

const sheet = (name: string, ground: string, ink: string, lower: string): Art =>
  defineArt({
    name: `cases/seidl/${name}`,
    width: 800,
    height: 600,
    draw: () => (
      <>
        <rect width="800" height="600" fill={ground} />
        <Mark x={136} y={216} size={168} upper={palette.green} lower={lower} />
        <Outline face="bricolage" size={46} x={342} y={256} fill={ink}>
          Digitalagentur
        </Outline>
        <Outline face="bricolage-bold" size={142} x={336} y={382} tracking={-0.03} fill={ink}>
          Seidl
        </Outline>
      </>
    ),
  });

/** The logo on cream. */
export const logo = sheet('logo', palette.cream, palette.pine, palette.pine);

/** The logo on dark green. */
export const logoOnDark = sheet('logo-on-dark', palette.pine, palette.cream, palette.sky);
