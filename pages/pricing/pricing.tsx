import { cuts } from '../../content/art/services/cut/plan-stones.tsx';
import { labels } from '../../content/labels.ts';
import { plan, type PlanId, plansOf, type PriceGroup } from '../../content/prices.ts';
import { pricingWords } from '../../content/pricing.ts';
import { answered, questionWords } from '../../content/questions.ts';
import { polishedStoneArt } from '../../content/art/services/cut-and-uncut.tsx';
import type { WordsOf } from '../../content/locale.ts';
import type { Point } from '../../content/word-shapes.ts';
import { definePage, type PageContext } from '../page.ts';
import { CallToAction } from '../parts/call-to-action.tsx';
import { closingActions } from '../parts/closing-actions.ts';
import { Section } from '../parts/section.tsx';
import { Hero } from '../parts/hero.tsx';
import { PlanCard } from './plan-card.tsx';
import { Faq } from '../sections/faq.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';

type Words = WordsOf<typeof pricingWords>;

interface PlanCardsProps {
  readonly group: PriceGroup;
  /** Those of the group that stand on one horizon: all unless said. */
  readonly plans?: readonly PlanId[];
  readonly context: PageContext<Words>;
}

/** Plans of one group on their horizon. */
function PlanCards({ group, plans = plansOf(group), context }: PlanCardsProps) {
  const words = context.localize(labels);
  return (
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
  );
}

/** How the prices of a horizon are read. */
function PriceNote({ title, text }: Point) {
  return (
    <div className="price-note">
      <h3 className="display" data-size="s">
        {title}
      </h3>
      <p className="large" data-measure="26" data-above="2xs">
        {text}
      </p>
    </div>
  );
}

/** The price list: its signature is every plan as a stone whose face is as large as its price, all to one scale, on the edge of the paper that says what it buys. */
export const pricing = definePage({
  route: 'pricing',
  words: pricingWords,
  ground: 'ink',
  share: { art: polishedStoneArt, alt: ({ sharePicture }) => sharePicture },
  render: (context) => {
    const { hero, groups, notes, closing } = context.words;
    const questions = context.localize(questionWords);
    const monthly = plansOf('marketing').filter((id) => plan(id).period === 'month');
    const planned = plansOf('marketing').filter((id) => !monthly.includes(id));
    return (
      <>
        <Hero ground="ink" variant="short" className="pricing-hero" title={hero.title} text={hero.lead} />
        <Section ground="ink" className="price-section" labelledBy="prices-website">
          <div className="wrapper price-group" data-plans="website">
            <div className="price-group__heading">
              <SectionHeading title={groups.website.title} lead={groups.website.lead} id="prices-website" />
              <a className="text-link" href={context.link('website-configurator')} data-above="s">
                {groups.website.link}
              </a>
            </div>
            <PlanCards group="website" context={context} />
            <PriceNote {...notes.from} />
          </div>
        </Section>
        <Section ground="ink" edge="crown" className="price-section" labelledBy="prices-marketing">
          <div className="wrapper price-group" data-plans="marketing">
            <SectionHeading
              title={groups.marketing.title}
              lead={groups.marketing.lead}
              id="prices-marketing"
              className="price-group__heading"
            />
            <PlanCards group="marketing" plans={monthly} context={context} />
            <PriceNote {...notes.often} />
          </div>
          <div className="wrapper price-group" data-plans="marketing">
            <p className="price-group__heading display">{groups.marketing.planned}</p>
            <PlanCards group="marketing" plans={planned} context={context} />
            <PriceNote {...notes.tax} />
          </div>
        </Section>
        <Section ground="ink" edge="rise" className="price-section" labelledBy="prices-branding">
          <div className="wrapper price-group" data-plans="branding">
            <SectionHeading
              title={groups.branding.title}
              lead={groups.branding.lead}
              id="prices-branding"
              className="price-group__heading"
            />
            <PlanCards group="branding" context={context} />
            <PriceNote {...notes.together} />
          </div>
        </Section>
        <Section ground="ink" edge="fall" labelledBy="questions">
          <div className="wrapper grid" data-gap="none">
            <SectionHeading title={questions.title} id="questions" />
            <Faq
              className="questions-stone"
              name="questions"
              items={answered(questions.entries, context.localize)}
              above="xl"
            />
          </div>
        </Section>
        <CallToAction
          title={closing.title}
          text={closing.text}
          {...closingActions(context, context.localize(labels).contactUs)}
          edge={null}
          className="pricing-end lit"
          centred
          places={{ words: {} }}
        />
      </>
    );
  },
});
