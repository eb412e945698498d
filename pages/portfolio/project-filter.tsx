import type { ReactNode } from 'react';
import { caseTags } from '../../content/cases/case-types.ts';
import { cases } from '../../content/cases/index.ts';
import type { WordsOf } from '../../content/locale.ts';
import { type portfolio, tagLabels } from '../../content/portfolio.ts';
import { caseRoute } from '../../content/routes.ts';
import { createPortfolioFilter, everything } from '../../widgets/portfolio-filter/state.ts';
import type { PageContext } from '../page.ts';
import { picturePlaces } from '../parts/picture-places.ts';
import { CaseCard } from './case-card.tsx';

export interface ProjectFilterProps extends Pick<PageContext<never>, 'link' | 'picture' | 'localize'> {
  readonly words: Pick<WordsOf<typeof portfolio>, 'filter' | 'card'>;
  /** The parameter of the page's address that keeps the choice. */
  readonly address?: string;
  /** Whether the first project's picture is on the screen before anything is scrolled. */
  readonly eager?: boolean;
  /** What stands above the filter on the same ground. */
  readonly children?: ReactNode;
}

const studies = Object.values(cases);
const filter = createPortfolioFilter(caseTags);

/** Every project from edge to edge, below the buttons that choose among them. */
export function ProjectFilter({
  words,
  address,
  eager = false,
  children,
  link,
  picture,
  localize,
}: ProjectFilterProps) {
  const { filter: filterWords, card } = words;
  const nameOf = (choice: string) =>
    caseTags.flatMap((tag) => (tag === choice ? [localize(tagLabels[tag])] : []))[0] ?? filterWords.all;
  const shown = studies.filter(({ tags }) => filter.shows(tags));
  return (
    <div
      className="portfolio"
      data-ground="ink"
      data-above-fold=""
      data-widget="portfolio-filter"
      data-address={address}
    >
      {children}
      <div className="wrapper cluster" data-gap="xs-l" data-above="l">
        <div className="portfolio__filter cluster" data-gap="2xs" role="group" aria-label={filterWords.label}>
          {filter.choices.map((choice) => (
            <button
              key={choice}
              className="portfolio__choice plane"
              data-rim=""
              type="button"
              data-filter={choice}
              aria-pressed={filter.isChosen(choice)}
            >
              <span>{nameOf(choice)}</span>
            </button>
          ))}
        </div>
        <p
          className="small quiet figures"
          role="status"
          data-filter-status=""
          data-one={filterWords.shown.one}
          data-other={filterWords.shown.other}
        >
          {filterWords.shown[shown.length === 1 ? 'one' : 'other']
            .replace('{count}', String(shown.length))
            .replace('{kind}', nameOf(everything))}
        </p>
      </div>
      <ul className="portfolio__list" role="list" data-above="l" data-filter-list="" data-stagger="100">
        {studies.map((study, index) => (
          <li
            className="portfolio__entry"
            key={study.id}
            data-above-fold={index === 0 ? '' : undefined}
            data-late={eager ? '' : undefined}
            data-tags={study.tags.join(',')}
            data-reveal=""
          >
            <CaseCard
              study={study}
              href={link(caseRoute(study.id))}
              description={localize(study.description)}
              tags={caseTags.filter((tag) => study.tags.includes(tag)).map((tag) => localize(tagLabels[tag]))}
              result={{ label: card.result, text: localize(study.result) }}
              cover={{ file: picture(study.cover.art, picturePlaces.project), alt: localize(study.cover.alt) }}
              open={card.open}
              eager={eager && index === 0}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
