import { defineArt } from '../art.ts';
import { Planes } from './cut/planes.tsx';
import type { Point } from './cut/point.ts';
import { slopes } from './cut/stone-facets.ts';
import { east, west } from './seo-mountain.tsx';
import { climb, downFrom, Path } from './seo-rock.tsx';

/** The mouth of a cave below the last stratum: what its roof turns from the light. */
export const seoCaveArt = defineArt({
  name: 'services/seo-cave',
  width: 1440,
  height: 240,
  draw: () => {
    const [step] = downFrom([740, 0], 'flat 120').slice(1) as [Point];
    return (
      <Planes
        planes={[
          ['bronze', [-5, 0], ...downFrom([210, 0], 'flat -140, steep -75')],
          [
            'amber',
            [740, 0],
            step,
            ...downFrom([1150, step[1]], 'flat 190, even 105'),
            ...downFrom([1210, 0], 'flat 180, even 55').toReversed(),
          ],
        ]}
      />
    );
  },
});

/** So far to the right of a place, and up. */
const up = ([x, y]: Point, run: number, slope: keyof typeof slopes): Point => [x + run, y - run * slopes[slope]];

/** The mountain stands on two toes, each with a side turned from the lamp. */
const [start, toe] = downFrom([-260, 0], 'flat 500') as [Point, Point];
const valley = up(toe, 420, 'flat');
const [, heel] = downFrom(valley, 'even 337') as [Point, Point];
const [brow, end] = [up(heel, 310, 'even'), up(heel, 810, 'flat')];

/** The foot of the mountain on the dark ground: the way up begins at a ledge. */
export const seoFootArt = defineArt({
  name: 'services/seo-foot',
  width: east - west,
  height: 900,
  stretches: true,
  draw: () => (
    <g transform={`translate(${-west} 0)`}>
      <Planes planes={[['light', start, toe, valley, heel, up(heel, 893, 'flat')]]} />
      <Path bends={[[40, 760, 92], ...climb([480, 760], 'flat 724, flat -324, flat 460', [92, 48])]} />
      <Planes
        planes={[
          ['amber', toe, up(toe, 160, 'even'), valley],
          ['amber', heel, brow, end],
        ]}
      />
    </g>
  ),
});
