import { defineArt } from '../art.ts';
import { brilliant } from '../services/cut/cuts.ts';
import { circle, Guide } from '../services/cut/guide.tsx';
import { closed, polar, strokes } from '../services/cut/point.ts';
import { view } from '../services/cut/solid.ts';
import { Stone } from '../services/cut/stone.tsx';
import { gold } from '../services/cut/tone.ts';

const centre = [300, 300] as const;
const sides = [45, 135, 225, 315];
const ways = sides.map((angle) => [polar(centre, 240, angle), polar(centre, 400, angle)] as const);
/** Each way ends within one facet of the crown, on a mark of its own. */
const landings = sides.map((angle) => [polar(centre, 240, angle), polar(centre, 196, angle)] as const);
const marks = sides.map((angle) => [0, 90, 180, 270].map((corner) => polar(polar(centre, 194, angle), 7, corner)));

const facets = view(brilliant(), { x: 300, y: 300, size: 240 }).visible;

/** A brilliant from above, its table in the middle, where words have room, and a way to it from each of four sides. */
export const tableStoneArt = defineArt({
  name: 'about/table-stone',
  width: 600,
  height: 600,
  draw: () => (
    <>
      <Guide d={circle(300, 300, 258)} width={1} />
      <Guide d={circle(300, 300, 284)} width={0.8} dash="3 9" />
      <Guide d={strokes(ways)} width={1.4} />
      <Stone facets={facets} />
      <path stroke={gold.ink} strokeWidth="2.4" d={strokes(landings)} />
      <path fill={gold.ink} stroke={gold.pale} strokeWidth="2" d={marks.map(closed).join('')} />
    </>
  ),
});
