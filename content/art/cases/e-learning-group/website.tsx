import { type Art, defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { audiences } from './audience.ts';
import { Door } from './door.tsx';
import { Lockup } from './lockup.tsx';
import { eLearningGroupPalette } from './palette.ts';
import { Print } from './print.tsx';
import { Series } from './series.tsx';

const { cream, leaf, navy, sun } = eLearningGroupPalette;

/** The home page on its sunny ground of 1480 by 1240, out to its left edge: one question and a door for each audience. */
function HomePage() {
  return (
    <>
      <path fill={sun} d="M-4 0H1480V1240H-4Z" />
      <path fill={navy} d="M-4 116H1370A44 44 0 0 1 1414 160V1180H-4Z" />
      <path fill={cream} stroke={navy} strokeWidth="7" d="M-4 92H1346A44 44 0 0 1 1390 136V1156H-4ZM-4 210H1390" />
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

const sheet = (name: string, width: number, height: number, page: string, wall: string, line: string): Art =>
  defineArt({
    name: `cases/e-learning-group/${name}`,
    width,
    height,
    draw: () => (
      <>
        <path fill="#ffe6b0" d={`M0 0H${width}V${height}H0Z`} />
        <g transform={wall}>
          <Series rows={6} />
        </g>
        <g transform={page}>
          <HomePage />
        </g>
        <path stroke={navy} strokeWidth="7" d={line} />
      </>
    ),
  });

/** The home page, and beside it from top to bottom the wall of its series. */
export const website = sheet('website', 2400, 1240, '', 'translate(1486 0) scale(0.76)', 'M1480 0V1240');

/** The home page above the wall. */
export const websiteNarrow = sheet(
  'website-narrow',
  900,
  1260,
  'scale(0.608)',
  'translate(0 754) scale(0.7475)',
  'M0 754H900',
);
