import { ring } from '../services/cut/pieces.tsx';
import { closed, type Point } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';

/** A visitor, who is a small stone. */
export function Visitor({ at, size = 19 }: { readonly at: Point; readonly size?: number }) {
  const girdle = ring(at, size);
  return (
    <g stroke={gold.night} strokeWidth="1" strokeLinejoin="round">
      <path fill={gold.gleam} d={closed(girdle)} />
      <path fill={gold.amber} d={closed([at, ...ring(at, size, -1, 4)])} />
      <path fill="none" d={[0, 1, 2, 3].map((corner) => closed([girdle[corner]!, girdle[corner + 4]!])).join('')} />
      <path fill={gold.light} d={closed(ring(at, size * 0.56))} />
    </g>
  );
}
