import { type Art, defineArt } from '../../art.ts';
import { Name } from './name.tsx';
import { ownBrandPalette as palette } from './palette.ts';
import { Sign } from './sign.tsx';

const sheet = (name: string, ground: string, mark: string, ink: string): Art =>
  defineArt({
    name: `cases/own-brand/${name}`,
    width: 800,
    height: 600,
    draw: () => (
      <>
        <rect width="800" height="600" fill={ground} />
        <Sign x={400} y={214} size={208} colour={mark} />
        <Name x={400} y={450} size={112} widest={640} anchor="middle" fill={ink} />
      </>
    ),
  });

/** The logo on paper. */
export const logo = sheet('logo', palette.paper, palette.deepGold, palette.darkPrimary);

/** The logo on the dark primary colour. */
export const logoOnDark = sheet('logo-on-dark', palette.darkPrimary, palette.lightGold, palette.lightGold);
