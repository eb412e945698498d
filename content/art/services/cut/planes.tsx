import { closed, type Point } from './point.ts';
import { gold } from './tone.ts';

/** A tone by its name. */
export type Tone = keyof typeof gold;

/** A plane of a modelled thing, in the tone in which the lamp shows it. */
export type Plane = readonly [tone: Tone, ...points: Point[]];

/** One path element for each tone; a hairline of its own tone closes the seam between neighbours. */
export const Planes = ({ planes }: { readonly planes: readonly Plane[] }) => (
  <g strokeWidth="0.7" strokeLinejoin="round">
    {[...new Set(planes.map(([tone]) => tone))].map((tone) => (
      <path
        key={tone}
        fill={gold[tone]}
        stroke={gold[tone]}
        d={planes
          .filter((plane) => plane[0] === tone)
          .map(([, ...points]) => closed(points))
          .join('')}
      />
    ))}
  </g>
);
