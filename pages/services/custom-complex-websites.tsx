import { orderedArt, orderedShortArt, plaitArt } from '../../content/art/services/custom-complex/plait.tsx';
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
import { Steps } from '../sections/steps.tsx';

interface StrandsProps {
  readonly items: readonly string[];
  readonly size: 's' | 'm';
}

/** The strands as bands across the screen, each with a line of words. */
const Strands = ({ items, size }: StrandsProps) => (
  <ul className="strands display" role="list" data-size={size} data-stagger="100">
    {items.map((item) => (
      <li className="lit" key={item}>
        {item}
      </li>
    ))}
  </ul>
);

/** Three flat strands from the stone at the top to the stone at the end: they carry what we build in, cross as a plait, and leave it in order. */
export const customComplexWebsites = definePage({
  route: 'custom-complex-websites',
  words: customComplexWebsitesWords,
  ground: 'ink',
  share: { art: customComplexArt, alt: ({ hero }) => hero.picture },
  render: ({ words, link, picture, price, localize }) => {
    const { hero, definition, modules, steps, benefits, contribution, cost, next, closing } = words;
    const { title, features } = localize(plan(customComplexWebsitesPlan).words);
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
        <Section ground="ink" flush className="plaited">
          <h2 className="display unwound__heading plaited__words" data-size="m">
            {modules.heading}
          </h2>
          <div className="unwound">
            <Picture file={picture(customComplexArt)} alt={hero.picture} eager />
            <ul className="strands" role="list" data-stagger="100">
              {modules.items.map(({ title: name, text }) => (
                <li className="lit" key={name}>
                  <h3 className="display" data-size="s">
                    {name}
                  </h3>
                  <p data-above="2xs">{text}</p>
                </li>
              ))}
            </ul>
          </div>
          <Picture className="plait" file={picture(plaitArt)} alt={definition.picture} />
          <div className="plaited__words">
            <SectionHeading title={definition.heading} size="m" />
            <p className="display custom-answer" data-above="m">
              <Emphasis>{definition.answer}</Emphasis>
            </p>
            <p className="display" data-size="m" data-above="l">
              {definition.lead}
            </p>
          </div>
          <Strands items={definition.cases} size="m" />
          <div className="lit plaited__white">
            <p className="prose measure">{definition.text}</p>
          </div>
        </Section>
        <Section ground="ink" flush className="plaited ordered">
          <Picture file={picture(orderedShortArt)} wide={picture(orderedArt)} alt="" />
          <div className="plaited__words">
            <SectionHeading title={steps.heading} size="xl" />
            <Steps items={steps.items} titles="s" line="none" gap="l" room="none" above="xl" stagger="100" />
            <SectionHeading title={benefits.heading} size="xl" className="ordered__gains" />
            <ul className="columns" role="list" data-columns="2" data-gap="l-xl" data-above="xl" data-stagger="100">
              {benefits.items.map(({ title: name, text }) => (
                <li key={name}>
                  <h3 className="display" data-size="s">
                    {name}
                  </h3>
                  <p className="quiet" data-above="2xs">
                    {text}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        </Section>
        <Section ground="ink" flush className="plaited">
          <div className="strands lit">
            <div className="plaited__price">
              <h2 className="display" data-size="xl">
                {cost.heading}
              </h2>
              <PlanOffer largePeriod size="hero" price={price(customComplexWebsitesPlan)} plan={title} />
            </div>
          </div>
          <div className="plaited__words split" data-split="5-7" data-from="full">
            <p className="large measure">{cost.text}</p>
            <ul className="columns display" role="list" data-columns="2" data-gap="s-l" data-size="s">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </div>
          <Picture className="plait" file={picture(plaitArt)} alt="" />
          <div className="plaited__words">
            <SectionHeading title={contribution.heading} lead={contribution.intro} size="xl" />
          </div>
          <Strands items={contribution.items} size="s" />
          <NextStep className="plaited__words plaited__next large" heading={next.heading} text={next.text} />
        </Section>
        <Section ground="ink" flush className="plaited woven">
          <Picture file={picture(wovenStoneArt)} alt="" />
          <div className="woven__words">
            <h2 className="display" data-size="xl">
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
