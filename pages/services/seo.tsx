import { seoSummitArt } from '../../content/art/services/seo-summit.tsx';
import { plan } from '../../content/prices.ts';
import { seoPlan, seoWords } from '../../content/services/seo.ts';
import { ownExampleWords } from '../../content/services/own-example.ts';
import { site } from '../../content/site.ts';
import { definePage } from '../page.ts';
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
import { Steps } from '../sections/steps.tsx';

/** The SEO page: its signature is the way up: one ridge from the mountain of the head, with seven steps along it, to the summit at the end. */
export const seo = definePage({
  route: 'seo',
  words: seoWords,
  ground: 'paper',
  share: { art: seoSummitArt, alt: ({ hero }) => hero.picture },
  render: (context) => {
    const { words, link, picture, price, localize } = context;
    const { head, hero, what, why, steps, types, honesty, cost, own, closing } = words;
    const example = localize(ownExampleWords.seo);
    return (
      <>
        <Hero
          className="seo-hero"
          ground="warm"
          large="tablet"
          places={{ title: { cols: '1-9' }, words: { cols: '1-5' } }}
          title={hero.title}
          text={hero.text}
          aside={<Picture file={picture(seoSummitArt)} alt={hero.picture} eager />}
        />
        <Section ground="warm" className="lit">
          <div className="wrapper grid" data-gap="m">
            <SectionHeading title={what.heading} />
            <p className="display" data-size="m">
              {what.paragraphs[0]}
            </p>
            <p className="large" data-cols="7-12">
              {what.paragraphs[1]}
            </p>
          </div>
        </Section>
        <Section ground="warm" className="lit seo-why" flush>
          <div className="wrapper">
            <SectionHeading title={why.heading} size="hero" />
            <Points className="ridge poles large" items={why.items} titles="s" line="none" gap="none" />
            <div className="grid">
              <p className="statement" data-cols="7-12" data-from="full">
                {`${why.share} ${example.figure}`}
              </p>
            </div>
          </div>
        </Section>
        <Section ground="ink" className="way-up" labelledBy="way-up">
          <div className="wrapper">
            <SectionHeading title={steps.heading} size="xl" className="lit" id="way-up" />
            <Steps
              className="ridge poles climbing-steps large"
              items={steps.items}
              titles="s"
              line="none"
              gap="l"
              room="none"
            />
          </div>
        </Section>
        <Section ground="ink" className="seo-ledges" flush>
          <div className="wrapper grid">
            <SectionHeading title={types.heading} lead={types.intro} size="hero" cols="1-5" />
          </div>
          <div data-stagger="100">
            {types.groups.map(({ heading, items }) => (
              <div className="ridge seo-ledge lit" key={heading}>
                <div className="wrapper">
                  <h3 className="display" data-size="m">
                    <em>{heading}</em>
                  </h3>
                  <Points className="large" items={items} level={4} titles="s" line="none" />
                </div>
              </div>
            ))}
          </div>
          <div className="ridge seo-ledge lit">
            <div className="wrapper">
              <SectionHeading title={honesty.heading} />
              <Prose paragraphs={honesty.paragraphs} statement="first" className="large" />
            </div>
          </div>
        </Section>
        <Section ground="warm" className="seo-foot" flush>
          <div className="wrapper ridge seo-hut lit stack" data-gap="m">
            <SectionHeading title={cost.heading} />
            <PlanOffer largePeriod price={price(seoPlan)} plan={localize(plan(seoPlan).words).title} />
            <p className="large measure">{cost.text}</p>
            <a className="text-link" href={link('geo')}>
              {cost.geo}
            </a>
            <ul className="columns large strong" role="list" data-columns="4" data-from="wide" data-gap="s">
              {localize(plan(seoPlan).words).features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </div>
        </Section>
        <Section ground="ink" className="seo-ledges" labelledBy="own-example">
          <div className="wrapper stack" data-gap="xl">
            <figure>
              <figcaption className="quiet">{own.caption}</figcaption>
              <div className="plane stack" data-ground="paper" data-gap="m" data-pad="l" data-above="s">
                <p>{`${site.name} › SEO`}</p>
                {/* The line above has named the site already. */}
                <p className="display" data-size="hero">
                  {head.title
                    .replace(` | ${site.name}`, '')
                    .split(/(?<=[,:]) /)
                    .map((part) => (
                      <span className="sentence" key={part}>
                        {part}{' '}
                      </span>
                    ))}
                </p>
                <p className="large measure">{head.description}</p>
              </div>
            </figure>
            <div className="grid">
              <SectionHeading title={example.heading} size="hero" cols="1-5" id="own-example" />
            </div>
          </div>
          <div className="ridge seo-ledge lit" data-stagger="100">
            <div className="wrapper">
              <p className="statement">{example.lead}</p>
              <OwnProofs proofs={ownProofs('seo', context)} />
            </div>
          </div>
        </Section>
        <CallToAction
          className="seo-end"
          edge={null}
          signature={<Picture file={picture(seoSummitArt)} alt="" />}
          places={{ title: { cols: '1-8' }, words: { cols: '1-6' } }}
          title={closing.heading}
          text={closing.text}
          {...closingActions({ localize, link }, closing.action)}
        />
      </>
    );
  },
});
