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

const row = (name: string, tiles: readonly (readonly [ground: string, line: string, mark: ReactNode])[]) =>
  defineArt({
    name: `services/${name}`,
    width: tiles.length * tile,
    height,
    draw: () => (
      <>
        {tiles.map(([ground, line, mark], index) => (
          <g key={ground} transform={index ? `translate(${index * tile})` : undefined}>
            <path fill={ground} d={`M0 0H${tile}V${height}H0z`} />
            <path stroke={line} strokeWidth={4} d={`M0 ${height / 2}H${tile}`} />
            {mark}
          </g>
        ))}
      </>
    ),
  });

/** The marks of six clients without their names, as large as each other and each on its client's own colour, two to a row: one line runs level through the middle of all six. */
export const clientMarksArt = [
  row('client-marks-1', [
    [
      skinClinicPalette.lightBlue,
      skinClinicPalette.blueGreen,
      <SkinClinicMark id="client" x={tile / 2} y={height / 2} radius={size / 2} />,
    ],
    [
      kraftortreisenPalette.night,
      kraftortreisenPalette.deepGold,
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
      <SeidlMark x={room} y={top} size={size} upper={seidlPalette.green} lower={seidlPalette.pine} />,
    ],
    [
      hrneedsPalette.midnight,
      hrneedsPalette.cobalt,
      <HrneedsMark x={room} y={top} size={size} columns={hrneedsPalette.cobalt} />,
    ],
  ]),
  row('client-marks-3', [
    [
      b2bInsiderPalette.blush,
      b2bInsiderPalette.vermilion,
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
      <ELearningGroupMark x={room} y={top} size={size} line={eLearningGroupPalette.navy} />,
    ],
  ]),
];
