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
export function CaseFigure({ entry: { art, alt, caption, ground }, cols, localize, picture }: CaseFigureProps) {
  return (
    <figure className="case-figure" data-picture-ground={ground}>
      <div className="case-figure__frame cut">
        <Picture
          file={picture(art, columnsPlace(cols))}
          alt={localize(alt)}
          {...(ground === 'dark' && { className: 'cut' })}
        />
      </div>
      {caption && <figcaption className="case-figure__caption small">{localize(caption)}</figcaption>}
    </figure>
  );
}
