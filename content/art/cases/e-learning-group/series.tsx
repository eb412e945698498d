import type { Audience } from './audience.ts';
import { Door } from './door.tsx';
import { eLearningGroupPalette } from './palette.ts';
import { Print } from './print.tsx';

const { cream, navy } = eLearningGroupPalette;
const [width, height, gap] = [276, 345, 20];

/** The three kinds of post that every series repeats: a question, an idea, a picture. */
const kinds = [
  ({ ground }: Audience) => (
    <>
      <rect fill={cream} width={width} height={height} rx="26" />
      <path
        fill={ground}
        d="M52 84H224A30 30 0 0 1 254 114V206A30 30 0 0 1 224 236H140L84 284V236H52A30 30 0 0 1 22 206V114A30 30 0 0 1 52 84Z"
      />
      <path
        fill="none"
        stroke={navy}
        strokeWidth="12"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M114 138A24 24 0 1 1 138 164V176M138 202V203"
      />
    </>
  ),
  ({ ground, inks }: Audience) => (
    <>
      <rect fill={navy} width={width} height={height} rx="26" />
      <circle fill={ground} cx="138" cy="140" r="76" />
      <path fill={inks.first} d="M104 226H172V252A20 20 0 0 1 152 272H124A20 20 0 0 1 104 252Z" />
      <path
        fill="none"
        stroke={navy}
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M138 208V160M114 142L138 160L162 142M112 238H164"
      />
      <path stroke={cream} strokeWidth="10" strokeLinecap="round" d="M74 308H202" />
    </>
  ),
  ({ motif, inks, ground }: Audience) => (
    <>
      <rect fill={ground} width={width} height={height} rx="26" />
      <Print x={46} y={82} size={180}>
        {motif(inks)}
      </Print>
    </>
  ),
];

interface SeriesDoorProps {
  readonly audience: Audience;
  readonly x: number;
  /** The threshold. */
  readonly y: number;
  readonly width: number;
}

/** How tall such a door is, in widths of its own. */
export const seriesDoorHeight = 3.82;

/** The door of one audience, and behind it, in the order of every series, its posts: question, idea, picture. */
export function SeriesDoor({ audience, x, y, width: across }: SeriesDoorProps) {
  const scale = (across * 0.8) / width;
  const top = y - seriesDoorHeight * across + across * 0.58;
  return (
    <>
      <Door x={x} y={y} width={across} height={seriesDoorHeight * across} fill={audience.ground} />
      {kinds.map((kind, row) => (
        <g key={row} transform={`translate(${x + across * 0.1} ${top + row * (height + gap) * scale}) scale(${scale})`}>
          {kind(audience)}
          <rect fill="none" stroke={navy} strokeWidth="9" width={width} height={height} rx="26" />
        </g>
      ))}
    </>
  );
}
