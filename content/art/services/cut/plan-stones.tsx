import { type Period, plan, type PlanId, planIds } from '../../../prices.ts';
import { type Drawing } from '../../art.ts';
import { defineSheet } from '../../sheet.tsx';
import { type Corner, type Faceting, facetsOf } from './stone-facets.ts';
import { Glow } from './glow.tsx';
import { closed, type Point } from './point.ts';
import { gold } from './tone.ts';

/**
 * The tones of the eight planes of a ring, from the upper one clockwise, under one lamp at the upper left: of the rings from the
 * edge inwards, each flatter than the one before, of the stars beside the table, and of what shines through the table. What is paid
 * once is a clear stone, what is paid again and again a smoky one, dark on paper and never as dark as ink; both have tables of nothing but
 * light gold and paper, on which a price can be read.
 */
const tones = {
  clear: {
    rings: [
      [gold.gleam, gold.light, gold.deep, gold.bronze, gold.deep, gold.honey, gold.pale, gold.gleam],
      [gold.light, gold.pale, gold.amber, gold.deep, gold.dim, gold.honey, gold.light, gold.pale],
      [gold.gleam, gold.light, gold.dim, gold.amber, gold.honey, gold.light, gold.gleam, gold.pale],
    ],
    stars: [gold.light, gold.dim, gold.bronze, gold.gleam, gold.amber, gold.deep, gold.honey, gold.honey],
    table: [gold.pale, gold.gleam, gold.light, gold.pale, gold.gleam, gold.pale, gold.light, gold.gleam],
  },
  smoky: {
    rings: [
      [gold.bronze, gold.dusk, gold.night, gold.night, gold.night, gold.dusk, gold.bronze, gold.deep],
      [gold.deep, gold.bronze, gold.dusk, gold.dusk, gold.dusk, gold.dusk, gold.bronze, gold.amber],
      [gold.amber, gold.honey, gold.bronze, gold.dusk, gold.bronze, gold.deep, gold.honey, gold.pale],
    ],
    stars: [gold.deep, gold.dusk, gold.night, gold.honey, gold.dusk, gold.night, gold.bronze, gold.bronze],
    table: [gold.light, gold.pale, gold.light, gold.pale, gold.light, gold.light, gold.pale, gold.light],
  },
} as const;
/** The outer ring of a clear stone that lies on light gold or paper, where pale planes would dissolve. */
const rim = [gold.amber, gold.dim, gold.deep, gold.bronze, gold.deep, gold.amber, gold.dim, gold.amber] as const;

/** The cuts a plan can have. */
export type Cut =
  | 'brilliant'
  | 'emerald'
  | 'trapeze'
  | 'shield'
  | 'baguette'
  | 'radiant'
  | 'crown'
  | 'step'
  | 'octagon'
  | 'tapered'
  | 'cushion';

/** A cut in which upper and lower corners differ is the same on both sides. */
const upright = (upper: Corner, lower: Corner): Faceting['corners'] => [upper, upper, lower, lower];

/** Stones on a square of so many units, each as its cut has been called for centuries. */
const side = 200;
const facetings: Readonly<Record<Cut, Faceting>> = {
  brilliant: { side, corners: [[58, 'even']], rings: [12], stars: { inside: 34, length: 34 } },
  emerald: { side, corners: [[54, 'even']], rings: [16, 33] },
  trapeze: { side, corners: upright([30, 'steep'], [24, 'even']), rings: [18, 34] },
  shield: { side, corners: upright([24, 'even'], [52, 'even']), rings: [17, 33] },
  baguette: { side, corners: [[30, 'steep']], rings: [20, 35] },
  radiant: { side, corners: [[46, 'even']], rings: [13], stars: { inside: 32, length: 30 } },
  crown: { side, corners: upright([84, 'flat'], [28, 'even']), rings: [17, 33] },
  step: { side, corners: [[40, 'even']], rings: [12, 24, 36] },
  octagon: { side, corners: [[58.6, 'even']], rings: [28] },
  tapered: { side, corners: upright([26, 'even'], [30, 'steep']), rings: [28] },
  cushion: { side, corners: [[54, 'even']], rings: [11, 18], stars: { inside: 35, length: 30 } },
};

/** No two plans have the same cut. */
export const cuts: Readonly<Record<PlanId, Cut>> = {
  'smart-start': 'brilliant',
  'custom-complex': 'emerald',
  redesign: 'trapeze',
  'seo-geo': 'crown',
  'social-essentials': 'baguette',
  'social-growth': 'radiant',
  'social-strategy': 'step',
  'content-calendar': 'shield',
  logo: 'octagon',
  'marketing-materials': 'tapered',
  rebranding: 'cushion',
};

/** How much of the side of a plan's stone is its table, in which the price stands whole. */
export function tableShare(id: PlanId): number {
  const faceting = facetings[cuts[id]];
  return 1 - (2 * (faceting.stars?.inside ?? faceting.rings.at(-1)!)) / side;
}

/** A month counts three times: what is paid by the quarter is then as large as its three months together, and as its one amount. */
const shareOf = (period: Period) => (period === 'month' ? 3 : 1);

/** What is paid again and again. */
const isOngoing = (id: PlanId) => plan(id).period === 'month' || plan(id).period === 'quarter';

/** A stone is as large as its price: its side grows with the root of it. */
const rootOf = (id: PlanId) => Math.sqrt(plan(id).amount * shareOf(plan(id).period));

/** Planes of one tone are one path; each overlaps its neighbours by a hair, so that no ground shows between. */
function draw(id: PlanId) {
  const faceting = facetings[cuts[id]];
  const smoky = isOngoing(id);
  const { rings, stars, table: through } = tones[smoky ? 'smoky' : 'clear'];
  const onGold = !smoky && (plan(id).group === 'marketing' || cuts[id] === 'octagon');
  const { facets, table } = facetsOf(faceting);
  const middle: Point = [side / 2, side / 2];
  const planes = new Map<string, string>();
  const add = (tone: string, points: readonly Point[]) => planes.set(tone, (planes.get(tone) ?? '') + closed(points));
  facets.forEach((points, index) => {
    const ring = Math.floor(index / 8);
    const inBand = index - faceting.rings.length * 8;
    if (!faceting.stars || inBand < 0) {
      add((onGold && !ring ? rim : rings[ring % 3]!)[index % 8]!, points);
      return;
    }
    const [facing, part] = [Math.floor(inBand / 3), inBand % 3];
    // A star at the end of a side already faces the next one.
    add(part === 1 ? rings[2][facing]! : stars[(facing + part + 7) % 8]!, points);
  });
  table.forEach((point, index) => add(through[index % 8]!, [point, table[(index + 1) % table.length]!, middle]));
  return (
    <g strokeWidth=".6" strokeLinejoin="round">
      {[...planes].map(([tone, path]) => (
        <path key={tone} fill={tone} stroke={tone} d={path} />
      ))}
    </g>
  );
}

/** The stone that is not cut yet: its outline, in dashes of light, and a glow. */
const drawOwn = () => (
  <>
    <Glow
      id="own-glow"
      at={[side / 2, side / 2]}
      radius={side / 2}
      stops={[
        [0, gold.deep, 0.75],
        [1, gold.deep, 0],
      ]}
    />
    <path
      fill="none"
      stroke={gold.light}
      strokeWidth="3.5"
      strokeDasharray="9 7"
      d={closed(facetsOf({ side, corners: [[58.6, 'even']], rings: [1.5] }).table)}
    />
  </>
);

const drawings = defineSheet({
  name: 'plan-stones',
  width: side,
  height: side,
  draws: [...planIds.map((id) => () => draw(id)), drawOwn],
});

/** The file of all stones, and what each is called in it. */
export const stoneSheet: Drawing = drawings[0]!.part!.sheet;
export const stoneViews: Readonly<Record<string, string>> = Object.fromEntries(
  [...planIds.map((id) => cuts[id]), 'own'].map((cut, index) => [cut, drawings[index]!.part!.view]),
);

/** The root of a price as style sheets have it. */
const root = (id: PlanId) => rootOf(id).toFixed(1);

/** All plans from the least amount to the largest, as they are drawn. */
export const byPrice: readonly PlanId[] = [...planIds].sort((one, other) => rootOf(one) - rootOf(other));

/** What `data-cut` sets: the stone and the root of its price. */
const cutRules = planIds.map((id) => `[data-cut='${cuts[id]}']{--stone:url('cut:${cuts[id]}');--root:${root(id)}}`);

/** What prices set on the page that shows them all: the side of each stone, a hundred paid in either way, the stone that has no price yet, and how often a year each is paid. */
export const planRules: string = [
  ...cutRules,
  ...(['once', 'month'] as const).map(
    (period) =>
      `[data-cut='${period}']{--stone:url('cut:${period === 'once' ? 'octagon' : 'crown'}');--root:${(10 * Math.sqrt(shareOf(period))).toFixed(1)}}`,
  ),
  "[data-cut='own']{--stone:url('cut:own')}",
  '[data-cut]{--side:calc(var(--root)*var(--unit))}',
  '[data-kind=month]{--times:12}[data-kind=quarter]{--times:4}',
].join('\n');
