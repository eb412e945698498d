import { branchArt, joinArt } from '../../content/art/services/custom-complex/circuit.tsx';
import { moduleSignsArt } from '../../content/art/services/custom-complex/module-signs.tsx';
import { stagedStoneArt, stagedStoneWideArt } from '../../content/art/services/custom-complex/staged-stone.tsx';
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

/** The page of the large website builds a machine: five modules plugged into one stone, lines that part and join with words at their ends, and at last the whole stone, every module in a face of its own. */
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
          large="tablet"
          places={{ words: { cols: '7-12', from: 'full', align: 'start' } }}
          title={hero.title}
          text={hero.text}
        />
        <Section ground="ink" flush>
          <div className="wrapper grid machine" data-gap="none">
            <Picture file={picture(customComplexArt)} alt={hero.picture} eager />
            <div data-cols="7-12" data-from="wide">
              <h2 className="display" data-size="m">
                {modules.heading}
              </h2>
              <ul role="list" data-stagger="100" data-above="m">
                {modules.items.map(({ title, text }, index) => (
                  <li className="plane lit terminal" key={title}>
                    {moduleSigns[index]}
                    <div>
                      <h3 className="display" data-size="s">
                        {title}
                      </h3>
                      <p>{text}</p>
                    </div>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </Section>
        <Section ground="warm" edge="fall">
          <div className="wrapper">
            <SectionHeading title={definition.heading} size="m" />
            <p className="display custom-answer" data-above="m">
              <Emphasis>{definition.answer}</Emphasis>
            </p>
            <div className="stack circuit" data-gap="s" data-above="l">
              <p className="display" data-size="m">
                {definition.lead}
              </p>
              <Picture file={picture(branchArt)} alt="" />
              <ul className="columns display" role="list" data-size="m" data-gap="m">
                {definition.cases.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
            <div className="grid" data-above="l">
              <p className="large" data-cols="7-12" data-from="wide">
                {definition.text}
              </p>
            </div>
          </div>
        </Section>
        <Section ground="warm" flush>
          <div className="wrapper">
            <SectionHeading title={steps.heading} size="xl" />
            <div className="split staged" data-from="wide" data-gap="m" data-above="m">
              <Picture file={picture(stagedStoneArt)} wide={picture(stagedStoneWideArt)} wideFrom="60rem" alt="" />
              <Steps items={steps.items} titles="m" line="none" room="none" gap="m" />
            </div>
          </div>
        </Section>
        <Section ground="ink" edge="rise">
          <div className="wrapper custom-gains">
            <SectionHeading title={benefits.heading} size="xl" />
            <ul
              className="columns"
              role="list"
              data-columns="4"
              data-above="m"
              data-from="wide"
              data-gap="none"
              data-stagger="100"
            >
              {benefits.items.map(({ title, text }) => (
                <li key={title}>
                  <h3 className="display" data-size="s">
                    {title}
                  </h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </div>
          <div className="wrapper grid custom-cost" data-gap="m" data-above="xl">
            <h2 className="display" data-size="m" data-cols="5-12" data-from="wide">
              {cost.heading}
            </h2>
            <div data-lit="" data-cols="5-12" data-row="2" data-from="wide">
              <PlanOffer
                largePeriod
                price={price(customComplexWebsitesPlan)}
                plan={localize(plan(customComplexWebsitesPlan).words).title}
              />
            </div>
            <ul
              className="display cluster"
              role="list"
              data-size="s"
              data-cols="5-12"
              data-row="3"
              data-from="wide"
              data-align="start"
            >
              {localize(plan(customComplexWebsitesPlan).words).features.map((feature) => (
                <li className="plane terminal" data-rim="" key={feature}>
                  {feature}
                </li>
              ))}
            </ul>
            <p className="large" data-cols="1-4" data-row="3" data-from="wide">
              {cost.text}
            </p>
          </div>
        </Section>
        <Section ground="warm">
          <div className="wrapper">
            <SectionHeading title={contribution.heading} lead={contribution.intro} size="xl" />
            <div className="stack circuit" data-gap="s" data-above="l">
              <ul className="columns display" role="list" data-size="m" data-gap="m">
                {contribution.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
              <Picture file={picture(joinArt)} alt="" />
              <div className="plane lit terminal">
                <NextStep className="large" heading={next.heading} text={next.text} />
              </div>
            </div>
          </div>
        </Section>
        <Section ground="ink">
          <div className="wrapper">
            <div className="cut columns whole" data-gap="none">
              <div className="lit" data-pad="l">
                <h2 className="display" data-size="hero">
                  <Emphasis>{closing.heading}</Emphasis>
                </h2>
                <p className="lede" data-above="m">
                  {closing.text}
                </p>
                <ButtonRow above="l" {...closingActions({ localize, link }, closing.action)} />
              </div>
              <ul className="display" role="list" data-size="s" data-stagger="100">
                {modules.items.map(({ title }, index) => (
                  <li className="lit" key={title}>
                    {moduleSigns[index]}
                    {title}
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </Section>
      </>
    );
  },
});
