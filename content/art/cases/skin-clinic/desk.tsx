import type { ReactElement } from 'react';
import { defineArt } from '../../art.ts';
import { FolderFront, FolderInside, NameCard, SignCard } from './print.tsx';
import { Website } from './website.tsx';

interface Piece {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn?: number;
  /** What it covers of the table, where its shadow lies. */
  readonly outline: string;
  readonly piece: ReactElement;
}

const things = {
  page: { outline: 'M100 56h1000v830H100Z', piece: <Website /> },
  inside: { outline: 'M0 0h520v560H0Z', piece: <FolderInside /> },
  front: { outline: 'M0 0h260v560H0Z', piece: <FolderFront /> },
  sign: { outline: 'M0 0h350v216H0Z', piece: <SignCard /> },
  name: { outline: 'M0 0h350v216H0Z', piece: <NameCard /> },
} as const;

const desk = (name: string, width: number, height: number, table: string, pieces: readonly Piece[]) =>
  defineArt({
    name: `cases/skin-clinic/${name}`,
    width,
    height,
    draw: () => (
      <>
        <path fill="#236874" d={table} />
        {pieces.map(({ x, y, scale, turn = 0, outline, piece }, index) => (
          <g key={index} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
            {[26, 14].map((away) => (
              <path key={away} fill="#04131f" opacity="0.3" transform={`translate(${away} ${away})`} d={outline} />
            ))}
            {piece}
          </g>
        ))}
      </>
    ),
  });

/** What the clinic shows on a screen and on paper, on one table and in one light, without a ground of its own. */
export const onDesk = {
  wide: desk(
    'desk',
    2000,
    1000,
    'M0 560C300 430 560 560 900 420S1400 30 1700 20 1920 40 2000 80V860C1750 960 1540 950 1280 900S780 830 500 900 180 960 0 890Z',
    [
      { ...things.page, x: -14, y: -20, scale: 1 },
      { ...things.front, x: 1560, y: 40, scale: 1.16, turn: 6 },
      { ...things.inside, x: 985, y: 300, scale: 1.16, turn: -5 },
      { ...things.sign, x: 1500, y: 610, scale: 1.1, turn: -9 },
      { ...things.name, x: 1540, y: 730, scale: 1.1, turn: 3 },
    ],
  ),
  narrow: desk(
    'desk-narrow',
    800,
    1220,
    'M0 560C130 510 230 520 400 560S660 600 800 550V1100C670 1160 560 1150 400 1120S130 1100 0 1150Z',
    [
      { ...things.page, x: -34, y: -10, scale: 0.72 },
      { ...things.front, x: 520, y: 540, scale: 0.9, turn: 6 },
      { ...things.inside, x: 30, y: 600, scale: 0.9, turn: -5 },
      { ...things.sign, x: 380, y: 950, scale: 0.84, turn: -9 },
      { ...things.name, x: 446, y: 1010, scale: 0.84, turn: 3 },
    ],
  ),
};
