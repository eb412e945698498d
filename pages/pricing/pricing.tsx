import { cuts } from '../../content/art/services/cut/plan-stones.tsx';
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
import type { Action } from '../parts/button-row.tsx';
import { PlanCard } from './plan-card.tsx';
import { Faq } from '../sections/faq.tsx';
import { Points } from '../sections/points.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';

type Words = WordsOf<typeof pricingWords>;

interface PlanCardsProps {
  readonly group: PriceGroup;
  /** Those of the group that stand on one shelf: all unless said. */
  readonly plans?: readonly PlanId[];
  readonly context: PageContext<Words>;
}

/** Plans of one group on their shelf; a phone has one shelf for all their stones, to the scale of the whole page. */
function PlanCards({ group, plans = plansOf(group), context }: PlanCardsProps) {
  const words = context.localize(labels);
  return (
    <>
      <p className="price-shelf" aria-hidden="true">
        {plans.map((id) => (
          <span data-cut={cuts[id]} key={id}>
            {context.price(id).amount}
          </span>
        ))}
      </p>
      <ul className="plan-cards" role="list" data-group={group}>
        {plans.map((id) => {
          const { route, fragment, popular, words: ownWords } = plan(id);
          return (
            <li key={id}>
              <PlanCard
                cut={cuts[id]}
                words={context.localize(ownWords)}
                price={context.price(id)}
                popular={popular && words.popular}
                learn={{ label: words.learnMore, href: context.link(route, fragment) }}
                contact={{ label: words.contactUs, href: `${context.link('contact')}?project=${group}` }}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface HeadProps {
  readonly title: string;
  readonly id: string;
  readonly lead: string;
  /** What a stone of a hundred is called, by which the others are measured; where the measure is that of the group before, nothing. */
  readonly hundred?: string;
  /** A way on from the lead. */
  readonly way?: Action;
}

/** What a group is, and the scale of its stones: one of a hundred, drawn as they are. */
function Head({ title, id, lead, hundred, way }: HeadProps) {
  return (
    <div className="price-head">
      <h2 className="price-head__title display" data-size="xl" id={id}>
        {title}
      </h2>
      <div>
        <p className="lede">{lead}</p>
        {way && (
          <a className="text-link" href={way.href} data-above="2xs">
            {way.label}
          </a>
        )}
      </div>
      {hundred && (
        <p className="price-head__key small figures" aria-hidden="true">
          {hundred}
        </p>
      )}
    </div>
  );
}

/** The price list: its signature is every plan as a stone whose face is as large as its price, to one scale, on the shelf that what it buys hangs from. */
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
    const hundredOf = (id: PlanId) => `${money(100, context.locale)} ${context.price(id).period}`;
    return (
      <>
        <Hero ground="ink" variant="short" className="pricing-hero" title={hero.title} text={hero.lead} />
        <Section ground="ink" labelledBy="prices-website">
          <div className="wrapper price-group" data-plans="website">
            <Head
              title={groups.website.title}
              id="prices-website"
              lead={groups.website.lead}
              hundred={`${hero.scale} ${hundredOf('redesign')}.`}
              way={{ label: groups.website.link, href: context.link('website-configurator') }}
            />
            <PlanCards group="website" context={context} />
          </div>
        </Section>
        <Section ground="paper" labelledBy="prices-marketing">
          <div className="wrapper price-group" data-plans="monthly">
            <Head
              title={groups.marketing.title}
              id="prices-marketing"
              lead={groups.marketing.lead}
              hundred={`${hundredOf('seo-geo')}${groups.marketing.scale}`}
            />
            <PlanCards group="marketing" plans={monthly} context={context} />
          </div>
        </Section>
        <Section ground="paper" className="lit">
          <div className="wrapper price-group" data-plans="planned">
            <div className="price-head">
              <p className="price-head__title display" data-size="xl">
                {groups.marketing.planned}
              </p>
            </div>
            <p className="price-head__key small figures" aria-hidden="true">
              {hundredOf('content-calendar')}
            </p>
            <PlanCards group="marketing" plans={planned} context={context} />
          </div>
        </Section>
        <Section ground="ink" labelledBy="prices-branding">
          <div className="wrapper price-group" data-plans="branding">
            <Head title={groups.branding.title} id="prices-branding" lead={groups.branding.lead} />
            <PlanCards group="branding" context={context} />
          </div>
        </Section>
        <Section ground="warm" labelledBy="reading">
          <div className="wrapper grid" data-gap="2xl">
            <div {...placeOf({ cols: '1-4', from: 'wide' })}>
              <SectionHeading title={reading.title} lead={reading.lead} size="m" id="reading" />
              <Points items={[notes.from, notes.often, notes.tax, notes.together]} above="l" />
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
          className="pricing-end"
          centred
          places={{ words: {} }}
        />
      </>
    );
  },
});
