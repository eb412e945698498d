import { defineArt } from '../art.ts';
import { plate } from '../services/cut/plate.ts';
import { closed } from '../services/cut/point.ts';
import { defineSheet } from '../sheet.tsx';
import { gold } from '../services/cut/tone.ts';
import type { Name } from './logo-names.ts';
import { past, type Skin } from './logo-past.tsx';
import { type Board, board, type Lying, Mark, names, Piece } from './logo-pieces.tsx';

interface HeapProps {
  readonly size: number;
  readonly lying: Partial<Record<Name, Lying>>;
  readonly skins: Readonly<Record<Name, Skin>>;
}

/** Pieces that have fallen, each turned by a multiple of 22.5°, the last of them on top. */
const Heap = ({ lying, size, skins }: HeapProps) =>
  (Object.keys(lying) as Name[]).map((name) => (
    <Piece name={name} lying={lying[name]} size={size} skin={skins[name]} key={name} />
  ));

/** The colours from before, the mark that all share. */
const colouredOnly = Object.fromEntries(
  names.map((name) => [name, { ...past[name], says: undefined }]),
) as unknown as Record<Name, Skin>;

/** What one company printed over the years, thrown on one heap: four large sheets, what lies on those, and small things on top. */
export const logoBrandingArt = defineArt({
  name: 'solutions/logo-branding',
  width: 812,
  height: 744,
  draw: () => (
    <g transform="translate(-583 -14)">
      <Heap
        size={0.72}
        skins={past}
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

/** Its middle, which is what an upright screen has room for. */
export const wholeUprightArt = defineArt({
  name: 'solutions/whole-upright',
  width: 660,
  height: 880,
  draw: () => (
    <g transform="translate(-320)">
      <Mark at={[660, 440]} size={1030} fill={gold.light} />
      {middle.map((name) => (
        <Piece name={name} key={name} />
      ))}
    </g>
  ),
});

/** One thing, three, or whatever carries a name: the new mark; a brochure, a banner and a flyer that share it and nothing else; van, shop, bag and all as they were. */
export const carriedArts = defineSheet({
  name: 'solutions/carried',
  width: 360,
  height: 300,
  draws: [
    () => (
      <>
        <path fill={gold.light} d={closed(plate(0, 0, 360, 300, 24))} />
        <Mark at={[180, 150]} size={330} />
      </>
    ),
    () => (
      <Heap
        size={0.52}
        skins={colouredOnly}
        lying={{ banner: [122, 150, -22.5], letter: [238, 150, 22.5], brochure: [180, 160] }}
      />
    ),
    () => (
      <Heap
        size={0.46}
        skins={past}
        lying={{
          page: [200, 136, -22.5],
          bag: [86, 150],
          tag: [262, 60, 22.5],
          sign: [272, 150],
          card: [150, 226, 22.5],
          sticker: [62, 236],
          van: [268, 238],
        }}
      />
    ),
  ],
});
