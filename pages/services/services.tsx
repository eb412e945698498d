import { labels } from '../../content/labels.ts';
import { plan, type PlanId } from '../../content/prices.ts';
import { servicesPlans, servicesWords } from '../../content/services/services.ts';
import { websiteArt } from '../../content/art/services/website.tsx';
import { threePlansArt } from '../../content/art/services/three-plans.tsx';
import type { WordsOf } from '../../content/locale.ts';
import { definePage, type PageContext } from '../page.ts';
import { ButtonRow } from '../parts/button-row.tsx';
import { closingActions } from '../parts/closing-actions.ts';
import { Emphasis } from '../parts/emphasis.tsx';
import { Section } from '../parts/section.tsx';
import { Hero } from '../parts/hero.tsx';
import { Picture } from '../parts/picture.tsx';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { Figures } from '../sections/figures.tsx';
import { Points } from '../sections/points.tsx';
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
      <Split ratio={index ? '5-7' : '4-7'} gap="l" items="center">
        <Picture file={context.picture(threePlansArt[index]!)} alt="" />
        <div>
          <p className="accent strong">{fit}</p>
          <h3 className="display" data-size="m" data-above="xs">
            {title}
          </h3>
          <div className="stack" data-gap="m" data-above="xs">
            <div>
              <p>{text}</p>
              <ul className="facet-list quiet" role="list" data-above="s">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </div>
            <div>
              <PlanOffer price={context.price(id)} size="l" />
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

/** From where to where a title stands, in heights of its entry. */
const titleBand = [0.3, 0.42] as const;

/** Light that falls from one point on the title of each entry beside it. */
const Rays = ({ ends }: { readonly ends: number }) => (
  <svg
    className="accent deeds__rays"
    fill="currentColor"
    viewBox={`0 0 1 ${ends}`}
    preserveAspectRatio="none"
    aria-hidden="true"
    data-cols="4-5"
    data-from="wide"
  >
    <path
      d={[...Array(ends).keys()]
        .map((end) => `M0 ${ends / 2}L1 ${titleBand.map((y) => y + end).join('L1 ')}z`)
        .join('')}
    />
  </svg>
);

/** The website design overview: its signature is a sentence: one subject, six things it does, and at the end the question what yours has to do. */
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
          <div className="wrapper grid">
            <div className="stack" data-gap="l" data-cols="7-12" data-row="1" data-from="wide" data-align="center">
              <SectionHeading title={why.heading} />
              <Prose paragraphs={why.paragraphs} statement="first" />
            </div>
            <div className="services-claims plane lit" data-pad="l" data-cols="1-6" data-row="1" data-from="wide">
              <Figures lead={why.claimsLead} claims={why.claims} />
            </div>
          </div>
        </Section>
        <Section ground="ink" edge="fall">
          <div className="wrapper">
            <SectionHeading title={benefits.heading} />
            <div className="grid deeds" data-gap="l" data-above="2xl" data-items="center">
              <p className="display accent deeds__subject" data-cols="1-4" data-from="wide">
                <em>{benefits.subject}</em>
              </p>
              <Rays ends={benefits.items.length} />
              <Points items={benefits.items} titles="xl" line="none" room="m" measure={36} cols="6-12" from="wide" />
            </div>
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
            <ul className="points" role="list" data-line="mark" data-room="m" data-above="xl" data-stagger="100">
              {servicesPlans.map((id) => (
                <li className="entry cluster services-end__tread" data-spread="" data-items="baseline" key={id}>
                  <span className="display">{closing.guesses[id]}</span>{' '}
                  <a className="text-link" href={context.link(plan(id).route)}>
                    {context.localize(plan(id).words).title}
                  </a>
                </li>
              ))}
              <li className="entry services-end__tread">
                <p className="lede measure">{closing.text}</p>
                <ButtonRow above="l" {...closingActions(context, closing.action)} />
              </li>
            </ul>
          </div>
        </Section>
      </>
    );
  },
});
