import { colours } from '../../look.ts';
import { mixture } from '../blend.ts';
import { defineArt } from '../art.ts';
import { Guide } from './cut/guide.tsx';
import { closed, open, type Point } from './cut/point.ts';
import { gold } from './cut/tone.ts';

const summit: Point = [1080, 50];
const foot = 640;
const flat = Math.tan(Math.PI / 8);

/** A point of the way up, so many steps before the summit. */
const onWay = (before: number): Point => [summit[0] - before * 172, summit[1] + before * 172 * flat];
const way = [0, 1, 2, 3, 4, 5, 6, 7].map(onWay);

/** Where a line from a point, so steep, meets a height. */
const fall = ([x, y]: Point, to: number, steepness: number): Point => [x + (to - y) / steepness, to];

/** From night to full light: how bright a plane is, from 0 to 1. */
const shade = (light: number) => {
  const share = Math.min(1, Math.max(0, light));
  const deep = 0.72 - Math.abs(share - 0.5) * 1.44;
  return mixture([
    [gold.light, share * (1 - deep)],
    [gold.deep, deep],
    [colours.inkRaised, (1 - share) * (1 - deep)],
  ]);
};

/** The flank below each step: a plane that faces the light and one that turns away, darker with every step from the summit. */
const flank = way.slice(0, -1).flatMap((high, before) => {
  const low = way[before + 1]!;
  const ridge: Point = [low[0] + 172 * 0.62, low[1] + 190];
  const light = 1 - before * 0.16;
  return [
    { light: light * 0.82, points: [low, high, ridge] },
    { light: light * 0.5, points: [high, fall(high, foot, 2.4142), fall(ridge, foot, 2.4142), ridge] },
    { light: light * 0.3, points: [low, ridge, fall(ridge, foot, 2.4142), fall(low, foot, 2.4142)] },
  ];
});

const behind = fall(summit, foot, 1);
const far = [
  { light: 0.2, points: [summit, behind, fall(summit, foot, 2.4142)] },
  { light: 0.09, points: [[summit[0] + 150, summit[1] + 150] as const, behind, fall(summit, foot, 1.45)] },
];

/** The mountain that the seven steps have climbed, in the light at its top; low on the slope a place is marked. */
export const seoSummitArt = defineArt({
  name: 'services/seo-summit',
  width: 1440,
  height: foot,
  draw: () => (
    <>
      {[...far, ...flank].map(({ light, points }) => (
        <path key={closed(points)} fill={shade(light)} stroke={gold.ink} strokeWidth={1.2} d={closed(points)} />
      ))}
      <path fill="none" stroke={gold.light} strokeWidth={2.5} d={open(way)} />
      <Guide d={open([summit, behind])} />
      {way.slice(0, -1).map(([x, y], before) => (
        <circle key={x} cx={x} cy={y} r={9} fill={shade(1 - before * 0.1)} />
      ))}
    </>
  ),
});
