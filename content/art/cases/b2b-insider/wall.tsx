import { defineArt } from '../../art.ts';
import { Mark } from './mark.tsx';
import { b2bInsiderPalette } from './palette.ts';
import { Speaker } from './speaker.tsx';
import { Tiles } from './tiles.tsx';

const { blush, cream, lime, oxblood, sienna, vermilion, wine } = b2bInsiderPalette;

/** The wall of the cover as wide as the screen, six tiles by three: beside the mark there is room for the name, below it for words. */
export const wall = defineArt({
  name: 'cases/b2b-insider/wall',
  width: 2400,
  height: 1260,
  draw: () => (
    <>
      <path fill={oxblood} d="M800 0H2400V800H800Z" />
      <path fill={cream} d="M0 0H800V800H0Z" />
      <Mark x={0} y={0} size={800} left={oxblood} right={vermilion} />
      <path fill={lime} shapeRendering="crispEdges" d="M1800 0H2000V400H1800Z" />
      <Tiles x={1800} y={0} size={200} rows={['q', 'o']} fill={oxblood} />
      <Speaker x={2000} y={0} size={400} ground={blush} head={sienna} body={vermilion} hair="bun" hairFill={oxblood} />
      <Tiles x={2200} y={400} size={200} rows={['c', 'q']} fill={vermilion} />
      <path fill={blush} shapeRendering="crispEdges" d="M400 800H2000V1260H400Z" />
      <path fill={vermilion} shapeRendering="crispEdges" d="M0 800H400V1260H0Z" />
      <path fill={lime} shapeRendering="crispEdges" d="M2000 800H2400V1260H2000Z" />
      <Speaker x={0} y={860} size={400} head={cream} body={oxblood} hair="glasses" hairFill={wine} />
      <Speaker x={2000} y={860} size={400} head={blush} body={wine} hair="bob" hairFill={vermilion} />
    </>
  ),
});
