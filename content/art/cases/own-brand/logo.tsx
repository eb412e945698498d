import type { ReactNode } from 'react';
import { type Art, defineArt } from '../../art.ts';
import { blend } from '../../blend.ts';
import { Outline } from '../../outline.tsx';
import { Name } from './name.tsx';
import { ownBrandPalette as palette } from './palette.ts';
import { Sign } from './sign.tsx';

const { darkPrimary, deepGold, lightGold, paper } = palette;

/** The planes on the dark, where a gold that lets it through would turn to olive. */
const golds = [lightGold, deepGold, blend({ goldDeep: 34, ink: 66 })];

interface Sheet {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Middle and size of the mark, through whose middle both grounds are cut at 67.5°. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly children: ReactNode;
}

/** One mark across both grounds: in deep gold on paper, in light gold on the dark. */
const sheet = ({ name, width, height, x, y, size, children }: Sheet): Art => {
  const edge = (at: number) => `${Math.round(x + (y - at) / 2.4142)} ${at}`;
  const light = `M0 0L${edge(0)} ${edge(height)} 0 ${height}Z`;
  return defineArt({
    name: `cases/own-brand/${name}`,
    width,
    height,
    draw: () => (
      <>
        <clipPath id={`own-brand-${name}`}>
          <path d={light} />
        </clipPath>
        <path fill={darkPrimary} d={`M0 0H${width}V${height}H0Z`} />
        <Sign x={x} y={y} size={size} colour={lightGold} planes={golds} weight={0.7} />
        <g clipPath={`url(#own-brand-${name})`}>
          <path fill={paper} d={light} />
          <Sign x={x} y={y} size={size} colour={deepGold} weight={0.7} />
        </g>
        {children}
      </>
    ),
  });
};

/** The mark smaller and smaller, down to a browser's tab: where its middle is, how large it is, and what that is in pixels. */
const sizes = (colour: string, foot: number, places: readonly (readonly [number, number, number])[]) => (
  <g fill={deepGold}>
    {places.map(([x, size, pixels]) => (
      <g key={pixels}>
        <Sign
          x={x}
          y={foot - 80 - size / 2}
          size={size}
          colour={colour}
          planes={colour === lightGold ? golds : undefined}
          weight={pixels === 16 ? 4 : 2.4}
        />
        <Outline face="serif-italic" size={62} x={x} y={foot} anchor="middle">
          {String(pixels)}
        </Outline>
      </g>
    ))}
  </g>
);

/** The logo as wide as the screen. */
export const logo = sheet({
  name: 'logo',
  width: 2400,
  height: 1240,
  x: 1200,
  y: 620,
  size: 1130,
  children: (
    <>
      <Name x={100} y={210} size={190} widest={640} fill={darkPrimary} />
      <Name x={2300} y={1140} size={190} widest={640} anchor="end" fill={lightGold} />
      {sizes(deepGold, 1140, [
        [206, 212, 128],
        [434, 106, 64],
        [574, 53, 32],
        [680, 27, 16],
      ])}
    </>
  ),
});

/** The same on a small one: the name above the mark on paper and below it on the dark, with the sizes. */
export const logoNarrow = sheet({
  name: 'logo-narrow',
  width: 900,
  height: 1300,
  x: 450,
  y: 560,
  size: 800,
  children: (
    <>
      <Name x={48} y={130} size={130} widest={480} fill={darkPrimary} />
      <Name x={852} y={1046} size={130} widest={480} anchor="end" fill={lightGold} />
      {sizes(lightGold, 1256, [
        [610, 96, 64],
        [730, 56, 32],
        [830, 34, 16],
      ])}
    </>
  ),
});
