import { defineArt } from '../art.ts';
import { spark } from '../services/cut/cuts.ts';
import { circle, Guide } from '../services/cut/guide.tsx';
import { plate } from '../services/cut/plate.ts';
import { closed, type Point, polar, strokes } from '../services/cut/point.ts';
import { view } from '../services/cut/solid.ts';
import { Stone } from '../services/cut/stone.tsx';
import { gold } from '../services/cut/tone.ts';

const centre: Point = [216, 250];
const star = view(spark(0.27), { x: 216, y: 250, size: 192 }).visible;
const small = [
  ...view(spark(0.27), { x: 62, y: 84, size: 46 }).visible,
  ...view(spark(0.27), { x: 84, y: 420, size: 34 }).visible,
];
const beams = [-45, -22.5, 22.5, 45].map((angle) => [polar(centre, 96, angle), polar(centre, 190, angle)] as const);
const answers = [
  { y: 66, width: 264, lines: [168, 104] },
  { y: 204, width: 300, lines: [206, 166, 96] },
  { y: 368, width: 240, lines: [142, 90] },
].map(({ y, width, lines }) => ({ x: width === 300 ? 384 : 352, y, width, height: 26 + lines.length * 22, lines }));

/** A cut spark at the heart, and the answers that spring from it. */
export const aiSearchesArt = defineArt({
  name: 'solutions/ai-searches',
  width: 700,
  height: 500,
  draw: () => (
    <>
      <Guide d={circle(216, 250, 104) + circle(216, 250, 148) + circle(216, 250, 192)} width={0.8} opacity={0.8} />
      <Guide d={strokes(beams)} width={1.4} />
      <path
        fill={gold.paper}
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
