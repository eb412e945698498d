import type { Point } from '../../../content/word-shapes.ts';
import type { PictureFile } from '../../page.ts';
import { BareMark, planeFills, planeFillsOnInk } from './bare-mark.tsx';
import { Picture } from '../../parts/picture.tsx';

export interface BrochureProps {
  readonly kind: Point;
  /** Its inside pages. */
  readonly pages: readonly PictureFile[];
}

/** What is folded and read: a sheet folded twice, from the inside to the cover. */
export const Brochure = ({ kind: { title, text }, pages }: BrochureProps) => (
  <div className="brochure columns" data-columns="3" data-gap="none">
    {pages.map((page) => (
      <Picture className="brochure__page" file={page} alt="" key={page.src} />
    ))}
    <div className="brochure__cover" data-pad="l">
      <BareMark fills={planeFills} line="var(--ink)" />
      <h3 className="display" data-size="m">
        {title}
      </h3>
      <p data-above="s">{text}</p>
    </div>
  </div>
);

/** What hangs and is seen; the mark is larger than the sheet. */
export const Poster = ({ kind: { title, text } }: { readonly kind: Point }) => (
  <div className="poster" data-ground="ink" data-pad="l">
    <BareMark fills={planeFillsOnInk} line="var(--gold-light)" />
    <h3 className="display accent" data-size="xl">
      {title}
    </h3>
    <p className="statement" data-above="s">
      {text}
    </p>
  </div>
);
