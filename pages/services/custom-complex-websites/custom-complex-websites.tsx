import { customComplexArt } from '../../../content/art/services/custom-complex.tsx';
import { fiveCutsArt } from '../../../content/art/services/five-cuts.tsx';
import { labels } from '../../../content/labels.ts';
import { plan } from '../../../content/prices.ts';
import {
  customComplexWebsitesPlan,
  customComplexWebsitesWords,
} from '../../../content/services/custom-complex-websites.ts';
import { definePage } from '../../page.ts';
import { CallToAction } from '../../parts/call-to-action.tsx';
import { FacetSign } from '../../parts/facet-sign.tsx';
import { Section } from '../../parts/section.tsx';
import { Hero } from '../../parts/hero.tsx';
import { JoinedModules } from './joined-modules.tsx';
import { NextStep } from '../../parts/next-step.tsx';
import { Picture } from '../../parts/picture.tsx';
import { PlanOffer } from '../../parts/plan-offer.tsx';
import { SectionHeading } from '../../parts/section-heading.tsx';
import { Points } from '../../sections/points.tsx';
import { Steps } from '../../sections/steps.tsx';

const polishedStone = fiveCutsArt.at(-1)!;

/** The page of the large website: its signature is modules of every form around one stone. */
export const customComplexWebsites = definePage({
  route: 'custom-complex-websites',
  words: customComplexWebsitesWords,
  ground: 'ink',
  share: { art: customComplexArt, alt: ({ hero }) => hero.picture },
  render: ({ words, link, picture, price, localize }) => {
    const { hero, definition, modules, steps, benefits, contribution, cost, next, closing } = words;
    return (
      <>
        <Hero
          className="custom-hero"
          ground="ink"
          large="tablet"
          places={{
            words: { cols: '8-12', row: '2', align: 'center' },
            aside: { cols: '1-7', row: '2' },
          }}
          title={hero.title}
          text={hero.text}
          aside={<Picture file={picture(customComplexArt)} alt={hero.picture} eager />}
        />
        <Section ground="paper" edge="fall">
          <div className="wrapper grid">
            <SectionHeading title={definition.heading} cols="1-5" from="wide" />
            <div className="stack" data-cols="6-12" data-from="wide">
              <p className="custom-definition statement">{definition.paragraphs[0]}</p>
              <p className="measure quiet">{definition.paragraphs[1]}</p>
            </div>
          </div>
        </Section>
        <Section ground="ink" edge="crown">
          <div className="wrapper">
            <SectionHeading title={modules.heading} />
            <JoinedModules modules={modules.items} stone={picture(polishedStone)} />
          </div>
        </Section>
        <Section ground="warm" edge="rise">
          <div className="wrapper">
            <SectionHeading title={steps.heading} size="xl" />
            <Steps className="custom-steps" items={steps.items} line="mark" room="l" above="xl" />
          </div>
        </Section>
        <Section ground="paper" edge="fall">
          <div className="wrapper">
            <SectionHeading title={benefits.heading} />
            <Points
              className="custom-benefits"
              items={benefits.items}
              figures={benefits.items.map(({ title }, index) => (
                <FacetSign key={title} lit={index + 1} />
              ))}
              titles="s"
              line="none"
              room="none"
              above="xl"
            />
          </div>
        </Section>
        <Section ground="warm" edge="crown">
          <div className="wrapper grid">
            <SectionHeading title={cost.heading} size="m" cols="1-5" row="1" />
            <PlanOffer
              className="custom-offer"
              cols="7-12"
              row="1-2"
              price={price(customComplexWebsitesPlan)}
              features={localize(plan(customComplexWebsitesPlan).words).features}
            />
            <p className="custom-cost measure" data-cols="1-5" data-row="2">
              {cost.text}
            </p>
            <div data-cols="1-6">
              <h2 className="display" data-size="s">
                {contribution.heading}
              </h2>
              <p className="quiet" data-above="xs">
                {contribution.intro}
              </p>
              <ol
                className="steps custom-ask"
                role="list"
                data-above="m"
                data-line="none"
                data-room="xs"
                data-numbers="s"
              >
                {contribution.items.map((item, index) => (
                  <li className="entry" key={item}>
                    <span className="entry__number" aria-hidden="true">
                      {index + 1}
                    </span>
                    <p>{item}</p>
                  </li>
                ))}
              </ol>
            </div>
            <NextStep heading={next.heading} text={next.text} cols="8-12" />
          </div>
        </Section>
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
