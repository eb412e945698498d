import { goodsArt, homeArt, pagesArt } from '../../content/art/services/smart-start/goods.tsx';
import { pouringArt } from '../../content/art/services/smart-start/pouring.tsx';
import {
  smartStartArt,
  smartStartSlenderArt,
  smartStartStripArt,
} from '../../content/art/services/smart-start/smart-start.tsx';
import { stagesArt } from '../../content/art/services/smart-start/stages.tsx';
import { labels } from '../../content/labels.ts';
import { plan } from '../../content/prices.ts';
import { smartStartWebsitePlan, smartStartWebsiteWords } from '../../content/services/smart-start-website.ts';
import { drawingsOf } from '../parts/drawings.tsx';
import { definePage } from '../page.ts';
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

/** The page of the small website: an invented pottery in blue glaze and bare clay, one thing of it on each of the five sheets of its site, one jug in five stages for the five steps, its shelf, and at the end that jug, which pours light. */
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
    const drawings = drawingsOf([homeArt, ...pagesArt], picture);
    const features = localize(plan(smartStartWebsitePlan).words).features;
    const pages = [definition.home, ...definition.pages];
    return (
      <>
        <Hero
          className="smart-hero"
          ground="warm"
          large="always"
          title={hero.title}
          text={hero.text}
          places={{ words: { cols: '1-12' } }}
          primary={closingActions({ localize, link }, closing.action).primary}
          aside={
            <Picture
              file={picture(smartStartSlenderArt)}
              wide={picture(smartStartStripArt)}
              wideFrom="40rem"
              alt={hero.picture}
              eager
            />
          }
        >
          <PlanOffer {...own} size="l" />
        </Hero>
        <Section ground="ink">
          <div className="wrapper grid" data-gap="m" data-above="l">
            <h2 className="display" data-size="hero" data-cols="1-7" data-from="wide">
              <Emphasis>{definition.heading}</Emphasis>
            </h2>
            <div className="stack" data-gap="m" data-cols="8-12" data-from="wide" data-align="end">
              <p className="lede">{definition.lead}</p>
              <p className="accent">{hero.caption}</p>
            </div>
          </div>
          <ol className="wrapper smart-sheets" role="list" data-stagger="100" data-above="xl">
            {pages.map(({ title, headline, text }, index) => (
              <li key={title} data-reveal="">
                <div className="plane smart-sheet" data-ground="paper">
                  <div>
                    {!index && (
                      <p className="small cluster nowrap" aria-hidden="true">
                        {definition.pages.slice(0, 3).map((page) => (
                          <span key={page.title}>{page.title}</span>
                        ))}
                      </p>
                    )}
                    <p className="display" data-size={index ? 'm' : 'hero'} data-above={index ? undefined : 'm'}>
                      <Emphasis>{headline}</Emphasis>
                    </p>
                  </div>
                  {drawings[index]}
                </div>
                <h3 className="display" data-size="s">
                  {title}
                </h3>
                <p className="quiet">{text}</p>
                <p className="accent strong">{features[index]}</p>
              </li>
            ))}
          </ol>
          <div className="wrapper stack" data-gap="m">
            <p className="large measure">{definition.text}</p>
            <p>
              <a className="text-link" href={link('contact')}>
                {localize(labels).contactUs}
              </a>
            </p>
          </div>
        </Section>
        <Section ground="paper">
          <div className="wrapper grid" data-gap="l">
            <div className="smart-board split" data-split="7-5" data-items="end" data-gap="l">
              <div>
                <h2 className="display" data-size="hero">
                  {cost.heading}
                </h2>
                <p className="large" data-measure="24" data-above="m">
                  {cost.text}
                </p>
                <div data-lit="" data-above="xl">
                  <PlanOffer {...own} className="smart-price" />
                </div>
              </div>
              {drawings[1]}
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
        <Section ground="warm" edge="rise">
          <div className="wrapper">
            <SectionHeading title={steps.heading} size="hero" />
            <div className="smart-stages" data-above="xl">
              <Picture file={picture(stagesArt)} alt="" />
              <Steps className="large" items={steps.items} numbers="xl" titles="s" line="mark" room="s" />
            </div>
          </div>
        </Section>
        <Section ground="paper">
          <div className="wrapper">
            <SectionHeading title={benefits.heading} size="hero" />
            <Points
              className="smart-shelf"
              items={benefits.items}
              figures={drawingsOf(goodsArt, picture)}
              titles="s"
              line="none"
              columns={4}
              gap="l"
              above="xl"
            />
          </div>
        </Section>
        <CallToAction
          edge="fall"
          className="smart-end"
          signature={<Picture file={picture(pouringArt)} alt="" />}
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
