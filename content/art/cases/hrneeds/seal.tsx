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

/** The seal without its words and its mark: the edge, the ring and the middle. */
const Ground = () => (
  <>
    <Edge colour={cobalt} />
    <circle fill="none" stroke="#fff" strokeOpacity="0.55" strokeWidth="3" cx="300" cy="300" r="246" />
    <circle fill="#fff" cx="300" cy="300" r="176" />
  </>
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
}

/** The quality seal in one language, 600 units across with its centre at 300 300. */
export function Seal({ top, foot, verdict }: SealProps) {
  return (
    <>
      <Ground />
      <RingText face="jakarta-bold" size={36} x={300} y={300} radius={197} tracking={0.22} fill="#fff">
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

/** Both languages in one seal: each has a quarter of the ring for its name, a quarter for its field, and half of the middle. */
const halves = [
  { top: 'QUALITÄTSSIEGEL', foot: 'HR-SOFTWARE IM VERGLEICH', verdict: 'GEPRÜFT', turn: -1, tracking: 0.02 },
  { top: 'QUALITY SEAL', foot: 'HR SOFTWARE COMPARED', verdict: 'VERIFIED', turn: 1, tracking: 0.12 },
] as const;

/** The seal in two settings, German left of its middle and English right of it; the line between is so wide. */
export function SplitSeal({ line }: { readonly line: number }) {
  return (
    <>
      <Ground />
      <path stroke={midnight} strokeWidth={line.toFixed(2)} d="M300 0V600" />
      {halves.map(({ top, foot, verdict, turn, tracking }) => (
        <g key={verdict}>
          <g transform={`rotate(${turn * 52} 300 300)`}>
            <RingText face="jakarta-bold" size={31} x={300} y={300} radius={199} tracking={tracking} fill="#fff">
              {top}
            </RingText>
          </g>
          <g transform={`rotate(${turn * -45} 300 300)`}>
            <RingText face="jakarta-bold" size={17} x={300} y={300} radius={217} tracking={0.06} fill={mint} below>
              {foot}
            </RingText>
          </g>
          <Outline
            face="jakarta-bold"
            size={24}
            x={300 + turn * 14}
            y={392}
            anchor={turn < 0 ? 'end' : 'start'}
            fill={midnight}
          >
            {verdict}
          </Outline>
        </g>
      ))}
      <Mark x={218} y={168} size={164} columns={cobalt} />
    </>
  );
}
