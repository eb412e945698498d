import { seoArt } from '../../content/art/services/seo.tsx';
import { labels } from '../../content/labels.ts';
import { plan } from '../../content/prices.ts';
import { seoPlan, seoWords } from '../../content/services/seo.ts';
import { definePage } from '../page.ts';
import { CallToAction } from '../parts/call-to-action.tsx';
import { Section } from '../parts/section.tsx';
import { Hero } from '../parts/hero.tsx';
import { Picture } from '../parts/picture.tsx';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { PercentageClaim } from '../parts/percentage-claim.tsx';
import { OwnExample } from './own-example.tsx';
import { Points } from '../sections/points.tsx';
import { Prose } from '../sections/prose.tsx';
import { Split } from '../sections/split.tsx';
import { Steps } from '../sections/steps.tsx';

/** The SEO page: its signature is the way up, seven steps along one line that climbs at 22.5°. */
export const seo = definePage({
  route: 'seo',
  words: seoWords,
  ground: 'paper',
  share: { art: seoArt, alt: ({ hero }) => hero.picture },
  render: (context) => {
    const { words, link, picture, price, localize } = context;
    const { hero, what, why, steps, types, honesty, cost, closing } = words;
    return (
      <>
        <Hero
          className="seo-hero"
          ground="warm"
          large="tablet"
          places={{
            title: { cols: '6-12', row: '1' },
            words: { cols: '6-12', row: '2' },
            aside: { cols: '1-5', row: '1-2', align: 'center' },
          }}
          title={hero.title}
          text={hero.text}
          aside={<Picture file={picture(seoArt)} alt={hero.picture} eager />}
        />
        <Section ground="paper" edge="fall">
          <div className="wrapper grid">
            <SectionHeading title={what.heading} className="grid__lead" />
            <Prose paragraphs={what.paragraphs} className="grid__text" />
          </div>
          <div className="wrapper grid seo-why" data-above="2xl" data-gap="l">
            <SectionHeading title={why.heading} size="m" cols="8-12" from="wide" />
            <PercentageClaim claim={why.claim} cols="1-6" row="1-2" from="wide" />
            <Points items={why.items} tight measure={32} cols="8-12" from="wide" />
          </div>
        </Section>
        <Section ground="ink" edge="rise" labelledBy="way-up">
          <div className="wrapper climb">
            <SectionHeading title={steps.heading} size="xl" className="climb__heading" id="way-up" />
            <Steps className="climbing-steps" items={steps.items} line="none" room="none" above="xl" />
          </div>
        </Section>
        <Section ground="warm" edge="crown">
          <Split ratio="4-8" from="full" className="wrapper">
            <SectionHeading title={types.heading} lead={types.intro} align="start" sticky="full" />
            <Steps
              className="seo-kinds"
              items={types.items}
              numbers="small"
              line="mark"
              titles="s"
              tight
              measure={32}
              stagger="100"
              closed
            />
          </Split>
        </Section>
        <Section ground="paper" edge="fall">
          <div className="wrapper grid">
            <SectionHeading title={honesty.heading} className="grid__lead" />
            <Prose className="seo-honesty" paragraphs={honesty.paragraphs} statement="first" cols="3-11" from="wide" />
            <div className="ruled split" data-split="5-7" data-from="wide" data-gap="l" data-room="xl">
              <div>
                <h2 className="display" data-size="m">
                  {cost.heading}
                </h2>
                <p className="quiet" data-above="s" data-measure="28">
                  {cost.text}
                </p>
                <a className="text-link" href={link('geo')} data-above="s">
                  {cost.geo}
                </a>
              </div>
              <PlanOffer price={price(seoPlan)} features={localize(plan(seoPlan).words).features} />
            </div>
          </div>
        </Section>
        <OwnExample page="seo" context={context} ground="warm" edge="rise" />
        <CallToAction
          title={closing.heading}
          text={closing.text}
          primary={{ label: closing.action, href: link('contact') }}
          secondary={{ label: localize(labels).stories, href: link('portfolio') }}
        />
      </>
    );
  },
});
