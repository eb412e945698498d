import { geoArt } from '../../../content/art/services/geo.tsx';
import { labels } from '../../../content/labels.ts';
import { plan } from '../../../content/prices.ts';
import { geoPlan, geoWords } from '../../../content/services/geo.ts';
import { definePage } from '../../page.ts';
import { CallToAction } from '../../parts/call-to-action.tsx';
import { Dialogue } from './dialogue.tsx';
import { Section } from '../../parts/section.tsx';
import { Hero } from '../../parts/hero.tsx';
import { Picture } from '../../parts/picture.tsx';
import { PlanOffer } from '../../parts/plan-offer.tsx';
import { SectionHeading } from '../../parts/section-heading.tsx';
import { PercentageClaim } from '../../parts/percentage-claim.tsx';
import { OwnExample } from '../own-example.tsx';
import { Points } from '../../sections/points.tsx';
import { Split } from '../../sections/split.tsx';
import { Steps } from '../../sections/steps.tsx';

/** The GEO page: its signature is a conversation with an AI assistant set in type, in which only the source is lit. */
export const geo = definePage({
  route: 'geo',
  words: geoWords,
  ground: 'ink',
  share: { art: geoArt, alt: ({ areas }) => areas.picture },
  render: (context) => {
    const { words, link, picture, price, localize } = context;
    const { hero, conversation, what, benefits, steps, areas, myths, cost, closing } = words;
    return (
      <>
        <Hero className="geo-hero" ground="ink" variant="short" large="wide" title={hero.title} text={hero.text} />
        <Section ground="ink" flush labelledBy="conversation">
          <div className="wrapper">
            <Dialogue words={conversation} headingId="conversation" />
          </div>
        </Section>
        <Section ground="paper" edge="fall">
          <div className="wrapper grid" data-gap="l">
            <SectionHeading title={what.heading} cols="1-6" from="wide" />
            <div className="stack" data-gap="l" data-cols="1-6" data-row="2" data-from="wide">
              <p className="prose">{what.paragraphs[0]}</p>
              <p className="geo-end statement">{what.paragraphs[1]}</p>
            </div>
            <PercentageClaim claim={what.claim} cols="8-12" row="1-2" from="wide" align="end" />
          </div>
        </Section>
        <Section ground="warm" edge="rise">
          <div className="wrapper">
            <SectionHeading title={benefits.heading} />
            <Points
              className="geo-benefits"
              items={benefits.items}
              columns={2}
              titles="s"
              line="mark"
              measure={26}
              above="xl"
            />
          </div>
        </Section>
        <Section ground="paper" edge="crown">
          <div className="wrapper">
            <SectionHeading title={steps.heading} />
            <Steps className="geo-steps" items={steps.items} numbers="xl" titles="s" measure={34} above="xl" />
          </div>
        </Section>
        <Section ground="ink" edge="rise">
          <Split className="wrapper" from="wide" items="center">
            <div className="geo-areas__picture">
              <Picture file={picture(geoArt)} alt={areas.picture} />
            </div>
            <div>
              <SectionHeading title={areas.heading} />
              <Points items={areas.items} tight above="l" />
            </div>
          </Split>
        </Section>
        <OwnExample page="geo" context={context} ground="paper" edge="rise" />
        <Section ground="warm" edge="fall">
          <Split className="wrapper" ratio="6-5" from="wide" gap="2xl" items="start">
            <div>
              <SectionHeading title={myths.heading} />
              {myths.paragraphs.map((paragraph, index) => (
                <p
                  className={index + 1 === myths.paragraphs.length ? 'quiet' : undefined}
                  data-above="m"
                  data-measure="32"
                  key={paragraph}
                >
                  {paragraph}
                </p>
              ))}
            </div>
            <div className="plane geo-cost">
              <h2 className="display" data-size="s">
                {cost.heading}
              </h2>
              <PlanOffer price={price(geoPlan)} features={localize(plan(geoPlan).words).features} above="s" />
              <p className="quiet" data-above="m">
                {cost.text}
              </p>
              <a className="text-link" href={link('seo')} data-above="s">
                {cost.seo}
              </a>
            </div>
          </Split>
        </Section>
        <CallToAction
          edge="crown"
          title={closing.heading}
          text={closing.text}
          primary={{ label: closing.action, href: link('contact') }}
          secondary={{ label: localize(labels).stories, href: link('portfolio') }}
        />
      </>
    );
  },
});
