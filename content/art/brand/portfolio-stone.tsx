import { b2bInsider } from '../../cases/b2b-insider.ts';
import type { CaseStudy } from '../../cases/case-types.ts';
import { eLearningGroup } from '../../cases/e-learning-group.ts';
import { hrneeds } from '../../cases/hrneeds.ts';
import { kraftortreisen } from '../../cases/kraftortreisen.ts';
import { seidl } from '../../cases/seidl.ts';
import { skinClinic } from '../../cases/skin-clinic.ts';
import { colours, mark } from '../../look.ts';
import { defineArt } from '../art.ts';
import { between } from '../blend.ts';
import { b2bInsiderPalette } from '../cases/b2b-insider/palette.ts';
import { eLearningGroupPalette } from '../cases/e-learning-group/palette.ts';
import { hrneedsPalette } from '../cases/hrneeds/palette.ts';
import { kraftortreisenPalette } from '../cases/kraftortreisen/palette.ts';
import { seidlPalette } from '../cases/seidl/palette.ts';
import { skinClinicPalette } from '../cases/skin-clinic/palette.ts';
import { plate } from '../services/cut/plate.ts';
import { closed, type Point } from '../services/cut/point.ts';
import { CoverPart } from './cover-part.tsx';

/** The corners of the stone, clockwise from the upper left one; its facets meet in its middle. */
const corners = plate(0, 0, 1000, 1000, 293);
const point: Point = [500, 500];

/** The corners again where the rim begins. */
const rim = corners.map(([x, y]): Point => [
  Math.round(point[0] + (x - point[0]) * 0.9),
  Math.round(point[1] + (y - point[1]) * 0.9),
]);

/** Which of a client's colours the bevel of each facet is cut in, and how squarely it faces the lamp at the upper left: whiter, or darker. */
const bevels: readonly (readonly [study: CaseStudy | undefined, colour: string, light: number])[] = [
  [undefined, colours.goldLight, 0],
  [seidl, seidlPalette.sky, 0.1],
  [b2bInsider, b2bInsiderPalette.accent, -0.28],
  [eLearningGroup, eLearningGroupPalette.leaf, -0.42],
  [undefined, colours.goldDeep, -0.22],
  [kraftortreisen, kraftortreisenPalette.accent, -0.5],
  [hrneeds, hrneedsPalette.cobalt, 0.1],
  [skinClinic, skinClinicPalette.lightBlue, 0.4],
];

const facetOf = (corner: number) => closed([point, corners[corner]!, corners[(corner + 1) % 8]!]);
const rimOf = (corner: number) => {
  const next = (corner + 1) % 8;
  return closed([corners[corner]!, corners[next]!, rim[next]!, rim[corner]!]);
};

/** Which of a client's facets lies at which corner, and the part of its cover below it: the scale, and where the corner of the cover comes to lie. */
type Facet = readonly [study: CaseStudy, corner: number, scale: number, x: number, y: number];

/** What the facets magnify in both stones; that of one client gives way to the empty one. */
const facets: readonly Facet[] = [
  [seidl, 1, 0.95, -105, -186],
  [b2bInsider, 2, 1, 210, 210],
  [eLearningGroup, 3, 1.15, 200, 34],
  [kraftortreisen, 5, 0.8, -243, 400],
  [skinClinic, 7, 1.08, -240, -212],
];

/** The planes of our own mark, from the brightest. */
const planeColours = [colours.goldLight, colours.goldDeep, colours.ink];

interface StoneProps {
  /** Unique in the document. */
  readonly id: string;
  readonly moved: Facet;
  /** At which corner nothing is set yet. */
  readonly empty: number;
}

/** Seven facets that show a project from close by, on 1000 by 1000 units; of the eighth there is the outline alone. */
const Stone = ({ id, moved, empty }: StoneProps) => (
  <>
    {[...facets, moved].map(([study, corner, scale, x, y]) => (
      <CoverPart
        key={study.id}
        id={`${id}-${corner}`}
        outline={facetOf(corner)}
        cover={study.cover.art}
        scale={scale}
        x={x}
        y={y}
      />
    ))}
    <path fill={colours.warm} d={facetOf(4)} />
    <g transform="translate(416 742) scale(2.6)">
      {mark.planes.map((plane, index) => (
        <path key={plane} fill={planeColours[index]} d={plane} />
      ))}
      <path fill="none" stroke={colours.ink} strokeWidth="1.6" strokeLinejoin="bevel" d={mark.lines} />
    </g>
    {bevels.map(([study, colour, light], index) => {
      const corner = study === moved[0] ? moved[1] : index;
      return (
        corner !== empty && (
          <path
            key={corner}
            fill={between(light > 0 ? colours.paper : colours.ink, colour, Math.abs(light))}
            d={rimOf(corner)}
          />
        )
      );
    })}
    <clipPath id={id}>
      <path d={closed(corners)} />
    </clipPath>
    <path
      clipPath={`url(#${id})`}
      fill="none"
      stroke={colours.ink}
      strokeWidth="5"
      d="M293 0 707 1000M707 0 293 1000M0 293 1000 707M0 707 1000 293"
    />
  </>
);

/** How what is still to be cut is marked out. */
const dashed = {
  fill: 'none',
  stroke: colours.ink,
  strokeWidth: 5,
  strokeDasharray: '20 14',
  strokeLinejoin: 'round',
} as const;

/** A stone of eight facets: seven show a project from close by, the eighth is lit, and its place marked out. */
export const portfolioStone = defineArt({
  name: 'brand/portfolio-stone',
  width: 1000,
  height: 1000,
  draw: () => (
    <>
      <path fill={colours.goldLight} d={facetOf(0)} />
      <Stone id="stone" moved={[hrneeds, 6, 1.7, -16, -857]} empty={0} />
      <path {...dashed} d="M500 428 343 50H657Z" />
    </>
  ),
});

/** The same stone at the side of a wide page: where the eighth facet is missing, its two edges run on to the other side. */
export const stoneToFill = defineArt({
  name: 'brand/stone-to-fill',
  width: 1500,
  height: 1000,
  draw: () => (
    <>
      <g transform="translate(500)">
        <Stone id="stone" moved={[hrneeds, 0, 1.2, 40, -600]} empty={6} />
      </g>
      <path {...dashed} d="M520 302 0 86.6M520 698 0 913.4" />
    </>
  ),
});

/** The same below the words of a narrow page: the two edges run up to them. */
export const stoneBelowWords = defineArt({
  name: 'brand/stone-below-words',
  width: 1000,
  height: 1300,
  draw: () => (
    <g transform="translate(0 300)">
      <Stone id="stone" moved={[hrneeds, 6, 1.7, -16, -857]} empty={0} />
      <path {...dashed} d="M198-300 500 428 802-300" />
    </g>
  ),
});
