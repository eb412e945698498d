import { blend } from '../../content/art/blend.ts';

/** Light that grows weak. */
export const pale = blend({ goldLight: 53, paper: 47 });

export interface Plane {
  readonly fill: string;
  readonly d: string;
}

/** Light from one point at the edge of the screen, at 22.5°: a wide plane and a narrow one; above or below it the ground goes on. */
export const Ray = ({ planes }: { readonly planes: readonly Plane[] }) => (
  <svg className="ray" viewBox="0 0 1 1" width="100%" preserveAspectRatio="none" aria-hidden="true">
    {planes.map(({ fill, d }) => (
      <path fill={fill} d={`M${d}z`} key={d} />
    ))}
  </svg>
);
