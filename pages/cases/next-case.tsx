import type { CaseLook, CaseStudy } from '../../content/cases/case-types.ts';
import type { PictureFile } from '../page.ts';
import { openingClass } from '../colour.ts';
import { colours } from '../../content/look.ts';
import { CaseCover } from '../parts/case-cover.tsx';

export interface NextCaseProps {
  /** The shape of the case that ends here: its own edge gives way to the next one. */
  readonly from: CaseLook['shape'];
  readonly study: Pick<CaseStudy, 'id' | 'title' | 'look' | 'palette'>;
  readonly label: string;
  readonly href: string;
  readonly cover: PictureFile;
  readonly description: string;
}

/** The way on: the next client's colours come into view below this one's, in the manner of its own opening. */
export function NextCase({
  from,
  study: { id, title, look, palette },
  label,
  href,
  cover,
  description,
}: NextCaseProps) {
  const across = look.hero === 'horizon';
  const first = look.hero === 'bars' || look.hero === 'mosaic';
  const picture = <CaseCover id={id} file={cover} alt="" />;
  return (
    <aside
      className="next-case"
      data-shape={from}
      data-typeface={look.typeface}
      // The footer goes on with what is as dark as itself.
      data-ground={palette[look.opening] === colours.ink ? 'ink' : undefined}
      aria-label={label}
    >
      <div className={`next-case__panel ${openingClass(id)}`} data-piece={look.hero}>
        <div className={across ? 'wrapper' : 'wrapper split'} data-from="wide" data-items="center">
          {first && picture}
          <div className="next-case__words">
            <p className="strong">
              <span className="arrow">{label}</span>
            </p>
            <p className="next-case__title" data-above="2xs">
              <a className="next-case__link case-link" href={href}>
                {title}
              </a>
            </p>
            <p className={across ? 'quiet' : 'measure quiet'} data-above="s">
              {description}
            </p>
          </div>
          {!first && picture}
        </div>
      </div>
    </aside>
  );
}
