import { defineArt } from '../art.ts';
import { inset } from '../services/cut/inset.ts';
import { type Piece, Pieces } from '../services/cut/pieces.tsx';
import { type Plane, Planes, type Tone } from '../services/cut/planes.tsx';
import type { Point } from '../services/cut/point.ts';
import { slopes } from '../services/cut/stone-facets.ts';
import { gold } from '../services/cut/tone.ts';

/** Seen from its foot: by how much each length of the stem is narrower at its upper end, and how far its foot keeps from the border of the page, in stems. */
const narrower = 0.72;
const beside = 0.3;

/** Where in the width of the stem its planes end: a lit bevel, the edge that flashes, the face, a bevel in the shade, the side. */
const bevel = 0.1;
const flash = 0.016;
const face = 0.8;
const side = 0.9;

/** From an upright edge on, two tones parted from its upper end to the lower end of the next; each lies over the one before, so that no seam shows. */
const bands: readonly (readonly [from: number, to: number, above: Tone, below: Tone])[] = [
  [0, bevel, 'honey', 'light'],
  [bevel, 1, 'gleam', 'gleam'],
  [bevel + flash, face, 'pale', 'light'],
  [face, side, 'dim', 'amber'],
  [side, 1, 'bronze', 'deep'],
];

const long = 1000;
const broad = long * (1 + beside);
const lower = (share: number): Point => [long * share, long];
const upper = (share: number): Point => [broad - (broad - long * share) * narrower, 0];

/** One length of the stem. */
export const stemArt = defineArt({
  name: 'solutions/one-stem',
  width: broad,
  height: long,
  stretches: true,
  draw: () => (
    <Pieces
      pieces={bands.flatMap(([from, to, above, below]): readonly Piece[] => [
        [gold[above], [upper(from), upper(1), lower(1), lower(from)]],
        ...(above === below ? [] : ([[gold[below], [upper(from), lower(to), lower(from)]]] as const)),
      ])}
    />
  ),
});

/** Every side of an outline leans inwards to the face; where no tone is given it goes on out of the drawing. */
function bevelled(outline: readonly Point[], width: number, tones: readonly (Tone | undefined)[]): readonly Plane[] {
  const inner = inset(outline, width);
  return outline.flatMap((from, index): readonly Plane[] => {
    const next = (index + 1) % outline.length;
    const tone = tones[index];
    return tone ? [[tone, from, outline[next]!, inner[next]!, inner[index]!]] : [];
  });
}

const flagged = { width: 210, height: 300 } as const;

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
    const from = flagged.width - (80 + x * 100);
    return [flagged.width - from * (1 - 0.025 * (3 - y)), y * 100];
  };
  return planes.map(([tone, ...points]): Plane => [tone, ...points.map(seen)]);
}

export const flagArt = defineArt({
  name: 'solutions/one-head',
  ...flagged,
  draw: () => <Planes planes={head()} />,
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
    ['pale', inner.at(-1)!, inner[2]!, [(left + edge) / 2, spread.height]],
    ...bevelled(outline, slant, [
      undefined,
      'amber',
      'amber',
      'dim',
      undefined,
      'honey',
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

/** What the last words stand on, below the foot: as tall as they are. */
export const pedestalArt = defineArt({
  name: 'solutions/one-pedestal',
  ...pedestal,
  stretches: true,
  draw: () => {
    const { width: right, height: low } = pedestal;
    const outer = brink - margin;
    const inner = outer - slant;
    const base = low - slant * 0.7;
    return (
      <Planes
        planes={[
          ['light', [slant, 0], [inner, 0], [inner, base], [slant, base]],
          ['honey', [0, 0], [slant, 0], [slant, base], [0, low]],
          ['dim', [inner, 0], [outer, 0], [outer, low], [inner, base]],
          ['bronze', [outer, 0], [right, 0], [right, low], [outer, low]],
          ['amber', [slant, base], [inner, base], [outer, low], [0, low]],
        ]}
      />
    );
  },
});
