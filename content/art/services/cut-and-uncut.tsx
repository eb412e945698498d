import { defineArt } from '../art.ts';
import { blend } from '../blend.ts';
import { brilliant } from './cut/cuts.ts';
import { circle } from './cut/guide.tsx';
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
const polished: Readonly<Record<number, string>> = { 12: gold.light, 13: gold.pale };

/** A rough stone, measured: it swallows light, so that its planes stay nearly dark; the cut that it will have is marked on it, and the first facet is there. */
export const uncutStoneArt = defineArt({
  name: 'services/uncut-stone',
  width: size,
  height: size,
  draw: () => (
    <>
      {/* Turned over, so that its light comes from the upper right, as it does on the stone at the top of the home page. */}
      <g
        transform="matrix(-1 0 0 1 320 0)"
        stroke={gold.light}
        strokeOpacity=".6"
        strokeWidth=".4"
        strokeLinejoin="round"
      >
        {dull.map(({ points, light }, index) => {
          const lit = Math.round(3 + 34 * Math.max(0, light) ** 2);
          return (
            <path
              key={closed(points)}
              fill={polished[index] ?? blend({ goldDeep: lit, ink: 100 - lit })}
              d={closed(points)}
            />
          );
        })}
      </g>
      <path
        fill="none"
        stroke={gold.light}
        strokeWidth=".7"
        strokeDasharray="3 3.5"
        d={circle(158, 163, radius * 0.83)}
      />
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
