import { defineArt } from '../art.ts';
import { Outline } from '../outline.tsx';
import { Glow } from './cut/glow.tsx';
import { Pieces } from './cut/pieces.tsx';
import { Planes } from './cut/planes.tsx';
import { closed, type Point } from './cut/point.ts';
import { slopes } from './cut/stone-facets.ts';
import { gold } from './cut/tone.ts';
import { sideStone } from './cut/side-stone.ts';

const [tip, size]: readonly [Point, number] = [[292, 800], 196];
const heart: Point = [tip[0], tip[1] - size];

/** Where the light of the stone leaves the screen, at its left edge: from 67.5° above to 67.5° below, in steps of the cut. */
const leaves = [slopes.steep, 1, slopes.flat, 0, -slopes.flat, -1, -slopes.steep].map((slope): Point => [
  0,
  heart[1] - heart[0] * slope,
]);

const word = { face: 'serif-italic', tracking: -0.02, fill: gold.light, children: 'Brilliant.' } as const;

/** The last post on the phone, as high as its screen: a stone that gives back so much light that it leaves the screen; where words stand above it, upwards into them. */
export const lightArt = {
  wide: defineArt({
    name: 'services/social-light',
    width: 540,
    height: 1080,
    draw: () => (
      <>
        <path fill={gold.ink} d="M0 0H540V1080H0Z" />
        <Glow id="light" at={heart} radius={246} />
        <Planes
          planes={(['honey', 'pale', 'light', 'pale', 'honey', 'dim'] as const).map((tone, index) => [
            tone,
            heart,
            leaves[index]!,
            leaves[index + 1]!,
          ])}
        />
        <Planes planes={sideStone(tip, size)} />
        <Outline {...word} size={104} x={150} y={170} />
      </>
    ),
  }),
  narrow: defineArt({
    name: 'services/social-light-phone',
    width: 390,
    height: 610,
    draw: () => (
      <>
        {/* Ink only below the light, else it shows through the upper edge as a hairline. */}
        <path fill={gold.ink} d="M0 104L195 299 390 104V610H0Z" />
        <Glow id="light" at={[195, 300]} radius={190} />
        <linearGradient id="up" gradientUnits="userSpaceOnUse" x1="0" y1="270" x2="0" y2="40">
          <stop stopColor={gold.gleam} />
          <stop offset="1" stopColor={gold.light} />
        </linearGradient>
        <Pieces
          pieces={[
            [gold.light, 'M195 300L0 105V0H390V105Z'],
            [
              'url(#up)',
              closed([
                [195, 300],
                [195 - 300 * slopes.flat, 0],
                [195 + 300 * slopes.flat, 0],
              ]),
            ],
          ]}
        />
        <Planes planes={sideStone([195, 440], 140)} />
        <Outline {...word} size={72} x={195} y={522} anchor="middle" />
      </>
    ),
  }),
};
