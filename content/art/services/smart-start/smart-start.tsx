import { Fragment } from 'react';
import { defineArt } from '../../art.ts';
import { Guide } from '../cut/guide.tsx';
import { type Point, strokes } from '../cut/point.ts';
import { gold } from '../cut/tone.ts';
import { girdle, layers, type PoseOf, stepsOf } from './layers.tsx';

const pose: PoseOf = (layer) => ({ x: 454, y: 518 - layer * 80, size: 1.5, turn: 22.5, tilt: 62 });

const cornerLines = [0, 2, 4, 6].map((corner): [Point, Point] => [girdle(pose(0))[corner]!, girdle(pose(4))[corner]!]);

/** Of the two lowest layers only the edges are seen: the lower, the darker. */
const sheets = [gold.ink, gold.deep];

/** Five layers of one small page, from the plan on the bench to the finished stone. */
export const smartStartArt = defineArt({
  name: 'services/smart-start',
  width: 900,
  height: 700,
  draw: () => (
    <>
      <Guide d={strokes(cornerLines)} width={0.9} />
      {layers.map((draw, layer) => (
        <Fragment key={layer}>
          {sheets[layer] ? (
            <path fill={sheets[layer]} stroke={sheets[1 - layer]} strokeWidth="1.7" d={stepsOf(pose(layer))} />
          ) : (
            draw(pose(layer), 1.3)
          )}
        </Fragment>
      ))}
    </>
  ),
});
