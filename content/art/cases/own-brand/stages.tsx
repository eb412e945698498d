import { colours, mark } from '../../../look.ts';
import { defineArt } from '../../art.ts';
import { Engraved, type Plane } from './engraved.tsx';
import { finished, octagon, rough } from './planes.ts';

/** What is there after each cut. */
const cuts: Readonly<Record<string, readonly Plane[]>> = {
  rough,
  corners: [
    { d: octagon, angle: -22.5, gap: 0.9 },
    { d: 'M20.5 4.3H43.5L59.7 20.5H4.3Z', angle: 22.5, gap: 0.5 },
    { d: 'M4.3 43.5H59.7L43.5 59.7H20.5Z', angle: 45, gap: 1.4 },
  ],
  planes: [
    { d: octagon, angle: 67.5, gap: 1.2 },
    { d: mark.planes[0], angle: 22.5, gap: 0.4 },
    { d: mark.planes[2], angle: 67.5, gap: 0.8 },
    { d: 'M59.7 20.5v23L43.5 59.7z', angle: 45, gap: 0.7 },
    { d: 'M4.3 43.5l16.2 16.2h23z', angle: 22.5, gap: 1.6 },
  ],
  brilliant: finished,
};

/** The outline of the rough stone; every later one lies within it. */
const found = 'M14 9 30 1 47 3 61 14 64 32 60 51 46 63 27 62 9 57 1 39 3 20Z';

const stage = (name: string) =>
  defineArt({
    name: `cases/own-brand/stage-${name}`,
    width: 300,
    height: 264,
    draw: () => (
      <g transform="translate(42 24) scale(3.375)">
        <path d={found} fill="none" stroke={colours.goldDeep} strokeWidth="0.35" strokeDasharray="1 1" />
        <Engraved id={`own-brand-${name}`} planes={cuts[name]!} scale={2.1} />
      </g>
    ),
  });

/** One stone four times: as it is found, after the cut of its corners, after that of its planes, and finished, in the light. */
export const stagesOfTheCut = {
  rough: stage('rough'),
  corners: stage('corners'),
  planes: stage('planes'),
  brilliant: stage('brilliant'),
};
