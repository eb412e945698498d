import { partedStackArt } from '../../content/art/services/smart-start/parted-stack.tsx';
import { samplePagesArt } from '../../content/art/services/smart-start/sample-pages.tsx';
import { smartStartArt } from '../../content/art/services/smart-start/smart-start.tsx';
import { labels } from '../../content/labels.ts';
import { plan } from '../../content/prices.ts';
import { smartStartWebsitePlan, smartStartWebsiteWords } from '../../content/services/smart-start-website.ts';
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
import { Points } from '../sections/points.tsx';
import { Steps } from '../sections/steps.tsx';

const customPlan = plan('custom-complex');

/** The page of the small website: its signature is the whole site of a small pottery on one sheet, cut into its five pages, the first with the visitor's name; at the end the first one waits for its words. */
export const smartStartWebsite = definePage({
  route: 'smart-start-website',
  words: smartStartWebsiteWords,
  ground: 'paper',
  share: { art: smartStartArt, alt: ({ hero }) => hero.picture },
  render: ({ words, link, picture, price, localize }) => {
    const { hero, definition, fit, steps, benefits, cost, next, closing } = words;
    const own = {
      largePeriod: true,
      price: price(smartStartWebsitePlan),
      plan: localize(plan(smartStartWebsitePlan).words).title,
    };
    const samplePages = drawingsOf(samplePagesArt, picture);
    return (
      <>
        <Hero
          className="smart-hero"
          ground="warm"
          large="wide"
          variant="split"
          title={hero.title}
          text={hero.text}
          primary={closingActions({ localize, link }, closing.action).primary}
          aside={<Picture file={picture(smartStartArt)} alt={hero.picture} eager />}
        >
          <PlanOffer {...own} size="l" />
        </Hero>
        <Section ground="warm" flush>
          <div className="wrapper grid">
            <SectionHeading title={definition.heading} lead={definition.lead} size="xl" cols="1-7" from="wide" />
            <p className="large" data-cols="8-12" data-from="wide" data-align="end">
              {definition.text}
            </p>
            <ol className="cut grid smart-sheet" role="list" data-gap="3xs" data-stagger="100">
              <li className="lit">
                <div className="stack" data-align="start">
                  <h3 className="display" data-size="xs">
                    {definition.home.title}
                  </h3>
                  <p className="display smart-sheet__name">
                    <Emphasis>{definition.home.headline}</Emphasis>
                  </p>
                  <p className="large measure">{definition.home.text}</p>
                  <p>
                    <a className="text-link" href={link('contact')}>
                      {localize(labels).contactUs}
                    </a>
                  </p>
                </div>
                {samplePages[0]}
              </li>
              {definition.pages.map(({ title, text }, index) => (
                <li data-cols={['1-7', '8-12', '1-6', '7-12'][index]} key={title}>
                  <div data-align="start">
                    <h3 className="display" data-size="m">
                      {title}
                    </h3>
                    <p className="large" data-above="2xs">
                      {text}
                    </p>
                  </div>
                  {samplePages[index + 1]}
                </li>
              ))}
            </ol>
          </div>
        </Section>
        <Section ground="ink" edge="rise">
          <div className="wrapper">
            <SectionHeading title={steps.heading} />
            <Steps
              className="smart-steps large"
              items={steps.items}
              figures={drawingsOf(partedStackArt, picture)}
              titles="s"
              line="none"
              room="none"
              gap="l"
              above="l"
            />
          </div>
        </Section>
        <Section ground="warm">
          <div className="wrapper grid smart-fit" data-gap="s">
            <div className="plane lit stack" data-pad="l" data-gap="l" data-cols="1-8" data-row="1" data-from="wide">
              <h2 className="display" data-size="xl">
                {fit.yes.heading}
              </h2>
              <ul className="facet-list display" role="list" data-size="m">
                {fit.yes.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
            <div
              className="cut stack smart-fit__other"
              data-pad="l"
              data-gap="l"
              data-ground="ink"
              data-cols="9-12"
              data-row="1"
              data-from="wide"
            >
              <h2 className="display accent" data-size="m">
                {fit.no.heading}
              </h2>
              <ul className="facet-list large" role="list">
                {fit.no.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
              <p>
                <a className="text-link" href={link(customPlan.route)}>
                  {localize(customPlan.words).title}
                </a>
              </p>
            </div>
          </div>
        </Section>
        <Section ground="warm" flush>
          <div className="wrapper">
            <SectionHeading title={benefits.heading} size="xl" />
            <Points
              className="smart-benefits large"
              items={benefits.items}
              titles="xl"
              columns={2}
              gap="l"
              line="mark"
              room="m"
              above="l"
            />
          </div>
        </Section>
        <Section ground="ink">
          <div className="wrapper grid smart-cost" data-gap="l">
            <SectionHeading title={cost.heading} size="xl" />
            <div data-lit="" data-cols="1-8" data-from="wide">
              <PlanOffer {...own} />
            </div>
            <ul
              className="points display"
              role="list"
              data-size="m"
              data-line="mark"
              data-room="s"
              data-cols="9-12"
              data-row="2-3"
              data-from="wide"
              data-align="end"
            >
              {localize(plan(smartStartWebsitePlan).words).features.map((feature) => (
                <li className="entry" key={feature}>
                  {feature}
                </li>
              ))}
            </ul>
            <p className="statement" data-measure="30" data-cols="1-8" data-from="wide">
              {cost.text}
            </p>
          </div>
        </Section>
        <Section ground="ink" flush>
          <div className="wrapper" data-stagger="100">
            {definition.pages.map(({ title }) => (
              <div className="plane lit smart-end__page" key={title} />
            ))}
            <div className="plane lit smart-end__page" data-pad="l">
              <h2 className="display" data-size="hero" data-above="2xl">
                <Emphasis>{closing.heading}</Emphasis>
              </h2>
              <div className="split" data-from="full" data-gap="l" data-above="l">
                <div>
                  <p className="lede">{closing.text}</p>
                  <ButtonRow above="m" {...closingActions({ localize, link }, closing.action)} />
                </div>
                <NextStep className="large" heading={next.heading} text={next.text} />
              </div>
            </div>
          </div>
        </Section>
      </>
    );
  },
});
