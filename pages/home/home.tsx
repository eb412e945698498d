import { litStoneArt } from '../../content/art/brand/lit-stone.tsx';
import { openedStone, openedStoneTall } from '../../content/art/home/opened-stone.tsx';
import { hrneedsArt } from '../../content/art/cases/hrneeds.ts';
import { skinClinicArt } from '../../content/art/cases/skin-clinic.ts';
import { cases } from '../../content/cases/index.ts';
import { servicesOnHome } from '../../content/layout/footer.ts';
import { homeCardRoutes, homeStories, homeVoices, homeWords } from '../../content/home.ts';
import { labels } from '../../content/labels.ts';
import { tagLabels } from '../../content/portfolio.ts';
import { definePage } from '../page.ts';
import { CallToAction } from '../parts/call-to-action.tsx';
import { closingActions } from '../parts/closing-actions.ts';
import { Emphasis } from '../parts/emphasis.tsx';
import { Picture } from '../parts/picture.tsx';
import { type Place, placeOf } from '../parts/place.ts';
import { picturePlaces } from '../parts/picture-places.ts';
import { Section } from '../parts/section.tsx';
import { HomeOffer } from './home-offer.tsx';
import { LightField, lights } from './light-field.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { StoryTeaser } from './story-teaser.tsx';
import { Testimonial } from '../parts/testimonial.tsx';

const offers = ['website', 'marketing', 'branding'] as const;

const voicePlaces: readonly Place[] = [
  { cols: '4-9', from: 'wide' },
  { cols: '1-3', row: '2', from: 'wide' },
  { cols: '10-12', row: '2', from: 'wide' },
];

/** The home page: the promise, what is offered, what came of it, what clients say, and the way in. */
export const home = definePage({
  route: 'home',
  words: homeWords,
  widgets: ['light-field'],
  ground: 'ink',
  share: { art: litStoneArt, frame: 'glow', alt: ({ sharePicture }) => sharePicture },
  render: ({ words, link, picture, localize }) => (
    <>
      <header className="home-hero" data-ground="ink" data-widget="light-field" data-light-field="">
        <LightField />
        <div className="wrapper home-hero__words">
          <h1 className="home-hero__title display">
            <Emphasis>{words.hero.title}</Emphasis>
          </h1>
          <div className="stack" data-gap="l" data-above="l">
            <p className="large home-hero__lead">{words.hero.lead}</p>
            <a className="button" href={link('contact')}>
              {words.hero.cta}
            </a>
          </div>
        </div>
      </header>

      <Section ground="warm" id={servicesOnHome} labelledBy={`${servicesOnHome}-title`}>
        <div className="home-offers" data-stagger="200">
          <div className="home-offers__head" data-ground="ink">
            <h2 className="display" id={`${servicesOnHome}-title`}>
              {words.whatWeDo.title}
            </h2>
            <p className="measure" data-above="m">
              {words.whatWeDo.lead}
            </p>
            <svg viewBox="0 0 3 100" preserveAspectRatio="none" aria-hidden="true">
              {lights.map((colour, index) => (
                <path key={colour} fill={colour} d={`M3 0L${index} ${33 + index * 24}H3Z`} />
              ))}
            </svg>
          </div>
          {offers.map((offer) => (
            <HomeOffer
              key={offer}
              offer={offer}
              picture={picture}
              words={words.whatWeDo.cards[offer]}
              href={link(homeCardRoutes[offer])}
            />
          ))}
        </div>
      </Section>

      <Section ground="ink" labelledBy="stories-title">
        <div className="wrapper">
          <div className="cluster" data-gap="m-xl" data-items="end" data-spread="">
            <SectionHeading title={words.stories.title} lead={words.stories.lead} id="stories-title" />
            <a className="text-link" href={link('portfolio')}>
              {words.stories.all}
            </a>
          </div>
          <ul className="home-stories" role="list" data-above="xl" data-stagger="200">
            {homeStories.map((id, index) => {
              const { result, description, tags, cover, detail = cover.art } = cases[id];
              return (
                <li key={id} data-reveal="">
                  <StoryTeaser
                    study={cases[id]}
                    href={link(`portfolio/${id}`)}
                    result={localize(result)}
                    description={localize(description)}
                    tags={tags.map((tag) => localize(tagLabels[tag]))}
                    cover={picture(
                      detail === hrneedsArt.coverWall ? hrneedsArt.coverTop : detail,
                      index ? picturePlaces.card : picturePlaces.full,
                    )}
                    wide={detail === skinClinicArt.cover ? picture(skinClinicArt.coverBand) : undefined}
                    alt={localize(cover.alt)}
                  />
                </li>
              );
            })}
          </ul>
        </div>
      </Section>

      <Section ground="paper" className="lit" labelledBy="voices-title">
        <div className="wrapper grid home-voices" data-gap="l" data-stagger="150">
          <h2 className="display" data-size="m" id="voices-title">
            {words.testimonials.title}
          </h2>
          {homeVoices.map(({ quote, loud, role, company, rating }, index) => (
            <div className="home-voices__voice" key={company} {...placeOf(voicePlaces[index]!)} data-reveal="">
              <Testimonial
                quote={localize(quote)}
                loud={loud && localize(loud)}
                role={localize(role)}
                company={company}
                rating={rating}
                ratingText={localize(labels).ratingOutOfFive}
                dotsOnly
              />
            </div>
          ))}
        </div>
      </Section>

      <CallToAction
        title={words.closing.title}
        text={words.closing.text}
        {...closingActions({ localize, link }, words.closing.start)}
        signature={
          <Picture
            className="full-width"
            file={picture(openedStoneTall)}
            wide={picture(openedStone)}
            wideFrom="60rem"
            alt=""
          />
        }
        edge={null}
        places={{ words: { cols: '1-5', from: 'wide' } }}
        className="home-ending"
      />
    </>
  ),
});
