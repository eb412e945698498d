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

const desk = (name: string, width: number, height: number, pieces: readonly Piece[]) =>
  defineArt({
    name: `cases/skin-clinic/${name}`,
    width,
    height,
    draw: () => (
      <>
        {pieces.map(({ x, y, scale, piece }, index) => (
          <g key={index} transform={`translate(${x} ${y}) scale(${scale})`}>
            {piece}
          </g>
        ))}
      </>
    ),
  });

/** What the clinic shows on a screen and on paper, square and level, as far from one another on every side. */
export const onDesk = {
  wide: desk('desk', 2000, 1640, [
    { x: -21, y: -10, scale: 1.072, piece: things.page },
    { x: 86, y: 980, scale: 1.093, piece: things.inside },
    { x: 1198, y: 50, scale: 2.754, piece: things.front },
    { x: 694, y: 980, scale: 1.326, piece: things.sign },
    { x: 694, y: 1306, scale: 1.326, piece: things.name },
  ]),
  narrow: desk('desk-narrow', 800, 2100, [
    { x: -34, y: -1, scale: 0.724, piece: things.page },
    { x: 38, y: 680, scale: 1.392, piece: things.inside },
    { x: 38, y: 1500, scale: 1.004, piece: things.front },
    { x: 339, y: 1500, scale: 1.209, piece: things.sign },
    { x: 339, y: 1801, scale: 1.209, piece: things.name },
  ]),
};
