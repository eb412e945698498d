import { defineArt } from '../art.ts';
import { inset } from '../services/cut/inset.ts';
import { type Plane, Planes, type Tone } from '../services/cut/planes.tsx';
import type { Point } from '../services/cut/point.ts';
import { slopes } from '../services/cut/stone-facets.ts';
import { beside, bevel, face, flash, side, Stem } from './ranking-stem.tsx';

/** Every side of an outline leans inwards to the face; where no tone is given it goes on out of the drawing. */
function bevelled(outline: readonly Point[], width: number, tones: readonly (Tone | undefined)[]): readonly Plane[] {
  const inner = inset(outline, width);
  return outline.flatMap((from, index): readonly Plane[] => {
    const next = (index + 1) % outline.length;
    const tone = tones[index];
    return tone ? [[tone, from, outline[next]!, inner[next]!, inner[index]!]] : [];
  });
}

const headSize = { width: 210, height: 300 } as const;

/** The head of the one, in stems from the upper left end of its stem, which is drawn from 80 on, in hundredths; above it is a little narrower. */
function head(): readonly Plane[] {
  const [reach, foot, thick] = [0.75, 4, 0.58];
  const crown = 0.46;
  const outline: readonly Point[] = [
    [crown, 0],
    [face - 0.02, 0],
    [side, side - face + 0.02],
    [side, foot],
    [0, foot],
    [0, crown + reach + thick - (reach - thick * slopes.flat)],
    [thick * slopes.flat - reach, crown + reach + thick],
    [-reach, crown + reach],
  ];
  const behind = ([x, y]: Point): Point => [x + 1 - side, y + (1 - side) * slopes.even];
  const [, , corner, , , armpit, tip] = outline as readonly [Point, Point, Point, Point, Point, Point, Point];
  const inner = inset(outline, bevel);
  const planes: readonly Plane[] = [
    ['bronze', corner, behind(corner), [1, foot], [side, foot]],
    ['deep', outline[1]!, behind(outline[1]!), behind(corner), corner],
    ['dusk', armpit, tip, behind(tip), behind(armpit)],
    ['pale', ...inner],
    ['light', inner[5]!, inner[6]!, inner[7]!],
    ...bevelled(outline, bevel, ['light', 'honey', 'dim', undefined, 'honey', 'deep', 'amber', 'light']),
    ['gleam', [bevel, foot], inner[5]!, [bevel + flash, inner[5]![1] - flash], [bevel + flash, foot]],
  ];
  const seen = ([x, y]: Point): Point => {
    const from = headSize.width - (80 + x * 100);
    return [headSize.width - from * (1 - 0.025 * (3 - y)), y * 100];
  };
  return planes.map(([tone, ...points]): Plane => [tone, ...points.map(seen)]);
}

const Head = () => <Planes planes={head()} />;

export const headArt = defineArt({
  name: 'solutions/one-head',
  ...headSize,
  draw: Head,
});

const spread = { width: 1000, height: 210 } as const;
/** How wide the stem is where it meets the foot, how far the foot keeps from the borders of the page, and what is cut off its corners. */
const widest = 300;
const margin = 14;
const clip = 36;
/** What leans is so broad. */
const slant = widest * bevel;
/** Where the face of the stem and its side meet, and the left edge of it. */
const left = spread.width - widest * (1 + beside);
const edge = spread.width - widest * (1 + beside - side);
const steps = [
  [16, slopes.steep],
  [50, slopes.even],
  [200, slopes.flat],
] as const;
/** From the stem to the upper edge of the foot, at 67.5°, 45° and 22.5°. */
const flare = steps.reduce<readonly Point[]>(
  (points, [run, slope]) => [...points, [points.at(-1)![0] - run, points.at(-1)![1] + run * slope]],
  [[left, 0]],
);
const top = flare.at(-1)![1];
/** On the other side it is in the shade, at 67.5°: where its face ends there. */
const brink = edge + top / slopes.steep;
const far = spread.width - margin;

/** Where the light of the stem ends that goes on over the foot, at 45°. */
const spilt = (y: number) => left + slant - y;

/** The foot, in thousandths of the page's width; its sides go on below it. */
function foot(): readonly Plane[] {
  const below = 600;
  const outline: readonly Point[] = [
    [left, -below],
    [edge, -below],
    [edge, 0],
    [brink, top],
    [brink, below],
    [margin, below],
    [margin, top + clip],
    [margin + clip, top],
    ...[...flare].reverse(),
  ];
  const inner = inset(outline, slant);
  return [
    ['deep', [edge, 0], [edge + slant, 0], [far, top], [brink, top]],
    ['bronze', [brink, top], [far, top], [far, below], [brink, below]],
    ['light', ...inner],
    [
      'pale',
      inner[0]!,
      inner[1]!,
      inner[2]!,
      [brink - slant, spread.height],
      [spilt(spread.height), spread.height],
      [spilt(0), 0],
    ],
    ...bevelled(outline, slant, [
      undefined,
      'amber',
      'amber',
      'dim',
      undefined,
      'gleam',
      'pale',
      'honey',
      'pale',
      'gleam',
      'pale',
      'light',
    ]),
  ];
}

export const footArt = defineArt({
  name: 'solutions/one-foot',
  ...spread,
  draw: () => <Planes planes={foot()} />,
});

const pedestal = { width: far - margin, height: 300 } as const;

function Pedestal() {
  const { width: right, height: low } = pedestal;
  const outer = brink - margin;
  const inner = outer - slant;
  const base = low - slant * 0.7;
  const light = spilt(spread.height) - margin;
  const end = light - light * 0.72;
  return (
    <Planes
      planes={[
        ['light', [slant, 0], [light, 0], [end, base], [slant, base]],
        ['pale', [light, 0], [inner, 0], [inner, base], [end, base]],
        ['gleam', [0, 0], [slant, 0], [slant, base], [0, low]],
        ['dim', [inner, 0], [outer, 0], [outer, low], [inner, base]],
        ['bronze', [outer, 0], [right, 0], [right, low], [outer, low]],
        ['honey', [end, base], [inner, base], [outer, low], [end, low]],
        ['amber', [slant, base], [end, base], [end, low], [0, low]],
      ]}
    />
  );
}

/** What the last words stand on, below the foot: as tall as they are. */
export const pedestalArt = defineArt({
  name: 'solutions/one-pedestal',
  ...pedestal,
  stretches: true,
  draw: Pedestal,
});

/** For the share card: all of it, with a short stem. */
export const googleRankingArt = defineArt({
  name: 'solutions/google-ranking',
  width: 500,
  height: 560,
  draw: () => (
    <>
      <g transform="translate(273.2 0) scale(1.08)">
        <Head />
      </g>
      <g transform="translate(305 323) scale(0.15 0.092)">
        <Stem />
      </g>
      <g transform="translate(7 518) scale(0.5 0.14)">
        <Pedestal />
      </g>
      <svg y="414" width="500" height="105" viewBox="0 0 1000 210">
        <Planes planes={foot()} />
      </svg>
    </>
  ),
});
