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

/** The SEO page: its signature is the way up: a mountain, seven steps along the cut between paper and ink, and at the end the summit. */
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
        <Section ground="warm">
          <div className="wrapper grid">
            <SectionHeading title={what.heading} cols="1-5" />
            <Prose paragraphs={what.paragraphs} statement="first" className="large" cols="6-12" />
          </div>
          <div className="wrapper grid" data-gap="l" data-above="2xl">
            <div className="stack" data-gap="m" data-cols="1-5" data-from="full">
              <SectionHeading title={why.heading} size="hero" />
              <p className="large">{`${why.share} ${example.figure}`}</p>
            </div>
            <Points
              className="seo-why large"
              items={why.items}
              columns={2}
              titles="m"
              line="mark"
              gap="m"
              cols="6-12"
              from="full"
            />
          </div>
        </Section>
        <Section ground="ink" className="way-up" labelledBy="way-up">
          <div className="wrapper climb">
            <SectionHeading title={steps.heading} size="xl" className="climb__heading" id="way-up" />
            <Steps className="climbing-steps" items={steps.items} titles="xs" line="none" room="none" />
          </div>
        </Section>
        <Section ground="warm">
          <div className="wrapper grid">
            <SectionHeading title={types.heading} lead={types.intro} size="xl" cols="1-6" from="wide" />
          </div>
          <div
            className="wrapper columns"
            data-columns={3}
            data-from="full"
            data-gap="none"
            data-items="end"
            data-above="l"
            data-stagger="100"
          >
            {types.groups.map(({ heading, items }) => (
              <div className="seo-kinds" key={heading}>
                <h3 className="display accent" data-size="m">
                  <em>{heading}</em>
                </h3>
                <Points className="large" items={items} level={4} titles="s" line="none" />
              </div>
            ))}
          </div>
        </Section>
        <Section ground="warm" flush>
          <div className="wrapper grid">
            <SectionHeading title={honesty.heading} size="xl" cols="1-5" from="wide" />
            <Prose paragraphs={honesty.paragraphs} statement="first" className="large" cols="6-12" from="wide" />
          </div>
        </Section>
        <Section ground="warm" className="lit">
          <div className="wrapper grid" data-gap="l">
            <PlanOffer
              className="seo-price"
              largePeriod
              price={price(seoPlan)}
              plan={localize(plan(seoPlan).words).title}
              cols="1-7"
              from="wide"
              align="end"
            />
            <div data-cols="8-12" data-from="wide" data-align="end">
              <SectionHeading title={cost.heading} lead={cost.text} />
              <a className="text-link" href={link('geo')} data-above="s">
                {cost.geo}
              </a>
            </div>
            <ul
              className="plan-offer__features facet-list columns large"
              role="list"
              data-columns="4"
              data-from="wide"
              data-gap="none-l"
            >
              {localize(plan(seoPlan).words).features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </div>
        </Section>
        <Section ground="ink" edge="fall" labelledBy="own-example">
          <div className="wrapper stack" data-gap="xl">
            <SectionHeading title={example.heading} lead={example.lead} id="own-example" />
            <figure>
              <figcaption className="quiet">{own.caption}</figcaption>
              <div className="own-result plane" data-ground="paper" data-above="s">
                <p>{`${site.name} › SEO`}</p>
                <div className="split" data-split="8-4" data-from="wide" data-gap="l" data-items="end" data-above="m">
                  <p className="display">
                    {/* The line above has named the site already. */}
                    {head.title
                      .replace(` | ${site.name}`, '')
                      .split(/(?<=[,:]) /)
                      .map((part) => (
                        <span className="own-result__title sentence" key={part}>
                          {part}{' '}
                        </span>
                      ))}
                  </p>
                  <p className="large">{head.description}</p>
                </div>
              </div>
            </figure>
            <OwnProofs proofs={ownProofs('seo', context)} />
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
