import { defineArt } from '../art.ts';
import { brilliant, emerald } from './cut/cuts.ts';
import { Guide } from './cut/guide.tsx';
import { plate } from './cut/plate.ts';
import { closed, open } from './cut/point.ts';
import { view } from './cut/solid.ts';
import { Stone } from './cut/stone.tsx';
import { gold } from './cut/tone.ts';

const page = view(emerald(290, 262, 34), { x: 350, y: 350, size: 1 }).visible.map((facet, index) =>
  index ? facet : { ...facet, light: 1.4 },
);
const gem = view(brilliant(), { x: 468, y: 312, size: 92, tilt: 66, turn: 12 }).visible;
const cards = [178, 302, 426].flatMap((x) => view(emerald(49, 34, 9), { x: x + 48, y: 474, size: 1 }).visible);
const words = [300, 326, 352].map((y, index) => closed(plate(178, y, [150, 170, 104][index]!, 7, 2)));

/** A page as an emerald cut: the steps of the stone are its frame, its table carries the layout. */
export const websiteArt = defineArt({
  name: 'services/website',
  width: 700,
  height: 700,
  draw: () => (
    <>
      <Guide d="M64 128H658M64 572H658M100 40V660M600 40V660" width={0.8} opacity={0.75} />
      <Guide d="M64 144L150 58M550 58L658 166M64 556L150 642M550 642L658 534" width={0.9} dash="7 6" />
      <Stone facets={page} />
      <path
        fill="none"
        stroke={gold.ink}
        strokeWidth="1.6"
        d={open([
          [178, 214],
          [522, 214],
        ])}
      />
      <path fill={gold.ink} d={closed(plate(178, 182, 58, 13, 4))} />
      <path fill={gold.ink} d={closed(plate(178, 250, 128, 16, 4)) + closed(plate(178, 274, 96, 12, 4))} />
      <path
        fill={gold.deep}
        d={[340, 380, 420].map((x) => closed(plate(x, 186, 26, 5, 2))).join('') + words.join('')}
      />
      <path fill={gold.ink} d={closed(plate(464, 177, 58, 23, 6))} />
      <path fill={gold.light} stroke={gold.ink} strokeWidth="1.6" d={closed(plate(178, 380, 92, 32, 9))} />
      <Stone facets={gem} scale={0.7} line={1.4} />
      <Stone facets={cards} scale={0.7} line={1.2} />
    </>
  ),
});
