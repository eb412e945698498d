import type { CasePicture } from '../../../content/cases/case-types.ts';
import { columnsPlace } from '../../parts/picture-places.ts';
import { Picture } from '../../parts/picture.tsx';
import type { Place } from '../../parts/place.ts';
import type { BlockProps } from './block.ts';

export interface CaseFigureProps extends Pick<BlockProps, 'localize' | 'picture'> {
  readonly entry: CasePicture;
  /** The columns it takes, `1-6`; all of them without it. */
  readonly cols?: Place['cols'];
}

/** A picture cut to the client's shape, with what it shows below it. */
export function CaseFigure({ entry, cols, localize, picture }: CaseFigureProps) {
  const { art, narrow, alt, caption, ground } = entry;
  const place = columnsPlace(cols);
  const words = caption && <figcaption className="case-figure__caption large">{localize(caption)}</figcaption>;
  return (
    <figure className="case-figure" data-picture-ground={ground}>
      <div className="case-figure__frame">
        <Picture file={picture(narrow ?? art, place)} wide={narrow && picture(art, place)} alt={localize(alt)} />
      </div>
      {words}
    </figure>
  );
}
