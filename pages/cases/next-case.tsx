import type { CaseStudy } from '../../content/cases/case-types.ts';
import type { PictureFile } from '../page.ts';
import { openingClass } from '../colour.ts';
import { CaseCover } from '../parts/case-cover.tsx';

export interface NextCaseProps {
  readonly study: Pick<CaseStudy, 'id' | 'title' | 'look'>;
  readonly label: string;
  readonly href: string;
  readonly cover: PictureFile;
  readonly description: string;
}

/** The way on: the next client's colours come into view below this one's. */
export function NextCase({ study: { id, title, look }, label, href, cover, description }: NextCaseProps) {
  return (
    <aside className="next-case" data-typeface={look.typeface} aria-label={label}>
      <div className={`next-case__panel ${openingClass(id)}`}>
        <div
          className="wrapper split next-case__inner"
          data-split="7-5"
          data-gap="l-xl"
          data-from="wide"
          data-items="center"
        >
          <div>
            <p className="strong">
              <span className="arrow">{label}</span>
            </p>
            <p className="next-case__title">
              <a className="next-case__link case-link" href={href}>
                {title}
              </a>
            </p>
            <p className="measure quiet">{description}</p>
          </div>
          <CaseCover id={id} file={cover} alt="" />
        </div>
      </div>
    </aside>
  );
}
