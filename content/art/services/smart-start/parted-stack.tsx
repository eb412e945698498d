import { defineSheet } from '../../sheet.tsx';
import { gold } from '../cut/tone.ts';
import { layers, type PoseOf, stepsOf } from './layers.tsx';

const pose: PoseOf = (layer) => ({ x: 300, y: 225 - layer * 30, size: 1.117, turn: 22.5, tilt: 68 });

/** What is seen of a layer below others, in the order they are laid. */
const laid = [
  { fill: gold.ink, stroke: gold.light },
  { fill: gold.deep, stroke: gold.ink },
  { fill: gold.warm, stroke: gold.deep },
  { fill: gold.pale, stroke: gold.ink },
];

/** One small page as it grows, at each step a layer higher: what is not built yet is empty at the top of the drawing, a twentieth of its width for each layer. */
export const partedStackArt = defineSheet({
  name: 'services/parted-stack',
  width: 600,
  height: 326,
  draws: layers.map((draw, layer) => () => (
    <>
      {laid.slice(0, layer).map((look, below) => (
        <path key={below} {...look} strokeWidth="1.6" d={stepsOf(pose(below))} />
      ))}
      <path fill={gold.ink} d={stepsOf(pose(layer))} />
      {draw(pose(layer), layer < 3 ? 1.4 : 1)}
    </>
  )),
});
