import { blend } from '../../blend.ts';
import { colours } from '../../../look.ts';
import { plan, type PlanId } from '../../../prices.ts';
import { type Art, defineArt } from '../../art.ts';
import { type Corner, facetsOf, type FrameShape } from './frame-facets.ts';
import { hatch } from './hatch.ts';
import { closed } from './point.ts';
import { hatchAngles } from './stone.tsx';
import { gold } from './tone.ts';

/** What a frame is drawn with: the plane inside, six tones from light to shade, the line, and units between two strokes of a hatching in each tone. */
interface Material {
  readonly table: string;
  readonly tones: readonly string[];
  readonly line: { readonly colour: string; readonly width: number };
  readonly gaps?: Readonly<Record<number, number>>;
}

const darkTable = blend({ ink: 48, goldDeep: 52 });

const materials = {
  gold: {
    table: colours.goldLight,
    tones: [
      gold.gleam,
      gold.pale,
      blend({ goldLight: 66, paper: 34 }),
      blend({ goldLight: 97, goldDeep: 15, paper: -12 }),
      gold.dim,
      blend({ goldDeep: 70, goldLight: 34, paper: -4 }),
    ],
    line: { colour: colours.ink, width: 1 },
    gaps: { 3: 7, 4: 5, 5: 4 },
  },
  white: {
    table: blend({ goldLight: 60, paper: 40 }),
    tones: [
      colours.paper,
      gold.pale,
      blend({ goldLight: 78, paper: 22 }),
      colours.goldLight,
      gold.dim,
      blend({ goldDeep: 60, goldLight: 42, paper: -2 }),
    ],
    line: { colour: colours.goldText, width: 1.2 },
  },
  dark: {
    table: darkTable,
    tones: [
      blend({ goldDeep: 80, goldLight: 20 }),
      blend({ goldDeep: 72, ink: 28 }),
      blend({ ink: 56, goldDeep: 44 }),
      blend({ ink: 70, goldDeep: 30 }),
      darkTable,
      colours.ink,
    ],
    line: { colour: blend({ goldDeep: 30, goldLight: 70 }), width: 1.2 },
  },
} as const satisfies Record<string, Material>;

interface Frame extends FrameShape {
  readonly material: keyof typeof materials;
  /** The tone of each facet, in their order. */
  readonly tones: string;
  /** Of a frame that is stretched: how wide its corners are, which are not. The other stones are shown whole. */
  readonly sliced?: number;
  /** Room between the edge of a stone and its words, where it is not that of every one. */
  readonly pad?: string;
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

const square = (side: number) => ({ width: side, height: side });

const frames: Readonly<Record<Cut, Frame>> = {
  brilliant: {
    ...square(320),
    material: 'gold',
    corners: [[64, 'even']],
    rings: [11.5],
    stars: { inside: 30.5, length: 34 },
    tones: '02455300' + '001312345555455423012000',
    sliced: 131,
  },
  emerald: {
    ...square(140),
    material: 'dark',
    corners: [[46, 'even']],
    rings: [12.5, 25.5],
    tones: '02455300' + '13555421',
  },
  'half-cut': {
    ...square(170),
    material: 'dark',
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
    ...square(224),
    material: 'white',
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
    ...square(132),
    material: 'white',
    corners: [[22, 'steep']],
    rings: [18.5],
    tones: '03455100',
  },
  radiant: {
    ...square(260),
    material: 'gold',
    corners: [[44, 'even']],
    rings: [9.5],
    stars: { inside: 22.5, length: 26 },
    tones: '02455300' + '001312345555455423012000',
    sliced: 95,
    pad: '3.25rem 2.75rem',
  },
  crown: {
    ...square(224),
    material: 'white',
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
    ...square(80),
    material: 'white',
    corners: [[16, 'even']],
    rings: [7.5, 14.5, 21.5],
    tones: '02455300' + '13555421' + '02455300',
  },
  octagon: {
    ...square(178),
    material: 'dark',
    corners: [[60, 'even']],
    rings: [28.5],
    tones: '02455300',
  },
  tapered: {
    ...square(162),
    material: 'dark',
    corners: [[60, 'even'], none, [60, 'even'], none],
    rings: [14.5, 28.5],
    tones: '045500' + '155521',
  },
  cushion: {
    ...square(300),
    material: 'gold',
    corners: [[54, 'even']],
    rings: [13.5],
    stars: { inside: 30.5, length: 24 },
    tones: '03455100' + '001424345545455312012100',
    sliced: 112,
    pad: '3.5rem 3rem 4rem',
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

/** A stone is as large as its price: its side grows with the root of it. */
export const rootOf = (id: PlanId): number => Math.sqrt(plan(id).amount);

/** Pixels of a side for each unit of the root, on a screen of 1440. */
export const unit = 2.88;

/** A frame at a scale, at which its lines and hatchings stay as they are. */
function draw(frame: Frame, material: Material = materials[frame.material], scale = 1) {
  const { tones } = frame;
  const { facets, table } = facetsOf(frame);
  const shapeIn = (tone: number) =>
    facets.flatMap(({ points }, index) => (Number(tones[index]) === tone ? closed(points) : [])).join('');
  const shade = facets.map(({ points, atCorner }, index) => {
    const gap = material.gaps?.[Number(tones[index])];
    return gap && atCorner ? hatch(points, hatchAngles[index % hatchAngles.length]!, gap / scale) : '';
  });
  return (
    <g stroke={material.line.colour} strokeWidth={material.line.width / scale} strokeLinejoin="round">
      <path fill={material.table} d={closed(table)} />
      {material.tones.map((fill, tone) => {
        const shape = shapeIn(tone);
        return shape && <path key={tone} fill={fill} d={shape} />;
      })}
      {material.gaps && <path fill="none" strokeWidth={0.7 / scale} d={shade.join('')} />}
    </g>
  );
}

interface PlanStoneProps {
  readonly id: PlanId;
  /** Its left edge and what it stands on. */
  readonly x: number;
  readonly foot: number;
  readonly side: number;
}

/** The stone of a plan, on ink: lit where the plan is popular. */
export function PlanStone({ id, x, foot, side }: PlanStoneProps) {
  const frame = frames[cuts[id]];
  const whole = { ...frame, ...(frame.sliced && square(2 * frame.sliced)) };
  const scale = side / whole.width;
  return (
    <g transform={`translate(${x.toFixed(1)} ${(foot - side).toFixed(1)})scale(${scale.toFixed(3)})`}>
      {draw(whole, materials[plan(id).popular ? 'gold' : 'dark'], scale)}
    </g>
  );
}

/** The stone of each cut, or the frame of a popular plan's card: a drawing whose corners stay and whose sides are stretched. */
export const planFrames: Readonly<Record<string, Art>> = Object.fromEntries(
  Object.entries(cuts).map(([id, cut]) => {
    const frame = frames[cut];
    const scale = frame.sliced ? 1 : (rootOf(id as PlanId) * unit) / frame.width;
    const drawing = { ...square(frame.width), draw: () => draw(frame, materials[frame.material], scale) };
    return [cut, defineArt({ name: `plan-frames/${cut}`, ...drawing })];
  }),
);

/** What `data-cut` sets on a card: its frame `--stone`, of which what is sliced off is shown as wide in rem, and the room around its words; or its stone, and the root of its price. */
export const planCuts: string = Object.entries(cuts)
  .map(([id, cut]) => {
    const { sliced, pad } = frames[cut];
    const shown = sliced ? ` ${sliced} fill/${sliced / 16}rem` : `;--root:${rootOf(id as PlanId).toFixed(1)}`;
    return `.plan-card[data-cut='${cut}']{--stone:url('cut:${cut}.svg')${shown}${pad ? `;--pad:${pad}` : ''}}`;
  })
  .join('\n');
