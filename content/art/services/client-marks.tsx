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
const tile = 320;
const size = 180;
const room = (tile - size) / 2;

const row = (name: string, tiles: readonly (readonly [ground: string, mark: ReactNode])[]) =>
  defineArt({
    name: `services/${name}`,
    width: tiles.length * tile,
    height: tile,
    draw: () => (
      <>
        {tiles.map(([ground, mark], index) => (
          <g key={ground} transform={index ? `translate(${index * tile})` : undefined}>
            <path fill={ground} d={`M0 0H${tile}V${tile}H0z`} />
            {mark}
          </g>
        ))}
      </>
    ),
  });

/** The marks of six clients without their names, as large as each other and each on its client's own colour; three to a row. */
export const clientMarksArt = [
  row('client-marks-1', [
    [skinClinicPalette.lightBlue, <SkinClinicMark id="client" x={tile / 2} y={tile / 2} radius={size / 2} />],
    [
      kraftortreisenPalette.night,
      <KraftortreisenMark x={tile / 2} y={170} radius={84} stroke={kraftortreisenPalette.lightGold} weight={8} />,
    ],
    [
      seidlPalette.sky,
      <SeidlMark x={room} y={room} size={size} upper={seidlPalette.green} lower={seidlPalette.pine} />,
    ],
  ]),
  row('client-marks-2', [
    [hrneedsPalette.midnight, <HrneedsMark x={room} y={room} size={size} columns={hrneedsPalette.cobalt} />],
    [
      b2bInsiderPalette.blush,
      <B2bInsiderMark
        x={room}
        y={room}
        size={size}
        left={b2bInsiderPalette.vermilion}
        right={b2bInsiderPalette.oxblood}
      />,
    ],
    [
      eLearningGroupPalette.cream,
      <ELearningGroupMark x={room} y={room} size={size} line={eLearningGroupPalette.navy} />,
    ],
  ]),
];
