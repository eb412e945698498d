import { colours } from '../../../look.ts';
import { site } from '../../../site.ts';
import { type Art, defineArt } from '../../art.ts';
import { blend } from '../../blend.ts';
import { Outline } from '../../outline.tsx';
import { Engraved } from './engraved.tsx';
import { Name } from './name.tsx';
import { ownBrandPalette as palette } from './palette.ts';
import { finished } from './planes.ts';
import { Sign } from './sign.tsx';

/** A card of 460 × 276 with one corner cut at 67.5°, as the planes of the mark. */
const card = 'M0 0H420L460 97V276H0Z';

interface At {
  /** Upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The side with the stone. */
function Front({ x, y, scale }: At) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <clipPath id="own-brand-stationery-cut">
        <path d={card} />
      </clipPath>
      <g clipPath="url(#own-brand-stationery-cut)">
        <path fill={colours.inkRaised} d={card} />
        <g transform="translate(106 14) scale(3.875)">
          <Engraved id="own-brand-stationery" planes={finished} scale={1.9} />
        </g>
      </g>
      {/* On ink its edge is a line. */}
      <path fill="none" stroke={palette.deepGold} strokeWidth="1.2" d={card} />
    </g>
  );
}

/** The side with the address. */
function Back({ x, y, scale }: At) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path fill={palette.paper} d={card} />
      <Sign x={382} y={186} size={124} colour={palette.deepGold} weight={1.4} />
      <Name x={34} y={74} size={58} widest={340} fill={palette.darkPrimary} />
      {[site.email, site.phone.display].map((line, index) => (
        <Outline key={line} face="sans" size={21} x={35} y={214 + index * 30} fill={blend({ goldText: 73, ink: 27 })}>
          {line}
        </Outline>
      ))}
    </g>
  );
}

/** Both sides of the business card, one over the other, on whatever two planes meet behind them. */
export const stationery: Art = defineArt({
  name: 'cases/own-brand/stationery',
  width: 1600,
  height: 640,
  draw: () => (
    <>
      <Front x={0} y={0} scale={1.62} />
      <Back x={680} y={150} scale={1.62} />
    </>
  ),
});

/** The same on a phone. */
export const stationeryNarrow: Art = defineArt({
  name: 'cases/own-brand/stationery-narrow',
  width: 800,
  height: 800,
  draw: () => (
    <>
      <Front x={0} y={0} scale={1.5} />
      <Back x={110} y={380} scale={1.5} />
    </>
  ),
});
