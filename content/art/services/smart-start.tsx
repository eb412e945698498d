import { defineArt } from '../art.ts';
import { emerald } from './cut/cuts.ts';
import { Guide } from './cut/guide.tsx';
import { closed, type Point, strokes } from './cut/point.ts';
import { type Facet, type Pose, trace, view } from './cut/solid.ts';
import { Stone } from './cut/stone.tsx';
import { gold } from './cut/tone.ts';

const pose = (layer: number): Pose => ({ x: 450, y: 534 - layer * 94, size: 1.22, turn: 22.5, tilt: 62 });
/** The part above the girdle: a page has no depth. */
const slab = emerald(238, 168, 20).slice(0, 17);

/** A flat rectangle on the page's plane, seen as the slabs are seen. */
const block = (layer: number, x: number, y: number, width: number, height: number): Facet => {
  const face = [
    [x, y, 24],
    [x + width, y, 24],
    [x + width, y + height, 24],
    [x, y + height, 24],
  ] as const;
  return { points: trace(face, pose(layer)), light: 0 };
};

const outlineOf = (layer: number) => trace(slab[0]!, pose(layer));
const girdle = (layer: number) =>
  trace(
    slab.slice(9, 17).map((face) => face[1]!),
    pose(layer),
  );
const stepsOf = (layer: number) =>
  view(slab, pose(layer))
    .visible.map(({ points }) => closed(points))
    .join('');

const layout = (layer: number) => [
  block(layer, -180, -112, 70, 16),
  block(layer, 96, -112, 84, 16),
  block(layer, -180, -76, 206, 92),
  block(layer, 44, -76, 136, 92),
  ...[-180, -54, 72].map((x) => block(layer, x, 38, 108, 70)),
];
const path = (facets: readonly Facet[]) => facets.map(({ points }) => closed(points)).join('');

const finished = view(slab, pose(4)).visible.map((facet, index) => (index ? facet : { ...facet, light: 1.4 }));
const cornerLines = [0, 2, 4, 6].map((corner): [Point, Point] => [girdle(0)[corner]!, girdle(4)[corner]!]);

/** Five layers of one small page, from the plan on the bench to the finished stone. */
export const smartStartArt = defineArt({
  name: 'services/smart-start',
  width: 900,
  height: 700,
  draw: () => (
    <>
      <Guide d={strokes(cornerLines)} width={0.9} />
      <Guide d={closed(girdle(0))} dash="8 6" width={1.6} />
      <Guide d={closed(girdle(1)) + closed(outlineOf(1))} width={1.5} />
      <path fill={gold.warm} fillOpacity="0.86" stroke={gold.deep} strokeWidth="1.5" d={closed(girdle(2))} />
      <Guide d={stepsOf(2) + path(layout(2))} width={1.2} />
      <path fill="#fff7dd" stroke={gold.ink} strokeWidth="1.3" d={stepsOf(3)} />
      <path fill={gold.light} stroke={gold.ink} strokeWidth="1.1" d={path(layout(3))} />
      <Stone facets={finished} />
      <Stone
        facets={layout(4).map((facet, index) => ({ ...facet, light: [-0.6, 0.2, 0, 0.35, 0.3, -0.2, 0.1][index]! }))}
        scale={0.7}
        line={1.2}
      />
    </>
  ),
});
