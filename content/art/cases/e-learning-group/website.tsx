import type { ReactNode } from 'react';
import { type Art, defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { audiences } from './audience.ts';
import { Door } from './door.tsx';
import { Lockup } from './lockup.tsx';
import { eLearningGroupPalette } from './palette.ts';
import { Print } from './print.tsx';
import { OpenedDoor } from './series.tsx';

const { cream, leaf, navy } = eLearningGroupPalette;

/** The home page, 1414 by 1064 from 92 down: one question and a door for each audience. */
function HomePage() {
  return (
    <>
      <path fill={navy} d="M1300 116H1370A44 44 0 0 1 1414 160V1156H1300Z" />
      <path
        fill={cream}
        stroke={navy}
        strokeWidth="7"
        d="M44 92H1346A44 44 0 0 1 1390 136V1156H0V136A44 44 0 0 1 44 92ZM0 210H1390"
      />
      <Lockup x={100} y={118} size={66} line={navy} />
      <path fill={navy} d="M860 148H940V157H860ZM980 148H1050V157H980ZM1090 148H1160V157H1090Z" />
      <rect fill={leaf} stroke={navy} strokeWidth="6" x="1210" y="122" width="140" height="60" rx="30" />
      <path fill={navy} d="M1246 148H1314V157H1246Z" />
      <Outline face="fredoka-bold" size={120} x={96} y={362} fill={navy}>
        Which door is yours?
      </Outline>
      {Object.values(audiences).map((audience, index) => (
        <g key={audience.name}>
          <Door x={100 + index * 318} y={1010} width={272} height={570} fill={audience.ground} />
          <Print x={132 + index * 318} y={776} size={204}>
            {audience.motif(audience.inks)}
          </Print>
          {audience.name.split(' ').map((word, line) => (
            <Outline
              key={word}
              face="fredoka"
              size={54}
              x={236 + index * 318}
              y={1072 + line * 52}
              anchor="middle"
              fill={navy}
            >
              {word}
            </Outline>
          ))}
        </g>
      ))}
    </>
  );
}

interface Sheet {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Where the page stands, and how large. */
  readonly page: string;
  /** Where the opened door stands, and how large; and its threshold. */
  readonly door: string;
  readonly foot: number;
  readonly children?: ReactNode;
}

/** The home page on the street, and beside it one of its doors, opened. */
const sheet = ({ name, width, height, page, door, foot, children }: Sheet): Art =>
  defineArt({
    name: `cases/e-learning-group/${name}`,
    width,
    height,
    draw: () => (
      <>
        <path fill="#ffe6b0" d={`M0 0H${width}V${height}H0Z`} />
        {children}
        <g transform={page}>
          <HomePage />
        </g>
        <g transform={door}>
          <OpenedDoor audience={audiences.hr} />
        </g>
        <path fill={navy} d={`M0 ${foot}H${width}V${height}H0Z`} />
        <path
          stroke={cream}
          strokeWidth="8"
          strokeLinecap="round"
          strokeDasharray="54 40"
          d={`M-14 ${foot + 48}H${width}`}
        />
      </>
    ),
  });

/** Side by side. */
export const website = sheet({
  name: 'website',
  width: 2400,
  height: 1140,
  page: 'translate(102 86) scale(0.8)',
  door: 'translate(1350 126) scale(0.9)',
  foot: 1008,
});

/** The home page on a kerb of its own above the door. */
export const websiteNarrow = sheet({
  name: 'website-narrow',
  width: 900,
  height: 1600,
  page: 'translate(47 -50) scale(0.57)',
  door: 'translate(47 670) scale(0.806)',
  foot: 1460,
  children: <path stroke={navy} strokeWidth="8" d="M0 609H900" />,
});
