import { blend } from '../../content/art/blend.ts';
import { labels } from '../../content/labels.ts';
import { plan, type PlanId } from '../../content/prices.ts';
import { servicesPlans, servicesWords } from '../../content/services/services.ts';
import { websiteArt } from '../../content/art/services/website.tsx';
import { planArt } from '../../content/art/services/three-plans.tsx';
import type { WordsOf } from '../../content/locale.ts';
import type { Claim } from '../../content/word-shapes.ts';
import { definePage, type PageContext } from '../page.ts';
import { ButtonRow } from '../parts/button-row.tsx';
import { closingActions } from '../parts/closing-actions.ts';
import { Emphasis } from '../parts/emphasis.tsx';
import { Section } from '../parts/section.tsx';
import { Hero } from '../parts/hero.tsx';
import { classNames } from '../parts/place.ts';
import { Picture } from '../parts/picture.tsx';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { Prose } from '../sections/prose.tsx';
import { Split } from '../sections/split.tsx';

type Words = WordsOf<typeof servicesWords>;

/** The band that each service stands on. */
const grounds = { 'smart-start': 'paper', 'custom-complex': 'ink', redesign: 'warm' } as const satisfies Partial<
  Record<PlanId, 'paper' | 'ink' | 'warm'>
>;

/** One service on a band of its own: the page it leads to runs off at the left; beside it for whom, what, and what it costs. */
function PlanStep({
  id,
  context,
}: {
  readonly id: (typeof servicesPlans)[number];
  readonly context: PageContext<Words>;
}) {
  const { fit, text, features } = context.words.cards.items[id];
  const { route, words } = plan(id satisfies PlanId);
  const { title } = context.localize(words);
  return (
    <li
      className={classNames('plan-step split', id === 'smart-start' && 'lit')}
      data-ground={grounds[id]}
      data-split="5-6"
      data-from="wide"
      data-items="center"
      data-gap="l"
    >
      <Picture file={context.picture(planArt[id])} alt="" />
      <div>
        <p className="accent strong">{fit}</p>
        <h3 className="display" data-size="l" data-above="xs">
          {title}
        </h3>
        <PlanOffer price={context.price(id)} size="hero" above="xs" />
        <p className="large" data-above="m" data-measure="30">
          {text}
        </p>
        <ul className="facet-list" role="list" data-above="s">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <a className="text-link" href={context.link(route)} data-above="s">
          {context.localize(labels).learnMore}
          <span className="visually-hidden">: {title}</span>
        </a>
      </div>
    </li>
  );
}

/** Two rays from one point at the left, each a lit plane and a narrow one; below the one that falls begins the ink. */
const gainRays = [
  [
    ['var(--gold-light)', '0 1 1 0V1'],
    [blend({ goldLight: 53, paper: 47 }), '0 1 1 0V.09'],
  ],
  [
    ['var(--ink)', '0 0 1 1V1.1H0'],
    [blend({ goldLight: 53, paper: 47 }), '0 0H1V1'],
    ['var(--gold-light)', '0 0 1 .91V1'],
  ],
] as const;

/** A claim as one large sentence, on the foot of the ray that rises and under the upper side of the one that falls. */
const Gain = ({ claim: { before, figure, after } }: { readonly claim: Claim }) => (
  <p className="gain__claim cluster display" data-size="xl" data-items="center" data-reveal="">
    <span>{before}</span> <strong className="gain__figure">{figure}</strong> <span className="gain__what">{after}</span>
  </p>
);

/** Light that falls from one point on the title of each entry. */
const raysTo = (ends: number, from: number) =>
  [...Array(ends).keys()].map((end) => `M0 ${from} 1 ${end}.25V${end}.37z`).join('');

/** The part of all rays that passes an entry: from the subject beside the middle of the list, or from the one above it. */
const Rays = ({ entry, entries }: { readonly entry: number; readonly entries: number }) => (
  <svg
    className="accent deeds__rays"
    fill="currentColor"
    viewBox={`0 ${entry} 1 1`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path d={raysTo(entries, entries / 2)} />
    <path d={raysTo(entries, 0)} />
  </svg>
);

/** The website design overview: its signature is light that falls on a sentence: one subject and six things it does. */
export const services = definePage({
  route: 'services',
  words: servicesWords,
  ground: 'paper',
  share: { art: websiteArt, alt: ({ hero }) => hero.picture },
  render: (context) => {
    const { hero, why, benefits, cards, closing } = context.words;
    return (
      <>
        <Hero
          className="services-hero"
          ground="warm"
          variant="split"
          large="always"
          title={hero.title}
          text={hero.text}
          aside={<Picture file={context.picture(websiteArt)} alt={hero.picture} eager />}
        />
        <Section ground="warm" flush>
          {why.claims.map((claim, index) => (
            <div className="gain pile" key={claim.after}>
              <svg className="gain__ray" viewBox="0 0 1 1" width="100%" preserveAspectRatio="none" aria-hidden="true">
                {gainRays[index]!.map(([fill, plane]) => (
                  <path fill={fill} d={`M${plane}z`} key={fill} />
                ))}
              </svg>
              <div className="wrapper grid" data-gap="l">
                {index === 0 && (
                  <>
                    <SectionHeading title={why.heading} size="xl" />
                    <div className="gain__words stack" data-gap="l" data-cols="1-6" data-from="wide">
                      <Prose paragraphs={why.paragraphs} statement="first" />
                      <p className="gain__lead display" data-size="s">
                        {why.claimsLead}
                      </p>
                    </div>
                  </>
                )}
                <Gain claim={claim} />
              </div>
            </div>
          ))}
        </Section>
        <Section ground="ink" flush>
          <div className="wrapper grid deeds" data-gap="l" data-items="center">
            <SectionHeading className="deeds__heading" title={benefits.heading} size="xl" cols="1-5" />
            <p className="display accent deeds__subject" data-cols="1-4" data-row="2" data-from="wide" data-above="m">
              <em>{benefits.subject}</em>
            </p>
            <ul
              className="points"
              role="list"
              data-line="none"
              data-room="m"
              data-measure="36"
              data-cols="6-12"
              data-row="2"
              data-from="wide"
              data-stagger="100"
            >
              {benefits.items.map(({ title, text }, entry) => (
                <li className="entry" key={title} data-reveal="">
                  <Rays entry={entry} entries={benefits.items.length} />
                  <h3 className="display" data-size="xl">
                    {title}
                  </h3>
                  <p className="entry__text large">{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </Section>
        <Section ground="paper">
          <SectionHeading className="wrapper" title={cards.heading} lead={cards.intro} size="xl" />
        </Section>
        <ul role="list" data-stagger="100">
          {servicesPlans.map((id) => (
            <PlanStep id={id} context={context} key={id} />
          ))}
        </ul>
        <Section ground="paper">
          <div className="wrapper">
            <h2 className="display" data-size="hero">
              <Emphasis>{closing.heading}</Emphasis>
            </h2>
            {/* One more ray, from the first word to the last and to what can be done. */}
            <svg viewBox="0 0 48 1" width="100%" aria-hidden="true" data-above="l">
              <path fill="var(--gold-light)" d="M0 1 48 0V1z" />
            </svg>
            <Split ratio="7-5" gap="l" items="center" above="l">
              <p className="lede measure">{closing.text}</p>
              <ButtonRow {...closingActions(context, closing.action)} />
            </Split>
          </div>
        </Section>
      </>
    );
  },
});
