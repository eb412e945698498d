import { blend } from '../blend.ts';
import { defineArt } from '../art.ts';
import { inset } from '../services/cut/inset.ts';
import { RoundLight } from '../services/cut/glow.tsx';
import { closed, open, type Point } from '../services/cut/point.ts';
import { slopes } from '../services/cut/stone-facets.ts';
import { gold } from '../services/cut/tone.ts';

/** What a block is made of: its front, and its other planes from light to shade. */
interface Material {
  readonly front: string;
  readonly tones: readonly string[];
}

/** Stone that nobody has cut is the grey of the page's warm white. */
const rock: Material = {
  front: blend({ warm: 71, ink: 29 }),
  tones: [92, 84, 76, 64, 52, 40, 30, 22].map((share) => blend({ warm: share, ink: 100 - share })),
};
const whole: Material = {
  front: gold.honey,
  tones: [gold.pale, gold.light, gold.light, gold.dim, gold.amber, gold.deep, gold.bronze, gold.dusk],
};
const lit: Material = {
  front: gold.pale,
  tones: [gold.gleam, gold.gleam, gold.light, gold.honey, gold.dim, gold.amber, gold.deep, gold.bronze],
};

/** A block that speaks: its front, and how far its back lies behind that, upwards to the right at 22.5°. */
interface Shape {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly bevel: number;
  readonly clip: number;
  /** Its point: where it leaves the lower edge, where it ends, where it comes back, and how far down. */
  readonly tail: readonly [from: number, end: number, to: number, down: number];
  /** What has broken off its upper right corner. */
  readonly chip: readonly [width: number, height: number];
}

/** The outlines of the whole front, of what is left of it, and of the piece that belongs in the gap; `broken` are the sides of the break. */
function fronts({ width, height, depth, clip, tail: [from, end, to, down], chip: [wide, high] }: Shape) {
  // A dashed line at the edge of the drawing has half of its width beyond.
  const [top, right, bottom] = [depth * slopes.flat + 2, width - depth - 2, height - down];
  const gap = (
    [
      [1, 0],
      [0.86, 0.44],
      [0.5, 0.56],
      [0.36, 0.92],
      [0, 1],
    ] as const
  ).map(([x, y]): Point => [right - wide * x, top + high * y]);
  const corner: readonly Point[] = [
    [right - clip, top],
    [right, top + clip],
  ];
  const rest: readonly Point[] = [
    [right, bottom - clip],
    [right - clip, bottom],
    [to, bottom],
    [end, height],
    [from, bottom],
    [0, bottom],
    [0, top + clip],
    [clip, top],
  ];
  return {
    whole: [...corner, ...rest],
    chipped: [...gap, ...rest],
    piece: [...corner, ...[...gap].reverse()],
  };
}

interface BlockProps {
  readonly outline: readonly Point[];
  readonly material: Material;
  readonly depth: number;
  readonly bevel: number;
}

/** How much light falls on a side that faces this way: 1 from the upper left, -1 from the lower right. */
const lightOn = ([x, y]: Point, [toX, toY]: Point) =>
  ((toY - y) * -0.61 + (x - toX) * -0.79) / Math.hypot(toX - x, toY - y);

/** A solid with its front to us: the flanks that are seen, a bevel around the front, and the front itself. */
function Block({ outline, material: { front, tones }, depth, bevel }: BlockProps) {
  const table = inset(outline, bevel);
  const back = ([x, y]: Point): Point => [x + depth, y - depth * slopes.flat];
  const tone = (light: number) => tones[Math.min(7, Math.max(0, Math.round((1 - light) * 3.5)))]!;
  const sides = outline.map((from, index) => [index, from, outline[(index + 1) % outline.length]!] as const);
  return (
    <g strokeWidth="0.8" strokeLinejoin="round">
      {sides
        .filter(([, from, to]) => to[1] - from[1] + (to[0] - from[0]) * slopes.flat > 1)
        .map(([index, from, to]) => {
          const fill = tone(lightOn(from, to) * 0.8 - 0.1);
          return <path key={index} fill={fill} stroke={fill} d={closed([from, to, back(to), back(from)])} />;
        })}
      {sides.map(([index, from, to]) => {
        const fill = tone(lightOn(from, to) * 0.7 + 0.3);
        const inner = [table[(index + 1) % table.length]!, table[index]!];
        return <path key={index} fill={fill} stroke={fill} d={closed([from, to, ...inner])} />;
      })}
      <path fill={front} stroke={front} d={closed(table)} />
    </g>
  );
}

/** How far the piece in the gap has come: it is missing, it is there, all is of one stone, and all is in the light. */
type State = 'chipped' | 'mended' | 'whole' | 'lit';

const Speech = ({ shape, state }: { readonly shape: Shape; readonly state: State }) => {
  const { width, height, depth, bevel, clip, chip } = shape;
  const outlines = fronts(shape);
  const [corner, side] = [outlines.piece[0]!, outlines.piece[1]!];
  const behind = ([x, y]: Point): Point => [x + depth, y - depth * slopes.flat];
  const [above, below] = [outlines.piece.at(-1)!, outlines.piece[2]!];
  const measures = { depth, bevel };
  if (state === 'chipped' || state === 'mended')
    return (
      <>
        <Block outline={outlines.chipped} material={rock} {...measures} />
        {state === 'mended' ? (
          <Block outline={outlines.piece} material={lit} {...measures} />
        ) : (
          <path
            fill="none"
            stroke={gold.light}
            strokeWidth={width > 900 ? 3 : 1.8}
            strokeDasharray={width > 900 ? '14 10' : '7 5'}
            d={`${closed(outlines.piece)}${open([above, behind(above), behind(corner), behind(side), behind(below), below])}${open([corner, behind(corner)])}${open([side, behind(side)])}`}
          />
        )}
      </>
    );
  const table = inset(outlines.whole, bevel);
  return (
    <>
      {state === 'lit' && (
        <>
          <RoundLight
            id="glow"
            stops={[
              [0.3, gold.amber],
              [1, gold.bronze, 0],
            ]}
          />
          <ellipse cx={width * 0.62} cy={height * 0.5} rx={width * 0.38} ry={height * 0.5} fill="url(#glow)" />
        </>
      )}
      <Block outline={outlines.whole} material={state === 'lit' ? lit : whole} {...measures} />
      <clipPath id="front">
        <path d={closed(table)} />
      </clipPath>
      <g clipPath="url(#front)">
        <path
          fill={state === 'lit' ? gold.gleam : gold.light}
          d={closed([
            [width - depth - chip[0] * 0.72, 0],
            [width - depth - clip * 1.6, 0],
            [width - depth - clip * 1.6 - height * slopes.flat, height],
            [width - depth - chip[0] * 0.72 - height * slopes.flat, height],
          ])}
        />
      </g>
    </>
  );
};

const across: Shape = {
  width: 1360,
  height: 720,
  depth: 100,
  bevel: 26,
  clip: 64,
  tail: [130, 204, 310, 116],
  chip: [430, 350],
};
const upright: Shape = {
  width: 342,
  height: 470,
  depth: 34,
  bevel: 10,
  clip: 24,
  tail: [36, 62, 112, 66],
  chip: [168, 148],
};

/** The answer in one state, across the page and on an upright screen; it grows with the words on it. */
const said = (state: State) => ({
  wide: defineArt({
    name: `solutions/said-${state}`,
    width: across.width,
    height: across.height,
    stretches: true,
    draw: () => <Speech shape={across} state={state} />,
  }),
  upright: defineArt({
    name: `solutions/said-${state}-upright`,
    width: upright.width,
    height: upright.height,
    stretches: true,
    draw: () => <Speech shape={upright} state={state} />,
  }),
});

/** The answer as one block of stone: the place of the visitor is empty, filled, part of the stone; at last all of it is lit. */
export const answers = { chipped: said('chipped'), mended: said('mended'), whole: said('whole'), lit: said('lit') };

/** For the share card: the block with its gap. */
export const aiSearchesArt = defineArt({
  name: 'solutions/ai-searches',
  width: 660,
  height: 500,
  draw: () => (
    <g transform="translate(16 84) scale(0.46)">
      <Speech shape={across} state="chipped" />
    </g>
  ),
});
