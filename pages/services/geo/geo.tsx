import { geoArt } from '../../../content/art/services/geo.tsx';
import { labels } from '../../../content/labels.ts';
import { plan } from '../../../content/prices.ts';
import { geoPlan, geoWords } from '../../../content/services/geo.ts';
import { definePage } from '../../page.ts';
import { CallToAction } from '../../parts/call-to-action.tsx';
import { Dialogue } from './dialogue.tsx';
import { Section } from '../../parts/section.tsx';
import { Hero } from '../../parts/hero.tsx';
import { Picture } from '../../parts/picture.tsx';
import { PlanOffer } from '../../parts/plan-offer.tsx';
import { SectionHeading } from '../../parts/section-heading.tsx';
import { ShareClaim } from '../../parts/share-claim.tsx';

/** The GEO page: its signature is a conversation with an AI assistant set in type, in which only the source is lit. */
export const geo = definePage({
  route: 'geo',
  words: geoWords,
  ground: 'ink',
  share: { art: geoArt, alt: ({ areas }) => areas.picture },
  render: ({ words, link, picture, price, localize }) => {
    const { hero, conversation, what, benefits, steps, areas, myths, cost, closing } = words;
    return (
      <>
        <Hero className="geo-hero" ground="ink" variant="short" title={hero.title} text={hero.text} />
        <Section ground="ink" flush labelledBy="conversation">
          <div className="wrapper">
            <Dialogue words={conversation} headingId="conversation" />
          </div>
        </Section>
        <Section ground="paper" edge="fall">
          <div className="wrapper geo-what">
            <SectionHeading title={what.heading} className="geo-what__heading" />
            <div className="geo-what__text">
              {what.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <ShareClaim className="geo-what__claim" claim={what.claim} />
          </div>
        </Section>
        <Section ground="warm" edge="rise">
          <div className="wrapper">
            <SectionHeading title={benefits.heading} />
            <ul className="geo-benefits" role="list" data-stagger="100">
              {benefits.items.map(({ title, text }) => (
                <li className="geo-benefits__item" key={title} data-reveal="">
                  <h3 className="display" data-size="s">
                    {title}
                  </h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </Section>
        <Section ground="paper" edge="crown">
          <div className="wrapper">
            <SectionHeading title={steps.heading} />
            <ol className="geo-steps" role="list" data-stagger="200">
              {steps.items.map(({ title, text }, index) => (
                <li className="geo-steps__step" key={title} data-reveal="">
                  <span className="geo-steps__number" aria-hidden="true">
                    {index + 1}
                  </span>
                  <h3 className="geo-steps__title">{title}</h3>
                  <p className="geo-steps__text">{text}</p>
                </li>
              ))}
            </ol>
          </div>
        </Section>
        <Section ground="ink" edge="rise">
          <div className="wrapper geo-areas">
            <div className="geo-areas__picture">
              <Picture file={picture(geoArt)} alt={areas.picture} />
            </div>
            <div>
              <SectionHeading title={areas.heading} />
              <ul className="geo-areas__list" role="list" data-stagger="100">
                {areas.items.map(({ title, text }) => (
                  <li key={title} data-reveal="">
                    <h3 className="display" data-size="xs">
                      {title}
                    </h3>
                    <p className="quiet">{text}</p>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </Section>
        <Section ground="warm" edge="fall">
          <div className="wrapper geo-end">
            <div className="geo-myths">
              <SectionHeading title={myths.heading} />
              {myths.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <div className="geo-cost">
              <h2 className="display" data-size="s">
                {cost.heading}
              </h2>
              <PlanOffer price={price(geoPlan)} features={localize(plan(geoPlan).words).features} />
              <p className="geo-cost__text">{cost.text}</p>
              <a className="text-link" href={link('seo')}>
                {cost.seo}
              </a>
            </div>
          </div>
        </Section>
        <CallToAction
          edge="crown"
          title={closing.heading}
          text={closing.text}
          primary={{ label: closing.action, href: link('contact') }}
          secondary={{ label: localize(labels).stories, href: link('portfolio') }}
        />
      </>
    );
  },
});
