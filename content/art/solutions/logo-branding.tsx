import type { ReactNode } from 'react';
import { defineArt } from '../art.ts';
import { Outline, type OutlineProps } from '../outline.tsx';
import { circle, Guide } from '../services/cut/guide.tsx';
import { hatch } from '../services/cut/hatch.ts';
import { plate } from '../services/cut/plate.ts';
import { closed, type Point, polar } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';

/** The mark of somebody who is not us, an ampersand around a middle; every other thing on this page carries it. */
function Mark({ at: [x, y], size, ...look }: { at: Point; size: number } & Partial<OutlineProps>) {
  return (
    <Outline face="serif-italic" fill={gold.ink} {...look} size={size} x={x} y={y + size * 0.32} anchor="middle">
      &
    </Outline>
  );
}

const pivot: Point = [236, 402];
const [length, half, clip] = [374, 74, 22];
/** The half of a polygon of sixteen sides: turned in steps of 22.5°, the feet of all cards lie in one. */
const foot = Array.from({ length: 8 }, (_, corner) => 11.25 + corner * 22.5);

/** A card of the fan, by its angle from upright; it ends round its rivet. */
function card(angle: number, around = pivot): Point[] {
  const at = (along: number, aside: number) => polar(polar(around, along, angle - 90), aside, angle);
  return [
    at(length - clip, -half),
    at(length, -half + clip),
    at(length, half - clip),
    at(length - clip, half),
    ...foot.map((turn) => polar(around, half / Math.cos(Math.PI / 16), angle + turn)),
  ];
}

const swatches = [
  { angle: 67.5, fill: gold.ink },
  { angle: 45, fill: gold.deep, gap: 7 },
  { angle: 22.5, fill: gold.light },
  { angle: 0, fill: gold.gleam },
];
const mark: Point = [236, 146];

/** A fan of colours, opened in steps of 22.5° around its rivet, and the mark on the first card. */
export const logoBrandingArt = defineArt({
  name: 'solutions/logo-branding',
  width: 460,
  height: 480,
  draw: () => (
    <g transform="translate(-161)">
      {swatches.map(({ angle, fill, gap }) => (
        <g key={angle} stroke={fill === gold.ink ? gold.deep : gold.ink} strokeWidth="1.6">
          <path fill={fill} d={closed(card(angle))} />
          {gap && <path strokeWidth="0.8" d={hatch(card(angle), 22.5, gap)} />}
        </g>
      ))}
      <Guide d={circle(mark[0], mark[1], 62) + `M${mark[0]} 66V226M168 ${mark[1]}H304`} width={0.9} />
      <Mark at={mark} size={136} />
      <path fill={gold.ink} d="M196 256h80v9h-80zM208 276h56v5h-56z" />
      <path fill={gold.deep} stroke={gold.ink} strokeWidth="1.6" d={circle(...pivot, 13)} />
    </g>
  ),
});

const whole: Point = [378, 404];
const cards = [
  { angle: 67.5, fill: gold.ink },
  { angle: 45, fill: gold.deep, gap: 7 },
  { angle: 22.5, fill: gold.dim, gap: 10 },
  { angle: 0, fill: gold.light },
  { angle: -22.5, fill: gold.pale },
  { angle: -45, fill: gold.gleam },
];
const onFirst = polar(whole, 256, -135);

/** The fan opened as far as it goes: the mark on the first card, and beside it the place of a card that is not there yet. */
export const fanArt = defineArt({
  name: 'solutions/fan',
  width: 756,
  height: 480,
  draw: () => (
    <>
      <Guide d={closed(card(-67.5, whole))} dash="9 7" width={2.2} />
      {cards.map(({ angle, fill, gap }) => (
        <g key={angle} stroke={fill === gold.ink ? gold.deep : gold.ink} strokeWidth="1.6">
          <path fill={fill} d={closed(card(angle, whole))} />
          {gap && <path strokeWidth="0.8" d={hatch(card(angle, whole), 22.5, gap)} />}
        </g>
      ))}
      <Guide d={circle(...onFirst, 60)} width={0.9} />
      <g transform={`rotate(-45 ${onFirst.join(' ')})`}>
        <Mark at={onFirst} size={130} />
      </g>
      <path fill={gold.deep} stroke={gold.ink} strokeWidth="1.6" d={circle(...whole, 13)} />
    </>
  ),
});

/** One thing that carries a name: its place and size, its fill, the place and size of the mark on it, and rows of writing. */
interface Piece {
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly fill?: string;
  readonly mark: readonly [x: number, y: number, size: number];
  readonly rows?: readonly number[];
  readonly clip?: number;
}

/** Where everything lies on a board of this size. */
interface Board {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
  /** The fold of the envelope, lines on the other pieces. */
  readonly lines: string;
  /** How far the van and the odd piece stand from their places on the wide board. */
  readonly van: number;
  readonly odd: Point;
  /** What lies on one of the pieces. */
  readonly children?: ReactNode;
}

const oddCard = card(22.5, [736, 392]).map(([x, y]): Point => [740 + (x - 736) * 0.88, 376 + (y - 392) * 0.88]);

/** Everything with the name on it, laid side by side: all pieces carry one mark, and one another, which shows at once. */
const board = ({ name, width, height, pieces, lines, van, odd, children }: Board) =>
  defineArt({
    name: `solutions/${name}`,
    width,
    height,
    draw: () => (
      <>
        <path fill={gold.light} d={`M0 0H${width}V${height}H0z`} />
        {pieces.map(({ box: [x, y, width, height], fill = gold.gleam, clip = 12 }) => (
          <path key={`${x} ${y}`} fill={fill} d={closed(plate(x, y, width, height, clip))} />
        ))}
        {children}
        <path fill="none" stroke={gold.deep} strokeWidth="1.3" d={lines} />
        <g transform={van ? `translate(${van})` : undefined}>
          <path fill={gold.gleam} d="M312 512L330 478H600L656 560L720 576L742 602V650H312z" />
          <path fill={gold.deep} d="M578 500L588 494L634 560H578z" />
          <path fill={gold.ink} d={circle(398, 650, 28) + circle(660, 650, 28)} />
          <path fill={gold.light} d={circle(398, 650, 11) + circle(660, 650, 11)} />
          <path fill="none" stroke={gold.deep} strokeWidth="1.3" d="M554 478V640" />
          <Mark at={[432, 558]} size={150} />
        </g>
        <path
          fill={gold.deep}
          d={pieces
            .flatMap(({ box: [x, y, width, height], rows = [] }) =>
              rows.map((row, at) =>
                closed(
                  plate(
                    x + (width < 200 ? (width - row) / 2 : height > width ? 28 : width - row - 26),
                    y + height - 30 - at * 18,
                    row,
                    6,
                    2,
                  ),
                ),
              ),
            )
            .join('')}
        />
        {pieces.map(({ mark: [x, y, size], fill }) => (
          <Mark key={`${x} ${y}`} at={[x, y]} size={size * 2.6} fill={fill === gold.ink ? gold.light : gold.ink} />
        ))}
        <g transform={odd.some(Boolean) ? `translate(${odd.join(' ')})` : undefined}>
          <path fill={gold.deep} stroke={gold.ink} strokeWidth="1.5" d={closed(oddCard)} />
          <path fill="none" stroke={gold.ink} strokeWidth="0.8" d={hatch(oddCard, 22.5, 7)} />
          <g transform="rotate(22.5 824 190)">
            <Mark at={[824, 190]} size={110} face="fredoka-bold" />
          </g>
        </g>
      </>
    ),
  });

/** A letter, an envelope, cards, a flyer, a phone, a van, a sign, a page, a badge, a brochure, a banner, side by side from edge to edge. */
export const laidOutArt = board({
  name: 'laid-out',
  width: 1440,
  height: 738,
  pieces: [
    { box: [64, 60, 220, 310], mark: [104, 104, 22], rows: [120, 150, 132, 146, 90] },
    { box: [64, 398, 220, 126], fill: gold.ink, mark: [112, 446, 26], rows: [90] },
    { box: [64, 552, 220, 126], fill: gold.pale, mark: [174, 615, 36] },
    { box: [312, 60, 300, 150], mark: [352, 168, 20] },
    { box: [312, 238, 150, 212], fill: gold.ink, mark: [387, 318, 46], rows: [96] },
    { box: [490, 238, 122, 212], mark: [551, 318, 32], rows: [60, 78], clip: 22 },
    { box: [770, 478, 200, 200], fill: gold.ink, mark: [870, 578, 64], clip: 58 },
    { box: [998, 60, 230, 216], mark: [1030, 79, 11], rows: [60, 96] },
    { box: [998, 304, 101, 146], fill: gold.pale, mark: [1048, 366, 30], rows: [52] },
    { box: [1127, 304, 101, 146], mark: [1177, 377, 36] },
    { box: [998, 478, 115, 200], fill: gold.pale, mark: [1055, 560, 30], rows: [66] },
    { box: [1113, 478, 115, 200], mark: [1146, 512, 14], rows: [70, 76, 58, 72] },
    { box: [1256, 60, 120, 618], fill: gold.ink, mark: [1316, 170, 42], rows: [70, 52] },
  ],
  lines: 'M312 66L462 146L612 66M998 98H1228M1113 478V678M534 252H568',
  van: 0,
  odd: [0, 0],
  children: <path fill={gold.light} d="M1024 122H1092V250H1024z" />,
});

/** The same in three columns, for a phone: nothing is lost, the odd one stands at the end. */
export const phoneLaidOutArt = board({
  name: 'laid-out-phone',
  width: 780,
  height: 1160,
  pieces: [
    { box: [40, 60, 220, 310], mark: [80, 104, 22], rows: [120, 150, 132, 146, 90] },
    { box: [40, 398, 220, 126], fill: gold.ink, mark: [88, 446, 26], rows: [90] },
    { box: [40, 552, 220, 126], fill: gold.pale, mark: [150, 615, 36] },
    { box: [288, 60, 300, 150], mark: [328, 168, 20] },
    { box: [288, 238, 150, 212], fill: gold.ink, mark: [363, 318, 46], rows: [96] },
    { box: [466, 238, 122, 212], mark: [527, 318, 32], rows: [60, 78], clip: 22 },
    { box: [616, 60, 124, 390], fill: gold.ink, mark: [678, 160, 42], rows: [70, 52] },
    { box: [40, 706, 220, 220], fill: gold.ink, mark: [150, 816, 70], clip: 64 },
    { box: [40, 954, 220, 146], mark: [84, 1010, 26], rows: [110, 84] },
    { box: [288, 706, 174, 394], fill: gold.pale, mark: [375, 850, 60], rows: [96, 116] },
  ],
  lines: 'M288 66L438 146L588 66M510 252H544',
  van: -24,
  odd: [-182, 657],
});
