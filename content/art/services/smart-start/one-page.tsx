import { Fragment } from 'react';
import { defineArt } from '../../art.ts';
import { layers } from './layers.tsx';

const finished = layers.at(-1)!;

/** What one cut gives: four pages of one size, colour and layout, each a step before the one behind it. */
export const samePagesArt = defineArt({
  name: 'services/same-pages',
  width: 656,
  height: 556,
  draw: () => (
    <>
      {[0, 1, 2, 3].map((step) => (
        <Fragment key={step}>
          {finished({ x: 460 - step * 88, y: 110 + step * 120, size: 0.72, turn: 22.5, tilt: 62 }, 1.3)}
        </Fragment>
      ))}
    </>
  ),
});
