import { defineArt } from '../../art.ts';
import { Mark } from './mark.tsx';
import { b2bInsiderPalette } from './palette.ts';
import { Speaker } from './speaker.tsx';
import { Tiles } from './tiles.tsx';

const { blush, cream, lime, oxblood, sienna, vermilion, wine } = b2bInsiderPalette;

/** The wall of a video conference but for its last speaker: speakers, patterns, and the mark over four tiles. The cream ends under the mark, else it shows as a hairline at its edges, and reaches the tiles below only where the mark is round. */
function Wall() {
  return (
    <>
      <path fill={oxblood} shapeRendering="crispEdges" d="M300 600H1200V900H300Z" />
      <path fill={lime} shapeRendering="crispEdges" d="M0 300H300V600H0Z" />
      <Tiles x={0} y={300} size={150} rows={['Eq', 'io']} fill={oxblood} />
      <path fill={wine} shapeRendering="crispEdges" d="M900 0H1200V300H900Z" />
      <Tiles x={900} y={0} size={150} rows={['rd', 'Bz']} fill={blush} />
      <Tiles x={900} y={600} size={150} rows={['nB', 'ui']} fill={vermilion} />
      <Tiles x={300} y={600} size={150} rows={['nr', 'dq']} fill={blush} />
      <Speaker x={0} y={0} size={300} ground={blush} head={sienna} body={vermilion} hair="bun" hairFill={oxblood} />
      <Speaker x={0} y={600} size={300} ground={vermilion} head={blush} body={wine} hair="curls" hairFill={oxblood} />
      <Speaker
        x={900}
        y={300}
        size={300}
        ground={blush}
        head={cream}
        body={vermilion}
        hair="beard"
        hairFill={oxblood}
      />
      <path fill={cream} shapeRendering="crispEdges" d="M302 0H898V598H752V600H448V598H302Z" />
      <Mark x={300} y={0} size={600} left={oxblood} right={vermilion} />
    </>
  );
}

/** The whole of it. */
export const cover = defineArt({
  name: 'cases/b2b-insider/cover',
  width: 1200,
  height: 900,
  draw: () => (
    <>
      <Wall />
      <Speaker x={600} y={600} size={300} ground={lime} head={blush} body={wine} hair="bob" hairFill={vermilion} />
    </>
  ),
});

/** Its lower rows, of which two quarters lie under tiles of words: their edges have the colours of those tiles, so that no seam shows, and their patterns end a hair inside them; nor does one at the end of the mark, below which its own colour lies. */
export const ending = defineArt({
  name: 'cases/b2b-insider/ending',
  width: 1200,
  height: 600,
  draw: () => (
    <>
      <path fill={vermilion} shapeRendering="crispEdges" d="M752 0H900V300H752Z" />
      <g transform="translate(0 -300)">
        <Wall />
      </g>
      <path fill={blush} shapeRendering="crispEdges" d="M0 0H600V300H0Z" />
      <path fill={oxblood} shapeRendering="crispEdges" d="M600 300H1200V600H600Z" />
      <Tiles x={1.5} y={0} size={149.25} rows={['Eqno', 'iour']} fill={oxblood} />
      <Tiles x={601.5} y={301.5} size={149.25} rows={['nBrd', 'uidq']} fill={vermilion} />
    </>
  ),
});
