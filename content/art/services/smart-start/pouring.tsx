import { defineArt } from '../../art.ts';
import { polar } from '../cut/point.ts';
import { slopes } from '../cut/stone-facets.ts';
import { gold } from '../cut/tone.ts';
import { Glow } from '../cut/glow.tsx';
import { Jug } from './jug.tsx';

/** How far the jug leans where it pours, where its mouth is then, and the tip of its spout. */
const pour = 67.5;
const poured = { at: [230, 300], scale: 0.86 } as const;
const spring = polar(poured.at, Math.hypot(150, 16) * poured.scale, Math.atan2(-16, -150) * (180 / Math.PI) - pour);

/** The strip that the light becomes: it falls on the first page, and each fold leads on and out of the light. */
const [first, other, high, lie] = [260, 130, 124, 610];
const folds = [0, first, ...[1, 2, 3, 4].map((page) => first + page * other)];
const level = (fold: number) => lie + (fold ? (first - (fold % 2 ? 0 : other)) * slopes.flat : 0);
const tones = [gold.gleam, gold.dim, gold.honey, gold.bronze, gold.amber] as const;

/** The jug of the steps, finished: it pours light, and the light folds into five pages. */
export const pouringArt = defineArt({
  name: 'services/smart-start-pouring',
  width: first + 4 * other,
  height: Math.ceil(level(1) + high),
  draw: () => {
    const land = (x: number) => [x, lie + 46 + x * slopes.flat].join(' ');
    return (
      <>
        <linearGradient id="smart-stream" x2="0" y2="1">
          <stop stopColor={gold.light} />
          <stop offset=".4" stopColor={gold.honey} />
          <stop offset="1" stopColor={gold.gleam} />
        </linearGradient>
        <Glow id="smart-pour" at={[430, 345]} radius={345} />
        {tones.map((fill, page) => {
          const [from, to] = [folds[page]!, folds[page + 1]!];
          return (
            <path
              fill={fill}
              d={`M${from} ${level(page)}L${to} ${level(page + 1)}v${high}L${from} ${level(page) + high}Z`}
              key={fill}
            />
          );
        })}
        <path fill="url(#smart-stream)" d={`M${spring.join(' ')}L${land(spring[0] - 90)}L${land(spring[0])}Z`} />
        <g transform={`translate(${poured.at.join(' ')}) rotate(${-pour}) scale(${poured.scale})`}>
          <Jug lean={pour} />
        </g>
      </>
    );
  },
});
