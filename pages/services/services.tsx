import { blend } from '../../content/art/blend.ts';
import { labels } from '../../content/labels.ts';
import { plan, type PlanId } from '../../content/prices.ts';
import { servicesPlans, servicesWords } from '../../content/services/services.ts';
import { websiteArt } from '../../content/art/services/website.tsx';
import { threePlansArt } from '../../content/art/services/three-plans.tsx';
import type { WordsOf } from '../../content/locale.ts';
import type { Claim } from '../../content/word-shapes.ts';
import { definePage, type PageContext } from '../page.ts';
import { ButtonRow } from '../parts/button-row.tsx';
import { closingActions } from '../parts/closing-actions.ts';
import { Emphasis } from '../parts/emphasis.tsx';
import { Section } from '../parts/section.tsx';
import { Hero } from '../parts/hero.tsx';
import { Picture } from '../parts/picture.tsx';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { Prose } from '../sections/prose.tsx';
import { Split } from '../sections/split.tsx';

type Words = WordsOf<typeof servicesWords>;

/** One service: the page it leads to, for whom, what, and what it costs; each stands and is drawn in a way of its own. */
function PlanRung({
  id,
  context,
}: {
  readonly id: (typeof servicesPlans)[number];
  readonly context: PageContext<Words>;
}) {
  const { fit, text, features } = context.words.cards.items[id];
  const index = servicesPlans.indexOf(id);
  const { route, words } = plan(id satisfies PlanId);
  const { title } = context.localize(words);
  return (
    <li className="plan-rung ruled" data-room="l" data-reveal="">
      <Split ratio="5-7" gap="l" items="center">
        <Picture file={context.picture(threePlansArt[index]!)} alt="" />
        <div>
          <p className="accent strong">{fit}</p>
          <h3 className="display" data-size="l" data-above="xs">
            {title}
          </h3>
          <div className="stack" data-gap="m" data-above="xs">
            <div>
              <p className="large">{text}</p>
              <ul className="facet-list quiet" role="list" data-above="s">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </div>
            <div>
              <PlanOffer price={context.price(id)} />
              <a className="text-link" href={context.link(route)} data-above="s">
                {context.localize(labels).learnMore}
                <span className="visually-hidden">: {title}</span>
              </a>
            </div>
          </div>
        </div>
      </Split>
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
    ['var(--gold-deep)', '0 0H1V1'],
    [blend({ goldDeep: 62, ink: 38 }), '0 0 1 .91V1'],
  ],
] as const;

/** A claim as one large sentence, on the foot of the ray that rises and under the upper side of the one that falls. */
const Gain = ({ claim: { before, figure, after }, falls }: { readonly claim: Claim; readonly falls: boolean }) => (
  <p className="gain__claim cluster display" data-size="xl" data-items={falls ? 'start' : 'end'} data-reveal="">
    <span>{before}</span> <strong className="gain__figure">{figure}</strong> <span className="gain__what">{after}</span>
  </p>
);

/** Light that falls from one point, so many entries down the list, on the title of each entry: on its side, or where it is steep from above. */
const raysFrom = (source: number, ends: number, steep: boolean) =>
  [...Array(ends).keys()].map((end) => `M0 ${source} ${steep ? `.9 ${end}.36H1` : `1 ${end}.3V${end}.42`}z`).join('');

/** The part of all rays that passes an entry: beside the list, where there is room for it, and down along it on a phone. */
const Rays = ({ entry, entries }: { readonly entry: number; readonly entries: number }) => (
  <svg
    className="accent deeds__rays"
    fill="currentColor"
    viewBox={`0 ${entry} 1 1`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path d={raysFrom(2, entries, false)} />
    <path d={raysFrom(0, entries, true)} />
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
                <Gain claim={claim} falls={index > 0} />
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
        <Section className="services-ways" ground="paper" edge="rise">
          <div className="wrapper">
            <SectionHeading title={cards.heading} lead={cards.intro} size="xl" />
            <ul className="stack" role="list" data-gap="xl" data-above="2xl" data-stagger="100">
              {servicesPlans.map((id) => (
                <PlanRung id={id} context={context} key={id} />
              ))}
            </ul>
          </div>
        </Section>
        <Section ground="ink" edge="fall">
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
