import { defineArt } from '../art.ts';
import { slopes } from './cut/stone-facets.ts';
import { gold } from './cut/tone.ts';

/** How far the piece lies to the right of its hole; it is 22.5° down to it. */
const across = 300;
const down = Math.round(across * slopes.flat);

/** Hole and piece have this outline, two corners taken off at 22.5°. */
const outline = 'M60 150l72.4 -30H270V220l-72.4 30H60Z';

/** A page with a hole, and to its lower right the piece that was cut out; light falls from the one to the other. */
export const geoArt = defineArt({
  name: 'services/geo',
  width: 660,
  height: 500,
  draw: () => (
    <>
      <path fill={gold.deep} opacity="0.45" d={`M60 150L132.4 120H270l${across} ${down}v100l-72.4 30H360L60 250Z`} />
      <path fill={gold.gleam} fillRule="evenodd" d={`M20 40H310V420H60L20 380Z${outline}`} />
      <path fill={gold.light} transform={`translate(${across} ${down})`} d={outline} />
    </>
  ),
});
