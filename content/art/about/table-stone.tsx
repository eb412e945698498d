import { defineArt } from '../art.ts';
import { defineSheet } from '../sheet.tsx';
import { brilliant } from '../services/cut/cuts.ts';
import { circle, Guide } from '../services/cut/guide.tsx';
import { closed, polar, sides as segments, strokes } from '../services/cut/point.ts';
import { view } from '../services/cut/solid.ts';
import { Stone } from '../services/cut/stone.tsx';
import { gold } from '../services/cut/tone.ts';

const centre = [300, 300] as const;
const sides = [45, 135, 225, 315];
const ways = sides.map((angle) => [polar(centre, 240, angle), polar(centre, 400, angle)] as const);
/** Each way ends within one facet of the crown, on a mark of its own. */
const landings = sides.map((angle) => [polar(centre, 240, angle), polar(centre, 196, angle)] as const);
const marks = sides.map((angle) => [0, 90, 180, 270].map((corner) => polar(polar(centre, 194, angle), 7, corner)));

const rings = (
  <>
    <Guide d={circle(300, 300, 258)} width={1} />
    <Guide d={circle(300, 300, 284)} width={0.8} dash="3 9" />
  </>
);
const facets = view(brilliant(), { x: 300, y: 300, size: 240 }).visible;
const stone = <Stone facets={facets} />;

/** The brilliant without its ways, where nothing stands around it. */
export const stoneAloneArt = defineArt({
  name: 'about/stone-alone',
  width: 600,
  height: 600,
  draw: () => (
    <>
      {rings}
      {stone}
    </>
  ),
});

/** A brilliant from above, its table in the middle, where words have room, and a way to it from each of four sides. */
export const tableStoneArt = defineArt({
  name: 'about/table-stone',
  width: 600,
  height: 600,
  draw: () => (
    <>
      {rings}
      <Guide d={strokes(ways)} width={1.4} />
      {stone}
      <path stroke={gold.ink} strokeWidth="2.4" d={strokes(landings)} />
      <path fill={gold.ink} stroke={gold.pale} strokeWidth="2" d={marks.map(closed).join('')} />
    </>
  ),
});

/** In the order of the words beside the stone: its upper left part, the upper right one, the lower ones. */
const quarters = [225, 315, 135, 45];
/** How far out the middle of such a part lies. */
const radius = 184;

const edges = segments(facets.map(({ points }) => points));

/** The same stone small, drawn but for the part of its crown that each way leads to, which is lit. */
export const stoneQuartersArt = defineSheet({
  name: 'about/stone-quarters',
  width: 104,
  height: 104,
  draws: quarters.map((angle) => () => {
    const [x, y] = polar(centre, radius, angle);
    /** Those of its main plane: what lies within a sixteenth of a turn of the way, on the way's side. */
    const own = facets.slice(1).filter(({ points }) => {
      const [midX, midY] = [0, 1].map((axis) => points.reduce((sum, at) => sum + at[axis]!, 0) / points.length - 300);
      const along = (midX! * (x - 300) + midY! * (y - 300)) / (radius * Math.hypot(midX!, midY!));
      return along > Math.cos((20 * Math.PI) / 180);
    });
    return (
      <g transform="translate(52 52) scale(.21) translate(-300 -300)" stroke={gold.deep} strokeWidth="6">
        <path fill="none" d={edges} />
        <path fill={gold.light} d={own.map(({ points: corners }) => closed(corners)).join('')} />
      </g>
    );
  }),
});
