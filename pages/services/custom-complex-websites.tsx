import { knotArts } from '../../content/art/services/custom-complex/knots.tsx';
import { customComplexArt, wovenStoneArt } from '../../content/art/services/custom-complex.tsx';
import { plan } from '../../content/prices.ts';
import {
  customComplexWebsitesPlan,
  customComplexWebsitesWords,
} from '../../content/services/custom-complex-websites.ts';
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
import { Points } from '../sections/points.tsx';

/** Three flat strands, of people, data and rules: they come in from the left, break and cross in the stone at the top, turn down the page, are knotted once for each step of the work, and tie a stone at the end. A phone shows each knot across the page. */
export const customComplexWebsites = definePage({
  route: 'custom-complex-websites',
  words: customComplexWebsitesWords,
  ground: 'ink',
  share: { art: customComplexArt, alt: ({ hero }) => hero.picture },
  render: ({ words, link, picture, price, localize }) => {
    const { hero, strands, definition, modules, steps, benefits, contribution, cost, next, closing } = words;
    const { title, features } = localize(plan(customComplexWebsitesPlan).words);
    return (
      <>
        <Hero
          className="custom-hero"
          ground="ink"
          large="always"
          places={{ words: { cols: '1-8' } }}
          title={hero.title}
          text={hero.text}
        />
        <Section ground="ink" flush className="threaded">
          <div className="refracted">
            <ul className="strands display" role="list" data-size="m">
              {strands.map((strand) => (
                <li key={strand}>
                  <em>{strand}</em>
                </li>
              ))}
            </ul>
            <Picture file={picture(customComplexArt)} alt={hero.picture} eager />
          </div>
          <div className="straight">
            <div className="columns" data-columns="3" data-gap="l-m" data-from="full">
              <h2 className="display" data-size="m">
                {modules.heading}
              </h2>
              <Points className="contents" items={modules.items} titles="s" line="none" room="none" />
            </div>
          </div>
          <div className="straight">
            <SectionHeading title={definition.heading} size="m" />
            <p className="display custom-answer" data-above="m">
              <Emphasis>{definition.answer}</Emphasis>
            </p>
            <p className="display" data-size="m" data-above="l">
              {definition.lead}
            </p>
            <ul className="display stack" role="list" data-size="s" data-above="s">
              {definition.cases.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <p className="lede measure" data-above="l">
              {definition.text}
            </p>
          </div>
          <div className="straight">
            <SectionHeading title={steps.heading} size="xl" />
          </div>
          <ol role="list">
            {steps.items.map(({ title: name, text }, index) => (
              <li className="knot" key={name}>
                <Picture file={picture(knotArts[index]!)} alt="" />
                <span className="entry__number" data-number={index + 1} aria-hidden="true" />
                <h3 className="display" data-size="s">
                  {name}
                </h3>
                <p className="large quiet">{text}</p>
              </li>
            ))}
          </ol>
          <div className="straight">
            <SectionHeading title={benefits.heading} size="xl" />
            <Points
              className="large"
              items={benefits.items}
              columns={2}
              titles="s"
              line="none"
              room="none"
              gap="l"
              above="xl"
            />
          </div>
          <div className="straight">
            <h2 className="display" data-size="xl">
              {cost.heading}
            </h2>
            <PlanOffer largePeriod size="hero" price={price(customComplexWebsitesPlan)} plan={title} />
            <p className="large measure" data-above="m">
              {cost.text}
            </p>
            <ul className="columns display" role="list" data-columns="2" data-gap="s-l" data-size="s" data-above="l">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </div>
          <div className="straight">
            <NextStep className="large" heading={next.heading} text={next.text} />
          </div>
          <div className="straight">
            <SectionHeading title={contribution.heading} lead={contribution.intro} size="xl" />
          </div>
          <ul className="strands last-strands straight display" role="list" data-size="s">
            {contribution.items.map((item, index) => (
              <li key={item}>
                <em>{strands[index]}</em> <span>{item}</span>
              </li>
            ))}
          </ul>
        </Section>
        <Section ground="ink" flush className="threaded woven">
          <Picture file={picture(wovenStoneArt)} alt="" />
          <div className="woven__words">
            <h2 className="display" data-size="l">
              <Emphasis>{closing.heading}</Emphasis>
            </h2>
            <p className="lede measure" data-above="m">
              {closing.text}
            </p>
            <ButtonRow above="l" {...closingActions({ localize, link }, closing.action)} />
          </div>
        </Section>
      </>
    );
  },
});
