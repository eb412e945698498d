import { seoArt } from '../../content/art/services/seo.tsx';
import { labels } from '../../content/labels.ts';
import { plan } from '../../content/prices.ts';
import { seoPlan, seoWords } from '../../content/services/seo.ts';
import { ownExampleWords } from '../../content/services/own-example.ts';
import { definePage } from '../page.ts';
import { ButtonRow } from '../parts/button-row.tsx';
import { Emphasis } from '../parts/emphasis.tsx';
import { Section } from '../parts/section.tsx';
import { Hero } from '../parts/hero.tsx';
import { Picture } from '../parts/picture.tsx';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { PercentageClaim } from '../parts/percentage-claim.tsx';
import { OwnProofs } from './own-example.tsx';
import { Points } from '../sections/points.tsx';
import { Prose } from '../sections/prose.tsx';
import { Split } from '../sections/split.tsx';
import { Steps } from '../sections/steps.tsx';

/** Three results below the first, each further left and further from the light; for the eye only. */
function EmptyResults() {
  return (
    <svg
      className="seo-end__others"
      viewBox="0 0 1376 240"
      preserveAspectRatio="xMinYMin slice"
      fill="none"
      stroke="var(--mark)"
      aria-hidden="true"
    >
      {[0, 1, 2].map((place) => (
        <g key={place} transform={`translate(${160 - place * 80} ${place * 82})`} opacity={0.9 - place * 0.3}>
          <path d="M15 .5H961L975.5 15V57L961 71.5H15L.5 57V15z" />
          <path strokeWidth="7" d="M28 28H284" />
          <path strokeWidth="5" opacity="0.4" d="M28 46H508" />
        </g>
      ))}
    </svg>
  );
}

/** The SEO page: its signature is the way up: results that rise, seven steps along one line, and at the end the first place. */
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
        <Section ground="warm" flush>
          <div className="wrapper grid">
            <SectionHeading title={what.heading} cols="1-5" />
            <Prose paragraphs={what.paragraphs} cols="6-11" />
          </div>
          <div className="wrapper grid seo-why" data-above="2xl" data-gap="l">
            <PercentageClaim claim={why.claim} cols="1-6" row="1-2" from="wide" />
            <SectionHeading title={why.heading} size="m" cols="8-12" row="1" from="wide" />
            <Points items={why.items} tight measure={32} cols="8-12" row="2" from="wide" />
          </div>
        </Section>
        <Section ground="ink" edge="rise" labelledBy="way-up">
          <div className="wrapper climb">
            <SectionHeading title={steps.heading} size="xl" className="climb__heading" id="way-up" />
            <Steps className="climbing-steps" items={steps.items} line="none" room="none" above="xl" />
          </div>
        </Section>
        <Section ground="paper" edge="crown">
          <div className="wrapper seo-results">
            <SectionHeading title={types.heading} lead={types.intro} size="m" className="seo-results__heading" />
            <Steps
              className="seo-kinds"
              items={types.items}
              entryClass="plane"
              numbers="s"
              titles="s"
              line="none"
              tight
              stagger="100"
            />
          </div>
        </Section>
        <Section ground="paper" rule>
          <div className="wrapper grid">
            <SectionHeading title={honesty.heading} className="grid__lead" />
            <Split ratio="5-4" from="wide" cols="3-11">
              <p className="statement">{honesty.paragraphs[0]}</p>
              <p className="quiet">{honesty.paragraphs[1]}</p>
            </Split>
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
        <Section ground="paper" rule labelledBy="own-example">
          <Split className="wrapper" ratio="4-7" from="wide" items="start">
            <SectionHeading
              title={localize(ownExampleWords.seo).heading}
              lead={localize(ownExampleWords.seo).lead}
              size="m"
              id="own-example"
            />
            <OwnProofs page="seo" context={context} />
          </Split>
        </Section>
        <Section ground="ink" edge="rise">
          <div className="wrapper stack" data-gap="s">
            <Split className="plane lit seo-end__first" from="full" gap="l" items="end">
              <h2 className="display" data-size="xl">
                <Emphasis>{closing.heading}</Emphasis>
              </h2>
              <div>
                <p className="large">{closing.text}</p>
                <ButtonRow
                  above="l"
                  primary={{ label: closing.action, href: link('contact') }}
                  secondary={{ label: localize(labels).stories, href: link('portfolio') }}
                />
              </div>
            </Split>
            <EmptyResults />
          </div>
        </Section>
      </>
    );
  },
});
