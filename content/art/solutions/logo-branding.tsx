import { defineArt } from '../art.ts';
import { plate } from '../services/cut/plate.ts';
import { closed, type Point, polar } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';
import { board, type Lying, Mark, type Name, names, Piece } from './logo-pieces.tsx';

interface Heap {
  readonly size: number;
  readonly lying: Partial<Record<Name, Lying>>;
}

/** Pieces that have fallen, each turned by a multiple of 22.5°, the last of them on top. */
const Pieces = ({ lying, size }: Heap) =>
  (Object.keys(lying) as Name[]).map((name) => <Piece name={name} lying={lying[name]} size={size} key={name} />);

/** One mark in twelve pieces, thrown on one heap: four large sheets, what lies on those, and small things on top. */
export const logoBrandingArt = defineArt({
  name: 'solutions/logo-branding',
  width: 812,
  height: 744,
  draw: () => (
    <g transform="translate(-583 -14)">
      <Pieces
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
          van: [1276, 420],
          sticker: [830, 668],
          tag: [880, 168, 22.5],
        }}
      />
    </g>
  ),
});

/** A star of sixteen rays, around the middle of the flyer that does not belong. */
const burst = Array.from({ length: 32 }, (_, corner) => polar([0, 0], corner % 2 ? 78 : 100, corner * 11.25));
const Stranger = ({ at: [x, y], size }: { readonly at: Point; readonly size: number }) => (
  <g transform={`translate(${x} ${y}) rotate(22.5) scale(${size})`}>
    <path fill={gold.ink} d={closed(plate(-118, -170, 236, 340, 44))} />
    <path fill={gold.light} d={closed(burst)} />
    <Mark at={[0, -6]} size={134} face="fredoka-bold" />
    <path fill={gold.light} d="M-64 128H64V144H-64Z" />
  </g>
);

/** Pieces that lie at home; the others are on their way into the files below. */
const settled: readonly Name[] = ['bag', 'tag', 'card', 'envelope', 'sticker', 'van', 'banner'];

/** All that carries the name laid side by side, with gaps where three have left; one flyer does not belong. */
export const laidOutArt = defineArt({
  name: 'solutions/laid-out',
  width: 1000,
  height: 880,
  draw: () => (
    <g transform="translate(-320)">
      {settled.map((name) => (
        <Piece name={name} key={name} />
      ))}
      <Stranger at={[530, 670]} size={0.9} />
    </g>
  ),
});

/** All of it at home: the mark is whole, and in the light where it runs over the ground between two pieces. */
export const wholeArt = defineArt({
  name: 'solutions/whole',
  ...board,
  draw: () => (
    <>
      <Mark at={[660, 440]} size={1030} fill={gold.light} />
      <Pieces size={1} lying={Object.fromEntries(names.map((name) => [name, undefined]))} />
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

/** One thing, three, or all twelve: the mark; a brochure, a banner and a flyer; everything that carries a name. */
export const carriedArts = [
  defineArt({
    name: 'solutions/carried-one',
    width: 360,
    height: 300,
    draw: () => (
      <>
        <path fill={gold.light} d={closed(plate(0, 0, 360, 300, 24))} />
        <Mark at={[180, 150]} size={330} />
      </>
    ),
  }),
  defineArt({
    name: 'solutions/carried-three',
    width: 360,
    height: 300,
    draw: () => (
      <Pieces size={0.52} lying={{ banner: [122, 150, -22.5], letter: [238, 150, 22.5], brochure: [180, 160] }} />
    ),
  }),
  defineArt({
    name: 'solutions/carried-all',
    width: 1320,
    height: 1100,
    draw: () => (
      <g transform="translate(0 110)">
        <Mark at={[660, 440]} size={1030} fill={gold.light} />
        <Pieces size={1} lying={Object.fromEntries(names.map((name) => [name, undefined]))} />
      </g>
    ),
  }),
] as const;
