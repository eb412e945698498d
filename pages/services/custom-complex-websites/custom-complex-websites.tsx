import { customComplexArt } from '../../../content/art/services/custom-complex.tsx';
import { fiveCutsArt } from '../../../content/art/services/five-cuts.tsx';
import { labels } from '../../../content/labels.ts';
import { plan } from '../../../content/prices.ts';
import {
  customComplexWebsitesPlan,
  customComplexWebsitesWords,
} from '../../../content/services/custom-complex-websites.ts';
import { definePage } from '../../page.ts';
import { CallToAction } from '../../parts/call-to-action.tsx';
import { FacetSign } from '../../parts/facet-sign.tsx';
import { Section } from '../../parts/section.tsx';
import { Hero } from '../../parts/hero.tsx';
import { ModuleSetting } from './module-setting.tsx';
import { NextStep } from '../../parts/next-step.tsx';
import { Picture } from '../../parts/picture.tsx';
import { PlanOffer } from '../../parts/plan-offer.tsx';
import { PlanSteps } from '../../parts/plan-steps.tsx';
import { SectionHeading } from '../../parts/section-heading.tsx';

const polishedStone = fiveCutsArt.at(-1)!;

/** The page of the large website: its signature is a setting, modules of every form around one stone. */
export const customComplexWebsites = definePage({
  route: 'custom-complex-websites',
  words: customComplexWebsitesWords,
  ground: 'ink',
  share: { art: customComplexArt, alt: ({ hero }) => hero.picture },
  render: ({ words, link, picture, price, localize }) => {
    const { hero, definition, modules, steps, benefits, contribution, cost, next, closing } = words;
    return (
      <>
        <Hero
          className="custom-hero"
          ground="ink"
          title={hero.title}
          text={hero.text}
          aside={<Picture file={picture(customComplexArt)} alt={hero.picture} eager />}
        />
        <Section ground="paper" edge="fall">
          <div className="wrapper grid">
            <SectionHeading title={definition.heading} className="custom-definition__heading" />
            <div className="custom-definition__text stack">
              {definition.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </Section>
        <Section ground="ink" edge="crown">
          <div className="wrapper">
            <SectionHeading title={modules.heading} />
            <ModuleSetting modules={modules.items} stone={<Picture file={picture(polishedStone)} alt="" />} />
          </div>
        </Section>
        <Section ground="warm" edge="rise">
          <div className="wrapper">
            <SectionHeading title={steps.heading} size="xl" />
            <PlanSteps className="custom-steps" steps={steps.items} />
          </div>
        </Section>
        <Section ground="paper" edge="fall">
          <div className="wrapper">
            <SectionHeading title={benefits.heading} />
            <ul className="custom-benefits" role="list" data-stagger="100">
              {benefits.items.map(({ title, text }, index) => (
                <li className="custom-benefits__item" key={title} data-reveal="">
                  <FacetSign lit={index + 1} />
                  <h3 className="display" data-size="s">
                    {title}
                  </h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </Section>
        <Section ground="warm" edge="crown">
          <div className="wrapper grid">
            <SectionHeading title={cost.heading} className="custom-cost__heading" size="m" />
            <PlanOffer
              className="custom-cost__offer"
              price={price(customComplexWebsitesPlan)}
              features={localize(plan(customComplexWebsitesPlan).words).features}
            />
            <p className="custom-cost__text">{cost.text}</p>
            <div className="custom-ask">
              <h2 className="display" data-size="s">
                {contribution.heading}
              </h2>
              <p className="quiet">{contribution.intro}</p>
              <ol className="custom-ask__list" role="list">
                {contribution.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ol>
            </div>
            <NextStep heading={next.heading} text={next.text} className="custom-next" />
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
