import { defineArt } from '../../art.ts';
import { Guide } from '../cut/guide.tsx';
import { gold } from '../cut/tone.ts';
import { Jug, jugEdges, jugOutline } from './jug.tsx';
import { undipped } from './pot.tsx';
import { clay } from './pottery.ts';
import { leaning } from './strip.tsx';

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
    <path fill="none" stroke={clay[5]} strokeWidth="2.4" d="M224 381V512M214 381H234M214 512H234" />
    {axis}
  </g>,
  <Jug key="finished" />,
];

/** The strip that they are drawn on: as broad as the jug, and leaning to one side and the other. */
const side = 236;
const sheet = `M${-side} 0h${2 * side}v${band}h${-2 * side}Z`;

/** One jug in five stages on the strip, which hangs down beside the steps: a page for each. */
export const stagesArt = defineArt({
  name: 'services/smart-start-stages',
  width: 530,
  height: band * 5,
  draw: () => (
    <g transform={`translate(265 ${-top})`}>
      {stages.map((stage, row) => {
        const from = top + band * row;
        return (
          <g transform={`translate(0 ${from})`} key={row}>
            <g transform={leaning(band, row % 2 > 0)}>
              <clipPath id={`stage-${row}`}>
                <path d={sheet} />
              </clipPath>
              <g clipPath={`url(#stage-${row})`}>
                <path fill={clay[row % 2]} d={sheet} />
                <g transform={`translate(0 ${-from})`}>{stage}</g>
              </g>
            </g>
          </g>
        );
      })}
    </g>
  ),
});
