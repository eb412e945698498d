import { defineSheet } from '../../sheet.tsx';
import { brilliant } from '../cut/cuts.ts';
import { closed, open, type Point } from '../cut/point.ts';
import { view } from '../cut/solid.ts';
import { Stone } from '../cut/stone.tsx';
import { gold } from '../cut/tone.ts';

const facets = view(brilliant(), { x: 200, y: 128, size: 176, tilt: 66, turn: 8 }).visible;

/** The outline of a stone: the corners that no straight line between two others leaves outside, clockwise from the left. */
const outline = (() => {
  const corners = facets.flatMap(({ points }) => points).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (side: readonly Point[]) =>
    side.reduce<Point[]>((kept, at) => {
      while (kept.length > 1) {
        const [from, to] = kept.slice(-2) as [Point, Point];
        if ((to[0] - from[0]) * (at[1] - from[1]) - (to[1] - from[1]) * (at[0] - from[0]) > 0.01) break;
        kept.pop();
      }
      return [...kept, at];
    }, []);
  return [...half(corners).slice(0, -1), ...half(corners.toReversed()).slice(0, -1)];
})();

const field = 'M0 0H400V290H0Z';

/** One stone in three situations, a column for each: in the dark, where no more than its rim shows; in the light; cut out of the page, where it is missing. */
export const situationsArt = defineSheet({
  name: 'services/situations',
  width: 400,
  height: 290,
  draws: [
    () => (
      <>
        <path fill={gold.ink} d={field} />
        <path fill={gold.night} fillOpacity=".4" d={closed(outline)} />
        <path
          fill="none"
          stroke={gold.honey}
          strokeWidth="2.5"
          d={outline
            .map((at, index) => [at, outline[(index + 1) % outline.length]!] as const)
            .filter(([from, to]) => from[1] < 150 && to[1] < 150 && from[0] + to[0] < 420)
            .map(open)
            .join('')}
        />
      </>
    ),
    () => (
      <>
        <path fill={gold.ink} d={field} />
        <path fill={gold.pale} d="M0 0H40L150 110H96L0 14Z" />
        <Stone facets={facets} line={0} />
      </>
    ),
    () => (
      <>
        <path fill={gold.warm} d={field} />
        <clipPath id="missing">
          <path d={closed(outline)} />
        </clipPath>
        <path fill={gold.dim} d={closed(outline)} />
        <g clipPath="url(#missing)">
          <path fill={gold.ink} transform="translate(-9 -11)" d={closed(outline)} />
        </g>
      </>
    ),
  ],
});
