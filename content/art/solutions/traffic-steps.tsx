import { defineArt } from '../art.ts';
import { blend } from '../blend.ts';
import { defineSheet } from '../sheet.tsx';
import { plate } from '../services/cut/plate.ts';
import { type Point, polar, strokes } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';
import { type Piece, Pieces, ring } from '../services/cut/pieces.tsx';
import { Outline } from '../outline.tsx';
import { Pot, turned } from '../services/smart-start/pot.tsx';
import { Visitor } from './visitor.tsx';

/** Turned as the pottery's are. */
const bowl = turned(112, [
  [16, '0'],
  [-50, '67'],
  [-26, '45'],
  [-8, '22'],
  [18, '0'],
]);

const shadow = blend({ goldDeep: 40, ink: 60 });

/** What passes in a feed: a bowl on a board. */
export const postArt = defineArt({
  name: 'solutions/traffic-post',
  width: 324,
  height: 190,
  draw: () => (
    <>
      <Pieces
        pieces={[
          [shadow, 'M0 0H324V190H0Z'],
          [gold.deep, 'M0 150H324V190H0Z'],
        ]}
      />
      <g transform="translate(162 40)">
        <Pot profile={bowl} line={0} />
      </g>
    </>
  ),
});

/** A step of the work is a strip on ink, and in each of them a lane of the page lies level. */
const [stripWidth, stripHeight] = [324, 168] as const;

const running = [gold.deep, gold.gleam, gold.light, gold.amber];
const dry = [gold.deep, gold.night, gold.dusk, gold.bronze];

/** A level channel, which takes the light from above. */
const lane = (from: number, to: number, y: number, high: number, tones = running): readonly Piece[] =>
  tones.map((fill, index) => {
    const [start, end] = [0, 0.12, 0.5, 0.88, 1].slice(index, index + 2) as [number, number];
    return [fill, `M${from} ${y + start * high}H${to}V${y + end * high}H${from}Z`];
  });

/** A gauge on the lane, whose hand stands far to the right. */
const Figures = () => {
  const at: Point = [162, 84];
  return (
    <>
      <Pieces
        pieces={[
          ...lane(0, stripWidth, 60, 48),
          [gold.ink, ring(at, 90)],
          [gold.gleam, ring(at, 84)],
          [gold.ink, ring(at, 70)],
          [gold.light, [[154, 92], polar(at, 56, -45), [170, 100]], ring(at, 13)],
        ]}
      />
      <path
        stroke={gold.gleam}
        strokeWidth="5"
        d={[-180, -135, -90, -45, 0].map((angle) => strokes([[polar(at, 52, angle), polar(at, 64, angle)]])).join('')}
      />
    </>
  );
};

/** Three lanes: two are shut, and visitors walk in the one between them. */
const Channel = () => (
  <>
    <Pieces
      pieces={[
        ...[8, 124].flatMap((y) => lane(110, stripWidth, y, 36, dry)),
        ...[8, 66, 124].flatMap((y) => lane(0, y === 66 ? stripWidth : 110, y, 36)),
        [gold.gleam, ...[8, 124].map((y) => plate(100, y - 8, 20, 52, 6))],
      ]}
    />
    {[34, 98, 162, 226, 290].map((x) => (
      <Visitor at={[x, 84]} size={22} key={x} />
    ))}
  </>
);

/** Three walk up to a plate that counts them. */
const Enquiries = () => (
  <>
    <Pieces pieces={[...lane(0, 210, 60, 48), [gold.gleam, plate(204, 8, 120, 152, 24)]]} />
    {[38, 102, 166].map((x) => (
      <Visitor at={[x, 84]} size={22} key={x} />
    ))}
    <Outline face="serif" size={140} x={264} y={132} anchor="middle" fill={gold.ink}>
      3
    </Outline>
  </>
);

/** What is done first: figures are read, a channel is chosen, enquiries are counted. */
export const stepArts = defineSheet({
  name: 'solutions/traffic-steps',
  width: stripWidth,
  height: stripHeight,
  draws: [Figures, Channel, Enquiries],
});
