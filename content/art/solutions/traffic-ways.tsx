import { Outline } from '../outline.tsx';
import { defineSheet } from '../sheet.tsx';
import { plate } from '../services/cut/plate.ts';
import type { Point } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';
import { type Piece, Pieces, ring } from '../services/cut/pieces.tsx';
import { Visitor } from './visitor.tsx';

/** A place where people meet lies beside its lane: what is in the light there leads into it. */
const [width, height] = [348, 300] as const;
const line = (x: number, y: number, length: number) => plate(x, y - 8, length, 16, 5);
/** A row in the light, from the lane to the end of the place. */
const lit = (y: number): Piece => [
  gold.light,
  [
    [0, y],
    [width - 16, y],
    [width, y + 16],
    [width, y + 72],
    [0, y + 72],
  ],
];
const Visitors = ({ y, from, count }: { readonly y: number; readonly from: number; readonly count: number }) => (
  <>
    {Array.from({ length: count }, (_, index) => (
      <Visitor at={[from + index * 46, y]} key={index} />
    ))}
  </>
);

const List = () => (
  <>
    <Pieces
      pieces={[
        lit(0),
        [gold.ink, line(84, 36, 72)],
        [gold.deep, line(84, 114, 236), line(84, 184, 190), line(84, 254, 214)],
      ]}
    />
    {['1', '2', '3', '4'].map((number, row) => (
      <Outline
        face="serif"
        size={60}
        x={52}
        y={56 + row * 72}
        anchor="middle"
        fill={row ? gold.deep : gold.ink}
        key={number}
      >
        {number}
      </Outline>
    ))}
    <Visitors y={36} from={192} count={3} />
  </>
);

const Answer = () => (
  <>
    <Pieces
      pieces={[
        [
          gold.deep,
          [
            [60, 0],
            [332, 0],
            [348, 16],
            [348, 148],
            [316, 116],
            [60, 116],
          ],
        ],
        lit(228),
        [gold.deep, line(24, 196, 190), line(230, 196, 96)],
        [gold.ink, line(24, 264, 132)],
      ]}
    />
    <Outline face="serif" size={110} x={204} y={98} anchor="middle" fill={gold.ink}>
      ?
    </Outline>
    <Visitors y={264} from={192} count={3} />
  </>
);

const Feed = () => (
  <>
    <Pieces
      pieces={[
        [
          gold.gleam,
          [
            [24, 0],
            [332, 0],
            [348, 16],
            [348, 228],
            [24, 228],
          ],
        ],
        [
          gold.deep,
          [
            [186, 66],
            [348, 228],
            [24, 228],
          ],
        ],
        [
          gold.dim,
          [
            [186, 66],
            [186, 228],
            [24, 228],
          ],
        ],
        lit(228),
        [gold.ink, line(92, 36, 132), line(24, 264, 132)],
      ]}
    />
    <Visitors y={36} from={58} count={1} />
    <Visitors y={264} from={192} count={3} />
  </>
);

/** Where people are: in the first row of a list, in the last word of an answer, below what passes in a feed. */
export const wayArts = defineSheet({ name: 'solutions/ways', width, height, draws: [List, Answer, Feed] });

/** A step of the work is a strip on ink. */
const [stripWidth, stripHeight] = [324, 168] as const;

/** Bars that are read from the left: the last one that counts is in the light. */
const Figures = () => (
  <Pieces
    pieces={[78, 54, 102, 66, 160, 88, 48].map((high, index): Piece => {
      const x = index * 46;
      return [
        index === 4 ? gold.light : gold.deep,
        [
          [x, stripHeight],
          [x, stripHeight - high],
          [x + 22, stripHeight - high],
          [x + 38, stripHeight - high + 16],
          [x + 38, stripHeight],
        ],
      ];
    })}
  />
);

/** Three lanes, of which one is lit, and in which visitors walk. */
const Channel = () => (
  <>
    <Pieces
      pieces={[0, 60, 120].map((y): Piece => [
        y === 60 ? gold.light : gold.deep,
        y === 60 ? plate(0, y, stripWidth, 48, 16) : plate(0, y + 16, stripWidth, 16, 5),
      ])}
    />
    {[52, 98, 144, 190].map((x) => (
      <Visitor at={[x, 84]} key={x} />
    ))}
  </>
);

/** Many pass, and three ask. */
const Enquiries = () => {
  const places = Array.from({ length: 21 }, (_, index): Point => [
    22 + (index % 7) * 46.6,
    24 + Math.floor(index / 7) * 60,
  ]);
  const asking = [9, 12, 18];
  return (
    <>
      <Pieces
        pieces={[[gold.deep, ...places.filter((_, place) => !asking.includes(place)).map((place) => ring(place, 10))]]}
      />
      {asking.map((place) => (
        <Visitor at={places[place]!} key={place} />
      ))}
    </>
  );
};

/** What is done first: figures are read, a channel is chosen, enquiries are counted. */
export const stepArts = defineSheet({
  name: 'solutions/traffic-steps',
  width: stripWidth,
  height: stripHeight,
  draws: [Figures, Channel, Enquiries],
});
