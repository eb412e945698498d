import { Fragment } from 'react';
import { defineSheet } from '../../sheet.tsx';
import { closed } from '../cut/point.ts';
import { gold } from '../cut/tone.ts';
import { girdle, layers, type PoseOf } from './layers.tsx';

const pose: PoseOf = (layer) => ({ x: 300, y: 356 - layer * 54, size: 0.98, turn: 22.5, tilt: 62 });

/** One small page in five states: each has a layer more than the one before. Lines are drawn for a third of this size, those of open layers bolder; a dim ground shows these where they lie alone. */
export const growingStackArt = defineSheet({
  name: 'services/growing-stack',
  width: 600,
  height: 480,
  draws: layers.map((_, top) => () => (
    <>
      {layers.slice(0, top + 1).map((draw, layer) => (
        <Fragment key={layer}>
          {layer < 2 && <path fill={gold.deep} opacity={0.28} d={closed(girdle(pose(layer)))} />}
          {draw(pose(layer), layer < 3 ? 3.4 : 1.5)}
        </Fragment>
      ))}
    </>
  )),
});
