import type { ReactElement } from 'react';
import { defineArt } from '../art.ts';
import { blend } from '../blend.ts';
import { b2bInsiderPalette } from '../cases/b2b-insider/palette.ts';
import { cover as conference } from '../cases/b2b-insider/cover.tsx';
import { cover as courses } from '../cases/e-learning-group/cover.tsx';
import { eLearningGroupPalette } from '../cases/e-learning-group/palette.ts';
import { cover as comparison } from '../cases/hrneeds/cover.tsx';
import { hrneedsPalette } from '../cases/hrneeds/palette.ts';
import { cover as journeys } from '../cases/kraftortreisen/cover.tsx';
import { kraftortreisenPalette } from '../cases/kraftortreisen/palette.ts';
import { cover as agency } from '../cases/seidl/cover.tsx';
import { seidlPalette } from '../cases/seidl/palette.ts';
import { cover as clinic } from '../cases/skin-clinic/cover.tsx';
import { skinClinicPalette } from '../cases/skin-clinic/palette.ts';
import { closed, type Point, strokes } from './cut/point.ts';
import { slopes } from './cut/stone-facets.ts';
import { gold } from './cut/tone.ts';

const { flat, steep } = slopes;

/** A kite of a crown: as wide as its drawing, its shoulders fall at 22.5°, and its sides meet in the point at 45°. */
const width = 792;
const [middle, shoulder] = [width / 2, (width / 2) * flat];
const foot = shoulder + middle;
const height = Math.round(foot);
const kite: readonly Point[] = [
  [middle, 0],
  [width, shoulder],
  [middle, foot],
  [0, shoulder],
];

/** What is cut beside it: a line from the shoulder at 67.5°, and one to it from the point at 22.5°. */
const across = (foot - shoulder - middle * flat) / (steep - flat);
const crossing: Point = [across, shoulder + across * steep];
const right = ([x, y]: Point): Point => [width - x, y];
const both = (points: readonly Point[]) => closed(points) + closed(points.map(right));
const [peak, , point, side] = kite as readonly [Point, Point, Point, Point];
const toFoot: Point = [(foot - shoulder) / steep, foot];
const toTop: Point = [shoulder / steep, 0];

/** Dark planes, as far as light reaches them. */
const tones = { raised: blend({ ink: 90, goldDeep: 10 }), dusk: blend({ ink: 76, goldDeep: 24 }) } as const;

/** A client’s world in one kite: what is at the middle of its shoulders, how large, and what is below it where it ends. */
const defineKite = (
  name: string,
  world: { readonly draw: () => ReactElement },
  ground: string,
  [x, y, scale]: readonly [x: number, y: number, scale: number],
) =>
  defineArt({
    name: `services/site-crown-${name}`,
    width,
    height,
    draw: () => (
      <>
        <path fill={gold.ink} d={`M0 0H${width}V${height}H0Z`} />
        <path fill={tones.raised} d={both([side, crossing, point])} />
        <path fill={tones.dusk} d={both([crossing, toFoot, point])} />
        <path fill={tones.raised} d={both([side, toTop, peak])} />
        <clipPath id="k">
          <path d={closed(kite)} />
        </clipPath>
        <g clipPath="url(#k)">
          <path fill={ground} d={closed(kite)} />
          <g transform={`translate(${middle} ${Math.round(shoulder)})scale(${scale})translate(${-x} ${-y})`}>
            {world.draw()}
          </g>
        </g>
        <path
          fill="none"
          stroke={gold.deep}
          strokeWidth="2"
          d={strokes([
            [side, toFoot],
            [right(side), right(toFoot)],
            [point, crossing],
            [point, right(crossing)],
            [side, toTop],
            [right(side), right(toTop)],
          ])}
        />
        <path fill="none" stroke={gold.light} strokeWidth="3" strokeLinejoin="bevel" d={closed(kite)} />
      </>
    ),
  });

/** Six clients, each in one kite of the crown, in the order of the page. */
export const crownArts = [
  defineKite('journeys', journeys, kraftortreisenPalette.ink, [600, 440, 1]),
  defineKite('comparison', comparison, hrneedsPalette.cobaltShade, [690, 340, 0.8]),
  defineKite('courses', courses, eLearningGroupPalette.navy, [600, 500, 0.68]),
  defineKite('conference', conference, b2bInsiderPalette.oxblood, [600, 330, 0.72]),
  defineKite('agency', agency, seidlPalette.sky, [800, 380, 0.8]),
  defineKite('clinic', clinic, skinClinicPalette.darkBlue, [600, 400, 0.8]),
] as const;
