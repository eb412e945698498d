import type { CaseStudy } from '../../content/cases/case.ts';
import type { PictureFile } from '../page.ts';
import { CaseCover } from '../parts/case-cover.tsx';
import { ResultClaim } from '../parts/result-claim.tsx';

export interface CaseHeroProps {
  readonly study: Pick<CaseStudy, 'id' | 'title' | 'look'>;
  readonly tags: readonly string[];
  readonly slogan?: string | undefined;
  readonly intro: string;
  readonly result: { readonly label: string; readonly text: string };
  readonly cover: { readonly file: PictureFile; readonly alt: string };
  readonly back: { readonly label: string; readonly href: string };
}

/** The opening of a case in its client's own manner. */
export function CaseHero({ study: { id, title, look }, tags, slogan, intro, result, cover, back }: CaseHeroProps) {
  return (
    <header className="case-hero" data-layout={look.hero} data-tone={look.opening}>
      <div className="case-hero__inner">
        <div className="case-hero__head">
          <a className="text-link" data-back="" href={back.href}>
            {back.label}
          </a>
          <h1 className="case-hero__title">{title}</h1>
          {slogan && <p className="case-hero__slogan">{slogan}</p>}
        </div>
        <div className="case-hero__words" data-tone={look.hero === 'mosaic' ? 'soft' : undefined}>
          <ul className="case-tags" role="list">
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
          <p className="case-hero__intro">{intro}</p>
          <ResultClaim label={result.label}>{result.text}</ResultClaim>
        </div>
        <div className="case-hero__cover">
          <CaseCover id={id} file={cover.file} alt={cover.alt} eager />
        </div>
      </div>
    </header>
  );
}
