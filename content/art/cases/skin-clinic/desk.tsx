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
    1000,
    'M0 560C300 430 560 560 900 420S1330 0 1640 0H2000V860C1750 960 1540 950 1280 930S780 900 500 940 180 960 0 890Z',
    [
      { x: -13, y: -15, scale: 0.988, piece: things.page },
      { x: 1114, y: 40, scale: 0.974, piece: things.inside },
      { x: 1660, y: 40, scale: 0.974, piece: things.front },
      { x: 1114, y: 625, scale: 1.086, piece: things.sign },
      { x: 1534, y: 625, scale: 1.086, piece: things.name },
    ],
  ),
  narrow: desk(
    'desk-narrow',
    800,
    1480,
    'M0 420C130 370 230 380 400 460S620 600 800 560V1400C670 1460 560 1450 400 1430S130 1410 0 1450Z',
    [
      { x: -34, y: -10, scale: 0.72, piece: things.page },
      { x: 38, y: 652, scale: 0.892, piece: things.inside },
      { x: 526, y: 652, scale: 0.892, piece: things.front },
      { x: 38, y: 1176, scale: 0.994, piece: things.sign },
      { x: 410, y: 1176, scale: 0.994, piece: things.name },
    ],
  ),
};
