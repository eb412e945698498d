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

/** A flat rectangle on the page's plane, seen as the slab is seen. */
const block = (pose: Pose, x: number, y: number, width: number, height: number): Facet => {
  const face = [
    [x, y, 24],
    [x + width, y, 24],
    [x + width, y + height, 24],
    [x, y + height, 24],
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

const path = (facets: readonly Facet[]) => facets.map(({ points }) => closed(points)).join('');

/** The planes of a layer, its table and the steps around it. */
export const stepsOf = (pose: Pose) => path(view(slab, pose).visible);

/** The rim of a layer, corner by corner. */
export const girdle = (pose: Pose) =>
  trace(
    slab.slice(9, 17).map((face) => face[1]!),
    pose,
  );

/** How one small page comes about, layer by layer: on the bench, outlined, planned, laid out, finished. `line` widens the strokes. */
export const layers: readonly ((pose: Pose, line?: number) => ReactElement)[] = [
  (pose, line = 1) => <Guide d={closed(girdle(pose))} dash="8 6" width={1.6 * line} />,
  (pose, line = 1) => <Guide d={closed(girdle(pose))} width={1.5 * line} />,
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
