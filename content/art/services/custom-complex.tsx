import { defineArt } from '../art.ts';
import { brilliant, emerald, heart, singleCut } from './cut/cuts.ts';
import { circle, Guide } from './cut/guide.tsx';
import { reflection } from './cut/reflection.ts';
import { view } from './cut/solid.ts';
import { Stone } from './cut/stone.tsx';

const round = (x: number, y: number, size: number) => view(singleCut(), { x, y, size, turn: 22.5 }).visible;
const step = (x: number, y: number, halfWidth: number, halfHeight: number, lean = 0) =>
  view(emerald(halfWidth, halfHeight, Math.min(halfWidth, halfHeight) * 0.22), { x, y, size: 1, lean }).visible;

const large = view(brilliant(), { x: 450, y: 350, size: 152 }).visible;
const modules = [
  ...step(196, 196, 104, 66),
  ...step(196, 386, 62, 92),
  ...step(706, 516, 112, 70),
  ...step(706, 300, 66, 100),
  ...step(450, 98, 96, 46),
  ...step(450, 604, 118, 42),
];
const small = [
  ...round(286, 536, 52),
  ...round(160, 566, 38),
  ...round(640, 132, 56),
  ...round(776, 132, 40),
  ...round(808, 300, 24),
  ...round(94, 386, 22),
];

/** A setting of many cuts around one large stone: every module has its own form, and lines join them all. */
export const customComplexArt = defineArt({
  name: 'services/custom-complex',
  width: 900,
  height: 700,
  draw: () => (
    <>
      <Guide d="M296 196H334L400 262M254 386H312M644 300H588M598 516H566L520 470M450 140V210M450 566V490" width={2} />
      <Guide
        d="M286 492V452L330 424M640 180V214L560 277M160 536V468M686 132H744M766 300H792M140 386H108M328 536H398L434 568M540 98H606M780 572L806 640"
        width={1.4}
      />
      <Guide d={circle(450, 350, 178) + circle(450, 350, 186)} width={0.9} />
      <Guide d="M60 60L840 640M60 640L840 60M450 20V500M40 350H860" width={0.7} opacity={0.5} dash="10 8" />
      <Stone facets={large} />
      <Stone facets={reflection([450, 350], 152)} />
      <Stone facets={modules} scale={0.85} line={1.4} />
      <Stone facets={small} scale={0.6} line={1.1} />
      <Stone facets={view(heart(), { x: 806, y: 644, size: 36 }).visible} scale={0.55} line={1.1} />
    </>
  ),
});
