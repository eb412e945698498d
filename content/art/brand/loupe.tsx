import { b2bInsider } from '../../cases/b2b-insider.ts';
import type { CaseStudy } from '../../cases/case-types.ts';
import { eLearningGroup } from '../../cases/e-learning-group.ts';
import { hrneeds } from '../../cases/hrneeds.ts';
import { kraftortreisen } from '../../cases/kraftortreisen.ts';
import { seidl } from '../../cases/seidl.ts';
import { skinClinic } from '../../cases/skin-clinic.ts';
import { colours, mark } from '../../look.ts';
import { defineArt } from '../art.ts';
import { mixture } from '../blend.ts';
import { b2bInsiderPalette } from '../cases/b2b-insider/palette.ts';
import { eLearningGroupPalette } from '../cases/e-learning-group/palette.ts';
import { hrneedsPalette } from '../cases/hrneeds/palette.ts';
import { kraftortreisenPalette } from '../cases/kraftortreisen/palette.ts';
import { seidlPalette } from '../cases/seidl/palette.ts';
import { skinClinicPalette } from '../cases/skin-clinic/palette.ts';
import { CoverPart } from './cover-part.tsx';

type Point = readonly [x: number, y: number];

/** The corners of the stone, clockwise from the upper left one, and the point at which its facets meet. */
const corners: readonly Point[] = [
  [293, 0],
  [707, 0],
  [1000, 293],
  [1000, 707],
  [707, 1000],
  [293, 1000],
  [0, 707],
  [0, 293],
];
const point: Point = [440, 540];

/** The corners again where the rim begins. */
const rim = corners.map(([x, y]): Point => [
  Math.round(point[0] + (x - point[0]) * 0.9),
  Math.round(point[1] + (y - point[1]) * 0.9),
]);

/** Which of a client's colours the bevel of each facet is cut in, and how squarely it faces the lamp at the upper left: whiter, or darker. */
const bevels: readonly (readonly [colour: string, light: number])[] = [
  [colours.goldLight, 0.62],
  [seidlPalette.sky, 0.1],
  [b2bInsiderPalette.accent, -0.28],
  [eLearningGroupPalette.leaf, -0.42],
  [colours.goldDeep, -0.22],
  [kraftortreisenPalette.accent, -0.5],
  [hrneedsPalette.cobalt, 0.1],
  [skinClinicPalette.lightBlue, 0.4],
];

const outline = (points: readonly Point[]) => `M${points.map((corner) => corner.join(' ')).join(' ')}Z`;
const facet = (corner: number) => outline([point, corners[corner]!, corners[(corner + 1) % 8]!]);
const rimOf = (corner: number) => {
  const next = (corner + 1) % 8;
  return outline([corners[corner]!, corners[next]!, rim[next]!, rim[corner]!]);
};

interface Facet {
  readonly study: CaseStudy;
  /** Its place among the corners; the one between is our own. */
  readonly corner: number;
  /** Which part of its cover lies below the facet: the scale, and where the corner of the cover comes to lie. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** What each facet magnifies, from the corner after the lit one. */
const facets: readonly Facet[] = [
  { study: seidl, corner: 1, scale: 0.95, x: -125, y: -186 },
  { study: b2bInsider, corner: 2, scale: 1, x: 210, y: 210 },
  { study: eLearningGroup, corner: 3, scale: 1.15, x: 200, y: 34 },
  { study: kraftortreisen, corner: 5, scale: 0.8, x: -243, y: 400 },
  { study: hrneeds, corner: 6, scale: 1.7, x: -16, y: -857 },
  { study: skinClinic, corner: 7, scale: 1.08, x: -260, y: -202 },
];

/** The planes of our own mark, from the brightest. */
const planeColours = [colours.goldLight, colours.goldDeep, colours.ink];

/** A stone of eight facets: seven show a project from close by, the eighth is lit, and its place marked out. */
export const loupe = defineArt({
  name: 'brand/loupe',
  width: 1000,
  height: 1000,
  draw: () => (
    <>
      {facets.map(({ study, corner, scale, x, y }) => (
        <CoverPart
          key={study.id}
          id={`loupe-${corner}`}
          outline={facet(corner)}
          cover={study.cover.art}
          scale={scale}
          x={x}
          y={y}
        />
      ))}
      <path fill={colours.warm} d={facet(4)} />
      <g transform="translate(398 764) scale(2.6)">
        {mark.planes.map((plane, index) => (
          <path key={plane} fill={planeColours[index]} d={plane} />
        ))}
        <path fill="none" stroke={colours.ink} strokeWidth="1.6" strokeLinejoin="bevel" d={mark.lines} />
      </g>
      <path fill={colours.goldLight} d={facet(0)} />
      <path
        fill="none"
        stroke={colours.ink}
        strokeWidth="5"
        strokeDasharray="20 14"
        strokeLinejoin="round"
        d="M446 482 342 99H636Z"
      />
      {bevels.map(([colour, light], corner) => (
        <path
          key={corner}
          fill={mixture([
            [colour, 1 - Math.abs(light)],
            [light > 0 ? colours.paper : colours.ink, Math.abs(light)],
          ])}
          d={rimOf(corner)}
        />
      ))}
      <clipPath id="loupe">
        <path d={outline(corners)} />
      </clipPath>
      <path
        clipPath="url(#loupe)"
        fill="none"
        stroke={colours.ink}
        strokeWidth="5"
        d={corners.map((corner) => `M${point.join(' ')} ${corner.join(' ')}`).join('')}
      />
    </>
  ),
});
