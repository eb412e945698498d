import type { Point } from '../../../content/word-shapes.ts';
import type { PictureFile } from '../../page.ts';
import { Picture } from '../../parts/picture.tsx';

export interface PrintedPiecesProps {
  readonly kinds: readonly Point[];
  /** The folder on a phone, and where there is room for it. */
  readonly folder: PictureFile;
  readonly wide: PictureFile;
}

/** One folder, as large as the page, that stands open; below it what printed pieces are for. */
export const PrintedPieces = ({ kinds, folder, wide }: PrintedPiecesProps) => (
  <div className="grid">
    <div data-reveal="">
      <Picture className="full-width" file={folder} wide={wide} alt="" />
    </div>
    {kinds.map(({ title, text }, index) => (
      <div data-cols={index ? '7-12' : '1-6'} key={title}>
        <h3 className="display" data-size="m">
          {title}
        </h3>
        <p className="large" data-above="s">
          {text}
        </p>
      </div>
    ))}
  </div>
);
