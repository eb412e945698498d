import { seoFootArt, seoPeakArt, seoTallFootArt } from '../../content/art/services/seo-mountain.tsx';
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

/** The SEO page: one mountain, from its foot before sunrise to its summit in the light. On its ledge stands why one climbs; its path goes on down the page, a step at each bend, and its rock shows the nine kinds. */
export const seo = definePage({
  route: 'seo',
  words: seoWords,
  ground: 'ink',
  share: { art: seoFootArt, alt: ({ hero }) => hero.picture },
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
          ground="ink"
          large="always"
          places={{ title: { cols: '1-8' }, words: { cols: '1-5' } }}
          title={hero.title}
          text={hero.text}
          primary={closingActions({ localize, link }, closing.action).primary}
          aside={
            <Picture
              file={picture(seoTallFootArt)}
              wide={picture(seoFootArt)}
              wideFrom="40rem"
              alt={hero.picture}
              eager
            />
          }
        />
        <Section ground="ink" className="seo-camps">
          <div className="wrapper">
            <div className="stack" data-gap="m">
              <SectionHeading title={what.heading} />
              <p className="statement measure">{what.paragraphs[0]}</p>
              <p className="large measure quiet">{what.paragraphs[1]}</p>
            </div>
            <div className="stack" data-gap="s" data-above="xl">
              <SectionHeading title={why.heading} />
              <p className="large measure">{`${why.share} ${example.figure}`}</p>
            </div>
          </div>
          <ul className="ledges" role="list" data-above="l" data-stagger="100">
            {why.items.map(({ title, text }) => (
              <li key={title}>
                <h3 className="display" data-size="s">
                  {title}
                </h3>
                <p className="large" data-above="2xs">
                  {text}
                </p>
              </li>
            ))}
          </ul>
        </Section>
        <Section ground="ink" className="way-up" labelledBy="way-up">
          <div className="wrapper">
            <SectionHeading title={steps.heading} size="hero" id="way-up" />
          </div>
          <ol className="climb" role="list" data-above="l" data-stagger="100">
            {steps.items.map(({ title, text }, index) => (
              <li key={title}>
                <span className="climb__number" data-number={index + 1} aria-hidden="true" />
                <h3 className="display" data-size="s">
                  {title}
                </h3>
                <p className="large" data-above="2xs">
                  {text}
                </p>
              </li>
            ))}
          </ol>
        </Section>
        <Section ground="ink" className="seo-section" flush>
          <div className="wrapper stack" data-gap="m">
            <h2 className="display" data-size="hero">
              {types.heading}
            </h2>
            <p className="lede measure">{types.intro}</p>
          </div>
          <div className="strata" data-stagger="100" data-above="xl">
            {types.groups.map(({ heading, items }) => (
              <div className="stratum stack lit" data-gap="m" key={heading}>
                <h3 className="display" data-size="m">
                  {heading}
                </h3>
                <Points items={items} level={4} columns={3} from="wide" titles="xs" line="none" gap="l" room="none" />
              </div>
            ))}
          </div>
          <div className="wrapper grid bedrock" data-gap="m">
            <h2 className="display" data-size="m" data-cols="1-3" data-from="wide">
              {honesty.heading}
            </h2>
            <div className="stack" data-gap="m" data-cols="4-12" data-from="wide">
              <p className="statement">{honesty.paragraphs[0]}</p>
              <p className="large measure">{honesty.paragraphs[1]}</p>
            </div>
          </div>
        </Section>
        <Section ground="warm">
          <div className="wrapper grid" data-gap="none">
            <div className="stack" data-gap="m" data-cols="1-5" data-from="wide" data-align="center">
              <SectionHeading title={cost.heading} />
              <p className="large measure">{cost.text}</p>
              <a className="text-link" href={link('geo')}>
                {cost.geo}
              </a>
            </div>
            <PlanOffer
              className="seo-price"
              largePeriod
              price={price(seoPlan)}
              plan={localize(plan(seoPlan).words).title}
              cols="6-12"
              from="wide"
              align="end"
            />
            <ul
              className="points columns display"
              role="list"
              data-line="mark"
              data-size="xs"
              data-columns="4"
              data-from="wide"
              data-gap="none-l"
              data-above="l"
            >
              {localize(plan(seoPlan).words).features.map((feature) => (
                <li className="entry" key={feature}>
                  {feature}
                </li>
              ))}
            </ul>
          </div>
          <div className="wrapper" data-above="2xl">
            <div className="stack" data-gap="s">
              <h2 className="display" data-size="l" id="own-example">
                {example.heading}
              </h2>
              <p className="lede">{example.lead}</p>
            </div>
            <div className="seo-proof" data-above="l">
              <figure className="seo-result">
                <figcaption>{own.caption}</figcaption>
                <p className="cluster" data-above="m">
                  <BrandMark />
                  <span>
                    {site.name}
                    <br />
                    <span className="small">{linkIn(canonicalPrefix[locale], 'seo')}</span>
                  </span>
                </p>
                <p className="display" data-size="l" data-above="s">
                  {ownTitle}
                </p>
                <p className="large measure" data-above="xs">
                  {head.description}
                </p>
              </figure>
              <div data-above="l">
                <OwnProofs proofs={ownProofs('seo', context)} />
              </div>
            </div>
          </div>
        </Section>
        <CallToAction
          className="seo-end"
          edge={null}
          signature={<Picture file={picture(seoPeakArt)} alt="" />}
          places={{ title: { cols: '1-8' }, words: { cols: '1-6' } }}
          title={closing.heading}
          text={closing.text}
          {...closingActions({ localize, link }, closing.action)}
        />
      </>
    );
  },
});
