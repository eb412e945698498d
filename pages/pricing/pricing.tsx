import { cuts } from '../../content/art/services/cut/plan-stones.tsx';
import { labels } from '../../content/labels.ts';
import { plan, plansOf, type PriceGroup } from '../../content/prices.ts';
import { pricingWords } from '../../content/pricing.ts';
import { answered, questionWords } from '../../content/questions.ts';
import { polishedStoneArt } from '../../content/art/services/cut-and-uncut.tsx';
import type { WordsOf } from '../../content/locale.ts';
import { definePage, type PageContext } from '../page.ts';
import { CallToAction } from '../parts/call-to-action.tsx';
import { closingActions } from '../parts/closing-actions.ts';
import { Section } from '../parts/section.tsx';
import { Hero } from '../parts/hero.tsx';
import { PlanCard } from './plan-card.tsx';
import { Faq } from '../sections/faq.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';

type Words = WordsOf<typeof pricingWords>;

/** The plans of one group on their shelf. */
function PlanCards({ group, context }: { readonly group: PriceGroup; readonly context: PageContext<Words> }) {
  const words = context.localize(labels);
  return (
    <ul className="plan-cards" role="list" data-group={group}>
      {plansOf(group).map((id) => {
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

/** The price list: its signature is every plan as a stone whose face is as large as its price, on the edge of the paper that says what it buys. */
export const pricing = definePage({
  route: 'pricing',
  words: pricingWords,
  ground: 'ink',
  share: { art: polishedStoneArt, alt: ({ sharePicture }) => sharePicture },
  render: (context) => {
    const { hero, groups, notes, closing } = context.words;
    const questions = context.localize(questionWords);
    const specimen = context.price('smart-start');
    return (
      <>
        <Hero ground="ink" variant="short" className="pricing-hero" large="wide" title={hero.title} text={hero.lead} />
        <Section ground="ink" flush className="price-section" labelledBy="prices-website">
          <div className="wrapper price-group">
            <div className="price-group__heading">
              <SectionHeading title={groups.website.title} lead={groups.website.lead} size="xl" id="prices-website" />
              <a className="text-link" href={context.link('website-configurator')} data-above="s">
                {groups.website.link}
              </a>
            </div>
            <PlanCards group="website" context={context} />
          </div>
        </Section>
        <Section ground="ink" edge="crown" className="price-section" labelledBy="prices-marketing">
          <div className="wrapper price-group">
            <div className="price-group__heading">
              <SectionHeading
                title={groups.marketing.title}
                lead={groups.marketing.lead}
                size="xl"
                id="prices-marketing"
              />
            </div>
            <PlanCards group="marketing" context={context} />
          </div>
        </Section>
        <Section ground="ink" edge="rise" className="price-section" labelledBy="prices-branding">
          <div className="wrapper price-group">
            <div className="price-group__heading">
              <SectionHeading
                title={groups.branding.title}
                lead={groups.branding.lead}
                size="xl"
                id="prices-branding"
              />
            </div>
            <PlanCards group="branding" context={context} />
          </div>
        </Section>
        <Section ground="ink" labelledBy="prices-notes">
          <div className="wrapper">
            <SectionHeading title={notes.title} id="prices-notes" />
            <dl className="price-parts" data-stagger="100">
              {notes.entries.map(({ title, text }, index) => (
                <div key={title}>
                  <dt className="contents">
                    <div className="display accent nowrap" aria-hidden="true">
                      {[specimen.from, specimen.amount, specimen.period, notes.together][index]}
                    </div>
                    <div className="display" data-size="s" data-ground="warm">
                      {title}
                    </div>
                  </dt>
                  <dd className="large" data-ground="warm">
                    {text}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </Section>
        <Section ground="warm" labelledBy="questions">
          <div className="wrapper grid" data-gap="none">
            <SectionHeading title={questions.title} id="questions" size="xl" />
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
          places={{ words: { cols: '4-9' } }}
        />
      </>
    );
  },
});
