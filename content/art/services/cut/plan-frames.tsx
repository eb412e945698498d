import { blend } from '../../blend.ts';
import { colours } from '../../../look.ts';
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
  /** Pixels of the drawing, from its edges, that are never stretched: from the upper one clockwise, as in CSS. */
  readonly sliced: readonly number[];
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

const frames: Readonly<Record<Cut, Frame>> = {
  brilliant: {
    width: 320,
    height: 320,
    material: 'gold',
    corners: [[64, 'even']],
    rings: [11.5],
    stars: { inside: 30.5, length: 34 },
    tones: '02455300' + '001312345555455423012000',
    sliced: [131],
  },
  emerald: {
    width: 240,
    height: 240,
    material: 'dark',
    corners: [[46, 'even']],
    rings: [10.5, 21.5],
    tones: '02455300' + '13555421',
    sliced: [70],
  },
  'half-cut': {
    width: 300,
    height: 300,
    material: 'dark',
    corners: [
      [92, 'flat'],
      [30, 'steep'],
      [40, 'even'],
      [16, 'steep'],
    ],
    rings: [16.5],
    tones: '03455100',
    sliced: [92, 59, 59, 111],
  },
  shield: {
    width: 300,
    height: 240,
    material: 'white',
    corners: [
      [24, 'even'],
      [24, 'even'],
      [96, 'flat'],
      [96, 'flat'],
    ],
    rings: [13.5],
    tones: '02455400',
    sliced: [40, 112, 56, 112],
  },
  baguette: {
    width: 200,
    height: 240,
    material: 'white',
    corners: [[22, 'steep']],
    rings: [9.5],
    tones: '03455100',
    sliced: [66, 34],
  },
  radiant: {
    width: 260,
    height: 260,
    material: 'gold',
    corners: [[44, 'even']],
    rings: [9.5],
    stars: { inside: 22.5, length: 26 },
    tones: '02455300' + '001312345555455423012000',
    sliced: [95],
    pad: '3.25rem 2.75rem',
  },
  crown: {
    width: 300,
    height: 240,
    material: 'white',
    corners: [
      [96, 'flat'],
      [96, 'flat'],
      [24, 'even'],
      [24, 'even'],
    ],
    rings: [13.5],
    tones: '01455300',
    sliced: [56, 112, 40],
  },
  step: {
    width: 200,
    height: 200,
    material: 'white',
    corners: [[16, 'even']],
    rings: [7.5, 14.5, 21.5],
    tones: '02455300' + '13555421' + '02455300',
    sliced: [40],
  },
  octagon: {
    width: 280,
    height: 280,
    material: 'dark',
    corners: [[72, 'even']],
    rings: [14.5],
    tones: '02455300',
    sliced: [89],
  },
  tapered: {
    width: 260,
    height: 260,
    material: 'dark',
    corners: [[60, 'even'], none, [60, 'even'], none],
    rings: [9.5, 18.5],
    tones: '045500' + '155521',
    sliced: [81],
  },
  cushion: {
    width: 300,
    height: 300,
    material: 'gold',
    corners: [[54, 'even']],
    rings: [13.5],
    stars: { inside: 30.5, length: 24 },
    tones: '03455100' + '001424345545455312012100',
    sliced: [112],
    pad: '3.5rem 3rem 4rem',
  },
};

/** How wide a small stone is shown, in pixels: what is sliced off, where it is more, shrinks to that, and its line with it. */
const small = 64;

function draw(frame: Frame) {
  const { tones } = frame;
  const material: Material = materials[frame.material];
  const [top, right = top, bottom = top, left = right] = frame.sliced as [number, ...number[]];
  const shrinks = frame.material === 'gold' ? 1 : Math.max(1, (left + right) / small, (top + bottom) / small);
  const { facets, table } = facetsOf(frame);
  const shapeIn = (tone: number) =>
    facets.flatMap(({ points }, index) => (Number(tones[index]) === tone ? closed(points) : [])).join('');
  const shade = facets.map(({ points, atCorner }, index) => {
    const gap = material.gaps?.[Number(tones[index])];
    return gap && atCorner ? hatch(points, hatchAngles[index % hatchAngles.length]!, gap) : '';
  });
  return (
    <g stroke={material.line.colour} strokeWidth={material.line.width * shrinks} strokeLinejoin="round">
      <path fill={material.table} d={closed(table)} />
      {material.tones.map((fill, tone) => {
        const shape = shapeIn(tone);
        return shape && <path key={tone} fill={fill} d={shape} />;
      })}
      {material.gaps && <path fill="none" strokeWidth="0.7" d={shade.join('')} />}
    </g>
  );
}

/** The frame of a plan's card in each cut: a drawing whose corners stay and whose sides are stretched. */
export const planFrames: Readonly<Record<string, Art>> = Object.fromEntries(
  Object.entries(frames).map(([cut, frame]) => [
    cut,
    defineArt({ name: `plan-frames/${cut}`, width: frame.width, height: frame.height, draw: () => draw(frame) }),
  ]),
);

/** What `data-cut` sets on a card: its frame `--stone`, of which what is sliced off is shown as wide in rem, and the room around its words. */
export const planCuts: string = Object.entries(frames)
  .map(([cut, { sliced, pad }]) => {
    const widths = sliced.map((pixels) => `${pixels / 16}rem`).join(' ');
    const frame = `--stone:url('cut:${cut}.svg') ${sliced.join(' ')} fill/${widths}`;
    return `.plan-card[data-cut='${cut}']{${frame}${pad ? `;--pad:${pad}` : ''}}`;
  })
  .join('\n');
