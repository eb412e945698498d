import { defineArt } from '../../art.ts';
import { Guide } from '../cut/guide.tsx';
import { gold } from '../cut/tone.ts';
import { Jug, jugEdges, jugOutline } from './jug.tsx';
import { undipped } from './pot.tsx';
import { clay } from './pottery.ts';

/** From above its spout to its foot in five bands of one height, as the rows of the steps are. */
const [top, band] = [-24, 134.4] as const;

const axis = <Guide d="M0 -30V650" width={2.4} dash="14 10" />;

/** What each step adds, from the lip to the foot: asked about, drawn, turned, glazed and measured, finished. */
const stages = [
  <path key="asked" fill="none" stroke={gold.ink} strokeWidth="3.2" strokeDasharray="14 10" d={jugOutline} />,
  <g key="drawn" fill="none" stroke={gold.ink} strokeWidth="2">
    <path d={jugEdges + jugOutline} />
    {axis}
  </g>,
  <Jug key="turned" dip={undipped} />,
  <g key="measured">
    <Jug shade={0.62} dip={1000} />
    <path fill="none" stroke={clay[5]} strokeWidth="2.4" d="M240 379.2V513.6M226 379.2H254M226 513.6H254" />
    {axis}
  </g>,
  <Jug key="finished" />,
];

/** One jug, five stages, one below the other as the steps beside it are. */
export const stagesArt = defineArt({
  name: 'services/smart-start-stages',
  width: 560,
  height: band * 5,
  draw: () => (
    <g transform={`translate(280 ${-top})`}>
      {stages.map((stage, row) => (
        <g key={row}>
          <clipPath id={`stage-${row}`}>
            <path d={`M-280 ${top + band * row}h560v${band}h-560Z`} />
          </clipPath>
          <g clipPath={`url(#stage-${row})`}>{stage}</g>
        </g>
      ))}
    </g>
  ),
});
