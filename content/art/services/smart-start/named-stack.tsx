import { Fragment } from 'react';
import { defineArt } from '../../art.ts';
import { Guide } from '../cut/guide.tsx';
import { type Point, strokes } from '../cut/point.ts';
import { girdle, layers, type PoseOf } from './layers.tsx';

const pose: PoseOf = (layer) => ({ x: 520, y: 540 - layer * 94, size: 1.22, turn: 22.5, tilt: 62 });

/** Every 94 units, from 175 on: from the left end of each layer to the edge of the drawing, where its name stands. */
const leaders = layers.map((_, layer): [Point, Point] => {
  const corner = [...girdle(pose(layer))].sort(([a], [b]) => a - b)[0]!;
  return [[0, corner[1]], corner];
});

/** The five layers with a line from each to what it stands for. */
export const namedStackArt = defineArt({
  name: 'services/named-stack',
  width: 900,
  height: 720,
  draw: () => (
    <>
      <Guide d={strokes(leaders)} width={1.6} />
      {layers.map((draw, layer) => (
        <Fragment key={layer}>{draw(pose(layer))}</Fragment>
      ))}
    </>
  ),
});
