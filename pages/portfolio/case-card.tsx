import type { CaseStudy } from '../../content/cases/case-types.ts';
import { openingClass } from '../colour.ts';
import type { PictureFile } from '../page.ts';
import { CaseCover } from '../parts/case-cover.tsx';
import { ResultClaim } from '../parts/result-claim.tsx';

export interface CaseCardProps {
  readonly study: Pick<CaseStudy, 'id' | 'title' | 'look'>;
  readonly href: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly result: { readonly label: string; readonly text: string };
  readonly cover: { readonly file: PictureFile; readonly alt: string };
  /** What the link promises: 'View the case'. */
  readonly open: string;
  /** Its picture is on the screen before anything is scrolled. */
  readonly eager?: boolean;
}

/** A project in its client's colours; the whole plane leads to its page. */
export function CaseCard({
  study: { id, title, look },
  href,
  description,
  tags,
  result,
  cover,
  open,
  eager = false,
}: CaseCardProps) {
  return (
    <article className={`case-card cut case-${id} ${openingClass(id)}`} data-typeface={look.typeface}>
      <div className="case-card__words">
        <h2 className="case-card__title">
          <a className="case-link" href={href}>
            {title}
          </a>
        </h2>
        <p className="quiet" data-measure="30">
          {description}
        </p>
        <ResultClaim label={result.label}>{result.text}</ResultClaim>
        <ul className="cluster small" role="list" data-gap="s">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <span className="strong arrow" aria-hidden="true">
          {open}
        </span>
      </div>
      <div className="case-card__frame cut" data-shape={look.shape}>
        <CaseCover id={id} file={cover.file} alt={cover.alt} eager={eager} />
      </div>
    </article>
  );
}
