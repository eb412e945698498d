import { defineArt } from '../art.ts';
import { closed, type Point } from '../services/cut/point.ts';
import { slopes } from '../services/cut/stone-facets.ts';
import { gold } from '../services/cut/tone.ts';

interface Panes {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Where the foot of the sheet that leans to the right begins, of the one that leans to the left and crosses it, and of the one behind. */
  readonly feet: readonly [right: number, left: number, behind: number];
  /** How broad each sheet is. */
  readonly broad: number;
}

/** Sheets of glass that stand on the lower edge at 67.5°, warm with what shines through; where two cross, they are as bright as a cut stone. */
const panes = ({ name, width, height, feet: [a, c, e], broad }: Panes) => {
  const [b, d] = [a + broad, c + broad];
  /** Where a line that leans to the right from one foot meets one that leans to the left from another. */
  const cross = (right: number, left: number): Point => [
    (right + left) / 2,
    height - (left - right) / (2 * slopes.flat),
  ];
  const sheet = (from: number, to: number, lean: 1 | -1) => {
    const run = height * slopes.flat * lean;
    return closed([
      [from, height],
      [from + run, 0],
      [to + run, 0],
      [to, height],
    ]);
  };
  const [west, south, east, north] = [cross(a, c), cross(b, c), cross(b, d), cross(a, d)];
  const middle: Point = [(west[0] + east[0]) / 2, west[1]];
  const upper: Point = [middle[0], middle[1] - (south[1] - north[1]) / 6];
  const [edge, lip] = [broad * 0.07, broad * 0.03];
  return defineArt({
    name: `privacy/${name}`,
    width,
    height,
    draw: () => (
      <>
        <radialGradient id="shine">
          <stop stopColor={gold.honey} stopOpacity=".85" />
          <stop offset=".35" stopColor={gold.amber} stopOpacity=".5" />
          <stop offset=".7" stopColor={gold.bronze} stopOpacity=".18" />
          <stop offset="1" stopColor={gold.bronze} stopOpacity="0" />
        </radialGradient>
        <linearGradient id="sheet" x2="0" y2="1">
          <stop stopColor={gold.bronze} />
          <stop offset=".5" stopColor={gold.dusk} />
          <stop offset="1" stopColor={gold.night} />
        </linearGradient>
        <linearGradient id="lit" x2="0" y2="1">
          <stop stopColor={gold.honey} />
          <stop offset=".55" stopColor={gold.amber} />
          <stop offset="1" stopColor={gold.bronze} />
        </linearGradient>
        <circle fill="url(#shine)" cx={middle[0]} cy={middle[1]} r={Math.min(middle[0], middle[1])} />
        <path fill="url(#sheet)" opacity=".75" d={sheet(e, e + broad, 1)} />
        <path fill={gold.amber} d={sheet(e, e + lip, 1)} />
        <path fill="url(#sheet)" opacity=".85" d={sheet(c, d, -1)} />
        <path fill="url(#lit)" opacity=".82" d={sheet(a, b, 1)} />
        <path fill={gold.pale} d={sheet(a, a + lip, 1)} />
        <path fill={gold.deep} d={sheet(b - edge, b, 1)} />
        <path fill={gold.honey} d={sheet(c, c + lip, -1)} />
        <path fill={gold.bronze} d={sheet(d - edge, d, -1)} />
        <path fill={gold.dim} d={closed([[e, height], [d, height], cross(e, d)])} />
        <path fill={gold.gleam} d={closed([west, north, upper])} />
        <path fill={gold.light} d={closed([north, east, upper])} />
        <path fill={gold.pale} d={closed([west, upper, south])} />
        <path fill={gold.honey} d={closed([upper, east, south])} />
      </>
    ),
  });
};

/** What the headline is about, beside it; on a phone below it. */
export const panesArt = {
  wide: panes({ name: 'panes', width: 860, height: 600, feet: [40, 330, 430], broad: 200 }),
  narrow: panes({ name: 'panes-phone', width: 390, height: 266, feet: [60, 190, 235], broad: 90 }),
};
