import { defineSheet } from '../sheet.tsx';
import { finishedTall } from './finished.tsx';
import { stopsTall } from './stops.tsx';
import { shelvesTall } from './tools.tsx';

/** What a phone shows below the bench, in one file. */
export const [stopsTallArt, shelvesTallArt, finishedTallArt] = defineSheet({
  name: 'about/tall',
  width: 780,
  height: 870,
  draws: [stopsTall.draw, shelvesTall.draw, finishedTall.draw],
});
