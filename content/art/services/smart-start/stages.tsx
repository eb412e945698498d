import { defineArt } from '../../art.ts';
import { Guide } from '../cut/guide.tsx';
import { gold } from '../cut/tone.ts';
import { Jug, jugEdges, jugOutline } from './jug.tsx';

/** A fifth of the jug, spout and foot included. */
const band = 136;
const top = -30;
const bands = [0, 1, 2, 3, 4];

const axis = <Guide d="M0 -30V650" width={2.4} dash="14 10" />;

/** What each step adds, from the lip to the foot: asked about, drawn, turned, measured, finished. */
const stages = [
  <path key="asked" fill="none" stroke={gold.ink} strokeWidth="3.2" strokeDasharray="14 10" d={jugOutline} />,
  <g key="drawn" fill="none" stroke={gold.ink} strokeWidth="2">
    <path d={jugEdges + jugOutline} />
    {axis}
  </g>,
  <Jug key="turned" plain={gold.gleam} />,
  <g key="measured">
    <Jug plain={gold.pale} />
    <path fill="none" stroke={gold.deep} strokeWidth="2.4" d="M232 390V480M218 390H246M218 480H246" />
    {axis}
  </g>,
  <Jug key="finished" />,
];

/** One jug, five stages: its height is parted as the steps beside it are. */
export const stagesArt = defineArt({
  name: 'services/smart-start-stages',
  width: 560,
  height: 5 * band,
  draw: () => (
    <>
      {bands.map((row) => (
        <clipPath key={row} id={`stage-${row}`}>
          <path d={`M0 ${row * band}H560V${(row + 1) * band}H0Z`} />
        </clipPath>
      ))}
      {stages.map((stage, row) => (
        <g key={row} clipPath={`url(#stage-${row})`}>
          <g transform={`translate(280 ${-top})`}>{stage}</g>
        </g>
      ))}
    </>
  ),
});
