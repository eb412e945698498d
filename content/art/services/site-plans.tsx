import { colours } from '../../look.ts';
import { type Drawing, defineArt } from '../art.ts';
import { cover as conference } from '../cases/b2b-insider/cover.tsx';
import { cover as courses } from '../cases/e-learning-group/cover.tsx';
import { cover as comparison } from '../cases/hrneeds/cover.tsx';
import { blend } from '../blend.ts';
import { closed, type Point } from './cut/point.ts';
import type { Plane, Tone } from './cut/planes.tsx';
import { roughSolid } from './cut/rough.ts';
import { sideStone } from './cut/side-stone.ts';
import { view } from './cut/solid.ts';
import { slopes } from './cut/stone-facets.ts';

/** Each begins where the words below it do, and all stand on their points on one line, at the foot of their drawings. */
const width = 480;

/** How a plane of each tone looks over what shows through it: so much golden light, or shade. */
const sheen: Readonly<Partial<Record<Tone, number>>> = {
  gleam: 0.42,
  pale: 0.26,
  light: 0.1,
  dim: -0.16,
  amber: -0.3,
  deep: -0.42,
};

/** A client’s world: what of it is at a place of the drawing, and how large. */
interface World {
  readonly work: Drawing;
  readonly from: Point;
  readonly to: Point;
  readonly scale: number;
}

/** The planes of a stone through which one client’s world is seen as a whole, each in its own light. */
function Stone({
  name,
  planes,
  world,
}: {
  readonly name: string;
  readonly planes: readonly Plane[];
  readonly world: World;
}) {
  const { work, from, to, scale } = world;
  const outlines = planes.map(([tone, ...points]) => [sheen[tone] ?? 0, closed(points)] as const);
  return (
    <>
      <clipPath id={name}>
        <path d={outlines.map(([, outline]) => outline).join('')} />
      </clipPath>
      <g clipPath={`url(#${name})`}>
        <g transform={`translate(${to.join(' ')})scale(${scale})translate(${from.map((at) => -at).join(' ')})`}>
          {work.draw()}
        </g>
      </g>
      {[...new Set(outlines.map(([light]) => light))].map((light) => (
        <path
          key={light}
          fill={light > 0 ? colours.goldLight : colours.ink}
          fillOpacity={Math.abs(light)}
          d={outlines.flatMap(([own, outline]) => (own === light ? [outline] : [])).join('')}
        />
      ))}
      <path
        fill="none"
        stroke={colours.goldLight}
        strokeWidth="1.5"
        strokeLinejoin="bevel"
        d={outlines.map(([, outline]) => outline).join('')}
      />
    </>
  );
}

/** A small stone of seven planes, its sides at 45° and 67.5°. */
function simple(size: number): readonly Plane[] {
  const at = (x: number, y: number): Point => [size + x * size, (y + 0.4) * size];
  const [table, main] = [0.6, slopes.flat];
  const [left, right, from, to] = [at(-1, 0), at(1, 0), at(-main, 0), at(main, 0)];
  const [upper, last] = [at(-table, table - 1), at(table, table - 1)];
  return [
    ['pale', upper, left, from],
    ['light', upper, last, to, from],
    ['dim', last, right, to],
    ['light', left, from, at(0, 1)],
    ['honey', from, to, at(0, 1)],
    ['amber', to, right, at(0, 1)],
  ];
}

/** A first site: a small stone, and all of it is one client’s street. */
export const firstStoneArt = defineArt({
  name: 'services/site-plan-first',
  width,
  height: 210,
  draw: () => (
    <Stone name="f" planes={simple(150)} world={{ work: courses, from: [600, 560], to: [150, 70], scale: 0.28 }} />
  ),
});

/** A site that has to do more: as large as there is room, and of many planes. */
export const complexStoneArt = defineArt({
  name: 'services/site-plan-complex',
  width,
  height: 364,
  draw: () => (
    <Stone
      name="c"
      planes={sideStone([width / 2, 363], width / 2 - 1)}
      world={{ work: conference, from: [600, 400], to: [width / 2, 150], scale: 0.42 }}
    />
  ),
});

/** Where the saw has parted a stone, how large that is, and how much of it is left. */
const [cut, size, depth] = [204, 190, 330] as const;
const renewed = sideStone([cut, depth - 1], size);
const upper = Math.min(...renewed.flatMap(([, ...points]) => points.map(([, y]) => y)));

/** A site that no longer fits: dull as it was found at the left, at the right cut anew. */
export const renewedStoneArt = defineArt({
  name: 'services/site-plan-renewed',
  width,
  height: depth,
  draw: () => (
    <>
      <clipPath id="o">
        <path d={`M0 0H${cut}V${depth}H0Z`} />
      </clipPath>
      <clipPath id="n">
        <path d={`M${cut} 0H${width}V${depth}H${cut}Z`} />
      </clipPath>
      <g clipPath="url(#n)">
        <Stone name="r" planes={renewed} world={{ work: comparison, from: [716, 420], to: [280, 150], scale: 0.36 }} />
      </g>
      <g clipPath="url(#o)">
        {view(roughSolid, { x: cut, y: depth / 2 + 2, size: 168, turn: 20 }).visible.map(({ points, light }) => {
          const stone = 20 + 20 * Math.round(Math.max(0, light + 0.35) * 3);
          const fill = blend({ stone, ink: 100 - stone });
          return <path key={closed(points)} fill={fill} stroke={fill} d={closed(points)} />;
        })}
      </g>
      <path stroke={colours.goldLight} strokeWidth="2" d={`M${cut} ${upper.toFixed()}V${depth}`} />
    </>
  ),
});
