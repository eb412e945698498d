import { defineArt } from '../art.ts';
import { plate } from '../services/cut/plate.ts';
import { closed, type Point, polar } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';
import { board, type Lying, Mark, type Name, names, Piece } from './logo-pieces.tsx';

interface Heap {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly lying: Partial<Record<Name, Lying>>;
}

/** Pieces that have fallen, each turned by a multiple of 22.5°. */
const Pieces = ({ lying, size }: Pick<Heap, 'lying' | 'size'>) =>
  (Object.keys(lying) as Name[]).map((name) => <Piece name={name} lying={lying[name]} size={size} key={name} />);

const heap = ({ name, width, height, ...pieces }: Heap) =>
  defineArt({ name: `solutions/${name}`, width, height, draw: () => <Pieces {...pieces} /> });

/** One mark in twelve pieces, all over the page. */
export const logoBrandingArt = heap({
  name: 'logo-branding',
  width: 1440,
  height: 790,
  size: 0.62,
  lying: {
    bag: [800, 170, 22.5],
    envelope: [1060, 112, -22.5],
    tag: [1284, 140, 45],
    letter: [1064, 384, -22.5],
    banner: [1300, 410],
    page: [815, 490, -22.5],
    sticker: [1016, 640],
    brochure: [1250, 660, 67.5],
    sign: [850, 706],
    van: [640, 700, 22.5],
    card: [438, 686, -22.5],
    badge: [196, 686, 67.5],
  },
});

/** The same on an upright screen. */
export const uprightArt = heap({
  name: 'logo-branding-upright',
  width: 390,
  height: 510,
  size: 0.3,
  lying: {
    letter: [72, 84, -22.5],
    envelope: [196, 52, 22.5],
    tag: [318, 58, -22.5],
    bag: [190, 164],
    banner: [312, 176, 22.5],
    card: [74, 206, -22.5],
    page: [94, 318, 22.5],
    sign: [220, 274, -22.5],
    van: [334, 300],
    sticker: [222, 376],
    badge: [314, 396, 67.5],
    brochure: [92, 448, 67.5],
  },
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

/** Seven pieces that lie at home, by the corner of the board and its size. */
const settled: readonly Name[] = ['bag', 'tag', 'sign', 'page', 'sticker', 'van', 'banner'];
const Settled = ({ at: [x, y], size }: { readonly at: Point; readonly size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    {settled.map((name) => (
      <Piece name={name} key={name} />
    ))}
  </g>
);

/** Half of it laid side by side; the rest is on its way, and one flyer that carries another mark. */
export const laidOutArt = defineArt({
  name: 'solutions/laid-out',
  width: 1440,
  height: 1000,
  draw: () => (
    <>
      <Settled at={[436, 40]} size={0.71} />
      <Pieces
        size={0.74}
        lying={{
          envelope: [210, 710, -22.5],
          card: [520, 800, 22.5],
          letter: [880, 820, 90],
        }}
      />
      <Stranger at={[1240, 815]} size={0.72} />
    </>
  ),
});

/** The same on an upright screen. */
export const laidOutUprightArt = defineArt({
  name: 'solutions/laid-out-upright',
  width: 390,
  height: 550,
  draw: () => (
    <>
      <Settled at={[-103, 20]} size={0.36} />
      <Pieces size={0.36} lying={{ card: [73, 100, -22.5], envelope: [78, 440, 22.5], letter: [200, 440] }} />
      <Stranger at={[322, 440]} size={0.4} />
    </>
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

interface Sheet {
  readonly points: readonly Point[];
  readonly fill: string;
}

/** Sheets with one mark over all of them; on a dark one it is light. */
const Sheets = ({ id, sheets, at, size }: { id: string; sheets: readonly Sheet[]; at: Point; size: number }) =>
  sheets.map(({ points, fill }, index) => (
    <g key={closed(points)}>
      <clipPath id={`${id}${index}`}>
        <path d={closed(points)} />
      </clipPath>
      <g clipPath={`url(#${id}${index})`}>
        <path fill={fill} d="M0 0H460V380H0Z" />
        <Mark at={at} size={size} fill={fill === gold.ink ? gold.light : gold.ink} />
      </g>
    </g>
  ));

/** How much is new: the mark and its variations; a brochure, a banner and a flyer; everything that carries a name. */
export const carriedArts = [
  defineArt({
    name: 'solutions/carried-one',
    width: 240,
    height: 380,
    draw: () => (
      <Sheets
        id="one"
        sheets={[
          { points: plate(0, 0, 240, 122, 14), fill: gold.light },
          { points: plate(0, 129, 240, 122, 14), fill: gold.ink },
          { points: plate(0, 258, 240, 122, 14), fill: gold.dim },
        ]}
        at={[120, 190]}
        size={430}
      />
    ),
  }),
  defineArt({
    name: 'solutions/carried-three',
    width: 344,
    height: 380,
    draw: () => (
      <Sheets
        id="three"
        sheets={[
          { points: plate(0, 0, 110, 380, 14), fill: gold.ink },
          { points: plate(122, 0, 222, 240, 14), fill: gold.gleam },
          { points: plate(122, 252, 222, 128, 14), fill: gold.deep },
        ]}
        at={[200, 210]}
        size={620}
      />
    ),
  }),
  defineArt({
    name: 'solutions/carried-all',
    width: 450,
    height: 380,
    draw: () => (
      <>
        <Mark at={[250, 140]} size={980} fill={gold.light} />
        <Sheets
          id="all"
          sheets={[
            { points: plate(0, 0, 130, 184, 14), fill: gold.gleam },
            { points: plate(142, 0, 176, 110, 14), fill: gold.light },
            { points: plate(330, 0, 120, 184, 14), fill: gold.pale },
            { points: plate(142, 122, 176, 62, 14), fill: gold.dim },
            { points: plate(0, 196, 90, 184, 14), fill: gold.light },
            { points: plate(102, 196, 184, 184, 54), fill: gold.gleam },
            { points: plate(298, 196, 152, 86, 14), fill: gold.deep },
            { points: plate(298, 294, 152, 86, 14), fill: gold.pale },
          ]}
          at={[250, 140]}
          size={980}
        />
      </>
    ),
  }),
] as const;
