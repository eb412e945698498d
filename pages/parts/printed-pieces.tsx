import type { Point } from '../../content/services/shapes.ts';
import { BareMark } from './bare-mark.tsx';

export interface PrintedPiecesProps {
  /** Two kinds: what is folded and read, and what hangs and is seen. */
  readonly kinds: readonly Point[];
}

const pieces = ['brochure', 'poster'] as const;

/** Kinds of printed matter, each set on a piece of its own kind. */
export function PrintedPieces({ kinds }: PrintedPiecesProps) {
  return (
    <ul className="printed-pieces" role="list">
      {kinds.map(({ title, text }, index) => (
        <li className="printed-pieces__piece" data-piece={pieces[index]} key={title}>
          <BareMark />
          <h3 className="printed-pieces__title">{title}</h3>
          <p className="printed-pieces__text">{text}</p>
        </li>
      ))}
    </ul>
  );
}
