import type { ReactNode } from 'react';
import { labels } from '../../content/labels.ts';
import { money, plan, type PlanId, plansOf, type PriceGroup } from '../../content/prices.ts';
import { pricingWords } from '../../content/pricing.ts';
import { answered, questionWords } from '../../content/questions.ts';
import { polishedStoneArt } from '../../content/art/services/cut-and-uncut.tsx';
import type { WordsOf } from '../../content/locale.ts';
import { definePage, type PageContext } from '../page.ts';
import { CallToAction } from '../parts/call-to-action.tsx';
import { closingActions } from '../parts/closing-actions.ts';
import { placeOf } from '../parts/place.ts';
import { Section } from '../parts/section.tsx';
import { Hero } from '../parts/hero.tsx';
import { PlanCard } from './plan-card.tsx';
import { PriceSlope, Summit } from './price-slope.tsx';
import { Faq } from '../sections/faq.tsx';
import { Points } from '../sections/points.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';

type Words = WordsOf<typeof pricingWords>;

interface PlanCardsProps {
  readonly group: PriceGroup;
  /** Those of the group that stand together: all unless said. */
  readonly plans?: readonly PlanId[];
  readonly context: PageContext<Words>;
}

/** Plans of one group, row by row. */
const PlanCards = ({ group, plans = plansOf(group), context }: PlanCardsProps) => (
  <ul role="list" data-group={group} data-above="l">
    {plans.map((id) => (
      <li key={id} id={`plan-${id}`}>
        <PlanCard id={id} context={context} />
      </li>
    ))}
  </ul>
);

interface PriceHeadProps {
  readonly group: PriceGroup;
  readonly title: string;
  readonly children: ReactNode;
}

/** What the plans of a group are. */
const PriceHead = ({ group, title, children }: PriceHeadProps) => (
  <div className="stack" data-gap="xs">
    <h2 className="display" data-size="xl" id={`prices-${group}`}>
      {title}
    </h2>
    {children}
  </div>
);

/** The price list: its signature is every plan as a stone whose face is as large as its price, all climbing one slope, at whose top the page ends; between them the plans row by row, the popular one of each group with its stone. */
export const pricing = definePage({
  route: 'pricing',
  words: pricingWords,
  ground: 'ink',
  share: { art: polishedStoneArt, alt: ({ sharePicture }) => sharePicture },
  render: (context) => {
    const { hero, groups, reading, notes, closing } = context.words;
    const questions = context.localize(questionWords);
    const monthly = plansOf('marketing').filter((id) => plan(id).period === 'month');
    const planned = plansOf('marketing').filter((id) => !monthly.includes(id));
    return (
      <>
        <Hero
          ground="ink"
          variant="short"
          tall
          className="pricing-hero"
          title={hero.title}
          text={`${hero.lead} ${hero.scale}`}
          aside={<PriceSlope context={context} />}
        />
        <Section ground="ink" labelledBy="prices-website">
          <div className="wrapper price-group">
            <PriceHead group="website" title={groups.website.title}>
              <div>
                <p className="lede">{groups.website.lead}</p>
                <a className="text-link" href={context.link('website-configurator')} data-above="2xs">
                  {groups.website.link}
                </a>
              </div>
            </PriceHead>
            <PlanCards group="website" context={context} />
          </div>
        </Section>
        <Section ground="paper" labelledBy="prices-marketing">
          <div className="wrapper price-group">
            <PriceHead group="marketing" title={groups.marketing.title}>
              <p className="lede">{groups.marketing.lead}</p>
            </PriceHead>
            <PlanCards group="marketing" plans={monthly} context={context} />
          </div>
          <div className="wrapper price-group" data-above="xl">
            <p className="display" data-size="m">
              {groups.marketing.planned}
            </p>
            <PlanCards group="marketing" plans={planned} context={context} />
          </div>
        </Section>
        <Section ground="ink" labelledBy="prices-branding">
          <div className="wrapper price-group">
            <PriceHead group="branding" title={groups.branding.title}>
              <p className="lede">{groups.branding.lead}</p>
            </PriceHead>
            <PlanCards group="branding" context={context} />
          </div>
        </Section>
        <Section ground="paper" className="lit" labelledBy="reading">
          <div className="wrapper grid" data-gap="2xl">
            <div {...placeOf({ cols: '1-4', from: 'wide' })}>
              <SectionHeading title={reading.title} lead={reading.lead} size="m" id="reading" />
              <p className="price-key cluster" data-gap="s" data-align="end" data-above="l" aria-hidden="true">
                {(['redesign', 'seo-geo'] as const).map((id) => (
                  <span className="plan-stone" data-cut={plan(id).period} key={id}>
                    <span className="figures">{money(100, context.locale)}</span>
                    {context.price(id).period}
                  </span>
                ))}
              </p>
              <Points items={[notes.from, notes.often, notes.tax, notes.together]} above="xl" />
            </div>
            <section {...placeOf({ cols: '5-12', from: 'wide' })} aria-labelledby="questions">
              <SectionHeading title={questions.title} size="m" id="questions" />
              <Faq name="questions" items={answered(questions.entries, context.localize)} above="l" />
            </section>
          </div>
        </Section>
        <CallToAction
          title={closing.title}
          text={closing.text}
          {...closingActions(context, context.localize(labels).contactUs)}
          edge={null}
          className="price-end"
          signature={<Summit />}
          places={{ title: { cols: '1-8', from: 'wide' }, words: { cols: '1-5', from: 'wide' } }}
        />
      </>
    );
  },
});
