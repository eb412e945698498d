import { pouringArt } from '../../content/art/services/smart-start/pouring.tsx';
import {
  smartStartArt,
  smartStartFoldedArt,
  smartStartHangingArt,
  smartStartStripArt,
} from '../../content/art/services/smart-start/smart-start.tsx';
import { stagesArt } from '../../content/art/services/smart-start/stages.tsx';
import { labels } from '../../content/labels.ts';
import { plan } from '../../content/prices.ts';
import { smartStartWebsitePlan, smartStartWebsiteWords } from '../../content/services/smart-start-website.ts';
import { definePage } from '../page.ts';
import { ButtonRow } from '../parts/button-row.tsx';
import { CallToAction } from '../parts/call-to-action.tsx';
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

/** The page of the small website: the site of an invented pottery as one folded strip. It unfolds in the head, is folded up at the price, hangs down beside the steps, and at the end the jug of its first page pours light that folds into the next one. */
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
    const features = localize(plan(smartStartWebsitePlan).words).features;
    const pages = [definition.home, ...definition.pages];
    return (
      <>
        <Hero
          className="smart-hero"
          ground="warm"
          title={hero.title}
          text={hero.text}
          places={{
            title: { cols: '1-6', from: 'wide' },
            words: { cols: '7-12', from: 'wide' },
            aside: { cols: '1-12' },
          }}
          aside={
            <div className="smart-strip">
              <Picture
                className="full-width"
                file={picture(smartStartHangingArt)}
                wide={picture(smartStartStripArt)}
                wideFrom="48rem"
                alt={hero.picture}
                eager
              />
              {pages.map(({ title, headline }) => (
                <div className="smart-page" key={title}>
                  <p aria-hidden="true">{title}</p>
                  <p className="display">
                    <Emphasis>{headline}</Emphasis>
                  </p>
                </div>
              ))}
            </div>
          }
        >
          <div className="cluster" data-spread="" data-items="end">
            <PlanOffer {...own} size="l" />
            <ButtonRow primary={closingActions({ localize, link }, closing.action).primary} />
          </div>
        </Hero>
        <Section ground="ink" className="smart-whole">
          <div className="smart-captions">
            <div className="wrapper stack" data-gap="m" data-above="xl">
              <h2 className="display" data-size="l">
                <Emphasis>{definition.heading}</Emphasis>
              </h2>
              <p className="lede">{definition.lead}</p>
              <p className="accent">{hero.caption}</p>
            </div>
            <ol className="wrapper" role="list" data-stagger="100" data-above="l">
              {pages.map(({ title, text }, index) => (
                <li className="stack" data-gap="2xs" key={title} data-reveal="">
                  <h3 className="display" data-size="s">
                    {title}
                  </h3>
                  <p className="quiet">{text}</p>
                  <p className="accent strong small">{features[index]}</p>
                </li>
              ))}
            </ol>
            <div className="wrapper stack" data-gap="m" data-above="xl">
              <p className="large measure">{definition.text}</p>
              <p>
                <a className="text-link" href={link('contact')}>
                  {localize(labels).contactUs}
                </a>
              </p>
            </div>
          </div>
        </Section>
        <Section ground="warm">
          <div className="wrapper grid" data-gap="l">
            <div data-cols="1-5" data-from="wide" data-align="center">
              <h2 className="display" data-size="hero">
                {cost.heading}
              </h2>
              <p className="large" data-measure="24" data-above="m">
                {cost.text}
              </p>
            </div>
            <div className="smart-folded pile" data-cols="6-12" data-from="wide">
              <Picture className="full-width" file={picture(smartStartFoldedArt)} alt="" />
              <PlanOffer {...own} className="smart-price" />
            </div>
            {[fit.yes, fit.no].map(({ heading, items }, no) => (
              <div data-cols={no ? '7-12' : '1-6'} key={heading}>
                <h2 className="display" data-size="m">
                  {heading}
                </h2>
                <ul className="facet-list large" role="list" data-above="m">
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
                {no > 0 && (
                  <p data-above="m">
                    <a className="text-link" href={link(customPlan.route)}>
                      {localize(customPlan.words).title}
                    </a>
                  </p>
                )}
              </div>
            ))}
          </div>
        </Section>
        <Section ground="warm" rule>
          <div className="wrapper">
            <SectionHeading title={steps.heading} size="hero" />
            <div className="smart-stages" data-pile="wide" data-above="xl">
              <Picture className="full-width" file={picture(stagesArt)} alt="" />
              <Steps items={steps.items} numbers="xl" titles="s" line="mark" room="s" />
            </div>
            <SectionHeading title={benefits.heading} size="hero" above="2xl" />
            <Points items={benefits.items} titles="s" line="mark" columns={4} gap="l" above="xl" />
          </div>
        </Section>
        <CallToAction
          edge="fall"
          className="smart-end"
          signature={<Picture className="full-width" file={picture(pouringArt)} alt="" />}
          places={{
            title: { cols: '1-6', row: '1', from: 'wide', align: 'end' },
            words: { cols: '1-6', row: '2', from: 'wide' },
            signature: { cols: '7-12', row: '1-2', from: 'wide', align: 'end' },
          }}
          title={closing.heading}
          text={closing.text}
          first={<NextStep heading={next.heading} text={next.text} above="l" />}
          {...closingActions({ localize, link }, closing.action)}
        />
      </>
    );
  },
});
