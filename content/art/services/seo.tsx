import { defineArt } from '../art.ts';
import { blend } from '../blend.ts';
import { brilliant, emerald, singleCut } from './cut/cuts.ts';
import { Guide } from './cut/guide.tsx';
import { plate } from './cut/plate.ts';
import { closed } from './cut/point.ts';
import { view } from './cut/solid.ts';
import { Stone } from './cut/stone.tsx';
import { gold } from './cut/tone.ts';

/** The list leans at 67.5°: with every place a result stands further right. */
const rows = [0, 1, 2, 3, 4].map((row) => ({ x: 40 + row * 33, y: 616 - row * 80 }));
const [left, ...kept] = rows;
const outline = ({ x, y }: (typeof rows)[number]) => closed(plate(x, y, 620, 56, 14));
const stones = kept.flatMap(
  ({ x, y }, row) => view(singleCut(), { x: x + 42, y: y + 28, size: 14 + row * 2, turn: row * 11.25 }).visible,
);

const first = view(emerald(262, 104, 26), { x: 586, y: 154, size: 1 }).visible.map((facet, index) =>
  index ? facet : { ...facet, light: 1.4 },
);

/** A list of results: the place at its foot is empty, for what stood there has risen to the head and is cut. */
export const seoArt = defineArt({
  name: 'services/seo',
  width: 900,
  height: 700,
  draw: () => (
    <>
      {kept.map((row, place) => (
        <path key={row.x} fill={blend({ goldLight: 20 + place * 20, paper: 80 - place * 20 })} d={outline(row)} />
      ))}
      <Guide d={kept.map(outline).join('')} width={1.6} />
      <Guide d={`${outline(left!)}M690 672L852 281`} width={1.8} dash="8 6" />
      <path
        fill={gold.deep}
        d={kept
          .map(
            ({ x, y }, row) =>
              closed(plate(x + 84, y + 14, 210 + row * 24, 12, 4)) +
              closed(plate(x + 84, y + 34, 400 - row * 18, 8, 3)),
          )
          .join('')}
      />
      <Stone facets={stones} scale={0.5} line={1.1} />
      <Stone facets={first} />
      <path fill={gold.ink} d={closed(plate(504, 112, 226, 16, 4)) + closed(plate(504, 184, 120, 8, 3))} />
      <path fill={gold.deep} d={closed(plate(504, 144, 262, 8, 3)) + closed(plate(504, 164, 236, 8, 3))} />
      <Stone facets={view(brilliant(), { x: 356, y: 154, size: 124 }).visible} scale={0.8} />
    </>
  ),
});
