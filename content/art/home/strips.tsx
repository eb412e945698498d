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
 * The work in the three rays that fall from the stone of the home page, each on the colour of its light and so large that the edges of the ray crop it.
 * On wide screens a ray is seen from 0 to 390 at the foot and leans to the right as it rises; on a phone all but the corner at the upper left.
 */
const size = { width: 720, height: 560 } as const;
const ground = `M0 0H${size.width}V${size.height}H0Z`;

const street = [
  { audience: audiences.changers, x: -92, height: 300 },
  { audience: audiences.leads, x: 138, height: 350 },
  { audience: audiences.teachers, x: 368, height: 424 },
  { audience: audiences.hr, x: 598, height: 470 },
];
const door = 206;
const kerb = 500;

/** Doors of a street, each with the picture of its audience. */
export const stripOfDoors = defineArt({
  name: 'home/strip-of-doors',
  ...size,
  draw: () => (
    <>
      <path fill={eLearningGroupTheme.soft} d={ground} />
      {street.map(({ audience, x, height }) => (
        <g key={audience.name}>
          <Door x={x} y={kerb} width={door} height={height} fill={audience.ground} />
          <Print x={x + door * 0.1} y={kerb - 8 - door * 0.8} size={door * 0.8}>
            {audience.motif(audience.inks)}
          </Print>
        </g>
      ))}
      <path fill={eLearningGroupPalette.navy} d={`M0 ${kerb}H${size.width}V${size.height}H0Z`} />
      <path stroke={eLearningGroupPalette.cream} strokeWidth="5" strokeDasharray="34 26" d={`M0 530H${size.width}`} />
    </>
  ),
});

/** A reel in its phone: the sign plays, its two bars sliding apart. */
export const stripOfReel = defineArt({
  name: 'home/strip-of-reel',
  ...size,
  draw: () => (
    <>
      <path fill={seidlPalette.sky} d={ground} />
      <g transform="translate(296 304) rotate(22.5) scale(1.14)">
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
      <path fill={b2bInsiderPalette.vermilion} d={ground} />
      <circle cx="270" cy="300" r="206" fill={b2bInsiderPalette.blush} />
      <Speaker
        x={10}
        y={86}
        size={520}
        head={b2bInsiderPalette.cream}
        body={b2bInsiderPalette.wine}
        hair="beard"
        hairFill={b2bInsiderPalette.oxblood}
      />
      {/* Alone and as large as this he looks back. */}
      <path fill={b2bInsiderPalette.oxblood} d="M216 276a11 11 0 0 1 22 0zM302 276a11 11 0 0 1 22 0z" />
    </>
  ),
});
