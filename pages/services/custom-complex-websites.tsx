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
import { classNames } from '../parts/place.ts';
import { SectionHeading } from '../parts/section-heading.tsx';
import { Points } from '../sections/points.tsx';

interface StrandsProps {
  readonly names: readonly string[];
  readonly items: readonly string[];
  readonly size: 's' | 'm';
  readonly className?: string;
}

/** The strands as bands across the screen, each with its name and a line of words. */
const Strands = ({ names, items, size, className }: StrandsProps) => (
  <ul className={classNames('strands display', className)} role="list" data-size={size} data-stagger="100">
    {items.map((item, index) => (
      <li className="strand lit" key={item}>
        <em>{names[index]}</em> <span>{item}</span>
      </li>
    ))}
  </ul>
);

/** Which of the things that we build in hang on each strand. */
const hung = [
  [0, 2],
  [2, 4],
  [4, 5],
] as const;

/** Three flat strands, of people, data and rules: they come out of the stone at the top, carry what we build in, turn down the page, are knotted once for each step of the work, and leave it side by side; at the end they are woven around a stone. */
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
          <div className="unwound">
            <h2 className="display" data-size="m">
              {modules.heading}
            </h2>
            <Picture file={picture(customComplexArt)} alt={hero.picture} eager />
            <ul className="strands" role="list" data-stagger="100" data-late="">
              {hung.map(([from, to], strand) => (
                <li key={from}>
                  <p className="strand display lit" data-size="m">
                    <em>{strands[strand]}</em>
                  </p>
                  <Points
                    items={modules.items.slice(from, to)}
                    columns={2}
                    titles="s"
                    line="none"
                    room="none"
                    gap="m"
                  />
                </li>
              ))}
            </ul>
          </div>
          <div className="threaded__words">
            <SectionHeading title={definition.heading} size="m" />
            <p className="display custom-answer" data-above="m">
              <Emphasis>{definition.answer}</Emphasis>
            </p>
            <p className="display" data-size="m" data-above="l">
              {definition.lead}
            </p>
          </div>
          <Strands className="strands--turning" names={strands} items={definition.cases} size="m" />
          <div className="threaded__words straight">
            <p className="lede measure">{definition.text}</p>
          </div>
          <div className="threaded__words straight">
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
          <div className="threaded__words straight">
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
          <div className="lit threaded__price">
            <h2 className="display" data-size="xl">
              {cost.heading}
            </h2>
            <PlanOffer largePeriod size="hero" price={price(customComplexWebsitesPlan)} plan={title} />
          </div>
          <div className="threaded__words split" data-split="5-7" data-from="full">
            <p className="large measure">{cost.text}</p>
            <ul className="columns display" role="list" data-columns="2" data-gap="s-l" data-size="s">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </div>
          <div className="threaded__words">
            <SectionHeading title={contribution.heading} lead={contribution.intro} size="xl" />
          </div>
          <Strands names={strands} items={contribution.items} size="s" />
        </Section>
        <Section ground="ink" className="threaded woven">
          <Picture file={picture(wovenStoneArt)} alt="" />
          <div className="woven__words">
            <NextStep className="large" heading={next.heading} text={next.text} />
            <h2 className="display" data-size="xl" data-above="2xl">
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
