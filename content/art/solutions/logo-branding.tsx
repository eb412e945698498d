import { defineArt } from '../art.ts';

import { type Face, Outline, type OutlineProps } from '../outline.tsx';
import { circle, Guide } from '../services/cut/guide.tsx';
import { plate } from '../services/cut/plate.ts';
import { closed, type Point, polar } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';

/** Somebody who is not us; an ampersand is all that its mark needs. */
const firm = 'Vos & Lam';

/** Its mark around a middle; every other thing on this page carries it. */
function Mark({ at: [x, y], size, ...look }: { at: Point; size: number } & Partial<OutlineProps>) {
  return (
    <Outline face="serif-italic" fill={gold.ink} {...look} size={size} x={x} y={y + size * 0.32} anchor="middle">
      &
    </Outline>
  );
}

const pivot: Point = [236, 402];
const [length, half, end, clip] = [374, 74, 28, 22];
/** The half of a polygon of sixteen sides: turned in steps of 22.5°, the feet of all cards lie in one. */
const foot = Array.from({ length: 8 }, (_, corner) => 11.25 + corner * 22.5);

/** A card of the fan, by its angle from upright; it narrows to its rivet and ends round it. */
function card(angle: number, around = pivot): Point[] {
  const at = (along: number, aside: number) => polar(polar(around, along, angle - 90), aside, angle);
  return [
    at(length - clip, -half),
    at(length, -half + clip),
    at(length, half - clip),
    at(length - clip, half),
    ...foot.map((turn) => polar(around, end / Math.cos(Math.PI / 16), angle + turn)),
  ];
}

/** Each card that came after the first carries the mark a little differently: another hand, another face, and in the end too large. */
const swatches: { angle: number; fill: string; sign?: { size: number; turn: number; face?: Face } }[] = [
  { angle: 67.5, fill: gold.ink, sign: { size: 66, turn: 8, face: 'jost-medium' } },
  { angle: 45, fill: gold.pale, sign: { size: 104, turn: -14, face: 'fredoka-bold' } },
  { angle: 22.5, fill: gold.light, sign: { size: 112, turn: 10, face: 'serif' } },
  { angle: 0, fill: gold.gleam },
];

/** What is seen of a card that lies under the next one: the strip at its outer side. */
const strip = (angle: number, around: Point) => polar(polar(around, 300, angle - 90), angle < 0 ? -9 : 9, angle);
const mark: Point = [236, 112];

/** A fan of colours, opened in steps of 22.5° around its rivet, and the mark on the first card. */
export const logoBrandingArt = defineArt({
  name: 'solutions/logo-branding',
  width: 460,
  height: 480,
  draw: () => (
    <g transform="translate(-161)">
      {swatches.map(({ angle, fill, sign }) => (
        <g key={angle}>
          <path
            fill={fill}
            stroke={fill === gold.ink ? gold.deep : gold.ink}
            strokeWidth="1.6"
            d={closed(card(angle))}
          />
          {sign && (
            <g transform={`rotate(${angle + sign.turn} ${strip(angle, pivot).join(' ')})`}>
              <Mark
                at={strip(angle, pivot)}
                size={sign.size}
                face={sign.face ?? 'serif-italic'}
                fill={fill === gold.ink ? gold.deep : gold.ink}
              />
            </g>
          )}
        </g>
      ))}
      <Guide d={circle(mark[0], mark[1], 58) + `M${mark[0]} 38V186M172 ${mark[1]}H300`} width={0.9} />
      <Mark at={mark} size={128} />
      <Outline face="serif" size={21} x={mark[0]} y={206} anchor="middle" fill={gold.ink}>
        {firm}
      </Outline>

      <path fill={gold.deep} stroke={gold.ink} strokeWidth="1.6" d={circle(...pivot, 13)} />
    </g>
  ),
});

const whole: Point = [378, 404];
/** From the outer ones in: the first card lies on all others. */
const cards = [67.5, 45, 22.5].flatMap((angle, depth) =>
  [angle, -angle].map((angle) => ({ angle, fill: [gold.dim, gold.light, gold.pale][depth]! })),
);
const onFirst: Point = [whole[0], whole[1] - 284];

/** The fan opened as far as it goes: one mark on all cards, and the rivet in the axis of the first. */
export const fanArt = defineArt({
  name: 'solutions/fan',
  width: 820,
  height: 470,
  draw: () => (
    <g transform="translate(32)">
      {cards.map(({ angle, fill }) => (
        <g key={angle}>
          <path fill={fill} stroke={gold.ink} strokeWidth="1.6" d={closed(card(angle, whole))} />
          <g transform={`rotate(${angle} ${strip(angle, whole).join(' ')})`}>
            <Mark at={strip(angle, whole)} size={92} />
          </g>
        </g>
      ))}
      <path fill={gold.gleam} stroke={gold.ink} strokeWidth="1.6" d={closed(card(0, whole))} />
      <Guide d={circle(...onFirst, 56)} width={0.9} />
      <Mark at={onFirst} size={122} />
      <path fill={gold.deep} stroke={gold.ink} strokeWidth="1.6" d={circle(...whole, 13)} />
    </g>
  ),
});

/** Everything that carries a name: a letter, an envelope, a card, a badge, a page, a brochure. */
const light = [
  plate(0, 0, 270, 372, 16),
  plate(290, 0, 300, 190, 16),
  plate(0, 392, 170, 280, 16),
  plate(190, 392, 150, 280, 30),
  plate(360, 640, 115, 240, 16),
  plate(475, 640, 115, 240, 16),
];
const pale = [plate(290, 210, 300, 162, 16), plate(360, 392, 230, 228, 66), plate(0, 692, 340, 188, 16)];
const things = [...light, ...pale].map(closed).join('');

interface CarrierProps {
  readonly at: Point;
  readonly box: Point;
  readonly fill: string;
  readonly clip?: number;
  /** Of its mark. */
  readonly size?: number;
}

/** What tells each from a sheet of paper: the flap of an envelope, the slot of a badge, the hole of a tag, the rim of a sticker, the door and the wheel of a van, a fold. */
const details = [
  'M298 8L440 92L582 8',
  'M32 44H120M32 96H196M32 120H176M32 144H204M32 168H150M32 300H104M32 324H104M32 348H72',
  'M310 326H400M310 346H370',
  `${closed(plate(372, 404, 206, 204, 60))}M0 724H340M0 740H340M20 764H56M475 640V880`,
].join('');
const holes = `${closed(plate(52, 412, 66, 14, 5))}${circle(265, 418, 9)}M36 880a52 52 0 0 1 104 0z`;

/** A thing that carries the mark. */
const Carrier = ({
  at: [x, y],
  box: [width, height],
  fill,
  clip = 16,
  size = Math.min(width, height) * 0.86,
}: CarrierProps) => (
  <>
    <path fill={fill} stroke={gold.ink} strokeWidth="1.6" d={closed(plate(x, y, width, height, clip))} />
    <Mark at={[x + width / 2, y + height / 2]} size={size} fill={fill === gold.ink ? gold.light : gold.ink} />
  </>
);

/** How much is new: the mark on its card; a brochure, a banner and a flyer; everything that carries a name. */
export const carriedArts = [
  defineArt({
    name: 'solutions/carried-one',
    width: 300,
    height: 330,
    draw: () => <Carrier at={[1, 1]} box={[298, 328]} fill={gold.light} size={340} />,
  }),
  defineArt({
    name: 'solutions/carried-three',
    width: 300,
    height: 330,
    draw: () => (
      <>
        <Carrier at={[1, 1]} box={[118, 328]} fill={gold.ink} />
        <Carrier at={[135, 1]} box={[164, 196]} fill={gold.gleam} />
        <Carrier at={[135, 213]} box={[164, 116]} fill={gold.dim} size={116} />
        <Guide d="M217 1V40M217 158V197" width={1.6} />
      </>
    ),
  }),
  defineArt({
    name: 'solutions/carried-all',
    width: 590,
    height: 880,
    draw: () => (
      <>
        <Carrier at={[0, 0]} box={[270, 372]} fill={gold.gleam} />
        <Carrier at={[290, 0]} box={[300, 190]} fill={gold.light} />
        <Carrier at={[290, 210]} box={[300, 162]} fill={gold.dim} />
        <Carrier at={[0, 392]} box={[170, 280]} fill={gold.light} />
        <Carrier at={[190, 392]} box={[150, 280]} fill={gold.pale} clip={30} />
        <Carrier at={[360, 392]} box={[230, 228]} fill={gold.gleam} clip={66} />
        <Carrier at={[0, 692]} box={[340, 188]} fill={gold.dim} />
        <Carrier at={[360, 640]} box={[230, 240]} fill={gold.light} />
        <path fill={gold.ink} d={holes} />
        <Guide d="M298 8L440 92L582 8M475 640V676M475 844V880" width={1.6} />
      </>
    ),
  }),
] as const;

/** A star of sixteen rays around the middle of the flyer that does not belong. */
const burst = Array.from({ length: 32 }, (_, corner) => polar([0, 0], corner % 2 ? 78 : 100, corner * 11.25));

/** Everything with the name on it, laid side by side: together it makes one mark, but for a flyer that carries another. */
export const laidOutArt = defineArt({
  name: 'solutions/laid-out',
  width: 860,
  height: 900,
  draw: () => (
    <>
      <clipPath id="laid-out">
        <path d={things} />
      </clipPath>
      <path fill={gold.gleam} d={things} />
      <path fill={gold.pale} d={pale.map(closed).join('')} />
      <path fill={gold.ink} d={closed(plate(610, 0, 250, 372, 16))} />
      <Guide d={details} width={1.6} />
      <Guide d={closed(plate(611, 393, 248, 486, 16))} dash="9 7" width={2.2} />
      <g clipPath="url(#laid-out)">
        <Mark at={[312, 440]} size={1040} />
      </g>
      <path fill={gold.light} stroke={gold.deep} strokeWidth="1.6" d={holes} />
      <path fill="none" stroke={gold.gleam} strokeWidth="7" d="M690 78V58L704 44H766L780 58V78" />
      <Mark at={[735, 226]} size={210} fill={gold.gleam} />
      <g transform="translate(735 636) rotate(22.5) scale(.7)">
        <rect x="-118" y="-170" width="236" height="340" rx="44" fill={gold.ink} />
        <path fill={gold.light} d={closed(burst)} />
        <Mark at={[0, -6]} size={134} face="fredoka-bold" />
        <path stroke={gold.light} strokeWidth="16" strokeLinecap="round" d="M-64 136H64" />
      </g>
    </>
  ),
});

/** On paper: an outline with its points between crop marks, as large as the sheet takes it. */
const printArt = defineArt({
  name: 'solutions/file-print',
  width: 300,
  height: 400,
  draw: () => (
    <>
      <marker
        id="point"
        viewBox="0 0 8 8"
        refX="4"
        refY="4"
        markerWidth="9"
        markerHeight="9"
        markerUnits="userSpaceOnUse"
      >
        <path fill={gold.gleam} stroke={gold.ink} d="M1 1h6v6H1z" />
      </marker>
      <path fill={gold.gleam} d={closed(plate(0, 0, 300, 400, 24))} />
      <Guide
        d="M40 12V28M12 40H28M260 12V28M272 40H288M40 372V388M12 360H28M260 372V388M272 360H288M40 40H260V360H40Z"
        width={1.6}
      />
      <g stroke={gold.ink} strokeWidth="2.4" markerMid="url(#point)">
        <Mark at={[150, 190]} size={330} fill="none" />
      </g>
      {[gold.ink, gold.deep, gold.dim, gold.light, gold.pale].map((fill, index) => (
        <path key={fill} fill={fill} stroke={gold.ink} d={`M${95 + index * 22} 368h22v22h-22z`} />
      ))}
    </>
  ),
});

/** On a page: in its tab, in its head and across it. */
const webArt = defineArt({
  name: 'solutions/file-web',
  width: 300,
  height: 400,
  draw: () => (
    <>
      <clipPath id="page">
        <path d={closed(plate(0, 0, 300, 400, 24))} />
      </clipPath>
      <g clipPath="url(#page)">
        <path fill={gold.ink} d="M0 0H300V400H0z" />
        <path fill={gold.gleam} d="M0 60H36V32L48 20H178L190 32V60H300V400H0z" />
        <path fill={gold.ink} d="M76 36H160V44H76zM196 84H276V92H196z" />
        <path fill={gold.pale} d="M0 116H300V400H0z" />
        <Mark at={[216, 262]} size={400} />
        <path fill={gold.light} stroke={gold.ink} strokeWidth="1.6" d={closed(plate(24, 332, 76, 38, 10))} />
      </g>
      <Mark at={[57, 40]} size={26} />
      <Mark at={[44, 88]} size={46} />
    </>
  ),
});

/** Over a shop: letters on the board, a sign that hangs from its arm, and the light in the windows below. */
const signArt = defineArt({
  name: 'solutions/file-sign',
  width: 640,
  height: 400,
  draw: () => (
    <>
      <clipPath id="shop">
        <path d={closed(plate(0, 0, 640, 400, 24))} />
      </clipPath>
      <g clipPath="url(#shop)">
        <path fill={gold.gleam} d="M0 0H640V400H0z" />
        <path fill={gold.pale} d="M480 0H640V400H480z" />
        <path fill={gold.ink} d="M0 44H480V226H0zM0 226H24V400H0zM216 226H240V400H216zM456 226H480V400H456z" />
        <path fill={gold.deep} d="M24 226H216V400H24zM240 226H456V400H240z" />
        <path fill={gold.gleam} d="M24 226H96L24 400zM240 226H340L268 400H240z" />
        <path fill={gold.dim} d="M216 290V400H170zM456 300V400H415z" />
        <path fill={gold.ink} d="M0 220H480V226L456 250H0z" />
        <path stroke={gold.ink} strokeWidth="12" d="M480 66H622" />
        <path stroke={gold.ink} strokeWidth="5" d="M528 66V112M592 66V112" />
        <path fill={gold.ink} d={closed(plate(498, 108, 124, 188, 34))} />
      </g>
      <Outline face="serif" size={112} x={240} y={172} anchor="middle" fill={gold.light}>
        {firm}
      </Outline>
      <Mark at={[560, 200]} size={158} fill={gold.light} />
    </>
  ),
});

/** The mark as each of those who work with it receives it, the larger the farther off it is read. */
export const fileArts = [printArt, webArt, signArt] as const;
