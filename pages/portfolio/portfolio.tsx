import { sharePortfolioArt } from '../../content/art/brand/share-portfolio.tsx';
import { labels } from '../../content/labels.ts';
import { portfolio as words, portfolioTestimonial } from '../../content/portfolio.ts';
import { definePage } from '../page.ts';
import { CallToAction } from '../parts/call-to-action.tsx';
import { Emphasis } from '../parts/emphasis.tsx';
import { Section } from '../parts/section.tsx';
import { ProjectFilter } from './project-filter.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { Testimonial } from '../parts/testimonial.tsx';

/** The portfolio: every project in its client's colours, a filter by kind of work, one voice, and the way in. */
export const portfolio = definePage({
  route: 'portfolio',
  words,
  widgets: ['portfolio-filter'],
  ground: 'ink',
  share: { art: sharePortfolioArt, alt: ({ sharePicture }) => sharePicture },
  render: ({ words: { hero, filter, card, testimonial, cta }, link, picture, localize }) => (
    <>
      <ProjectFilter words={{ filter, card }} address="filter" eager link={link} picture={picture} localize={localize}>
        <header className="wrapper grid portfolio__head" data-gap="l">
          <h1 className="portfolio__title display">
            <Emphasis>{hero.title}</Emphasis>
          </h1>
          <p className="lede measure" data-cols="6-12">
            {hero.text}
          </p>
        </header>
      </ProjectFilter>

      <Section ground="warm" edge="fall" labelledBy="voice-title">
        <div className="wrapper grid">
          <SectionHeading className="grid__margin" title={testimonial.heading} size="m" id="voice-title" />
          <div className="grid__body" data-reveal="">
            <Testimonial
              quote={localize(portfolioTestimonial.quote)}
              role={localize(portfolioTestimonial.role)}
              company={portfolioTestimonial.company}
              rating={portfolioTestimonial.rating}
              ratingText={localize(labels).ratingOutOfFive}
            />
          </div>
        </div>
      </Section>

      <CallToAction title={cta.title} text={cta.text} primary={{ label: cta.button, href: link('contact') }} />
    </>
  ),
});
