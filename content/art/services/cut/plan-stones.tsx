import { type Period, plan, type PlanId, planIds, plansOf } from '../../../prices.ts';
import { type Art, defineArt } from '../../art.ts';
import { blend } from '../../blend.ts';
import { type Corner, type Faceting, facetsOf } from './stone-facets.ts';
import { closed } from './point.ts';
import { gold } from './tone.ts';

/** What a stone is drawn with: the plane inside, six tones from light to shade, and the line. */
interface Material {
  readonly table: string;
  readonly tones: readonly string[];
  readonly line: { readonly colour: string; readonly width: number };
}

const materials = {
  lit: {
    table: gold.light,
    tones: [gold.gleam, gold.pale, gold.honey, gold.dim, gold.amber, gold.deep],
    line: { colour: gold.dusk, width: 0.8 },
  },
  dark: {
    table: blend({ goldDeep: 12, ink: 88 }),
    tones: [gold.pale, gold.honey, gold.amber, gold.bronze, gold.dusk, gold.night],
    line: { colour: gold.night, width: 0.8 },
  },
} as const satisfies Record<string, Material>;

interface TonedFaceting extends Faceting {
  /** The tone of each facet, in their order. */
  readonly tones: string;
}

/** The cuts a plan can have. */
export type Cut =
  | 'brilliant'
  | 'emerald'
  | 'half-cut'
  | 'shield'
  | 'baguette'
  | 'radiant'
  | 'crown'
  | 'step'
  | 'octagon'
  | 'tapered'
  | 'cushion';

const none: Corner = [0, 'even'];

const facetings: Readonly<Record<Cut, TonedFaceting>> = {
  brilliant: {
    side: 262,
    corners: [[64, 'even']],
    rings: [11.5],
    stars: { inside: 30.5, length: 34 },
    tones: '02455300' + '001312345555455423012000',
  },
  emerald: {
    side: 140,
    corners: [[46, 'even']],
    rings: [12.5, 25.5],
    tones: '02455300' + '13555421',
  },
  'half-cut': {
    side: 170,
    corners: [
      [92, 'flat'],
      [30, 'steep'],
      [40, 'even'],
      [16, 'steep'],
    ],
    rings: [24.5],
    tones: '03455100',
  },
  shield: {
    side: 224,
    corners: [
      [24, 'even'],
      [24, 'even'],
      [96, 'flat'],
      [96, 'flat'],
    ],
    rings: [30.5],
    tones: '02455400',
  },
  baguette: {
    side: 132,
    corners: [[22, 'steep']],
    rings: [18.5],
    tones: '03455100',
  },
  radiant: {
    side: 190,
    corners: [[44, 'even']],
    rings: [9.5],
    stars: { inside: 22.5, length: 26 },
    tones: '02455300' + '001312345555455423012000',
  },
  crown: {
    side: 224,
    corners: [
      [96, 'flat'],
      [96, 'flat'],
      [24, 'even'],
      [24, 'even'],
    ],
    rings: [30.5],
    tones: '01455300',
  },
  step: {
    side: 80,
    corners: [[16, 'even']],
    rings: [5, 9.5, 14],
    tones: '02455300' + '13555421' + '02455300',
  },
  octagon: {
    side: 178,
    corners: [[60, 'even']],
    rings: [26.5],
    tones: '02455300',
  },
  tapered: {
    side: 162,
    corners: [[48, 'even'], none, [48, 'even'], none],
    rings: [12.5, 24.5],
    tones: '045500' + '155521',
  },
  cushion: {
    side: 224,
    corners: [[54, 'even']],
    rings: [13.5],
    stars: { inside: 30.5, length: 24 },
    tones: '03455100' + '001424345545455312012100',
  },
};

/** No two plans have the same cut. */
export const cuts: Readonly<Record<PlanId, Cut>> = {
  'smart-start': 'brilliant',
  'custom-complex': 'emerald',
  redesign: 'half-cut',
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
  const { side, rings, stars } = facetings[cuts[id]];
  return 1 - (2 * (stars?.inside ?? rings.at(-1)!)) / side;
}

/** A month counts three times: what is paid by the quarter is then as large as its three months together, and as its one amount. */
const shareOf = (period: Period) => (period === 'month' ? 3 : 1);

/** A stone is as large as its price: its side grows with the root of it. */
const rootOf = (id: PlanId) => Math.sqrt(plan(id).amount * shareOf(plan(id).period));

/** Pixels of a side for each unit of the root, on a screen of 1440. */
const unit = 9;

/** The popular stone of a group is the lamp of the others: where it stands last, their bright planes are at the right. */
const isLitFromTheRight = (id: PlanId) => {
  const group = plansOf(plan(id).group).filter((other) => plan(other).period !== 'quarter');
  return !plan(id).popular && !plan(group[0]!).popular;
};

/** A stone at a scale, at which its lines stay as they are. */
function draw(faceting: TonedFaceting, material: Material, scale: number, turned: boolean) {
  const { tones, side } = faceting;
  const { facets, table } = facetsOf(faceting);
  const facetsIn = (tone: number) =>
    facets.flatMap((points, index) => (Number(tones[index]) === tone ? closed(points) : [])).join('');
  return (
    <g
      stroke={material.line.colour}
      strokeWidth={material.line.width / scale}
      strokeLinejoin="round"
      transform={turned ? `matrix(-1 0 0 1 ${side} 0)` : undefined}
    >
      {material.table === gold.light && (
        <linearGradient id="t" x2="1" y2="1">
          <stop stopColor={gold.pale} />
          <stop offset=".45" stopColor={gold.light} />
          <stop offset="1" stopColor={gold.honey} />
        </linearGradient>
      )}
      <path fill={material.table === gold.light ? 'url(#t)' : material.table} d={closed(table)} />
      {material.tones.map((fill, tone) => {
        const inTone = facetsIn(tone);
        return inTone && <path key={tone} fill={fill} d={inTone} />;
      })}
    </g>
  );
}

/** The stone of each cut, on ink: lit where the plan is popular. */
export const planStones: Readonly<Record<string, Art>> = Object.fromEntries(
  planIds.map((id) => {
    const faceting = facetings[cuts[id]];
    const material = materials[plan(id).popular ? 'lit' : 'dark'];
    const scale = (rootOf(id) * unit) / faceting.side;
    return [
      cuts[id],
      defineArt({
        name: `plan-stones/${cuts[id]}`,
        width: faceting.side,
        height: faceting.side,
        draw: () => draw(faceting, material, scale, isLitFromTheRight(id)),
      }),
    ];
  }),
);

/** The height of a price's figures, in sides of its stone: three of them have more room than five. */
const figuresOf = (id: PlanId) => (plan(id).amount < 1000 ? 0.26 : 0.2);

/** The root of a price as style sheets have it. */
const root = (id: PlanId) => rootOf(id).toFixed(1);

/** What `data-cut` sets on a plan, and on its stone on the shelf of a phone: its stone, the root of its price, how large that is set and, on a lit face, in which colour. */
const cutRules = planIds.map(
  (id) =>
    `[data-cut='${cuts[id]}']{--stone:url('cut:${cuts[id]}.svg');--root:${root(id)};--figures:${figuresOf(id)}${plan(id).popular ? ';--face:var(--ink)' : ''}}`,
);

/** What prices set on the page that shows them all: the side of each stone, and how many stones of a hundred a month's is. */
export const planRules: string = [
  ...cutRules,
  '[data-cut]{--side:calc(var(--root)*var(--unit))}',
  `[data-plans='monthly']{--times:${shareOf('month')}}`,
].join('\n');
