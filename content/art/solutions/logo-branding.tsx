import { defineArt } from '../art.ts';
import { plate } from '../services/cut/plate.ts';
import { closed } from '../services/cut/point.ts';
import { circle } from '../services/cut/guide.tsx';
import { defineSheet } from '../sheet.tsx';
import { gold } from '../services/cut/tone.ts';
import { type Board, board, type Lying, Mark, type Name, names, Piece } from './logo-pieces.tsx';

interface HeapProps {
  readonly size: number;
  readonly lying: Partial<Record<Name, Lying>>;
}

/** Pieces that have fallen, each turned by a multiple of 22.5°, the last of them on top. */
const Heap = ({ lying, size }: HeapProps) =>
  (Object.keys(lying) as Name[]).map((name) => <Piece name={name} lying={lying[name]} size={size} key={name} />);

/** One mark in twelve pieces, thrown on one heap: four large sheets, what lies on those, and small things on top. */
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

/** What does not belong: a round badge in letters and colours of its own, as large as the page whose place it takes. */
const stranger = (
  <>
    <path fill={gold.ink} d={closed(plate(320, 450, 420, 430, 16))} />
    <path fill={gold.light} d={circle(530, 665, 150)} />
    <Mark at={[530, 655]} size={230} face="fredoka-bold" />
  </>
);

/** Pieces that lie at home. */
const settled: readonly Name[] = ['envelope', 'card', 'bag', 'tag', 'sign', 'sticker', 'van', 'banner'];

/** All that carries the name laid side by side: one badge does not belong, and the mark breaks off at it. */
export const laidOutArt = defineArt({
  name: 'solutions/laid-out',
  width: 1000,
  height: 880,
  draw: () => (
    <g transform="translate(-320)">
      {settled.map((name) => (
        <Piece name={name} key={name} />
      ))}
      {stranger}
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

/** One thing, three, or whatever carries a name: the mark; a brochure, a banner and a flyer; van, shop, bag and all. */
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
    () => <Heap size={0.52} lying={{ banner: [122, 150, -22.5], letter: [238, 150, 22.5], brochure: [180, 160] }} />,
    () => (
      <Heap
        size={0.46}
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
