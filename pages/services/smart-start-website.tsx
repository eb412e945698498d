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
import { SectionHeading } from '../parts/section-heading.tsx';
import { Steps } from '../sections/steps.tsx';

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
          <PlanOffer price={ownPrice} />
        </Hero>
        <Section ground="paper" edge="rise">
          <div className="wrapper grid">
            <SectionHeading title={definition.heading} className="grid__lead" />
            <p className="display" data-size="s" data-cols="1-6" data-from="wide">
              {definition.paragraphs[0]}
            </p>
            <p className="large quiet" data-cols="8-12" data-from="wide">
              {definition.paragraphs.slice(1).join(' ')}
            </p>
            <aside className="plane smart-preview" data-cols="3-9" data-from="wide" data-reveal="">
              <h3 className="display" data-size="s">
                {preview.heading}
              </h3>
              <p data-above="xs">{preview.text}</p>
              <a className="text-link" href={link('contact')} data-above="xs">
                {localize(labels).contactUs}
              </a>
            </aside>
          </div>
        </Section>
        <Section ground="ink" edge="fall">
          <div className="wrapper">
            <SectionHeading title={steps.heading} />
            <Steps
              className="smart-steps"
              items={steps.items}
              figures={fiveCutsArt.map((art) => (
                <Picture key={art.name} className="smart-steps__stone" file={picture(art)} alt="" />
              ))}
              numbers="m"
              line="none"
              room="none"
              measure={34}
              gap="xl"
              above="xl"
            />
          </div>
        </Section>
        <Section ground="warm" edge="crown">
          <div className="wrapper grid">
            <div className="smart-fit__yes" data-cols="1-7">
              <SectionHeading title={fit.yes.heading} size="m" />
              <ul className="facet-list statement" role="list" data-above="m">
                {fit.yes.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
            <div className="smart-fit__no" data-cols="8-12">
              <h2 className="display" data-size="xs">
                {fit.no.heading}
              </h2>
              <ul className="facet-list quiet" role="list" data-above="m">
                {fit.no.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
              <a className="text-link" href={link(customPlan.route)} data-above="s">
                {localize(customPlan.words).title}
              </a>
            </div>
          </div>
        </Section>
        <Section ground="paper" edge="fall">
          <div className="wrapper grid">
            <SectionHeading title={benefits.heading} cols="1-4" from="wide" />
            <ul
              className="steps smart-benefits"
              role="list"
              data-room="l"
              data-measure="34"
              data-stagger="100"
              data-cols="6-12"
              data-from="wide"
            >
              {benefits.items.map(({ title, text }, index) => (
                <li className="entry" key={title} data-reveal="">
                  <FacetSign lit={index * 2} />
                  <h3 className="display" data-size="s">
                    {title}
                  </h3>
                  <p className="entry__text">{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </Section>
        <Section ground="warm" edge="rise">
          <div className="wrapper grid">
            <div data-cols="1-6">
              <SectionHeading title={cost.heading} lead={cost.text} size="m" />
              <NextStep heading={next.heading} text={next.text} above="xl" />
            </div>
            <PlanOffer
              className="plane smart-ticket"
              cols="7-12"
              align="start"
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
