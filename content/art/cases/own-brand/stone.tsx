import { colours } from '../../../look.ts';
import { defineArt } from '../../art.ts';
import { Engraved } from './engraved.tsx';
import { finished } from './planes.ts';

/** How wide the strokes of each seventh of the stone are, from the first cut down. */
const widths = [6, 4.8, 3.8, 3, 2.4, 1.9, 1.5] as const;

/** Where the stone begins, how high a slice of it is, and how high the row of the list is that belongs to it. */
const [top, slice, row] = [4.3, 55.4 / 7, 115];

/** One stone in seven slices, each cut finer than the one above it and level with its row: what was delivered, in turn. */
export const stone = defineArt({
  name: 'cases/own-brand/stone',
  width: 660,
  height: 7 * row,
  draw: () => (
    <>
      {widths.map((width, index) => {
        const y = Math.round((top + index * slice) * 100) / 100;
        const id = `own-brand-stone-${index}`;
        return (
          <g key={id} transform={`translate(0 ${index * row + 15}) scale(11) translate(0 ${-y})`}>
            <clipPath id={`${id}-slice`}>
              <path d={`M0 ${y - 0.1}H64v${index === 6 ? 9 : 7.9}H0Z`} />
            </clipPath>
            <g clipPath={`url(#${id}-slice)`}>
              <Engraved id={id} planes={finished} scale={width} edge={colours.goldDeep} />
            </g>
          </g>
        );
      })}
    </>
  ),
});
