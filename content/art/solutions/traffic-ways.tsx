import { defineArt } from '../art.ts';
import { blend } from '../blend.ts';
import { defineSheet } from '../sheet.tsx';
import { plate } from '../services/cut/plate.ts';
import type { Point } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';
import { type Piece, Pieces, ring } from '../services/cut/pieces.tsx';
import { Visitor } from './visitor.tsx';

const shadow = blend({ goldDeep: 40, ink: 60 });

/** What passes in a feed: a bowl on a board. */
export const postArt = defineArt({
  name: 'solutions/traffic-post',
  width: 324,
  height: 190,
  draw: () => (
    <Pieces
      pieces={[
        [gold.ink, 'M0 0H324V190H0Z'],
        [gold.deep, 'M0 150H324V190H0Z'],
        [gold.pale, 'M72 46H162V150H134L82 98Z'],
        [gold.light, 'M162 46H252L242 98 190 150H162Z'],
        [gold.dim, 'M162 86L248 68 242 98 190 150H162Z'],
        [shadow, 'M86 46L108 62H216L238 46Z'],
      ]}
    />
  ),
});

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
