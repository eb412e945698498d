import { defineArt } from '../art.ts';
import { defineSheet } from '../sheet.tsx';
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

/** Everything that carries a name: a letter, an envelope, a card, a flag, a flyer, a phone, a badge, a page, a brochure. */
const light = [
  plate(0, 0, 270, 372, 16),
  plate(290, 0, 300, 190, 16),
  plate(190, 392, 150, 280, 30),
  plate(360, 640, 115, 240, 16),
  plate(475, 640, 115, 240, 16),
];
const dark = [plate(610, 0, 250, 420, 16), plate(0, 392, 170, 280, 16), plate(360, 392, 230, 228, 66)];
const pale = [plate(290, 210, 300, 162, 16), plate(0, 692, 340, 188, 16)];
const things = { light: [...light, ...pale].map(closed).join(''), dark: dark.map(closed).join('') };

const oddCard = card(22.5, [0, 0]).map(([x, y]): Point => [706 + x * 0.9, 820 + y * 0.9]);

/** Everything with the name on it, laid side by side: together it makes one mark, but for a card that carries another. It runs off the page at its end. */
export const laidOutArt = defineArt({
  name: 'solutions/laid-out',
  width: 860,
  height: 900,
  draw: () => (
    <>
      <clipPath id="laid-out-light">
        <path d={things.light} />
      </clipPath>
      <clipPath id="laid-out-dark">
        <path d={things.dark} />
      </clipPath>
      <path fill={gold.gleam} d={things.light} />
      <path fill={gold.pale} d={pale.map(closed).join('')} />
      <path fill={gold.ink} d={things.dark} />
      <path
        fill="none"
        stroke={gold.deep}
        strokeWidth="1.6"
        d="M290 8L440 96L590 8M0 732H340M475 640V880M230 410H300M32 44H120M32 96H196M32 120H176M32 144H204M32 168H150"
      />
      <g clipPath="url(#laid-out-light)">
        <Mark at={[400, 440]} size={1150} />
      </g>
      <g clipPath="url(#laid-out-dark)">
        <Mark at={[400, 440]} size={1150} fill={gold.gleam} />
      </g>
      <path fill={gold.deep} stroke={gold.ink} strokeWidth="1.5" d={closed(oddCard)} />
      <path fill="none" stroke={gold.ink} strokeWidth="0.8" d={hatch(oddCard, 22.5, 7)} />
      <g transform="rotate(22.5 804 578)">
        <Mark at={[804, 578]} size={134} face="fredoka-bold" />
      </g>
    </>
  ),
});

/** The mark as each of those who work with it receives it, all on one line: as an outline with its points, beside the name of a page, and on the side of a van. */
export const fileArts = defineSheet({
  name: 'solutions/files',
  width: 400,
  height: 316,
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
        <Guide d="M0 299H400M0 62H400M62 0V300M322 0V300" width={1} />
        <g stroke={gold.ink} strokeWidth="2" markerMid="url(#point)">
          <Mark at={[190, 182]} size={330} fill="none" />
        </g>
      </>
    ),
    () => (
      <>
        <path fill={gold.ink} d="M0 60H376L400 84V300H0Z" />
        <path fill={gold.gleam} d="M20 172V112L40 92H300L320 112V172H400V300H0V172Z" />
        <Mark at={[84, 128]} size={74} />
        <path fill={gold.ink} d="M132 124H262V134H132Z" />
        <path fill={gold.light} d="M24 194H376V232H24Z" />
      </>
    ),
    () => (
      <>
        <path fill={gold.ink} d="M0 30L24 6H400V256H190A52 52 0 0 0 86 256H0Z" />
        <circle cx="138" cy="258" r="41" fill={gold.ink} />
        <circle cx="138" cy="258" r="17" fill={gold.light} />
        <Mark at={[270, 128]} size={260} fill={gold.gleam} />
      </>
    ),
  ],
});
