import { defineArt } from '../art.ts';
import { Speaker } from '../cases/b2b-insider/speaker.tsx';
import { b2bInsiderPalette } from '../cases/b2b-insider/palette.ts';
import { audiences } from '../cases/e-learning-group/audience.ts';
import { Door } from '../cases/e-learning-group/door.tsx';
import { eLearningGroupPalette, eLearningGroupTheme } from '../cases/e-learning-group/palette.ts';
import { Print } from '../cases/e-learning-group/print.tsx';
import { Bar } from '../cases/seidl/bar.tsx';
import { seidlPalette } from '../cases/seidl/palette.ts';

/**
 * The work in the three planes of light that fall from the stone of the home page, each on the colour of its light. What must stay whole keeps clear of
 * the edges: they lean at 67.5°, the left one from 240 at the foot to 420 at the top (from 300 on a small screen), the right one from 580 to 760, which is upright in the last.
 */
const size = { width: 760, height: 432 } as const;

const [leads, teachers] = [audiences.leads, audiences.teachers];
const doors = [
  { audience: leads, x: 388, height: 148, width: 84 },
  { audience: teachers, x: 486, height: 312, width: 96 },
];

/** Two doors of a street, each with the picture of its audience. */
export const stripOfDoors = defineArt({
  name: 'home/strip-of-doors',
  ...size,
  draw: () => (
    <>
      <path fill={eLearningGroupTheme.soft} d="M0 0H760V432H0Z" />
      {doors.map(({ audience, x, height, width }) => (
        <g key={audience.name}>
          <Door x={x} y={386} width={width} height={height} fill={audience.ground} />
          <Print x={x + width * 0.1} y={378 - width * 0.8} size={width * 0.8}>
            {audience.motif(audience.inks)}
          </Print>
        </g>
      ))}
      <path fill={eLearningGroupPalette.navy} d="M0 386H760V432H0Z" />
      <path stroke={eLearningGroupPalette.cream} strokeWidth="4" strokeDasharray="26 20" d="M0 409H760" />
    </>
  ),
});

/** A reel in its phone: the sign plays, its two bars sliding apart. */
export const stripOfReel = defineArt({
  name: 'home/strip-of-reel',
  ...size,
  draw: () => (
    <>
      <path fill={seidlPalette.sky} d="M0 0H760V432H0Z" />
      <g transform="translate(484 218) rotate(22.5) scale(.92)">
        <rect x="-107" y="-186" width="214" height="372" rx="30" fill={seidlPalette.cream} />
        <rect x="-97" y="-176" width="194" height="352" rx="22" fill={seidlPalette.pine} />
        <clipPath id="home-reel">
          <rect x="-97" y="-176" width="194" height="352" rx="22" />
        </clipPath>
        <g clipPath="url(#home-reel)">
          <Bar x={-67} y={-86} width={220} height={74} round="left" fill={seidlPalette.green} />
          <Bar x={-153} y={-2} width={220} height={74} round="right" fill={seidlPalette.cream} />
        </g>
        <path stroke={seidlPalette.cream} strokeWidth="5" strokeLinecap="round" d="M-76-154H-24M-12-154H22" />
        <path stroke={seidlPalette.green} strokeWidth="5" strokeLinecap="round" d="M34-154H76" />
        <circle cy="124" r="26" fill={seidlPalette.green} />
        <path fill={seidlPalette.cream} d="M-8 111V137L14 124Z" />
      </g>
    </>
  ),
});

/** One speaker of a conference before the dot of its mark. */
export const stripOfSpeaker = defineArt({
  name: 'home/strip-of-speaker',
  ...size,
  draw: () => (
    <>
      <path fill={b2bInsiderPalette.vermilion} d="M0 0H760V432H0Z" />
      <circle cx="610" cy="222" r="122" fill={b2bInsiderPalette.blush} />
      <Speaker
        x={445}
        y={102}
        size={330}
        head={b2bInsiderPalette.cream}
        body={b2bInsiderPalette.wine}
        hair="beard"
        hairFill={b2bInsiderPalette.oxblood}
      />
    </>
  ),
});
