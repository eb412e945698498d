import { caseTags } from '../content/cases/case.ts';
import { cases } from '../content/cases/index.ts';
import { labels } from '../content/labels.ts';
import { portfolio as words, portfolioTestimonial, tagLabels } from '../content/portfolio.ts';
import { caseRoute } from '../content/routes.ts';
import { createPortfolioFilter, everything } from '../widgets/portfolio-filter/state.ts';
import { definePage } from './page.ts';
import { CallToAction } from './parts/call-to-action.tsx';
import { CaseCard } from './parts/case-card.tsx';
import { Emphasis } from './parts/emphasis.tsx';
import { Ground } from './parts/ground.tsx';
import { SectionHeading } from './parts/section-heading.tsx';
import { Testimonial } from './parts/testimonial.tsx';

const studies = Object.values(cases);
const filter = createPortfolioFilter(caseTags);

/** The portfolio: every project in its client's colours, a filter by kind of work, one voice, and the way in. */
export const portfolio = definePage({
  route: 'portfolio',
  words,
  widgets: ['portfolio-filter'],
  ground: 'ink',
  shareArt: cases['skin-clinic'].cover.art,
  render: ({ words: { hero, filter: filterWords, card, testimonial, cta }, link, picture, say }) => {
    const nameOf = (choice: string) =>
      caseTags.flatMap((tag) => (tag === choice ? [say(tagLabels[tag])] : []))[0] ?? filterWords.all;
    const shown = studies.filter(({ tags }) => filter.shows(tags));
    return (
      <>
        <div className="portfolio" data-ground="ink" data-widget="portfolio-filter" data-address="filter">
          <header className="wrapper portfolio__head">
            <h1 className="portfolio__title">
              <Emphasis>{hero.title}</Emphasis>
            </h1>
            <p className="portfolio__lead">{hero.text}</p>
          </header>
          <div className="wrapper portfolio__bar">
            <div className="portfolio__filter" role="group" aria-label={filterWords.label}>
              {filter.choices.map((choice) => (
                <button
                  key={choice}
                  className="portfolio__choice"
                  type="button"
                  data-filter={choice}
                  aria-pressed={filter.isChosen(choice)}
                >
                  {nameOf(choice)}
                </button>
              ))}
            </div>
            <p
              className="portfolio__status"
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
          <ul className="wrapper portfolio__list" role="list" data-filter-list="" data-stagger="100">
            {studies.map((study, index) => (
              <li className="portfolio__entry" key={study.id} data-tags={study.tags.join(',')} data-reveal="">
                <CaseCard
                  study={study}
                  href={link(caseRoute(study.id))}
                  description={say(study.description)}
                  tags={study.tags.map((tag) => say(tagLabels[tag]))}
                  result={{ label: card.result, text: say(study.result) }}
                  cover={{ file: picture(study.cover.art), alt: say(study.cover.alt) }}
                  open={card.open}
                  eager={index === 0}
                />
              </li>
            ))}
          </ul>
        </div>

        <Ground ground="warm" edge="fall" labelledBy="voice-title">
          <div className="wrapper grid">
            <SectionHeading className="grid__margin" title={testimonial.heading} size="m" id="voice-title" />
            <div className="grid__body" data-reveal="">
              <Testimonial
                quote={say(portfolioTestimonial.quote)}
                role={say(portfolioTestimonial.role)}
                company={portfolioTestimonial.company}
                rating={portfolioTestimonial.rating}
                ratingText={say(labels).ratingOutOfFive}
              />
            </div>
          </div>
        </Ground>

        <CallToAction title={cta.title} text={cta.text} primary={{ label: cta.button, href: link('contact') }} />
      </>
    );
  },
});
