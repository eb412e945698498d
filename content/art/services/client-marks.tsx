import type { ReactNode } from 'react';
import { defineArt } from '../art.ts';
import { Mark as B2bInsiderMark } from '../cases/b2b-insider/mark.tsx';
import { b2bInsiderPalette } from '../cases/b2b-insider/palette.ts';
import { Mark as ELearningGroupMark } from '../cases/e-learning-group/mark.tsx';
import { eLearningGroupPalette } from '../cases/e-learning-group/palette.ts';
import { Mark as HrneedsMark } from '../cases/hrneeds/mark.tsx';
import { hrneedsPalette } from '../cases/hrneeds/palette.ts';
import { Mark as KraftortreisenMark } from '../cases/kraftortreisen/mark.tsx';
import { kraftortreisenPalette } from '../cases/kraftortreisen/palette.ts';
import { Mark as SeidlMark } from '../cases/seidl/mark.tsx';
import { seidlPalette } from '../cases/seidl/palette.ts';
import { Mark as SkinClinicMark } from '../cases/skin-clinic/mark.tsx';
import { skinClinicPalette } from '../cases/skin-clinic/palette.ts';

/** A client's ground, and its mark on it. */
const [tile, height] = [320, 360];
const size = 264;
const room = (tile - size) / 2;
const top = (height - size) / 2;

type Tile = readonly [ground: string, line: string, contour: string, mark: ReactNode];

const row = (name: string, tiles: readonly Tile[]) =>
  defineArt({
    name: `services/${name}`,
    width: tiles.length * tile,
    height,
    draw: () => (
      <>
        {tiles.map(([ground, line, contour, mark], index) => (
          <g key={ground} transform={index ? `translate(${index * tile})` : undefined}>
            <path fill={ground} d={`M0 0H${tile}V${height}H0z`} />
            {mark}
            <path
              fill="none"
              stroke={line}
              strokeWidth={5}
              strokeLinejoin="round"
              d={`M0 ${height / 2}${contour}H${tile}`}
            />
          </g>
        ))}
      </>
    ),
  });

/** The marks of six clients without their names, as large as each other and each on its client's own colour, two to a row: one line, in a colour of each, comes in at the middle of its left side, draws the outline of its mark on its way, and leaves at the middle of its right side. */
export const clientMarksArt = [
  row('client-marks-1', [
    [
      skinClinicPalette.lightBlue,
      skinClinicPalette.blueGreen,
      'H16A144 144 0 0 0 304 180',
      <SkinClinicMark id="client" x={tile / 2} y={height / 2} radius={size / 2} />,
    ],
    [
      kraftortreisenPalette.night,
      kraftortreisenPalette.deepGold,
      'H21A139 139 0 0 1 299 180',
      <KraftortreisenMark
        x={tile / 2}
        y={height / 2}
        radius={123}
        stroke={kraftortreisenPalette.lightGold}
        weight={11}
      />,
    ],
  ]),
  row('client-marks-2', [
    [
      seidlPalette.sky,
      seidlPalette.green,
      'H16V324H230A72 72 0 0 0 230 180',
      <SeidlMark x={room} y={top} size={size} upper={seidlPalette.green} lower={seidlPalette.pine} />,
    ],
    [
      hrneedsPalette.midnight,
      hrneedsPalette.sky,
      'H30.5V87.6A42.4 42.4 0 0 1 115.3 87.6V150L140.2 171.8 204.7 109.1V87.6A42.4 42.4 0 0 1 289.5 87.6V180',
      <HrneedsMark x={room} y={top} size={size} columns={hrneedsPalette.cobalt} />,
    ],
  ]),
  row('client-marks-3', [
    [
      b2bInsiderPalette.blush,
      b2bInsiderPalette.vermilion,
      'H16V36H94A78 78 0 0 1 160 72A78 78 0 0 1 226 36H304V180',
      <B2bInsiderMark
        x={room}
        y={top}
        size={size}
        left={b2bInsiderPalette.vermilion}
        right={b2bInsiderPalette.oxblood}
      />,
    ],
    [
      eLearningGroupPalette.cream,
      eLearningGroupPalette.navy,
      'H20A129.5 129.5 0 0 1 279 180',
      <ELearningGroupMark x={room} y={top} size={size} line={eLearningGroupPalette.navy} />,
    ],
  ]),
];
