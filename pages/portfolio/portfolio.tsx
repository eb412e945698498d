import { portfolioStone, stoneBelowWords, stoneToFill } from '../../content/art/brand/portfolio-stone.tsx';
import { sharePortfolioArt } from '../../content/art/brand/share-portfolio.tsx';
import { cases } from '../../content/cases/index.ts';
import { labels } from '../../content/labels.ts';
import {
  portfolio as words,
  portfolioTestimonial,
  portfolioVoice,
  portfolioVoiceArt,
} from '../../content/portfolio.ts';
import { definePage } from '../page.ts';
import { ButtonRow } from '../parts/button-row.tsx';
import { Emphasis } from '../parts/emphasis.tsx';
import { Picture } from '../parts/picture.tsx';
import { picturePlaces } from '../parts/picture-places.ts';
import { Section } from '../parts/section.tsx';
import { ProjectFilter } from './project-filter.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { Testimonial } from '../parts/testimonial.tsx';

/** Who speaks stands in the colours of their own case. */
const voice = cases[portfolioVoice];

/** The portfolio: every project in its client's colours, a filter by kind of work, one voice, and the stone of which one facet is still missing. */
export const portfolio = definePage({
  route: 'portfolio',
  words,
  widgets: ['portfolio-filter'],
  ground: 'ink',
  share: { art: sharePortfolioArt, alt: ({ sharePicture }) => sharePicture },
  render: ({ words: { hero, filter, card, testimonial, cta }, link, picture, localize }) => (
    <>
      <ProjectFilter words={{ filter, card }} address="filter" eager link={link} picture={picture} localize={localize}>
        <header className="wrapper grid" data-gap="l">
          <div className="stack" data-cols="1-6" data-align="center" data-gap="l">
            <h1 className="portfolio__title display">
              <Emphasis>{hero.title}</Emphasis>
            </h1>
            <p className="statement quiet">{hero.text}</p>
          </div>
          <div data-cols="7-12">
            <Picture file={picture(portfolioStone, picturePlaces.half)} alt={hero.picture} eager />
          </div>
        </header>
      </ProjectFilter>

      <div className={`case-${voice.id}`}>
        <section
          className="portfolio__voice cut"
          data-tone="soft"
          data-typeface={voice.look.typeface}
          aria-labelledby="voice-title"
        >
          <Picture file={picture(portfolioVoiceArt, picturePlaces.full)} alt="" />
          <div className="wrapper grid" data-gap="l" data-reveal="">
            <SectionHeading cols="1-8" title={testimonial.heading} size="m" id="voice-title" />
            <div data-cols="1-8" data-from="wide">
              <Testimonial
                quote={localize(portfolioTestimonial.quote)}
                role={localize(portfolioTestimonial.role)}
                company={portfolioTestimonial.company}
                rating={portfolioTestimonial.rating}
                ratingText={localize(labels).ratingOutOfFive}
              />
            </div>
          </div>
        </section>
      </div>

      <Section ground="ink" edge="rise" className="portfolio-ending lit">
        <Picture file={picture(stoneBelowWords)} wide={picture(stoneToFill)} wideFrom="80rem" alt="" />
        <div className="wrapper stack" data-gap="s">
          <h2 className="portfolio__title display">
            <Emphasis>{cta.title}</Emphasis>
          </h2>
          <p className="statement">{cta.text}</p>
          <ButtonRow primary={{ label: cta.button, href: link('contact') }} />
        </div>
      </Section>
    </>
  ),
});
