import { type Art, defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { Lockup } from './lockup.tsx';
import { b2bInsiderPalette } from './palette.ts';
import { Speaker, type SpeakerProps } from './speaker.tsx';
import { Tiles } from './tiles.tsx';

const { blush, cream, lime, oxblood, vermilion, wine } = b2bInsiderPalette;

interface Conference {
  readonly topic: string;
  readonly colour: string;
  readonly rows: readonly string[];
  readonly speaker: Pick<SpeakerProps, 'x' | 'y' | 'head' | 'body' | 'hair' | 'hairFill'>;
}

/** Each has one colour and one pattern of its own; its speaker stands where the pattern leaves room. */
const conferences: readonly Conference[] = [
  {
    topic: 'The IT',
    colour: lime,
    rows: ['rBod', 'nE..', 'iq..', 'zcoB'],
    speaker: { x: 300, y: 150, head: blush, body: lime, hair: 'bob', hairFill: vermilion },
  },
  {
    topic: 'The Retail',
    colour: vermilion,
    rows: ['..oq', '..pz', 'nndi', 'oBEr'],
    speaker: { x: 0, y: 0, head: cream, body: vermilion, hair: 'cap', hairFill: blush },
  },
  {
    topic: 'The Energy',
    colour: blush,
    rows: ['qrqr', 'oioi', '..dB', '..uz'],
    speaker: { x: 0, y: 300, head: cream, body: blush, hair: 'bun', hairFill: vermilion },
  },
];

/** What stays: the lettering and the sender, on the dark. */
function Poster({ topic }: { readonly topic: string }) {
  return (
    <>
      {[topic, 'Conference'].map((line, index) => (
        <Outline key={line} face="grotesk-bold" size={77} x={98} y={706 + index * 78} tracking={-0.045} fill={cream}>
          {line}
        </Outline>
      ))}
      <Lockup x={102} y={876} size={72} left={blush} right={vermilion} words={cream} />
    </>
  );
}

/** Four posters of 600 by 1000, so many of them side by side: three conferences, and the grid that waits for the next one. */
const programme = (name: string, across: number): Art => {
  const at = (index: number) => `translate(${(index % across) * 600} ${Math.floor(index / across) * 1000})`;
  return defineArt({
    name: `cases/b2b-insider/${name}`,
    width: across * 600,
    height: 4000 / across,
    draw: () => (
      <>
        <path fill={oxblood} d={`M0 0H${across * 600}V${4000 / across}H0Z`} />
        {conferences.map(({ topic, colour, rows, speaker }, index) => (
          <g key={topic} transform={at(index)}>
            <path fill={colour} d="M0 0H600V600H0Z" />
            <Tiles x={0} y={0} size={150} rows={rows} fill={oxblood} />
            <Speaker size={300} ground={wine} {...speaker} />
            <Poster topic={topic} />
          </g>
        ))}
        <g transform={at(3)}>
          <path
            fill="none"
            stroke={blush}
            strokeWidth="3"
            strokeDasharray="15 15"
            d="M2 2H598V598H2ZM150 0V600M300 0V150M300 450V600M450 0V600M0 150H600M0 300H150M450 300H600M0 450H600"
          />
          <Outline face="grotesk-bold" size={260} x={300} y={392} anchor="middle" fill={blush}>
            ?
          </Outline>
          <Poster topic="The next" />
        </g>
      </>
    ),
  });
};

/** All four in a row. */
export const programmeWide = programme('programme', 4);

/** Two and two. */
export const programmeNarrow = programme('programme-narrow', 2);
