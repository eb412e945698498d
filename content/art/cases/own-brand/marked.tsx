import { colours, mark } from '../../../look.ts';
import { defineArt } from '../../art.ts';
import { Engraved } from './engraved.tsx';
import { octagon, rough } from './planes.ts';

/** The stone before the first stroke: the cut is drawn on it, and one plane lies open already. */
export const marked = defineArt({
  name: 'cases/own-brand/marked',
  width: 660,
  height: 660,
  draw: () => (
    <g transform="translate(8 10) scale(10)" strokeLinejoin="bevel">
      <Engraved id="own-brand-marked" planes={rough} scale={1.15} edge={colours.goldDeep} />
      <path fill={colours.goldLight} d={mark.planes[0]} />
      <g fill="none" stroke={colours.goldLight} strokeWidth="0.3">
        <path d={octagon} />
        <path strokeDasharray="1 0.7" d="M4.3 43.5l55.4-23L43.5 59.7zM20.5 4.3L4.3 43.5" />
      </g>
    </g>
  ),
});
