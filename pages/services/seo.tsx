import { seoArt } from '../../content/art/services/seo.tsx';
import { labels } from '../../content/labels.ts';
import { plan } from '../../content/prices.ts';
import { seoPlan, seoWords } from '../../content/services/seo.ts';
import { definePage } from '../page.ts';
import { CallToAction } from '../parts/call-to-action.tsx';
import { Section } from '../parts/section.tsx';
import { Hero } from '../parts/hero.tsx';
import { Picture } from '../parts/picture.tsx';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { ShareClaim } from '../parts/share-claim.tsx';

/** The SEO page: its signature is the way up, seven steps along one line that climbs at 22.5°. */
export const seo = definePage({
  route: 'seo',
  words: seoWords,
  ground: 'paper',
  share: { art: seoArt, alt: ({ hero }) => hero.picture },
  render: ({ words, link, picture, price, localize }) => {
    const { hero, what, why, steps, types, honesty, cost, closing } = words;
    return (
      <>
        <Hero
          className="seo-hero"
          ground="warm"
          title={hero.title}
          text={hero.text}
          aside={<Picture file={picture(seoArt)} alt={hero.picture} eager />}
        />
        <Section ground="paper" edge="fall">
          <div className="wrapper grid">
            <SectionHeading title={what.heading} className="grid__lead" />
            <div className="seo-what grid__text stack">
              {what.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
          <div className="wrapper seo-why">
            <SectionHeading title={why.heading} className="seo-why__heading" size="m" />
            <ShareClaim className="seo-why__claim" claim={why.claim} />
            <ul className="seo-why__list" role="list" data-stagger="100">
              {why.items.map(({ title, text }) => (
                <li key={title} data-reveal="">
                  <h3 className="display" data-size="xs">
                    {title}
                  </h3>
                  <p className="quiet">{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </Section>
        <Section ground="ink" edge="rise" className="ascent-section" labelledBy="way-up">
          <div className="wrapper ascent">
            <SectionHeading title={steps.heading} size="xl" className="ascent__heading" id="way-up" />
            <ol className="ascent__steps" role="list" data-stagger="200">
              {steps.items.map(({ title, text }, index) => (
                <li className="ascent__step" key={title} data-reveal="">
                  <span className="ascent__number" aria-hidden="true">
                    {index + 1}
                  </span>
                  <h3 className="ascent__title">{title}</h3>
                  <p className="ascent__text">{text}</p>
                </li>
              ))}
            </ol>
          </div>
        </Section>
        <Section ground="warm" edge="crown">
          <div className="wrapper specimens">
            <SectionHeading title={types.heading} lead={types.intro} className="specimens__heading" />
            <ol className="specimens__list" role="list" data-stagger="100">
              {types.items.map(({ title, text }, index) => (
                <li className="specimens__entry" key={title} data-reveal="">
                  <span className="specimens__number figures" aria-hidden="true">
                    {index + 1}
                  </span>
                  <h3 className="specimens__title">{title}</h3>
                  <p className="specimens__text">{text}</p>
                </li>
              ))}
            </ol>
          </div>
        </Section>
        <Section ground="paper" edge="fall">
          <div className="wrapper grid">
            <SectionHeading title={honesty.heading} className="grid__lead" />
            <div className="seo-honesty">
              {honesty.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <div className="seo-cost">
              <div>
                <h2 className="display" data-size="m">
                  {cost.heading}
                </h2>
                <p className="seo-cost__text">{cost.text}</p>
                <a className="text-link" href={link('geo')}>
                  {cost.geo}
                </a>
              </div>
              <PlanOffer price={price(seoPlan)} features={localize(plan(seoPlan).words).features} />
            </div>
          </div>
        </Section>
        <CallToAction
          title={closing.heading}
          text={closing.text}
          primary={{ label: closing.action, href: link('contact') }}
          secondary={{ label: localize(labels).stories, href: link('portfolio') }}
        />
      </>
    );
  },
});
