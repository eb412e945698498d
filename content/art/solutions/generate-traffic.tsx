import { defineArt } from '../art.ts';
import { Outline } from '../outline.tsx';
import { Guide } from '../services/cut/guide.tsx';
import { plate } from '../services/cut/plate.ts';
import { closed, type Point, polar } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';
import { defineSheet } from '../sheet.tsx';

/** What is filled alike, as polygons. */
type Piece = readonly [fill: string, ...outlines: (readonly Point[])[]];

const Pieces = ({ pieces }: { readonly pieces: readonly Piece[] }) => (
  <>
    {pieces.map(([fill, ...outlines], piece) => (
      <path fill={fill} d={outlines.map(closed).join('')} key={piece} />
    ))}
  </>
);

/** The site hangs over the third of three columns; its light leaves it at the culet and falls on the ground. */
const [width, ground, column] = [1318, 760, 412] as const;
const left = width - column;
const culet: Point = [left + column / 2, 330];
const girdle = culet[1] - (column / 2) * Math.tan(Math.PI / 8);
const bar = 50;

/** Where light arrives on the ground that leaves the culet at this angle. */
const landing = (degrees: number): Point => [
  culet[0] - (ground - culet[1]) / Math.tan((degrees * Math.PI) / 180),
  ground,
];

/** The last beam runs into the corner of its channel. */
const corner = (Math.atan2(ground - culet[1], column / 2) * 180) / Math.PI;

/** One beam for each channel, the others begun at an angle of the cut, with a ridge. */
const beams = [
  [22.5, 25, 27],
  [45, 52, 57],
  [corner, 79, 90],
].flatMap(([from, ridge, to]): Piece[] => [
  [gold.dim, [culet, landing(from!), landing(to!)]],
  [gold.light, [culet, landing(ridge!), landing(to!)]],
]);

/** Facets below the girdle, each from its left corner to the right end: the next one lies on it, and no seam shows. */
const pavilion = [gold.dim, gold.light, gold.gleam, gold.pale].map((fill, index): Piece => {
  const corner: Point = [left + [0, 132, 206, 280][index]!, girdle];
  return [fill, [corner, [width, girdle], culet]];
});

/** A site that shines, with the nought it counts, and its light. */
const Site = ({ light }: { readonly light: readonly Piece[] }) => (
  <>
    <Pieces
      pieces={[
        ...light,
        ...pavilion,
        [gold.light, [...plate(left, 0, column, girdle, 28).slice(0, 3), [width, girdle], [left, girdle], [left, 28]]],
        [
          gold.gleam,
          [
            [left + 28, 0],
            [width - 28, 0],
            [width - 1, 27],
            [width - 1, bar],
            [left + 1, bar],
            [left + 1, 27],
          ],
        ],
        [gold.ink, ...[34, 60, 86].map((x) => plate(left + x, 17, 16, 16, 5)), plate(left + 126, 14, 252, 22, 7)],
      ]}
    />
    <Outline face="serif" size={180} x={culet[0]} y={girdle - 31} anchor="middle" fill={gold.ink}>
      0
    </Outline>
  </>
);

/** A site that nobody visits, and three beams in which nobody walks. */
export const generateTrafficArt = defineArt({
  name: 'solutions/generate-traffic',
  width,
  height: ground,
  draw: () => <Site light={beams} />,
});

/** The corners of a stone. */
const ring = (at: Point, size: number, from = 0, to = 8) =>
  Array.from({ length: to - from }, (_, corner) => polar(at, size, 22.5 + 45 * (corner + from)));

/** A visitor, who is a small stone. */
function Visitor({ at, size }: { readonly at: Point; readonly size: number }) {
  const girdle = ring(at, size);
  return (
    <g stroke={gold.ink} strokeWidth="1.5" strokeLinejoin="round">
      <path fill={gold.gleam} d={closed(girdle)} />
      <path fill={gold.light} d={closed([at, ...ring(at, size, -1, 4)])} />
      <path fill="none" d={[0, 1, 2, 3].map((corner) => closed([girdle[corner]!, girdle[corner + 4]!])).join('')} />
      <path fill={gold.pale} d={closed(ring(at, size * 0.56))} />
    </g>
  );
}

/** A place where people meet, and how the beam of the head that leads to it goes on there. */
const height = 400;
const tile: Point[] = [
  [0, 0],
  [column, 0],
  [column, height],
  [0, height],
];

/** The light between two angles, down to the left edge or the foot of the place, of which there are three beside each other. */
function light(place: number, from: number, to: number, foot = height): Point[] {
  /* The place begins one pixel before the head ends, and so does its light. */
  const start = (degrees: number): Point => [
    landing(degrees)[0] + 1 / Math.tan((degrees * Math.PI) / 180) - (place * left) / 2,
    0,
  ];
  const end = (degrees: number): Point => {
    const [x] = start(degrees);
    const steep = Math.tan((degrees * Math.PI) / 180);
    return x * steep < foot ? [0, x * steep] : [x - foot / steep, foot];
  };
  const corner: Point[] = end(from)[1] < height && end(to)[1] === height ? [[0, height]] : [];
  return [start(from), start(to), end(to), ...corner, end(from)];
}
const line = (x: number, y: number, length: number) => plate(x, y - 8, length, 16, 5);

const Rows = ({ light }: { readonly light: readonly Piece[] }) => (
  <>
    <Pieces
      pieces={[
        ...light,
        [
          gold.light,
          [
            [28, 134],
            [44, 118],
            [column, 118],
            [column, 200],
            [28, 200],
          ],
        ],
        [gold.ink, line(104, 159, 104)],
        [gold.deep, line(104, 238, 236), line(104, 302, 190), line(104, 366, 214)],
      ]}
    />
    {['1', '2', '3', '4'].map((number, row) => (
      <Outline
        face="serif"
        size={row ? 58 : 78}
        x={62}
        y={row ? 193 + row * 64 : 187}
        anchor="middle"
        fill={row ? gold.deep : gold.ink}
        key={number}
      >
        {number}
      </Outline>
    ))}
    {[236, 282, 328, 374].map((x) => (
      <Visitor at={[x, 159]} size={19} key={x} />
    ))}
  </>
);

const List = () => (
  <Rows
    light={[
      [gold.ink, tile],
      [gold.dim, light(0, 22.5, 27)],
      [gold.light, light(0, 25, 27)],
    ]}
  />
);

/** For a phone: one straight beam falls on the first row of the list, which stands below the site as wide as the screen. */
const upright = 780;
const scale = upright / column;
const above = 400;
const start: Point = [(culet[0] - width + upright) / scale, (culet[1] - above) / scale];
/** The same for a phone: one beam that falls on the first channel. */
export const uprightArt = defineArt({
  name: 'solutions/generate-traffic-upright',
  width: upright,
  height: above + 398 * scale,
  draw: () => (
    <>
      <g transform={`translate(${upright - width})`}>
        <Site light={[]} />
      </g>
      <g transform={`translate(0 ${above}) scale(${scale.toFixed(3)})`}>
        <Rows
          light={[
            [gold.dim, [start, [28, 140], [44, 118], [110, 118]]],
            [gold.light, [start, [76, 118], [110, 118]]],
          ]}
        />
      </g>
    </>
  ),
});

const Answer = () => (
  <>
    <Pieces
      pieces={[
        [gold.deep, tile],
        [gold.dim, light(1, 45, 57)],
        [gold.light, light(1, 52, 57, 182)],
        [
          gold.ink,
          [
            [28, 202],
            [48, 182],
            [276, 182],
            [322, 136],
            [322, 182],
            [column, 182],
            [column, height],
            [28, height],
          ],
        ],
        [gold.deep, line(60, 236, 190), line(270, 236, 96), line(60, 356, 132), line(212, 356, 168)],
        [gold.light, plate(52, 262, 228, 68, 16)],
        [gold.ink, line(124, 296, 132)],
        [gold.deep, line(300, 296, 80)],
      ]}
    />
    <Outline face="serif" size={148} x={236} y={160} anchor="middle" fill={gold.ink}>
      ?
    </Outline>
    <Visitor at={[86, 296]} size={22} />
  </>
);

const Feed = () => (
  <>
    <Pieces
      pieces={[
        [gold.ink, tile],
        [
          gold.dim,
          [
            [0, 0],
            [column / 2, 0],
            [column / 2, 64],
            [0, 64],
          ],
        ],
        [gold.light, light(2, 79, 90, 64)],
        [
          gold.gleam,
          [
            [0, 64],
            [368, 64],
            [384, 80],
            [384, 322],
            [0, 322],
          ],
        ],
        [
          gold.light,
          [
            [0, 322],
            [214, 140],
            [214, 322],
          ],
        ],
        [
          gold.deep,
          [
            [214, 140],
            [384, 240],
            [384, 322],
            [214, 322],
          ],
        ],
        [gold.ink, line(74, 102, 132)],
        [gold.deep, line(220, 361, 164)],
      ]}
    />
    <Visitor at={[40, 102]} size={20} />
    {[40, 86, 132, 178].map((x) => (
      <Visitor at={[x, 361]} size={19} key={x} />
    ))}
  </>
);

/** Where people are: in the first row of a list, in a word of an answer, below what passes in a feed. */
export const wayArts = defineSheet({ name: 'solutions/ways', width: column, height, draws: [List, Answer, Feed] });

/** A step of the work is a strip on ink, as wide as the words beside it leave room. */
const [stripWidth, stripHeight] = [300, 168] as const;

/** Bars that are read from the left: the last one that counts is in the light. */
const Figures = () => (
  <>
    {[78, 54, 102, 66, 160, 88, 48].map((high, index) => {
      const x = index * 43;
      return (
        <path
          fill={index === 4 ? gold.light : gold.deep}
          d={closed([
            [x, stripHeight],
            [x, stripHeight - high],
            [x + 18, stripHeight - high],
            [x + 34, stripHeight - high + 16],
            [x + 34, stripHeight],
          ])}
          key={x}
        />
      );
    })}
  </>
);

/** The three beams of the head, of which one is lit. */
const Channel = () => {
  const [from, foot]: [Point, number] = [[298, 0], stripHeight];
  const at = (degrees: number): Point => [from[0] - (foot - from[1]) / Math.tan((degrees * Math.PI) / 180), foot];
  return (
    <>
      <Pieces
        pieces={[
          [gold.gleam, [from, at(30), at(39)]],
          [gold.light, [from, at(34), at(39)]],
        ]}
      />
      <Guide d={closed([from, at(50), at(59)]) + closed([from, at(67.5), at(82)])} width={1.5} />
    </>
  );
};

/** Many pass, and three ask. */
const Enquiries = () => {
  const places = Array.from({ length: 21 }, (_, index): Point => [
    14 + (index % 7) * 45.3,
    36 + Math.floor(index / 7) * 48,
  ]);
  return (
    <>
      <Guide d={places.map((place) => closed(ring(place, 14))).join('')} width={1.5} />
      {[9, 12, 18].map((place) => (
        <Visitor at={places[place]!} size={22} key={place} />
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
