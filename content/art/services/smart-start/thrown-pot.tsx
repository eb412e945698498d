import type { ReactElement } from 'react';
import { defineSheet } from '../../sheet.tsx';
import { Guide } from '../cut/guide.tsx';
import { closed, strokes } from '../cut/point.ts';
import { gold } from '../cut/tone.ts';
import { outline, planes, Pot, turned } from './pot.tsx';

const [width, height, x] = [600, 240, 300];

/** One vase as high as all steps together. */
const vase = turned(60, 190, [
  [-110, '45'],
  [150, '0'],
  [110, '67'],
  [100, '45'],
  [160, '67'],
  [180, '0'],
  [-260, '67'],
  [-70, '45'],
]);
const faces = planes(x, vase).flat();
const drawn = { fill: 'none', stroke: gold.light, strokeWidth: 3 };
const levels = strokes(vase.map(([y]) => [[20, y] as const, [580, y] as const]));

/** How it comes about, layer by layer from its mouth: asked about, drawn, turned, measured, finished. */
const stages: readonly ReactElement[] = [
  <path key="asked" {...drawn} strokeDasharray="14 10" d={outline(x, vase)} />,
  <g key="drawn">
    <path {...drawn} strokeWidth="2" d={faces.map(closed).join('')} />
    <Guide d={levels + 'M300 0V1200'} width={1.5} dash="9 7" />
  </g>,
  <path key="turned" fill={gold.warm} stroke={gold.deep} strokeWidth="2.5" d={faces.map(closed).join('')} />,
  <g key="measured">
    <Guide d={levels} width={1.5} />
    {planes(x, vase).map((side, index) => (
      <path
        key={index}
        fill={[gold.pale, gold.gleam, gold.light, gold.light, gold.dim][index]}
        stroke={gold.ink}
        strokeWidth="2.5"
        d={side.map(closed).join('')}
      />
    ))}
    <Guide d="M300 0V1200" width={1.5} dash="9 7" />
  </g>,
  <Pot key="finished" x={x} profile={vase} line={2.5} />,
];

/** A vase in five layers that lie one on the other, or apart where words stand between them. */
export const thrownPotArt = defineSheet({
  name: 'services/smart-start-thrown-pot',
  width,
  height,
  draws: stages.map((stage, layer) => () => <g transform={`translate(0 ${-layer * height})`}>{stage}</g>),
});
