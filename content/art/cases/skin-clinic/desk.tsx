import type { ReactElement } from 'react';
import { defineArt } from '../../art.ts';
import { FolderFront, FolderInside, NameCard, SignCard } from './print.tsx';
import { Website } from './website.tsx';

interface Piece {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly piece: ReactElement;
}

const things = {
  page: <Website />,
  inside: <FolderInside />,
  front: <FolderFront />,
  sign: <SignCard />,
  name: <NameCard />,
} as const;

const desk = (name: string, width: number, height: number, water: string, pieces: readonly Piece[]) =>
  defineArt({
    name: `cases/skin-clinic/${name}`,
    width,
    height,
    draw: () => (
      <>
        <path fill="#236874" d={water} />
        {pieces.map(({ x, y, scale, piece }, index) => (
          <g key={index} transform={`translate(${x} ${y}) scale(${scale})`}>
            {piece}
          </g>
        ))}
      </>
    ),
  });

/** What the clinic shows on a screen and on paper, square and level, as far from one another on every side, before a wave of its colour. */
export const onDesk = {
  wide: desk(
    'desk',
    2000,
    1640,
    'M0 700C300 570 560 700 900 560S1330 90 1640 90H2000V1400C1750 1500 1540 1490 1280 1470S780 1440 500 1480 180 1500 0 1430Z',
    [
      { x: -21, y: -10, scale: 1.072, piece: things.page },
      { x: 86, y: 980, scale: 1.093, piece: things.inside },
      { x: 1198, y: 50, scale: 2.754, piece: things.front },
      { x: 694, y: 980, scale: 1.326, piece: things.sign },
      { x: 694, y: 1306, scale: 1.326, piece: things.name },
    ],
  ),
  narrow: desk(
    'desk-narrow',
    800,
    2300,
    'M0 620C130 570 230 580 400 660S620 800 800 760V2180C670 2240 560 2230 400 2210S130 2190 0 2230Z',
    [
      { x: -60, y: -25, scale: 0.98, piece: things.page },
      { x: 38, y: 884, scale: 1.392, piece: things.inside },
      { x: 38, y: 1704, scale: 1.004, piece: things.front },
      { x: 339, y: 1704, scale: 1.209, piece: things.sign },
      { x: 339, y: 2005, scale: 1.209, piece: things.name },
    ],
  ),
};
