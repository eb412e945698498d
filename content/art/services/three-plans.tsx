import type { ReactElement } from 'react';
import { type Art, defineArt } from '../art.ts';
import { brilliant, emerald, singleCut } from './cut/cuts.ts';
import { Guide } from './cut/guide.tsx';
import { plate } from './cut/plate.ts';
import { closed } from './cut/point.ts';
import { view } from './cut/solid.ts';
import { Stone } from './cut/stone.tsx';
import { gold } from './cut/tone.ts';

const page = (x: number, y: number, halfWidth: number, halfHeight: number) =>
  view(emerald(halfWidth, halfHeight, 16), { x, y, size: 1 }).visible.map((facet, index) =>
    index ? facet : { ...facet, light: 1.4 },
  );
const bars = (x: number, y: number, widths: readonly number[]) =>
  widths.map((width, index) => closed(plate(x, y + index * 22, width, 9, 3))).join('');
const stoneAt = (x: number, y: number, size: number) => view(singleCut(), { x, y, size, turn: 22.5 }).visible;

/* All three run off at the left, where their page begins. */

/** A small page, complete: one thought, one picture, one button. */
const small = () => (
  <>
    <Stone facets={page(140, 150, 190, 142)} line={1.2} />
    <path fill={gold.deep} d={bars(40, 66, [150, 100])} />
    <Stone facets={view(brilliant(), { x: 150, y: 190, size: 70, tilt: 66 }).visible} scale={0.8} line={1.2} />
  </>
);

/** A page with parts of every form joined to it. */
const joined = () => (
  <g transform="translate(-36)">
    <Guide d="M200 150H40M200 150H360M200 150V28M200 150V272M104 150V60H52M296 150V240H348" width={1.7} />
    <Stone facets={page(200, 150, 96, 84)} line={1.1} />
    <path fill={gold.deep} d={bars(146, 118, [108, 70, 90])} />
    <Stone
      facets={[
        ...stoneAt(27, 150, 28),
        ...stoneAt(373, 150, 28),
        ...stoneAt(42, 58, 22),
        ...stoneAt(358, 242, 22),
        ...view(emerald(50, 20, 6), { x: 200, y: 28, size: 1 }).visible,
        ...view(emerald(50, 20, 6), { x: 200, y: 272, size: 1 }).visible,
      ]}
      scale={0.7}
      line={1.2}
    />
  </g>
);

/** A page of which one half is kept and the other drawn anew. */
const renewed = () => (
  <g transform="translate(-116 -46) scale(1.31)">
    <defs>
      <clipPath id="kept">
        <path d="M0 0H240L116 300H0Z" />
      </clipPath>
    </defs>
    <Guide
      d={closed(plate(64, 46, 272, 208, 38)) + closed(plate(96, 78, 208, 144, 22)) + bars(190, 128, [90, 60])}
      dash="7 6"
      width={1.3}
    />
    <g clipPath="url(#kept)">
      <Stone facets={page(200, 150, 136, 104)} line={1} />
      <path fill={gold.deep} d={bars(118, 104, [90, 70, 50])} />
    </g>
    <Guide d="M240 0L116 300" width={1.6} />
  </g>
);

const planArtOf = (name: string, draw: () => ReactElement): Art =>
  defineArt({ name: `services/three-plans/${name}`, width: 400, height: 300, draw });

/** The three ways to a website as three pages. */
export const planArt = {
  redesign: planArtOf('renewed', renewed),
  'smart-start': planArtOf('small', small),
  'custom-complex': planArtOf('joined', joined),
};
