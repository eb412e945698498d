import type { ReactElement } from 'react';
import { emerald } from '../cut/cuts.ts';
import { Guide } from '../cut/guide.tsx';
import { closed } from '../cut/point.ts';
import { type Facet, type Pose, trace, view } from '../cut/solid.ts';
import { Stone } from '../cut/stone.tsx';
import { gold } from '../cut/tone.ts';

/** Where each layer of the page lies. */
export type PoseOf = (layer: number) => Pose;

/** The part above the girdle: a page has no depth. */
const slab = emerald(238, 168, 20).slice(0, 17);

/** A flat rectangle on the page's plane, or where the slab begins, seen as the slab is seen. */
const block = (pose: Pose, x: number, y: number, width: number, height: number, z = 24): Facet => {
  const face = [
    [x, y, z],
    [x + width, y, z],
    [x + width, y + height, z],
    [x, y + height, z],
  ] as const;
  return { points: trace(face, pose), light: 0 };
};

const layout = (pose: Pose) => [
  block(pose, -180, -112, 70, 16),
  block(pose, 96, -112, 84, 16),
  block(pose, -180, -76, 206, 92),
  block(pose, 44, -76, 136, 92),
  ...[-180, -54, 72].map((x) => block(pose, x, 38, 108, 70)),
];

/** Three questions, and the places of their answers. */
const asked = [-92, -14, 64];
const questions = (pose: Pose) => asked.map((y, row) => block(pose, -172, y, 150 - row * 24, 26, 0));
const answers = (pose: Pose) => asked.map((y) => block(pose, 20, y, 150, 26, 0));

/** The list of five pages, and the design of the first: its picture and its words. */
const list = (pose: Pose) =>
  [-112, -64, -16, 32, 80].flatMap((y, row) => [
    block(pose, -178, y, 24, 24, 0),
    block(pose, -140, y + 3, 120 - (row % 3) * 22, 18, 0),
  ]);
const design = (pose: Pose) => [block(pose, 16, -112, 164, 216, 0), block(pose, 36, -88, 124, 92, 0)];
const words = (pose: Pose) => [36, 66].map((y) => block(pose, 36, y, 124 - (y - 36), 14, 0));

const path = (facets: readonly Facet[]) => facets.map(({ points }) => closed(points)).join('');

/** The planes of a layer, its table and the steps around it. */
export const stepsOf = (pose: Pose) => path(view(slab, pose).visible);

/** The rim of a layer, corner by corner. */
export const girdle = (pose: Pose) =>
  trace(
    slab.slice(9, 17).map((face) => face[1]!),
    pose,
  );

/** The plan of a layer: it is seen on ink only. */
const drawn = (line: number) => ({ fill: 'none', stroke: gold.light, strokeWidth: 2 * line });

/** How one small page comes about, layer by layer: asked about, listed, planned, laid out, finished. `line` widens the strokes. */
export const layers: readonly ((pose: Pose, line?: number) => ReactElement)[] = [
  (pose, line = 1) => (
    <>
      <path {...drawn(line)} strokeDasharray="14 8" d={closed(girdle(pose)) + path(answers(pose))} />
      <path fill={gold.light} d={path(questions(pose))} />
    </>
  ),
  (pose, line = 1) => (
    <>
      <path {...drawn(line)} d={closed(girdle(pose)) + path(design(pose))} />
      <path fill={gold.light} d={path([...list(pose), ...words(pose)])} />
    </>
  ),
  (pose, line = 1) => (
    <>
      <path fill={gold.warm} stroke={gold.deep} strokeWidth={1.3 * line} d={stepsOf(pose)} />
      <Guide d={path(layout(pose))} width={1.2 * line} />
    </>
  ),
  (pose, line = 1) => (
    <>
      <path fill={gold.pale} stroke={gold.ink} strokeWidth={1.3 * line} d={stepsOf(pose)} />
      <path fill={gold.light} stroke={gold.ink} strokeWidth={1.1 * line} d={path(layout(pose))} />
    </>
  ),
  (pose, line = 1) => (
    <>
      <Stone
        facets={view(slab, pose).visible.map((facet, index) => (index ? facet : { ...facet, light: 1.4 }))}
        scale={line}
        line={1.6 * line}
      />
      <Stone
        facets={layout(pose).map((facet, index) => ({
          ...facet,
          light: [-0.6, 0.2, 0, 0.35, 0.3, -0.2, 0.1][index]!,
        }))}
        scale={0.7 * line}
        line={1.2 * line}
      />
    </>
  ),
];
