import { defineArt } from '../art.ts';
import { Outline } from '../outline.tsx';
import { singleCut } from './cut/cuts.ts';
import { circle, Guide } from './cut/guide.tsx';
import { closed, type Point, polar, strokes } from './cut/point.ts';
import { reflection } from './cut/reflection.ts';
import { view } from './cut/solid.ts';
import { Stone } from './cut/stone.tsx';
import { gold } from './cut/tone.ts';

const centre: Point = [320, 320];
const radius = 270;
/** The middle of each plane, from the top clockwise. */
const angles = Array.from({ length: 8 }, (_, index) => index * 45 - 90);
const seats = angles.map((angle) => polar(centre, radius * 0.735, angle));
const ticks = angles.map((angle) => [polar(centre, 262, angle), polar(centre, 300, angle)] as const);

const octagon = (middle: Point, size: number) =>
  closed(Array.from({ length: 8 }, (_, index) => polar(middle, size, index * 45 + 22.5)));

/** A single cut from above: eight planes around one table, each with the number of what it stands for. */
export const eightFacetsArt = defineArt({
  name: 'services/eight-facets',
  width: 640,
  height: 640,
  draw: () => (
    <>
      <Guide d={circle(320, 320, 286)} width={1} />
      <Guide d={circle(320, 320, 312)} width={0.8} dash="3 9" />
      <Guide d={strokes(ticks)} width={1.4} />
      <Stone facets={view(singleCut(), { x: 320, y: 320, size: radius, turn: 22.5 }).visible} />
      <Stone facets={reflection(centre, radius * 0.92)} />
      <path fill={gold.warm} stroke={gold.ink} strokeWidth="1.4" d={seats.map((seat) => octagon(seat, 33)).join('')} />
      {seats.map(([x, y], index) => (
        <Outline key={angles[index]} face="serif" size={42} x={x} y={y + 14} anchor="middle" fill={gold.ink}>
          {String(index + 1)}
        </Outline>
      ))}
    </>
  ),
});
