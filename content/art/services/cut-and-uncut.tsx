import { defineArt } from '../art.ts';
import { blend } from '../blend.ts';
import { stoneRadius, stoneRings } from '../brand/stone.ts';
import { brilliant } from './cut/cuts.ts';
import { closed } from './cut/point.ts';
import { reflection } from './cut/reflection.ts';
import { roughSolid } from './cut/rough.ts';
import { view } from './cut/solid.ts';
import { Stone } from './cut/stone.tsx';
import { gold } from './cut/tone.ts';

const size = 320;
const radius = 128;

const { visible: dull } = view(roughSolid, { x: 160, y: 160, size: 140, turn: 24, tilt: 62, lean: 20 });

/** The planes that a cutter began with, as their places among those in view. */
const polished = [
  [12, gold.light],
  [13, gold.pale],
] as const;

/** Every second ring has all the lines of that stone, so that few are drawn twice. */
const marked = stoneRings
  .filter((_, ring) => ring % 2 === 0)
  .flat()
  .map(({ path }) => path)
  .join('');

/** A rough stone, measured: it swallows light, so that its planes stay nearly dark; the facets of the stone at the top of the home page are marked on it, and the first is there. */
export const uncutStoneArt = defineArt({
  name: 'services/uncut-stone',
  width: size,
  height: size,
  draw: () => (
    <>
      {/* Turned over, so that its light comes from the upper right, as it does on the stone at the top of the home page. */}
      <g transform="matrix(-1 0 0 1 320 0)" stroke={gold.light} strokeWidth=".5" strokeLinejoin="round">
        {dull.map(({ points, light }, index) => {
          const warm = Math.round(3 + 26 * Math.max(0, light) ** 2);
          return <path key={index} strokeOpacity=".4" fill={blend({ ink: 100 - warm, warm })} d={closed(points)} />;
        })}
      </g>
      <path
        fill="none"
        stroke={gold.light}
        strokeWidth="4"
        strokeDasharray="16 12"
        transform={`translate(158 163) scale(${(radius * 0.83) / stoneRadius}) translate(${-stoneRadius} ${-stoneRadius})`}
        d={marked}
      />
      <g transform="matrix(-1 0 0 1 320 0)">
        {polished.map(([index, fill]) => (
          <path key={fill} fill={fill} d={closed(dull[index]!.points)} />
        ))}
      </g>
    </>
  ),
});

/** The same stone as a brilliant from above, every facet polished. */
export const polishedStoneArt = defineArt({
  name: 'services/polished-stone',
  width: size,
  height: size,
  draw: () => (
    <>
      <Stone facets={view(brilliant(), { x: 160, y: 160, size: radius }).visible} />
      <Stone facets={reflection([160, 160], radius)} />
    </>
  ),
});
