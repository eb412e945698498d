import { defineArt } from '../art.ts';
import { defineSheet } from '../sheet.tsx';
import { gold } from '../services/cut/tone.ts';
import type { Name } from './logo-names.ts';
import { past } from './logo-past.tsx';
import { type Board, board, type Lying, Mark, names, Piece } from './logo-pieces.tsx';

interface HeapProps {
  readonly size: number;
  readonly lying: Partial<Record<Name, Lying>>;
}

/** Pieces from before that have fallen, each turned by a multiple of 22.5°, the last of them on top. */
const Heap = ({ lying, size }: HeapProps) =>
  (Object.keys(lying) as Name[]).map((name) => (
    <Piece name={name} lying={lying[name]} size={size} skin={past[name]} key={name} />
  ));

/** What one company printed over the years, thrown on one heap: four large sheets, what lies on those, and small things on top. */
export const logoBrandingArt = defineArt({
  name: 'solutions/logo-branding',
  width: 812,
  height: 744,
  draw: () => (
    <g transform="translate(-583 -14)">
      <Heap
        size={0.72}
        lying={{
          bag: [744, 240, -22.5],
          banner: [1222, 256, 22.5],
          page: [990, 340],
          letter: [1180, 560, 22.5],
          brochure: [760, 590, 67.5],
          badge: [980, 690, 90],
          envelope: [800, 470, 22.5],
          card: [1010, 560, -22.5],
          sign: [1116, 140, -22.5],
          van: [1281, 367, 22.5],
          sticker: [830, 668],
          tag: [880, 168, 22.5],
        }}
      />
    </g>
  ),
});

/** Pieces that lie at home. */
const settled: readonly Name[] = ['page', 'envelope', 'card', 'bag', 'tag', 'sign', 'sticker', 'van', 'banner'];

/** All that carries the name laid side by side: nothing belongs to anything else. */
export const laidOutArt = defineArt({
  name: 'solutions/laid-out',
  width: 1000,
  height: 880,
  draw: () => (
    <g transform="translate(-320)">
      {settled.map((name) => (
        <Piece name={name} skin={past[name]} key={name} />
      ))}
    </g>
  ),
});

/** Two pieces have made room for one large page, on which words stand beside the mark. */
const last: Board = { mark: { at: [764, 468], size: 840 }, boxes: { page: [0, 450, 740, 430] } };

/** All of it at home: the mark is whole, and in the light where it runs over the ground between two pieces. */
export const wholeArt = defineArt({
  name: 'solutions/whole',
  ...board,
  draw: () => (
    <>
      <Mark {...last.mark} fill={gold.light} />
      {names
        .filter((name) => name !== 'badge' && name !== 'brochure')
        .map((name) => (
          <Piece name={name} on={last} key={name} />
        ))}
    </>
  ),
});

const middle: readonly Name[] = ['envelope', 'card', 'bag', 'page', 'sticker', 'van'];

/** Its middle, which is what an upright screen has room for, and the name in one row below. */
export const wholeUprightArt = defineArt({
  name: 'solutions/whole-upright',
  width: 662,
  height: 1112,
  draw: () => (
    <g transform="translate(-319 1)">
      <Mark at={[660, 440]} size={1030} fill={gold.light} />
      {middle.map((name) => (
        <Piece name={name} key={name} />
      ))}
      <g transform="translate(-680 905)">
        <Piece name="tag" />
      </g>
      <g transform="translate(-340 680)">
        <Piece name="sign" />
      </g>
    </g>
  ),
});

/** One pile, and its pieces in order: from before they lie turned, new ones lie at home. */
const pile: readonly (readonly [name: Name, before: Lying, after: Lying])[] = [
  ['envelope', [104, 86, 22.5], [82, 95]],
  ['sign', [400, 92, -22.5], [418, 95]],
  ['tag', [374, 206, 22.5], [418, 205]],
  ['card', [128, 214, -22.5], [82, 207]],
  ['banner', [250, 150, 22.5], [251, 150]],
];
const order: readonly Name[] = ['banner', 'card', 'envelope', 'sign', 'tag'];

/** The same pile with one new thing in it, with three, and with nothing else: what is new lies straight. */
export const pileArts = defineSheet({
  name: 'solutions/pile',
  width: 500,
  height: 300,
  draws: [1, 3, 5].map((count) => () => {
    const fresh = order.slice(0, count);
    return (
      <>
        {pile.map(([name, before, after]) => (
          <Piece
            name={name}
            size={0.5}
            lying={fresh.includes(name) ? after : before}
            skin={fresh.includes(name) ? undefined : past[name]}
            key={name}
          />
        ))}
      </>
    );
  }),
});
