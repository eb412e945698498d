import { planStonesArt } from '../../content/art/services/cut/plan-stones.tsx';
import { cuts } from '../../content/art/services/cut/plan-frames.tsx';
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
import { Picture } from '../parts/picture.tsx';
import { PlanCard } from './plan-card.tsx';
import { Faq } from '../sections/faq.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';

type Words = WordsOf<typeof pricingWords>;

/** The plans of one group, of which one is lit. */
function PlanCards({ group, context }: { readonly group: PriceGroup; readonly context: PageContext<Words> }) {
  const words = context.localize(labels);
  return (
    <ul className="plan-cards" role="list" data-above="l" data-group={group} data-stagger="100">
      {plansOf(group).map((id) => {
        const { route, fragment, popular, words: ownWords } = plan(id);
        return (
          <li className="plan-cards__place" key={id} data-lit={popular && ''}>
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

/** The price list: its signature is every plan in a cut of its own, of which the popular one of each group is a whole stone, lit, and the others are rows. */
export const pricing = definePage({
  route: 'pricing',
  words: pricingWords,
  ground: 'ink',
  share: { art: polishedStoneArt, alt: ({ sharePicture }) => sharePicture },
  render: (context) => {
    const { hero, groups, notes, closing } = context.words;
    const questions = context.localize(questionWords);
    const stones = planStonesArt[context.locale];
    const specimen = context.price('smart-start');
    return (
      <>
        <Hero ground="ink" variant="short" className="pricing-hero" large="wide" title={hero.title} text={hero.lead} />
        <Section ground="ink" flush labelledBy="prices-website">
          <Picture
            className="plan-stones"
            file={context.picture(stones.narrow)}
            wide={context.picture(stones.wide)}
            wideFrom="40rem"
            alt=""
            eager
          />
          <div className="wrapper price-group">
            <div className="stack">
              <SectionHeading title={groups.website.title} lead={groups.website.lead} size="xl" id="prices-website" />
              <a className="text-link" href={context.link('website-configurator')}>
                {groups.website.link}
              </a>
            </div>
            <PlanCards group="website" context={context} />
          </div>
        </Section>
        <Section ground="warm" labelledBy="prices-marketing">
          <div className="wrapper">
            <SectionHeading
              title={groups.marketing.title}
              lead={groups.marketing.lead}
              size="xl"
              id="prices-marketing"
            />
            <PlanCards group="marketing" context={context} />
          </div>
        </Section>
        <Section ground="ink" edge="crown" labelledBy="prices-branding">
          <div className="wrapper price-group">
            <SectionHeading title={groups.branding.title} lead={groups.branding.lead} size="xl" id="prices-branding" />
            <PlanCards group="branding" context={context} />
          </div>
        </Section>
        <Section ground="ink" flush labelledBy="prices-notes">
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
          signature={<div className="plan-card" data-cut="brilliant" data-lit="" />}
          places={{ words: { cols: '4-9', from: 'wide' }, signature: {} }}
        />
      </>
    );
  },
});
