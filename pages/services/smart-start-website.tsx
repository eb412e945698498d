import { shelfArt } from '../../content/art/services/smart-start/shelf.tsx';
import {
  jarArt,
  nextJarArt,
  smartStartArt,
  smartStartPileArt,
} from '../../content/art/services/smart-start/smart-start.tsx';
import { thrownPotArt } from '../../content/art/services/smart-start/thrown-pot.tsx';
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
import { classNames } from '../parts/place.ts';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { Steps } from '../sections/steps.tsx';

const customPlan = plan('custom-complex');

/** The page of the small website is one: five sheets, each sliding over the last, are its five pages, shown with what a small pottery puts on them. */
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
    const shelf = drawingsOf(shelfArt, picture);
    /** Which page of the small site this sheet is. */
    const flag = (title: string, text?: string, look?: 'lit') => (
      <div className={classNames('plane smart-flag', look)} data-ground={look ? undefined : 'ink'}>
        <p className="display" data-size="s">
          {title}
        </p>
        {text && <p>{text}</p>}
      </div>
    );
    const page = (index: number, look?: 'lit') => {
      const { title, text } = definition.pages[index]!;
      return flag(title, text, look);
    };
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
          aside={<Picture file={picture(smartStartPileArt)} alt={hero.picture} eager />}
        >
          <PlanOffer {...own} size="l" />
        </Hero>
        <Section ground="warm" className="plane lit smart-page">
          <div className="wrapper stack" data-gap="m">
            {flag(definition.home.title)}
            <h2 className="display" data-size="xl">
              <Emphasis>{definition.heading}</Emphasis>
            </h2>
            <p className="lede">{definition.lead}</p>
            <p className="display smart-name">
              <Emphasis>{definition.home.headline}</Emphasis>
            </p>
            <div className="split" data-from="wide" data-gap="m-l">
              <div className="stack" data-gap="l">
                <div className="plane smart-note" data-ground="ink">
                  <p className="large">{definition.home.text}</p>
                  <p data-above="s">
                    <a className="text-link" href={link('contact')}>
                      {localize(labels).contactUs}
                    </a>
                  </p>
                </div>
                <p className="large">{definition.text}</p>
              </div>
              <div className="smart-jar">
                <Picture file={picture(jarArt)} alt="" />
              </div>
            </div>
          </div>
        </Section>
        <Section ground="warm" className="plane smart-page">
          <div className="wrapper stack" data-gap="m">
            {page(0)}
            <h2 className="display" data-size="m">
              {cost.heading}
            </h2>
            <div data-lit="">
              <PlanOffer {...own} />
            </div>
            <div className="grid">
              <p className="statement" data-cols="1-4" data-from="wide">
                {cost.text}
              </p>
            </div>
            <ul className="display smart-shelf" role="list" data-size="s" data-stagger="100">
              {localize(plan(smartStartWebsitePlan).words).features.map((feature, index) => (
                <li key={feature}>
                  {shelf[index]}
                  <span className="plane lit">{feature}</span>
                </li>
              ))}
            </ul>
          </div>
        </Section>
        <Section ground="ink" className="plane smart-page">
          <div className="wrapper">
            {page(1, 'lit')}
            <SectionHeading title={steps.heading} size="xl" />
            <Steps
              className="smart-steps large"
              items={steps.items}
              figures={drawingsOf(thrownPotArt, picture)}
              numbers="xl"
              titles="m"
              line="none"
              room="none"
              above="l"
            />
          </div>
        </Section>
        <Section ground="warm" className="plane smart-page">
          <div className="wrapper">
            {page(2)}
            <div className="grid smart-fit">
              <div className="stack" data-gap="l" data-cols="1-7" data-row="1" data-from="wide">
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
                className="plane stack smart-note"
                data-gap="m"
                data-ground="ink"
                data-cols="8-12"
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
          </div>
          <div className="wrapper" data-above="2xl">
            <SectionHeading title={benefits.heading} size="xl" />
          </div>
          <ul className="smart-pile large" role="list" data-stagger="100">
            {benefits.items.map(({ title, text }) => (
              <li className="plane" key={title}>
                <div className="wrapper">
                  <h3 className="display" data-size="xl">
                    {title}
                  </h3>
                  <p className="measure" data-above="xs">
                    {text}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </Section>
        <Section ground="ink" className="plane lit smart-page">
          <div className="wrapper">
            {page(3)}
            <div className="grid" data-gap="l">
              <div className="stack" data-gap="l" data-cols="1-6" data-from="wide">
                <h2 className="display" data-size="hero">
                  <Emphasis>{closing.heading}</Emphasis>
                </h2>
                <p className="lede">{closing.text}</p>
                <ButtonRow {...closingActions({ localize, link }, closing.action)} />
                <NextStep className="large" heading={next.heading} text={next.text} />
              </div>
              <div data-cols="7-12" data-from="wide">
                <Picture file={picture(nextJarArt)} alt="" />
              </div>
            </div>
          </div>
        </Section>
      </>
    );
  },
});
