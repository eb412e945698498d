import { seoCaveArt, seoCaveTallArt, seoFootArt } from '../../content/art/services/seo-foot.tsx';
import { seoMountainArt, seoPeakArt, seoShoulderArt, seoStairArt } from '../../content/art/services/seo-mountain.tsx';
import { seoLedgesArt, seoSummitArt } from '../../content/art/services/seo-phone.tsx';
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

/** The SEO page: one mountain, from its summit before the sky to the shoulder that words stand on, down its one path by seven ledges, and cut open below, where it shows the nine kinds and a cave; at its foot the way up begins. */
export const seo = definePage({
  route: 'seo',
  words: seoWords,
  ground: 'ink',
  share: { art: seoPeakArt, alt: ({ hero }) => hero.picture },
  render: (context) => {
    const { words, link, linkIn, locale, picture, price, localize } = context;
    const { head, hero, what, why, steps, types, honesty, cost, own, closing } = words;
    const example = localize(ownExampleWords.seo);
    // The name of the site stands above a result, so that its title goes without.
    const [ownTitle] = head.title.split(' | ');
    return (
      <>
        <div className="seo-slope" data-above-fold="">
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
                className="full-width"
                file={picture(seoSummitArt)}
                wide={picture(seoMountainArt)}
                wideFrom="80rem"
                alt={hero.picture}
                eager
              />
            }
          />
          <Section ground="ink" className="seo-what">
            <div className="wrapper grid">
              <div className="stack" data-gap="m" data-cols="1-5" data-from="full">
                <SectionHeading title={what.heading} />
                <p className="statement">{what.paragraphs[0]}</p>
                <p className="large quiet">{what.paragraphs[1]}</p>
              </div>
            </div>
          </Section>
        </div>
        <Section ground="warm" className="seo-why">
          <Picture file={picture(seoShoulderArt)} alt="" />
          <div className="wrapper grid">
            <div data-cols="1-6" data-from="full">
              <SectionHeading title={why.heading} />
              <p className="large" data-above="m">{`${why.share} ${example.figure}`}</p>
              <Points items={why.items} columns={2} from="full" titles="s" line="none" gap="l" room="none" above="l" />
            </div>
          </div>
        </Section>
        <Section ground="warm" className="way-up lit" labelledBy="way-up" flush>
          <Picture file={picture(seoLedgesArt)} wide={picture(seoStairArt)} wideFrom="80rem" alt="" />
          <div className="wrapper">
            <SectionHeading title={steps.heading} size="xl" id="way-up" />
          </div>
          <ol className="climb" role="list" data-stagger="100">
            {steps.items.map(({ title, text }, index) => (
              <li key={title}>
                <span data-number={index + 1} aria-hidden="true" />
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
        <Section ground="warm" className="seo-rock lit" flush>
          <div className="stratum stack" data-gap="m">
            <h2 className="display" data-size="hero">
              {types.heading}
            </h2>
            <p className="statement">{types.intro}</p>
          </div>
          <div data-stagger="100">
            {types.groups.map(({ heading, items }) => (
              <div className="stratum stack lit" data-gap="l" key={heading}>
                <h3 className="display">{heading}</h3>
                <Points items={items} level={4} columns={3} from="wide" titles="s" line="none" gap="l" room="none" />
              </div>
            ))}
          </div>
        </Section>
        <Section ground="ink" className="seo-cave">
          <Picture file={picture(seoCaveTallArt)} wide={picture(seoCaveArt)} wideFrom="48rem" alt="" />
          <div className="wrapper grid">
            <div data-cols="1-5" data-from="wide">
              <SectionHeading title={honesty.heading} />
            </div>
            <div className="stack" data-gap="m" data-cols="6-10" data-from="wide">
              <p className="statement">{honesty.paragraphs[0]}</p>
              <p className="large quiet">{honesty.paragraphs[1]}</p>
            </div>
          </div>
        </Section>
        <Section ground="warm" edge="fall" className="seo-price">
          <div className="wrapper grid" data-gap="l">
            <div className="stack" data-gap="m" data-cols="1-5" data-from="wide">
              <SectionHeading title={cost.heading} />
              <PlanOffer largePeriod price={price(seoPlan)} plan={localize(plan(seoPlan).words).title} />
            </div>
            <div className="stack" data-gap="m" data-cols="6-10" data-from="wide">
              <p className="large measure">{cost.text}</p>
              <ul
                className="points columns display"
                role="list"
                data-line="mark"
                data-size="xs"
                data-columns="2"
                data-gap="none-l"
                data-above="l"
              >
                {localize(plan(seoPlan).words).features.map((feature) => (
                  <li className="entry" key={feature}>
                    {feature}
                  </li>
                ))}
              </ul>
              <a className="text-link" href={link('geo')}>
                {cost.geo}
              </a>
            </div>
          </div>
        </Section>
        <Section ground="warm" edge="rise" className="seo-proof lit">
          <div className="wrapper">
            <h2 className="display" data-size="l" id="own-example">
              {example.heading}
            </h2>
            <p className="lede" data-above="s">
              {example.lead}
            </p>
            <div data-above="xl">
              <figure>
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
          signature={<Picture file={picture(seoFootArt)} alt="" />}
          places={{ title: { cols: '1-8' }, words: { cols: '1-6' } }}
          title={closing.heading}
          text={closing.text}
          {...closingActions({ localize, link }, closing.action)}
        />
      </>
    );
  },
});
