import { defineArt } from '../art.ts';
import { defineSheet } from '../sheet.tsx';
import { Outline, type OutlineProps } from '../outline.tsx';
import { circle, Guide } from '../services/cut/guide.tsx';
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
  { angle: 45, fill: gold.pale },
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
      {swatches.map(({ angle, fill }) => (
        <g key={angle} stroke={fill === gold.ink ? gold.deep : gold.ink} strokeWidth="1.6">
          <path fill={fill} d={closed(card(angle))} />
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
  { angle: 45, fill: gold.light },
  { angle: 22.5, fill: gold.pale },
  { angle: 0, fill: gold.light },
  { angle: -22.5, fill: gold.pale },
  { angle: -45, fill: gold.gleam },
];
const onFirst = polar(whole, 256, -135);

/** The fan opened as far as it goes: the mark on the first card, and beside it the place of a card that is not there yet. */
export const fanArt = defineArt({
  name: 'solutions/fan',
  width: 734,
  height: 480,
  draw: () => (
    <g transform="translate(-11)">
      <Guide d={closed(card(-67.5, whole))} dash="9 7" width={2.2} />
      {cards.map(({ angle, fill }) => (
        <g key={angle} stroke={fill === gold.ink ? gold.deep : gold.ink} strokeWidth="1.6">
          <path fill={fill} d={closed(card(angle, whole))} />
        </g>
      ))}
      <Guide d={circle(...onFirst, 60)} width={0.9} />
      <g transform={`rotate(-45 ${onFirst.join(' ')})`}>
        <Mark at={onFirst} size={130} />
      </g>
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

const oddCard = card(22.5, [0, 0]).map(([x, y]): Point => [676 + x * 0.86, 812 + y * 0.86]);

/** Everything with the name on it, laid side by side: together it makes one mark, but for a card that carries another. */
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
      <path fill={gold.ink} d={closed(plate(610, 0, 250, 420, 16))} />
      <path
        fill="none"
        stroke={gold.deep}
        strokeWidth="1.6"
        d="M298 8L440 92L582 8M0 732H340M475 640V880M230 410H300M32 44H120M32 96H196M32 120H176M32 144H204M32 168H150"
      />
      <g clipPath="url(#laid-out)">
        <Mark at={[312, 440]} size={1040} />
      </g>
      <Mark at={[735, 210]} size={210} fill={gold.gleam} />
      <path fill={gold.ink} d={closed(oddCard)} />
      <g transform="rotate(22.5 770 581)">
        <Mark at={[770, 581]} size={134} face="fredoka-bold" fill={gold.light} />
      </g>
    </>
  ),
});

const sheet = closed(plate(0, 0, 400, 300, 24));
/** On each of the three the mark stands at the same place and in the same size. */
const onSheet = { at: [208, 158], size: 220 } as const;

/** The mark as each of those who work with it receives it: as an outline with its points between crop marks, on a page, and on the side of a van. */
export const fileArts = defineSheet({
  name: 'solutions/files',
  width: 400,
  height: 300,
  draws: [
    () => (
      <>
        <marker
          id="point"
          viewBox="0 0 8 8"
          refX="4"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          markerUnits="userSpaceOnUse"
        >
          <path fill={gold.gleam} stroke={gold.ink} d="M1 1h6v6H1z" />
        </marker>
        <path fill={gold.gleam} d={sheet} />
        <Guide
          d="M54 18V34M18 54H34M346 18V34M366 54H382M54 266V282M18 246H34M346 266V282M366 246H382M54 54H346V246H54Z"
          width={1.6}
        />
        <g stroke={gold.ink} strokeWidth="2" markerMid="url(#point)">
          <Mark {...onSheet} fill="none" />
        </g>
        {[gold.ink, gold.deep, gold.dim, gold.light, gold.pale].map((fill, index) => (
          <path key={fill} fill={fill} stroke={gold.ink} d={`M${148 + index * 22} 262h22v22h-22z`} />
        ))}
      </>
    ),
    () => (
      <>
        <clipPath id="page">
          <path d={sheet} />
        </clipPath>
        <g clipPath="url(#page)">
          <path fill={gold.ink} d="M0 0H400V300H0z" />
          <path fill={gold.gleam} d="M0 52H34V30L46 18H208L220 30V52H400V300H0z" />
          <path fill={gold.ink} d="M58 30H158V38H58z" />
          <path fill={gold.pale} d="M0 52H400V300H0z" />
          <path fill={gold.ink} d="M300 84H376V94H300zM300 108H352V118H300z" />
          <path fill={gold.light} stroke={gold.ink} strokeWidth="1.6" d={closed(plate(24, 206, 92, 34, 9))} />
        </g>
        <Mark {...onSheet} />
      </>
    ),
    () => (
      <>
        <clipPath id="van">
          <path d={sheet} />
        </clipPath>
        <g clipPath="url(#van)">
          <path fill={gold.gleam} d="M0 0H400V300H0z" />
          <path fill={gold.ink} d="M20 52L36 36H302V84H346L382 150V250H20z" />
          <path fill={gold.light} d="M314 98H340L364 146H314z" />
          <path fill={gold.gleam} d={circle(82, 250, 40) + circle(326, 250, 40)} />
          <path fill={gold.ink} d={circle(82, 250, 32) + circle(326, 250, 32) + 'M0 282H400V284H0z'} />
          <path fill={gold.light} d={circle(82, 250, 12) + circle(326, 250, 12)} />
        </g>
        <Mark {...onSheet} fill={gold.gleam} />
      </>
    ),
  ],
});
