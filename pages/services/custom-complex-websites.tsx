import { moduleSignsArt } from '../../content/art/services/custom-complex/module-signs.tsx';
import { braidAgainArt, braidArt, braidWideArt } from '../../content/art/services/custom-complex/strands.tsx';
import { customComplexArt } from '../../content/art/services/custom-complex.tsx';
import { plan } from '../../content/prices.ts';
import {
  customComplexWebsitesPlan,
  customComplexWebsitesWords,
} from '../../content/services/custom-complex-websites.ts';
import { drawingsOf } from '../parts/drawings.tsx';
import { definePage } from '../page.ts';
import { ButtonRow } from '../parts/button-row.tsx';
import { closingActions } from '../parts/closing-actions.ts';
import { Emphasis } from '../parts/emphasis.tsx';
import { Section } from '../parts/section.tsx';
import { Hero } from '../parts/hero.tsx';
import { NextStep } from '../parts/next-step.tsx';
import { Picture } from '../parts/picture.tsx';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { Steps } from '../sections/steps.tsx';

/** One flat cable of five strands from the stone at the top to the stone at the end: each turn of it is wide enough for words, and what is tangled at first leaves in order. */
export const customComplexWebsites = definePage({
  route: 'custom-complex-websites',
  words: customComplexWebsitesWords,
  ground: 'ink',
  share: { art: customComplexArt, alt: ({ hero }) => hero.picture },
  render: ({ words, link, picture, price, localize }) => {
    const { hero, definition, modules, steps, benefits, contribution, cost, next, closing } = words;
    const moduleSigns = drawingsOf(moduleSignsArt, picture);
    return (
      <>
        <Hero
          className="custom-hero"
          ground="ink"
          large="always"
          places={{ words: { cols: '1-12' } }}
          title={hero.title}
          text={hero.text}
        />
        <Section ground="ink" flush className="cable">
          <h2 className="display cable__words machine__heading" data-size="m">
            {modules.heading}
          </h2>
          <div className="machine">
            <Picture file={picture(customComplexArt)} alt={hero.picture} eager />
            <div className="bands" data-sides="right">
              <ul role="list" data-stagger="100">
                {modules.items.map(({ title, text }, index) => (
                  <li className="lit" key={title}>
                    {moduleSigns[index]}
                    <div>
                      <h3 className="display" data-size="m">
                        {title}
                      </h3>
                      <p data-above="3xs">{text}</p>
                    </div>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </Section>
        <Section ground="warm" flush className="cable">
          <Picture file={picture(braidArt)} wide={picture(braidWideArt)} wideFrom="64rem" alt={definition.picture} />
          <div className="cable__words" data-sides="right">
            <SectionHeading title={definition.heading} size="m" />
            <p className="display custom-answer" data-above="m">
              <Emphasis>{definition.answer}</Emphasis>
            </p>
            <p className="display" data-size="m" data-above="xl">
              {definition.lead}
            </p>
            <ul className="leaves display" role="list" data-size="m" data-stagger="100">
              {definition.cases.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <p className="large measure" data-above="xl">
              {definition.text}
            </p>
          </div>
        </Section>
        <Section ground="warm" flush className="cable">
          <div className="cable__words" data-sides="right">
            <SectionHeading title={steps.heading} size="xl" />
          </div>
          <div className="bands" data-sides="right left">
            <Steps items={steps.items} titles="s" line="none" room="none" stagger="100" />
          </div>
        </Section>
        <Section ground="ink" flush className="cable">
          <div className="cable__words" data-sides="left">
            <SectionHeading title={benefits.heading} size="xl" />
          </div>
          <div className="bands" data-sides="left right">
            <div>
              <ul role="list" data-stagger="100">
                {benefits.items.map(({ title, text }) => (
                  <li className="lit" key={title}>
                    <h3 className="display" data-size="s">
                      {title}
                    </h3>
                    <p data-above="2xs">{text}</p>
                  </li>
                ))}
              </ul>
              <div className="lit offer">
                <h2 className="display" data-size="s">
                  {cost.heading}
                </h2>
                <PlanOffer
                  largePeriod
                  price={price(customComplexWebsitesPlan)}
                  plan={localize(plan(customComplexWebsitesPlan).words).title}
                />
              </div>
            </div>
          </div>
          <div className="cable__words" data-sides="right">
            <ul className="columns display" role="list" data-columns="2" data-gap="s" data-size="m">
              {localize(plan(customComplexWebsitesPlan).words).features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <p className="large measure" data-above="l">
              {cost.text}
            </p>
          </div>
        </Section>
        <Section ground="warm" flush className="cable">
          <Picture file={picture(braidAgainArt)} alt="" />
          <div className="cable__words" data-sides="right">
            <SectionHeading title={contribution.heading} lead={contribution.intro} size="xl" />
            <ul className="leaves display" role="list" data-size="s" data-stagger="100">
              {contribution.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <NextStep className="large" above="xl" heading={next.heading} text={next.text} />
          </div>
        </Section>
        <Section ground="ink" flush className="cable">
          <div className="machine">
            <div className="bands display" data-sides="right" data-size="s">
              <ul role="list" data-stagger="100">
                {modules.items.map(({ title }, index) => (
                  <li className="lit" key={title}>
                    {moduleSigns[index]}
                    {title}
                  </li>
                ))}
              </ul>
            </div>
            <div className="framed">
              <div className="cut lit machine__table" data-pad="m">
                <h2 className="display" data-size="hero">
                  <Emphasis>{closing.heading}</Emphasis>
                </h2>
                <p className="lede" data-above="m">
                  {closing.text}
                </p>
                <ButtonRow above="l" {...closingActions({ localize, link }, closing.action)} />
              </div>
            </div>
          </div>
        </Section>
      </>
    );
  },
});
