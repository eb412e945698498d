import { defineArt } from '../../art.ts';
import { Guide } from '../cut/guide.tsx';
import { Outline } from '../../outline.tsx';
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
    <path fill="none" stroke={gold.deep} strokeWidth="2.4" d="M232 409V504M218 409H246M218 504H246" />
    {axis}
  </g>,
  <Jug key="finished" />,
];

const jug = (name: string, numbered: boolean) =>
  defineArt({
    name: `services/${name}`,
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
        {numbered && (
          <>
            <Guide d={bands.map((row) => `M0 ${row * band + 1}H560`).join('')} width={1.6} />
            {bands.map((row) => (
              <Outline key={row} face="serif" size={84} x={0} y={row * band + 92} fill={gold.deep}>
                {String(row + 1)}
              </Outline>
            ))}
          </>
        )}
      </>
    ),
  });

/** One jug, five stages: its height is parted as the steps beside it are. */
export const stagesArt = jug('smart-start-stages', false);
/** The same for a phone, where the steps follow below: it says which is which. */
export const numberedStagesArt = jug('smart-start-stages-numbered', true);
