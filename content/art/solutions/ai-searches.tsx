import { defineArt } from '../art.ts';
import { spark } from '../services/cut/cuts.ts';
import { circle, Guide } from '../services/cut/guide.tsx';
import { plate } from '../services/cut/plate.ts';
import { closed, type Point, polar, strokes } from '../services/cut/point.ts';
import { view } from '../services/cut/solid.ts';
import { Stone } from '../services/cut/stone.tsx';
import { gold } from '../services/cut/tone.ts';

const centre: Point = [200, 250];
const radius = 172;
const star = view(spark(0.27), { x: 200, y: 250, size: radius }).visible;
const small = [
  ...view(spark(0.27), { x: 48, y: 84, size: 46 }).visible,
  ...view(spark(0.27), { x: 66, y: 420, size: 34 }).visible,
];
const answers = [
  { x: 352, y: 62, width: 240, lines: [150, 96] },
  { x: 400, y: 204, width: 232, lines: [172, 138, 88] },
  { x: 352, y: 368, width: 212, lines: [130, 84] },
].map((answer) => ({ ...answer, height: 26 + answer.lines.length * 22 }));
/** One to each answer, to the middle of its left edge: 152 away at 45°, 200 straight ahead. */
const rays = ([-45, 0, 45] as const).map((way) => {
  const reach = way ? 152 * Math.SQRT2 : 200;
  return [polar(centre, 92, way), polar(centre, reach, way)] as const;
});

/** A cut spark at the heart, and the answers that spring from it. */
export const aiSearchesArt = defineArt({
  name: 'solutions/ai-searches',
  width: 640,
  height: 500,
  draw: () => (
    <>
      <Guide d={[92, 132, radius].map((size) => circle(...centre, size)).join('')} width={0.8} opacity={0.8} />
      <Guide d={strokes(rays)} width={1.4} />
      <path
        fill={gold.warm}
        stroke={gold.deep}
        strokeWidth="1.5"
        d={answers.map(({ x, y, width, height }) => closed(plate(x, y, width, height, 18))).join('')}
      />
      <path
        fill={gold.ink}
        d={answers.map(({ x, y, lines }) => closed(plate(x + 28, y + 20, lines[0]!, 9, 3))).join('')}
      />
      <path
        fill={gold.deep}
        d={answers
          .flatMap(({ x, y, lines }) =>
            lines.slice(1).map((width, row) => closed(plate(x + 28, y + 44 + row * 22, width, 7, 2))),
          )
          .join('')}
      />
      <Stone facets={star} />
      <Stone facets={small} scale={0.6} line={1.2} />
    </>
  ),
});

/** The spark as large as a page, its rays to the right. */
export const sparkArt = defineArt({
  name: 'solutions/spark',
  width: 1400,
  height: 900,
  draw: () => (
    <>
      <Guide d={[180, 270, 360].map((size) => circle(420, 400, size)).join('')} width={0.8} opacity={0.8} />
      <Guide
        d={strokes(
          [
            [-22.5, 600],
            [0, 560],
            [22.5, 600],
          ].map(([way, reach]) => [polar([420, 400], 180, way!), polar([420, 400], reach!, way!)] as const),
        )}
        width={1.4}
      />
      <Stone facets={view(spark(0.27), { x: 420, y: 400, size: 360 }).visible} scale={1.4} line={1.8} />
    </>
  ),
});
