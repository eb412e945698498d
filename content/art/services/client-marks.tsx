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

const size = 180;
/** Where the second and the third mark of a row begin; the third ends at the margin. */
const [second, third] = [304, 608];

const row = (name: string, marks: ReactNode) =>
  defineArt({ name: `services/${name}`, width: third + size, height: size, draw: () => <>{marks}</> });

/** The marks of six clients without their names, as large as each other; three to a row. */
export const clientMarksArt = [
  row(
    'client-marks-1',
    <>
      <SkinClinicMark id="client" x={size / 2} y={size / 2} radius={size / 2} />
      <KraftortreisenMark
        x={second + size / 2}
        y={100}
        radius={84}
        stroke={kraftortreisenPalette.deepGold}
        weight={8}
      />
      <SeidlMark x={third} y={0} size={size} upper={seidlPalette.green} lower={seidlPalette.pine} />
    </>,
  ),
  row(
    'client-marks-2',
    <>
      <HrneedsMark x={0} y={0} size={size} columns={hrneedsPalette.cobalt} />
      <B2bInsiderMark
        x={second}
        y={0}
        size={size}
        left={b2bInsiderPalette.vermilion}
        right={b2bInsiderPalette.oxblood}
      />
      <ELearningGroupMark x={third} y={0} size={size} line={eLearningGroupPalette.navy} />
    </>,
  ),
];
