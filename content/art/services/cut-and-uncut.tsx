import { defineArt } from '../art.ts';
import { brilliant } from './cut/cuts.ts';
import { circle, Guide } from './cut/guide.tsx';
import { hatch } from './cut/hatch.ts';
import { closed } from './cut/point.ts';
import { reflection } from './cut/reflection.ts';
import { roughSolid } from './cut/rough.ts';
import { view } from './cut/solid.ts';
import { hatchAngles, Stone } from './cut/stone.tsx';
import { gold } from './cut/tone.ts';

const size = 320;
const radius = 128;

const { visible: dull } = view(roughSolid, { x: 160, y: 160, size: 140, turn: 24, tilt: 62, lean: 20 });

/** The planes that a cutter began with, as their places among those in view. */
const polished: Readonly<Record<number, string>> = { 12: gold.light, 13: gold.pale };

/** A rough stone, measured: it swallows light, so that no more than lines shine; the cut that it will have is marked on it, and the first facet is there. */
export const uncutStoneArt = defineArt({
  name: 'services/uncut-stone',
  width: size,
  height: size,
  draw: () => (
    <>
      <g stroke={gold.deep} strokeWidth="0.6" strokeLinejoin="round">
        {dull.map(({ points, light }, index) => (
          <path
            key={closed(points)}
            fill={polished[index] ?? gold.ink}
            d={
              closed(points) +
              (polished[index] || light < -0.35 ? '' : hatch(points, hatchAngles[index % 6]!, 7 - 3.5 * light))
            }
          />
        ))}
      </g>
      <Guide d={circle(162, 163, radius * 0.83)} dash="6 5" width={1.2} />
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
