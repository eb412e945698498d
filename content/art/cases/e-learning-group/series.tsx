import { type Audience, audiences } from './audience.ts';
import { eLearningGroupPalette } from './palette.ts';
import { Print } from './print.tsx';

const { cream, navy } = eLearningGroupPalette;
const [width, height, gap] = [276, 345, 20];

/** The three kinds of post that every series repeats: a motif, a question, a tip. */
const kinds = [
  ({ motif, inks, ground }: Audience) => (
    <>
      <rect fill={ground} width={width} height={height} rx="26" />
      <Print x={46} y={82} size={180}>
        {motif(inks)}
      </Print>
    </>
  ),
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
];

interface SeriesProps {
  /** How many posts stand one below the other. */
  readonly rows: number;
}

/** The feed as a wall 1204 units wide: four columns, one per audience, each with the same three kinds of post. */
export function Series({ rows }: SeriesProps) {
  return (
    <>
      {Object.values(audiences).map((audience, column) =>
        Array.from({ length: rows }, (_, row) => (
          <g
            key={`${audience.name} ${row}`}
            transform={`translate(${gap + column * (width + gap)} ${[-170, -60, -230, -110][column]! + row * (height + gap)})`}
          >
            {kinds[(row + column) % 3]!(audience)}
          </g>
        )),
      )}
    </>
  );
}
