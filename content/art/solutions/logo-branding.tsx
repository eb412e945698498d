import { defineArt } from '../art.ts';
import { brilliant, singleCut } from '../services/cut/cuts.ts';
import { circle, Guide } from '../services/cut/guide.tsx';
import { hatch } from '../services/cut/hatch.ts';
import { plate } from '../services/cut/plate.ts';
import { closed, type Point, polar } from '../services/cut/point.ts';
import { reflection } from '../services/cut/reflection.ts';
import { view } from '../services/cut/solid.ts';
import { Stone } from '../services/cut/stone.tsx';
import { gold } from '../services/cut/tone.ts';

const pivot: Point = [236, 402];
const [length, half, clip] = [374, 74, 22];

/** A card of the fan, by its angle from upright. */
function card(angle: number, around = pivot): Point[] {
  const at = (along: number, aside: number) => polar(polar(around, along, angle - 90), aside, angle);
  return [
    at(-40, -half + clip),
    at(-40 + clip, -half),
    at(length - clip, -half),
    at(length, -half + clip),
    at(length, half - clip),
    at(length - clip, half),
    at(-40 + clip, half),
    at(-40, half - clip),
  ];
}

const swatches = [
  { angle: 67.5, fill: gold.ink },
  { angle: 45, fill: gold.deep, gap: 7 },
  { angle: 22.5, fill: gold.light },
  { angle: 0, fill: gold.gleam },
];
const mark: Point = [236, 146];

/** A fan of colours, opened in steps of 22.5°, and the mark on the first card. */
export const logoBrandingArt = defineArt({
  name: 'solutions/logo-branding',
  width: 700,
  height: 500,
  draw: () => (
    <>
      <Guide d={circle(236, 402, 96)} width={0.9} />
      {swatches.map(({ angle, fill, gap }) => (
        <g key={angle} stroke={fill === gold.ink ? gold.deep : gold.ink} strokeWidth="1.6">
          <path fill={fill} d={closed(card(angle))} />
          {gap && <path strokeWidth="0.8" d={hatch(card(angle), 22.5, gap)} />}
        </g>
      ))}
      <Guide d={circle(mark[0], mark[1], 62) + `M${mark[0]} 66V226M168 ${mark[1]}H304`} width={0.9} />
      <Stone facets={view(brilliant(), { x: mark[0], y: mark[1], size: 52 }).visible} scale={0.6} line={1.3} />
      <Stone facets={reflection(mark, 52)} scale={0.6} line={1.1} />
      <path fill={gold.ink} d="M196 256h80v9h-80zM208 276h56v5h-56z" />
      <Stone
        facets={view(singleCut(), { x: pivot[0], y: pivot[1], size: 22, turn: 22.5 }).visible}
        scale={0.5}
        line={1.2}
      />
    </>
  ),
});

const whole: Point = [450, 452];
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
  width: 900,
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
      <Stone facets={view(brilliant(), { x: onFirst[0], y: onFirst[1], size: 50 }).visible} scale={0.6} line={1.3} />
    </>
  ),
});

/** What carries a name, by its place, its size, and how far it lies askew. */
const pieces = [
  { x: 68, y: 20, width: 190, height: 250 },
  { x: 290, y: 130, width: 214, height: 140 },
  { x: 536, y: 60, width: 150, height: 210 },
  { x: 964, y: 116, width: 190, height: 154 },
  { x: 1186, y: 44, width: 186, height: 226 },
];
const askew = card(22.5, [764, 234]).map(([x, y]): Point => [764 + (x - 764) * 0.62, 234 + (y - 234) * 0.62]);

/** Everything with the name on it, side by side: five pieces carry one mark, and one another, which shows at once. */
export const laidOutArt = defineArt({
  name: 'solutions/laid-out',
  width: 1440,
  height: 290,
  draw: () => (
    <>
      <Guide d="M0 270H1440" width={0.9} />
      {pieces.map(({ x, y, width, height }, index) => (
        <g key={x}>
          <path
            fill={[gold.gleam, gold.ink, gold.light, gold.pale, gold.gleam][index]}
            stroke={gold.deep}
            strokeWidth="1.5"
            d={closed(plate(x, y, width, height, 16))}
          />
          <path
            fill={gold.deep}
            d={[0, 1]
              .map((row) => closed(plate(x + 24, y + height - 34 - row * 18, width * (0.62 - row * 0.2), 6, 2)))
              .join('')}
          />
          <Stone
            facets={view(singleCut(), { x: x + 48, y: y + 46, size: 24, turn: 22.5 }).visible}
            scale={0.5}
            line={1.1}
          />
        </g>
      ))}
      <path fill={gold.deep} stroke={gold.ink} strokeWidth="1.5" d={closed(askew)} />
      <path fill="none" stroke={gold.ink} strokeWidth="3" d={circle(840, 50, 24) + circle(864, 60, 24)} />
    </>
  ),
});
