import { Outline } from '../../outline.tsx';
import type { Audience } from './audience.ts';
import { eLearningGroupPalette } from './palette.ts';
import { Print } from './print.tsx';

const { cream, navy } = eLearningGroupPalette;
const [width, height] = [276, 345];

/** The three kinds of post that every series repeats: a question, an idea, a picture. */
const kinds = [
  ({ ground }: Audience) => (
    <>
      <rect fill={cream} width={width} height={height} rx="26" />
      <path
        fill={ground}
        d="M52 84H224A30 30 0 0 1 254 114V206A30 30 0 0 1 224 236H140L84 284V236H52A30 30 0 0 1 22 206V114A30 30 0 0 1 52 84Z"
      />
      <path
        fill="none"
        stroke={navy}
        strokeWidth="12"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M114 138A24 24 0 1 1 138 164V176M138 202V203"
      />
    </>
  ),
  ({ ground, inks }: Audience) => (
    <>
      <rect fill={navy} width={width} height={height} rx="26" />
      <circle fill={ground} cx="138" cy="140" r="76" />
      <path fill={inks.first} d="M104 226H172V252A20 20 0 0 1 152 272H124A20 20 0 0 1 104 252Z" />
      <path
        fill="none"
        stroke={navy}
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M138 208V160M114 142L138 160L162 142M112 238H164"
      />
      <path stroke={cream} strokeWidth="10" strokeLinecap="round" d="M74 308H202" />
    </>
  ),
  ({ motif, inks, ground }: Audience) => (
    <>
      <rect fill={ground} width={width} height={height} rx="26" />
      <Print x={46} y={82} size={180}>
        {motif(inks)}
      </Print>
    </>
  ),
];

/** The courses behind the door, in the order in which they are taken. */
const courses = ['First day', 'First week', 'First month'];

/** The opened door of one audience, 1000 by 1040 from 60 above, round at its head: its courses in their order, and its series of posts: question, idea, picture. */
export function OpenedDoor({ audience }: { readonly audience: Audience }) {
  const { ground, motif, inks } = audience;
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path fill={navy} d="M36 980V440A500 500 0 0 1 1036 440V980Z" />
      <path fill={ground} stroke={navy} strokeWidth="9" d="M0 980V440A500 500 0 0 1 1000 440V980Z" />
      <path fill={cream} stroke={navy} strokeWidth="9" d="M64 980V310H936V980" />
      <Print x={396} y={40} size={220}>
        {motif(inks)}
      </Print>
      {courses.map((course, index) => (
        <g key={course} transform={`translate(150 ${384 + index * 96})`}>
          <circle fill={ground} stroke={navy} strokeWidth="6" r="38" />
          <Outline face="fredoka-bold" size={48} x={0} y={17} anchor="middle" fill={navy}>
            {String(index + 1)}
          </Outline>
          <Outline face="fredoka-bold" size={64} x={74} y={22} fill={navy}>
            {course}
          </Outline>
        </g>
      ))}
      {kinds.map((kind, index) => (
        <g key={index} transform={`translate(${112 + index * 268} 652) scale(0.87)`}>
          {kind(audience)}
          <rect fill="none" stroke={navy} strokeWidth="9" width={width} height={height} rx="26" />
        </g>
      ))}
    </g>
  );
}
