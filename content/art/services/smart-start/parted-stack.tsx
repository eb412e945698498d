import { defineSheet } from '../../sheet.tsx';
import { Guide } from '../cut/guide.tsx';
import { girdle, layers, type PoseOf } from './layers.tsx';

const pose: PoseOf = () => ({ x: 300, y: 105, size: 1.117, turn: 22.5, tilt: 68 });
const [left, right] = [girdle(pose(0))[6]!, girdle(pose(0))[2]!];

/**
 * The layers of one small page, each by itself: a page sets them below each other and draws the plumb lines between them, from the left
 * corner of one to the right corner of the next; what is missing there the drawings add.
 */
export const partedStackArt = defineSheet({
  name: 'services/parted-stack',
  width: 600,
  height: 206,
  draws: layers.map((draw, layer) => () => (
    <>
      {layer > 0 && <Guide d={`M${left.join(' ')}V${right[1]}`} />}
      {layer < layers.length - 1 && <Guide d={`M${right.join(' ')}V${left[1]}`} />}
      {draw(pose(layer), layer < 3 ? 1.4 : 1)}
    </>
  )),
});
