import { defineArt } from '../art.ts';
import { brilliant, singleCut } from '../services/cut/cuts.ts';
import { circle, Guide } from '../services/cut/guide.tsx';
import { hatch } from '../services/cut/hatch.ts';
import { closed, type Point, polar } from '../services/cut/point.ts';
import { reflection } from '../services/cut/reflection.ts';
import { view } from '../services/cut/solid.ts';
import { Stone } from '../services/cut/stone.tsx';
import { gold } from '../services/cut/tone.ts';

const pivot: Point = [236, 402];
const [length, half, clip] = [374, 74, 22];

/** A card of the fan, by its angle from upright. */
function card(angle: number): Point[] {
  const at = (along: number, aside: number) => polar(polar(pivot, along, angle - 90), aside, angle);
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
  { angle: 0, fill: '#fffefa' },
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
