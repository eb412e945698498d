import { Outline } from '../../outline.tsx';
import type { Audience } from './audience.ts';
import { Mark } from './mark.tsx';
import { eLearningGroupPalette } from './palette.ts';
import { Print } from './print.tsx';

const { cream, navy } = eLearningGroupPalette;

/** A post of a series, 540 by 675: the audience on a tab, two lines to it, its motif. */
export function Post({ audience }: { readonly audience: Audience }) {
  return (
    <>
      <path fill={audience.ground} d="M0 0H540V675H0Z" />
      <path fill={cream} d="M0 0H540V66A30 30 0 0 1 510 96H30A30 30 0 0 1 0 66Z" />
      <Outline face="fredoka" size={34} x={34} y={60} fill={navy}>
        {audience.name}
      </Outline>
      <Mark x={458} y={20} size={54} line={navy} />
      {audience.title.map((line, index) => (
        <Outline key={line} face="fredoka-bold" size={74} x={34} y={192 + index * 76} tracking={-0.01} fill={navy}>
          {line}
        </Outline>
      ))}
      <Print x={96} y={310} size={336}>
        {audience.motif(audience.inks)}
      </Print>
    </>
  );
}
