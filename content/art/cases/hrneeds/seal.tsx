import { Outline } from '../../outline.tsx';
import { Mark } from './mark.tsx';
import { hrneedsPalette } from './palette.ts';
import { RingText } from './ring-text.tsx';

const { cobalt, midnight, mint } = hrneedsPalette;
const columns = 40;
/** How tall the columns stand, in turn, as those of a comparison do. */
const heights = [284, 264, 277, 258] as const;

const column = (index: number, height: number) => {
  const angle = ((index - columns / 8) * 2 * Math.PI) / columns;
  return [244, height].map(
    (radius) => `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`,
  );
};

/** The columns of a comparison around 0 0; the first one, at the upper right, is the best. */
const edge = Array.from({ length: columns }, (_, index) => `M${column(index, heights[index % 4]!).join('L')}`).join('');

/** What its words stand on, with the columns of a comparison for an edge; the chosen one has the colour of a tick. */
const Edge = ({ colour }: { readonly colour: string }) => (
  <g transform="translate(300 300)" fill="none" strokeLinecap="round" strokeWidth="27">
    <path stroke={colour} d={edge} />
    <path stroke={mint} strokeWidth="33" d={`M${column(0, 282).join('L')}`} />
    <circle fill={colour} r="258" />
  </g>
);

interface FaceProps {
  /** The word below the mark; the smallest seal has none. */
  readonly verdict?: string | undefined;
  /** A colour that it must not have. */
  readonly colour?: string;
}

/** The seal without the words around it, and the smallest without any, for sizes at which nobody could read them. */
export function SmallSeal({ verdict, colour = cobalt }: FaceProps) {
  return (
    <>
      <Edge colour={colour} />
      <circle fill="#fff" cx="300" cy="300" r="226" />
      {verdict ? (
        <>
          <Mark x={206} y={130} size={188} columns={colour} />
          <Outline face="jakarta-bold" size={62} x={300} y={418} anchor="middle" tracking={0.02} fill={midnight}>
            {verdict}
          </Outline>
        </>
      ) : (
        <Mark x={160} y={160} size={280} columns={cobalt} />
      )}
    </>
  );
}

interface SealProps {
  readonly top: string;
  readonly foot: string;
  readonly verdict: string;
  /** Extra space between the letters of the upper line, in em: the shorter language opens up. */
  readonly tracking: number;
}

/** The quality seal, 600 units across with its centre at 300 300; only the words change with the language. */
export function Seal({ top, foot, verdict, tracking }: SealProps) {
  return (
    <>
      <Edge colour={cobalt} />
      <circle fill="none" stroke="#fff" strokeOpacity="0.55" strokeWidth="3" cx="300" cy="300" r="246" />
      <circle fill="#fff" cx="300" cy="300" r="176" />
      <RingText face="jakarta-bold" size={36} x={300} y={300} radius={197} tracking={tracking} fill="#fff">
        {top}
      </RingText>
      <RingText face="jakarta-bold" size={25} x={300} y={300} radius={220} tracking={0.1} fill={mint} below>
        {foot}
      </RingText>
      <Mark x={218} y={168} size={164} columns={cobalt} />
      <Outline face="jakarta-bold" size={46} x={300} y={400} anchor="middle" tracking={0.02} fill={midnight}>
        {verdict}
      </Outline>
    </>
  );
}
