import { shelfArt } from '../../content/art/services/smart-start/shelf.tsx';
import { jarArt, nextJarArt, smartStartArt } from '../../content/art/services/smart-start/smart-start.tsx';
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
      <p className={classNames('plane smart-flag', look)} data-ground={look ? undefined : 'ink'}>
        <span className="display" data-size="s">
          {title}
        </span>{' '}
        {text}
      </p>
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
          aside={<Picture file={picture(smartStartArt)} alt={hero.picture} eager />}
        >
          <PlanOffer {...own} size="l" />
        </Hero>
        <Section ground="warm" className="plane lit smart-page">
          <div className="wrapper smart-home">
            {flag(definition.home.title)}
            <h2 className="display" data-size="xl">
              <Emphasis>{definition.heading}</Emphasis>
            </h2>
            <p className="lede">{definition.lead}</p>
            <p className="display smart-home__name">
              <Emphasis>{definition.home.headline}</Emphasis>
            </p>
            <Picture file={picture(jarArt)} alt="" />
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
        </Section>
        <Section ground="warm" className="plane smart-page">
          <div className="wrapper smart-offer">
            {page(0)}
            <h2 className="display" data-size="m">
              {cost.heading}
            </h2>
            <div data-lit="">
              <PlanOffer {...own} />
            </div>
            <p className="statement smart-offer__text">{cost.text}</p>
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
          <div className="wrapper">
            <SectionHeading title={benefits.heading} size="xl" />
          </div>
          <ul className="smart-pile large" role="list" data-stagger="100">
            {benefits.items.map(({ title, text }) => (
              <li className="plane" key={title}>
                <div className="wrapper">
                  <h3 className="display" data-size="xl">
                    {title}
                  </h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </Section>
        <Section ground="ink" className="plane lit smart-page">
          <div className="wrapper stack smart-end" data-gap="l">
            {page(3)}
            <h2 className="display" data-size="hero">
              <Emphasis>{closing.heading}</Emphasis>
            </h2>
            <p className="lede">{closing.text}</p>
            <ButtonRow {...closingActions({ localize, link }, closing.action)} />
            <NextStep className="large" above="l" heading={next.heading} text={next.text} />
            <Picture file={picture(nextJarArt)} alt="" />
          </div>
        </Section>
      </>
    );
  },
});
