import { customComplexArt, customComplexWideArt } from '../../content/art/services/custom-complex.tsx';
import { growingStoneArt } from '../../content/art/services/growing-stone.tsx';
import { moduleSignsArt } from '../../content/art/services/module-stones.tsx';
import { plan } from '../../content/prices.ts';
import {
  customComplexWebsitesPlan,
  customComplexWebsitesWords,
} from '../../content/services/custom-complex-websites.ts';
import { drawingsOf } from '../parts/drawings.tsx';
import { definePage } from '../page.ts';
import { ButtonRow } from '../parts/button-row.tsx';
import { closingActions } from '../parts/closing-actions.ts';
import { Emphasis } from '../parts/emphasis.tsx';
import { Section } from '../parts/section.tsx';
import { Hero } from '../parts/hero.tsx';
import { NextStep } from '../parts/next-step.tsx';
import { Picture } from '../parts/picture.tsx';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { Points } from '../sections/points.tsx';
import { Split } from '../sections/split.tsx';
import { Steps } from '../sections/steps.tsx';

/** The page of the large website: its signature is a setting of many stones, and the line that goes on from it to the last word, past the four gains under one cut across the screen, on the ink of the price. */
export const customComplexWebsites = definePage({
  route: 'custom-complex-websites',
  words: customComplexWebsitesWords,
  ground: 'ink',
  share: { art: customComplexArt, alt: ({ hero }) => hero.picture },
  render: ({ words, link, picture, price, localize }) => {
    const { hero, definition, modules, steps, benefits, contribution, cost, next, closing } = words;
    const moduleSigns = drawingsOf(moduleSignsArt, picture);
    return (
      <>
        <Hero
          className="custom-hero"
          ground="ink"
          large="tablet"
          places={{
            words: { cols: '7-12', row: '2', from: 'full', align: 'start' },
          }}
          title={hero.title}
          text={hero.text}
          aside={
            <Picture file={picture(customComplexArt)} wide={picture(customComplexWideArt)} alt={hero.picture} eager />
          }
        />
        <Section ground="ink" flush>
          <div className="wrapper wire">
            <SectionHeading title={modules.heading} size="m" className="wire__heading" />
            <div>
              <ul
                className="points wire-modules large"
                role="list"
                data-columns="3"
                data-gap="l"
                data-line="none"
                data-room="m"
                data-above="s"
                data-stagger="100"
              >
                {modules.items.map(({ title, text }, index) => (
                  <li className="entry" data-reveal="" key={title}>
                    <div className="cluster" data-gap="s">
                      {moduleSigns[index]}
                      <h3 className="display" data-size="s">
                        {title}
                      </h3>
                    </div>
                    <p className="entry__text">{text}</p>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </Section>
        <Section ground="warm" edge="fall">
          <div className="wrapper wire">
            <SectionHeading title={definition.heading} size="m" className="wire__heading" />
            <div className="stack">
              <p className="display" data-size="hero">
                <Emphasis>{definition.paragraphs[0]!}</Emphasis>
              </p>
              <p className="statement">{definition.paragraphs[1]}</p>
              <p className="measure large quiet">{definition.paragraphs[2]}</p>
            </div>
          </div>
        </Section>
        <Section ground="warm" flush>
          <div className="wrapper wire">
            <SectionHeading title={steps.heading} size="m" className="wire__heading" />
            <div>
              <Steps
                className="wire-steps"
                items={steps.items}
                figures={drawingsOf(growingStoneArt, picture)}
                titles="m"
                line="none"
              />
            </div>
          </div>
        </Section>
        <Section ground="ink" edge="rise" flush className="wire-cut">
          <div className="wrapper wire">
            <SectionHeading title={benefits.heading} size="m" className="wire__heading" />
            <Points items={benefits.items} titles="m" columns={2} from="full" gap="l" line="mark" />
          </div>
        </Section>
        <Section ground="ink" flush>
          <div className="wrapper wire">
            <SectionHeading title={cost.heading} size="m" className="wire__heading" />
            <div>
              <PlanOffer
                largePeriod
                price={price(customComplexWebsitesPlan)}
                plan={localize(plan(customComplexWebsitesPlan).words).title}
              />
              <ul
                className="points wire-modules statement"
                role="list"
                data-above="l"
                data-columns="2"
                data-gap="none-l"
                data-line="none"
                data-room="xs"
              >
                {localize(plan(customComplexWebsitesPlan).words).features.map((feature) => (
                  <li className="entry" key={feature}>
                    {feature}
                  </li>
                ))}
              </ul>
              <p className="measure large" data-above="l">
                {cost.text}
              </p>
            </div>
          </div>
        </Section>
        <Section ground="warm">
          <div className="wrapper wire">
            <SectionHeading title={contribution.heading} lead={contribution.intro} size="m" className="wire__heading" />
            <div className="stack" data-gap="xl">
              <ul className="stack wire-plates" role="list" data-gap="m">
                {contribution.items.map((item) => (
                  <li key={item}>
                    <p className="statement" data-pad="s">
                      {item}
                    </p>
                  </li>
                ))}
              </ul>
              <div className="wire-plates">
                <div>
                  <div className="plane framed wire-stone lit" data-pad="m">
                    <NextStep className="lede" heading={next.heading} text={next.text} />
                  </div>
                </div>
              </div>
            </div>
          </div>
        </Section>
        <Section ground="ink" edge="fall" className="custom-end">
          <div className="wrapper wire">
            <Split className="custom-end__part" ratio="6-6" from="full" gap="l" items="center">
              <h2 className="display" data-size="xl">
                <Emphasis>{closing.heading}</Emphasis>
              </h2>
              <div>
                <p className="lede">{closing.text}</p>
                <ButtonRow above="l" {...closingActions({ localize, link }, closing.action)} />
              </div>
            </Split>
          </div>
        </Section>
      </>
    );
  },
});
