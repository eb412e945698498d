import { seoClimbArt, seoPeakArt, seoSummitArt, seoUpperArt } from '../../content/art/services/seo-summit.tsx';
import { plan } from '../../content/prices.ts';
import { canonicalPrefix } from '../../content/routes.ts';
import { seoPlan, seoWords } from '../../content/services/seo.ts';
import { ownExampleWords } from '../../content/services/own-example.ts';
import { site } from '../../content/site.ts';
import { definePage } from '../page.ts';
import { BrandMark } from '../parts/brand-mark.tsx';
import { CallToAction } from '../parts/call-to-action.tsx';
import { closingActions } from '../parts/closing-actions.ts';
import { Section } from '../parts/section.tsx';
import { Hero } from '../parts/hero.tsx';
import { Picture } from '../parts/picture.tsx';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { OwnProofs, ownProofs } from './own-example.tsx';
import { Points } from '../sections/points.tsx';
import { Prose } from '../sections/prose.tsx';

/** Where a step is told, for the stones of the first screen that lead there. */
const stepId = (index: number) => `step-${index + 1}`;

/** The SEO page: one mountain. Its seven stones name the way up and lead to it, its section shows the nine kinds, and on its summit stands the price. */
export const seo = definePage({
  route: 'seo',
  words: seoWords,
  ground: 'paper',
  share: { art: seoSummitArt, alt: ({ hero }) => hero.picture },
  render: (context) => {
    const { words, link, linkIn, locale, picture, price, localize } = context;
    const { head, hero, what, why, steps, types, honesty, cost, own, closing } = words;
    const example = localize(ownExampleWords.seo);
    // The name of the site stands above a result, so that its title goes without.
    const [ownTitle] = head.title.split(' | ');
    return (
      <>
        <Hero
          className="seo-hero"
          ground="warm"
          large="always"
          places={{ title: { cols: '1-9' }, words: { cols: '1-5' } }}
          title={hero.title}
          text={hero.text}
          primary={closingActions({ localize, link }, closing.action).primary}
          aside={
            <>
              <Picture
                file={picture(seoClimbArt)}
                wide={picture(seoSummitArt)}
                wideFrom="40rem"
                alt={hero.picture}
                eager
              />
              <nav className="seo-stones" aria-label={steps.heading} data-stagger="100">
                {steps.items.map(({ title }, index) => (
                  <a href={`#${stepId(index)}`} key={title}>
                    <span data-number={index + 1} aria-hidden="true" /> {title}
                  </a>
                ))}
              </nav>
            </>
          }
        />
        <Section ground="ink">
          <div className="wrapper grid" data-gap="m">
            <SectionHeading title={what.heading} cols="1-5" from="wide" />
            <div className="stack" data-gap="l" data-cols="6-12" data-from="wide">
              <p className="statement">{what.paragraphs[0]}</p>
              <p className="large measure quiet">{what.paragraphs[1]}</p>
            </div>
          </div>
          <div className="wrapper" data-above="2xl">
            <div className="grid" data-gap="m">
              <SectionHeading title={why.heading} cols="1-5" from="wide" />
              <p className="quiet" data-cols="6-12" data-from="wide" data-align="end">
                {`${why.share} ${example.figure}`}
              </p>
            </div>
            <ul className="points" role="list" data-line="mark" data-room="m" data-stagger="100" data-above="l">
              {why.items.map(({ title, text }) => (
                <li className="entry grid" data-gap="2xs" data-items="baseline" data-reveal="" key={title}>
                  <h3 className="display" data-size="m" data-cols="1-5" data-from="wide">
                    {title}
                  </h3>
                  <p className="large quiet" data-cols="6-12" data-from="wide">
                    {text}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        </Section>
        <Section ground="warm" className="way-up" labelledBy="way-up">
          <div className="wrapper">
            <SectionHeading title={steps.heading} size="hero" id="way-up" />
            <ol className="climb" role="list" data-ground="ink" data-stagger="200">
              {steps.items.map(({ title, text }, index) => (
                <li key={title} id={stepId(index)}>
                  <span className="climb__number" data-number={index + 1} aria-hidden="true" />
                  <h3 className="display" data-size="s">
                    {title}
                  </h3>
                  <p className="quiet" data-above="2xs">
                    {text}
                  </p>
                </li>
              ))}
            </ol>
          </div>
        </Section>
        <Section ground="ink" className="seo-section" flush>
          <div className="wrapper grid seo-section__head" data-gap="m">
            <h2 className="display" data-size="hero" data-cols="6-12" data-from="wide">
              {types.heading}
            </h2>
            <p className="lede" data-cols="6-12" data-from="wide">
              {types.intro}
            </p>
          </div>
          <div className="strata" data-stagger="100" data-above="xl">
            {types.groups.map(({ heading, items }) => (
              <div className="stratum lit" key={heading}>
                <h3 className="display">{heading}</h3>
                <Points
                  items={items}
                  level={4}
                  columns={3}
                  from="wide"
                  titles="s"
                  line="none"
                  gap="l"
                  room="none"
                  above="m"
                />
              </div>
            ))}
          </div>
          <div className="wrapper grid" data-gap="m" data-above="2xl">
            <SectionHeading title={honesty.heading} cols="1-5" from="wide" />
            <div className="stack" data-gap="l" data-cols="6-12" data-from="wide">
              <Prose paragraphs={honesty.paragraphs} statement="first" className="large" />
            </div>
          </div>
        </Section>
        <Section ground="warm" className="seo-summit">
          <div className="wrapper grid" data-gap="l">
            <div className="stack" data-gap="m" data-cols="1-5" data-from="wide" data-align="end">
              <SectionHeading title={cost.heading} />
              <p className="large measure">{cost.text}</p>
              <a className="text-link" href={link('geo')}>
                {cost.geo}
              </a>
            </div>
            <div className="seo-summit__price" data-cols="6-12" data-from="wide">
              <PlanOffer largePeriod price={price(seoPlan)} plan={localize(plan(seoPlan).words).title} />
            </div>
          </div>
          <Picture file={picture(seoPeakArt)} alt="" />
          <div className="plane lit">
            <ul
              className="wrapper columns display"
              role="list"
              data-size="s"
              data-columns="4"
              data-from="wide"
              data-gap="l"
            >
              {localize(plan(seoPlan).words).features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </div>
        </Section>
        <Section ground="ink" labelledBy="own-example">
          <div className="wrapper grid" data-gap="xl">
            <div className="stack" data-gap="m" data-cols="1-5" data-from="wide">
              <SectionHeading title={example.heading} size="hero" id="own-example" />
              <p className="lede">{example.lead}</p>
            </div>
            <figure data-cols="6-12" data-from="wide" data-align="center">
              <figcaption className="quiet">{own.caption}</figcaption>
              <div className="plane stack seo-result" data-ground="paper" data-gap="s" data-pad="l" data-above="s">
                <p className="cluster">
                  <BrandMark />
                  <span>
                    {site.name}
                    <br />
                    <span className="quiet small">{linkIn(canonicalPrefix[locale], 'seo')}</span>
                  </span>
                </p>
                <p className="display" data-size="m">
                  {ownTitle}
                </p>
                <p>{head.description}</p>
              </div>
            </figure>
          </div>
          <div className="wrapper" data-above="xl">
            <OwnProofs proofs={ownProofs('seo', context)} />
          </div>
        </Section>
        <CallToAction
          className="seo-end"
          edge={null}
          signature={<Picture file={picture(seoUpperArt)} alt="" />}
          places={{ title: { cols: '1-8' }, words: { cols: '1-6' } }}
          title={closing.heading}
          text={closing.text}
          {...closingActions({ localize, link }, closing.action)}
        />
      </>
    );
  },
});
