import { fiveCutsArt } from '../../content/art/services/five-cuts.tsx';
import { smartStartArt } from '../../content/art/services/smart-start.tsx';
import { labels } from '../../content/labels.ts';
import { plan } from '../../content/prices.ts';
import { smartStartWebsitePlan, smartStartWebsiteWords } from '../../content/services/smart-start-website.ts';
import { definePage } from '../page.ts';
import { CallToAction } from '../parts/call-to-action.tsx';
import { FacetSign } from '../parts/facet-sign.tsx';
import { Section } from '../parts/section.tsx';
import { Hero } from '../parts/hero.tsx';
import { NextStep } from '../parts/next-step.tsx';
import { Picture } from '../parts/picture.tsx';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { PlanSteps } from '../parts/plan-steps.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';

const customPlan = plan('custom-complex');

/** The page of the small website: its signature is one stone in five cuts, a cut for each step. */
export const smartStartWebsite = definePage({
  route: 'smart-start-website',
  words: smartStartWebsiteWords,
  ground: 'paper',
  share: { art: smartStartArt, alt: ({ hero }) => hero.picture },
  render: ({ words, link, picture, price, localize }) => {
    const { hero, definition, preview, fit, steps, benefits, cost, next, closing } = words;
    const ownPrice = price(smartStartWebsitePlan);
    return (
      <>
        <Hero
          className="smart-hero"
          ground="warm"
          variant="split"
          title={hero.title}
          text={hero.text}
          aside={<Picture file={picture(smartStartArt)} alt={hero.picture} eager />}
        >
          <PlanOffer price={ownPrice} className="smart-hero__price" />
        </Hero>
        <Section ground="paper" edge="rise">
          <div className="wrapper grid">
            <SectionHeading title={definition.heading} className="grid__lead" />
            <p className="smart-definition__lead display" data-size="s">
              {definition.paragraphs[0]}
            </p>
            <p className="smart-definition__more">{definition.paragraphs.slice(1).join(' ')}</p>
            <aside className="smart-preview" data-reveal="">
              <h3 className="display" data-size="s">
                {preview.heading}
              </h3>
              <p>{preview.text}</p>
              <a className="text-link" href={link('contact')}>
                {localize(labels).contactUs}
              </a>
            </aside>
          </div>
        </Section>
        <Section ground="ink" edge="fall">
          <div className="wrapper">
            <SectionHeading title={steps.heading} />
            <PlanSteps
              className="smart-steps"
              steps={steps.items}
              figures={fiveCutsArt.map((art) => (
                <Picture key={art.name} className="smart-steps__stone" file={picture(art)} alt="" />
              ))}
            />
          </div>
        </Section>
        <Section ground="warm" edge="crown">
          <div className="wrapper grid smart-fit">
            <div className="smart-fit__yes">
              <SectionHeading title={fit.yes.heading} size="m" />
              <ul className="facet-list" role="list">
                {fit.yes.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
            <div className="smart-fit__no">
              <h2 className="display" data-size="xs">
                {fit.no.heading}
              </h2>
              <ul className="facet-list" role="list">
                {fit.no.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
              <a className="text-link" href={link(customPlan.route)}>
                {localize(customPlan.words).title}
              </a>
            </div>
          </div>
        </Section>
        <Section ground="paper" edge="fall">
          <div className="wrapper grid">
            <SectionHeading title={benefits.heading} className="smart-benefits__heading" />
            <ul className="smart-benefits" role="list" data-stagger="100">
              {benefits.items.map(({ title, text }, index) => (
                <li className="smart-benefits__item" key={title} data-reveal="">
                  <FacetSign lit={index * 2} />
                  <h3 className="display" data-size="s">
                    {title}
                  </h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </Section>
        <Section ground="warm" edge="rise">
          <div className="wrapper grid">
            <div className="smart-cost">
              <SectionHeading title={cost.heading} lead={cost.text} size="m" />
              <NextStep heading={next.heading} text={next.text} />
            </div>
            <PlanOffer
              className="smart-ticket"
              price={ownPrice}
              features={localize(plan(smartStartWebsitePlan).words).features}
            />
          </div>
        </Section>
        <CallToAction
          edge="fall"
          title={closing.heading}
          text={closing.text}
          primary={{ label: closing.action, href: link('contact') }}
          secondary={{ label: localize(labels).stories, href: link('portfolio') }}
        />
      </>
    );
  },
});
