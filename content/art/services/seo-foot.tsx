import { defineArt } from '../art.ts';
import { Planes } from './cut/planes.tsx';
import type { Point } from './cut/point.ts';
import { slopes } from './cut/stone-facets.ts';
import { east, west } from './seo-mountain.tsx';
import { climb, downFrom, Path, type Points, up } from './seo-rock.tsx';

interface CaveProps {
  readonly right: number;
  /** How far the wall comes in at the left, and where the roof begins. */
  readonly wall: number;
  readonly roof: number;
  /** How thick the roof is where it begins, and how far it goes on level. */
  readonly thick: number;
  readonly level: number;
}

/** The mouth of a cave below the last stratum: what its roof turns from the light. */
function Cave({ right, wall, roof, thick, level }: CaveProps) {
  const [, step] = downFrom([roof, 0], `flat ${thick}`) as Points;
  const fall = right - roof - level;
  return (
    <Planes
      planes={[
        ['bronze', [-5, 0], ...downFrom([wall, 0], `flat ${-wall * 0.66}, steep ${-wall * 0.36}`)],
        [
          'amber',
          [roof, 0],
          step,
          ...downFrom([roof + level, step[1]], `flat ${fall * 0.65}, even ${fall * 0.36}`),
          ...downFrom([roof + level + fall * 0.2, 0], `flat ${fall * 0.62}, even ${fall * 0.19}`).toReversed(),
        ],
      ]}
    />
  );
}

export const seoCaveArt = defineArt({
  name: 'services/seo-cave',
  width: 1440,
  height: 240,
  draw: () => <Cave right={1440} wall={210} roof={740} thick={120} level={410} />,
});

/** For a phone. */
export const seoCaveTallArt = defineArt({
  name: 'services/seo-cave-tall',
  width: 390,
  height: 130,
  draw: () => <Cave right={390} wall={64} roof={90} thick={66} level={176} />,
});

/** The mountain stands on two toes, each with a side turned from the lamp. */
const [start, toe] = downFrom([-260, 0], 'flat 500') as Points;
const valley = up(toe, 420, 'flat');
const [, heel] = downFrom(valley, 'even 337') as Points;
/** How far the brow of the second is above its heel, and to its right. */
const rise = 310;
const [crown, brow] = [up(toe, 160, 'even'), up(heel, rise, 'even')];

/** Where a plane that looks at the lamp ends at the edge that comes down on its left: it falls to it at 22.5°. */
const litEnd = ([x, y]: Point, [fromX, fromY]: Point, slope: number): Point => {
  const at = (y - fromY + x * slopes.flat + fromX * slope) / (slopes.flat + slope);
  return [at, fromY + (at - fromX) * slope];
};

/** How far the edge runs sideways that breaks the side in the shade, down to its lower border. */
const run = (rise * (1 - slopes.flat)) / (slopes.steep + slopes.flat);
const broken: Point = [brow[0] + run, brow[1] + run * slopes.steep];

/** The foot of the mountain on the dark ground: the way up begins at a ledge. */
export const seoFootArt = defineArt({
  name: 'services/seo-foot',
  width: east - west,
  height: 900,
  stretches: true,
  draw: () => (
    <g transform={`translate(${-west} 0)`}>
      <Planes
        planes={[
          ['light', [start[0], -2], start, toe, valley, heel, up(heel, 893, 'flat'), [up(heel, 893, 'flat')[0], -2]],
          ['pale', litEnd(crown, start, slopes.flat), toe, crown],
          ['pale', litEnd(brow, valley, slopes.even), heel, brow],
        ]}
      />
      <Path bends={[[40, 760, 92], ...climb([480, 760], 'flat 724, flat -324, flat 460', [92, 48])]} />
      <Planes
        planes={[
          ['amber', toe, crown, valley],
          ['amber', heel, brow, broken],
          ['bronze', broken, brow, up(heel, 810, 'flat')],
        ]}
      />
    </g>
  ),
});
