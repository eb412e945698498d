import { Outline } from '../../outline.tsx';
import { Mark } from './mark.tsx';
import { hrneedsPalette } from './palette.ts';
import { RingText } from './ring-text.tsx';

const { cobalt, midnight, mint } = hrneedsPalette;
const lobes = 36;

/** The scalloped edge around 0 0: arcs between points on a circle. */
const edge = Array.from({ length: lobes }, (_, index) => {
  const angle = ((index + 0.5) * 2 * Math.PI) / lobes;
  const [x, y] = [Math.cos(angle) * 270, Math.sin(angle) * 270].map((value) => value.toFixed(1));
  return index === 0 ? `M${x} ${y}` : `A25 25 0 0 1 ${x} ${y}`;
}).join('');
const close = `A25 25 0 0 1 ${(Math.cos(Math.PI / lobes) * 270).toFixed(1)} ${(Math.sin(Math.PI / lobes) * 270).toFixed(1)}Z`;

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
      <path fill={colour} transform="translate(300 300)" d={edge + close} />
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
      <path fill={cobalt} transform="translate(300 300)" d={edge + close} />
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
