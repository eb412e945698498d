import { defineSheet } from '../../sheet.tsx';
import { layers, type PoseOf } from './layers.tsx';

const pose: PoseOf = () => ({ x: 300, y: 105, size: 1.117, turn: 22.5, tilt: 68 });

/**
 * The layers of one small page, each by itself: a page sets them below each other and draws the plumb lines between them, from the
 * corners at the left (3.1 113.3) and right (596.9 96.7) of one to those of the next.
 */
export const partedStackArt = defineSheet({
  name: 'services/parted-stack',
  width: 600,
  height: 206,
  draws: layers.map((draw, layer) => () => draw(pose(layer), layer < 3 ? 1.4 : 1)),
});
