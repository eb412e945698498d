import { defineArt } from '../art.ts';
import { type Piece, Pieces } from '../services/cut/pieces.tsx';
import type { Tone } from '../services/cut/planes.tsx';
import { onTheWay, type Point } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';

/** Seen from its foot: by how much each length of the stem is narrower at its upper end, and how far its foot keeps from the border of the page, in stems. */
const narrower = 0.72;
export const beside = 0.3;

/** Where in the width of the stem its planes end: a lit bevel, the edge that flashes, the face, a bevel in the shade, the side. */
export const bevel = 0.1;
export const flash = 0.016;
export const face = 0.8;
export const side = 0.9;

/** From an upright edge on, two tones parted from its upper end to the lower end of the next; each lies over the one before, so that no seam shows. */
const bands: readonly (readonly [from: number, to: number, above: Tone, below: Tone])[] = [
  [0, bevel, 'honey', 'light'],
  [bevel, 1, 'gleam', 'gleam'],
  [bevel + flash, face, 'pale', 'light'],
  [face, side, 'dim', 'amber'],
  [side, 1, 'bronze', 'deep'],
];

const long = 1000;
const broad = long * (1 + beside);
const lower = (share: number): Point => [long * share, long];
const upper = (share: number): Point => [broad - (broad - long * share) * narrower, 0];

/** A place on the stem, by its share in the width and in the height. */
const within = (share: number, down: number) => onTheWay(upper(share), lower(share), down);

/** Three kites cut into the face of the stem, tip to tip from its upper end down to a figure: a plane in the light and one in the shade. */
const kites = [0, 1, 2].flatMap((index): readonly Piece[] => {
  const [from, middle, to] = [0, 0.5, 1].map((part) => ((index + part) / 3) * 0.84) as [number, number, number];
  const centre = (bevel + flash + face) / 2;
  const [tip, end] = [within(centre, from), within(centre, to)];
  return [
    [gold.light, [tip, within(bevel + flash, middle), end]],
    [gold.honey, [tip, within(face, middle), end]],
  ];
});

interface StemProps {
  /** Its face is cut into kites. */
  readonly slender?: boolean;
}

/** One length of the stem. */
export const Stem = ({ slender = false }: StemProps) => (
  <Pieces
    pieces={[
      ...bands.flatMap(([from, to, above, below]): readonly Piece[] => [
        [gold[above], [upper(from), upper(1), lower(1), lower(from)]],
        ...(above === below || (slender && above === 'pale')
          ? []
          : ([[gold[below], [upper(from), lower(to), lower(from)]]] as const)),
      ]),
      ...(slender ? kites : []),
    ]}
  />
);

const length = { width: broad, height: long, stretches: true } as const;

/** The first length of the stem: it is the most slender, and has the most facets. */
export const slenderArt = defineArt({ name: 'solutions/one-slender', ...length, draw: () => <Stem slender /> });

/** Any other. */
export const stemArt = defineArt({ name: 'solutions/one-stem', ...length, draw: () => <Stem /> });
