import { defineArt } from '../art.ts';
import { heart } from './cut/cuts.ts';
import { Guide } from './cut/guide.tsx';
import { closed, polar, strokes } from './cut/point.ts';
import { view } from './cut/solid.ts';
import { Stone } from './cut/stone.tsx';
import { gold } from './cut/tone.ts';

const heartFacets = view(heart(), { x: 150, y: 190, size: 96 }).visible;
const beats = [-157.5, -135, -112.5, -90, -67.5, -45, -22.5].map(
  (angle) => [polar([150, 190], 128, angle), polar([150, 190], angle % 45 ? 152 : 170, angle)] as const,
);

/** A heart cut from stone, on a dark rim that keeps it clear of the frame, and what it sets in motion. */
export const givenHeartArt = defineArt({
  name: 'services/given-heart',
  width: 330,
  height: 300,
  draw: () => (
    <>
      <Guide d={strokes(beats)} width={1.8} />
      <path
        fill={gold.ink}
        stroke={gold.ink}
        strokeWidth="14"
        strokeLinejoin="bevel"
        d={heartFacets.map(({ points }) => closed(points)).join('')}
      />
      <Stone facets={heartFacets} />
    </>
  ),
});
