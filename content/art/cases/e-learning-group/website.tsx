import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { audiences } from './audience.ts';
import { Door } from './door.tsx';
import { Lockup } from './lockup.tsx';
import { eLearningGroupPalette } from './palette.ts';
import { Print } from './print.tsx';

const { cream, navy, sun } = eLearningGroupPalette;

/** The home page: one question and a door for each audience. */
export const website = defineArt({
  name: 'cases/e-learning-group/website',
  width: 1200,
  height: 880,
  draw: () => (
    <>
      <path fill={sun} d="M0 0H1200V880H0Z" />
      <rect fill={navy} x="84" y="84" width="1056" height="740" rx="34" />
      <rect fill={cream} stroke={navy} strokeWidth="6" x="66" y="66" width="1056" height="740" rx="34" />
      <path stroke={navy} strokeWidth="6" d="M66 166H1122" />
      <Lockup x={104} y={88} size={58} line={navy} />
      <path fill={navy} d="M680 112H748V120H680ZM780 112H838V120H780ZM870 112H938V120H870Z" />
      <rect
        fill={eLearningGroupPalette.leaf}
        stroke={navy}
        strokeWidth="5"
        x="970"
        y="92"
        width="120"
        height="50"
        rx="25"
      />
      <path fill={navy} d="M1000 113H1060V121H1000Z" />
      <Outline face="fredoka-bold" size={86} x={594} y={290} anchor="middle" fill={navy}>
        Which door is yours?
      </Outline>
      {Object.values(audiences).map((audience, index) => (
        <g key={audience.name}>
          <Door x={124 + index * 240} y={682} width={210} height={346} fill={audience.ground} />
          <Print x={152 + index * 240} y={504} size={150}>
            {audience.motif(audience.inks)}
          </Print>
          {audience.name.split(' ').map((word, line) => (
            <Outline
              key={word}
              face="fredoka"
              size={42}
              x={229 + index * 240}
              y={734 + line * 40}
              anchor="middle"
              fill={navy}
            >
              {word}
            </Outline>
          ))}
        </g>
      ))}
    </>
  ),
});
