import type { Point } from '../../../content/word-shapes.ts';
import type { PictureFile } from '../../page.ts';
import { BareMark } from './bare-mark.tsx';
import { Picture } from '../../parts/picture.tsx';

export interface PrintedPiecesProps {
  /** Two kinds: what is folded and read, and what hangs and is seen. */
  readonly kinds: readonly Point[];
  /** The inside pages of the first. */
  readonly pages: readonly PictureFile[];
}

const pieces = ['brochure', 'poster'] as const;

/** Kinds of printed matter, each set on a piece of its own kind. */
export function PrintedPieces({ kinds, pages }: PrintedPiecesProps) {
  return (
    <ul className="columns printed-pieces" role="list" data-gap="xl">
      {kinds.map(({ title, text }, index) => (
        <li className="printed-pieces__piece" data-piece={pieces[index]} key={title}>
          {index === 0 &&
            pages.map((page) => <Picture className="printed-pieces__page" file={page} alt="" key={page.src} />)}
          <div className="printed-pieces__words">
            <BareMark />
            <h3 className="printed-pieces__title display" data-size="xl">
              {title}
            </h3>
            <p className="small" data-above="s" data-measure="26">
              {text}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
