import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { Bar } from './bar.tsx';
import { Mark } from './mark.tsx';
import { seidlPalette as palette } from './palette.ts';

const question = ['Die Frage', 'in fünf', 'Wörtern?'] as const;
const answer = ['Die Antwort', 'in einem Satz.'] as const;

/** Template of the tip: a question set large, a bar that answers. What stands in it says how much room there is. */
export const tipPost = defineArt({
  name: 'cases/seidl/post-tip',
  width: 540,
  height: 675,
  draw: () => (
    <>
      <rect width="540" height="675" fill={palette.pine} />
      <Bar x={0} y={38} width={158} height={64} round="right" fill={palette.green} />
      <Outline face="bricolage-bold" size={36} x={34} y={82} tracking={-0.02} fill={palette.pine}>
        Tipp
      </Outline>
      <Mark x={462} y={38} size={44} upper={palette.cream} lower={palette.green} />
      {question.map((line, index) => (
        <Outline
          key={line}
          face="bricolage-bold"
          size={94}
          x={34}
          y={206 + index * 88}
          tracking={-0.04}
          fill={index === question.length - 1 ? palette.sky : palette.cream}
        >
          {line}
        </Outline>
      ))}
      <Bar x={72} y={448} width={468} height={188} round="left" fill={palette.sky} />
      <circle cx="166" cy="542" r="58" fill={palette.pine} />
      <path
        fill="none"
        stroke={palette.sky}
        strokeWidth="12"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M140 544l19 19 35-41"
      />
      {answer.map((line, index) => (
        <Outline
          key={line}
          face="bricolage-bold"
          size={38}
          x={248}
          y={532 + index * 44}
          tracking={-0.02}
          fill={palette.pine}
        >
          {line}
        </Outline>
      ))}
    </>
  ),
});
