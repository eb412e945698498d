import { labels } from '../../content/labels.ts';
import { plan, type PlanId } from '../../content/prices.ts';
import { servicesPlans, servicesWords } from '../../content/services/services.ts';
import { websiteArt } from '../../content/art/services/website.tsx';
import { threePlansArt } from '../../content/art/services/three-plans.tsx';
import type { WordsOf } from '../../content/locale.ts';
import { definePage, type PageContext } from '../page.ts';
import { ButtonRow } from '../parts/button-row.tsx';
import { Emphasis } from '../parts/emphasis.tsx';
import { Section } from '../parts/section.tsx';
import { Hero } from '../parts/hero.tsx';
import { Picture } from '../parts/picture.tsx';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { Figures } from '../sections/figures.tsx';
import { Prose } from '../sections/prose.tsx';
import { Split } from '../sections/split.tsx';
import { SitePlan } from './services-site-plan.tsx';

type Words = WordsOf<typeof servicesWords>;

/** One service: the page it leads to, for whom, what, and what it costs. */
function PlanRung({
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
    <li className="plan-rung ruled" data-room="l" data-reveal="">
      <Split ratio="4-8" gap="l">
        <Picture file={context.picture(threePlansArt[servicesPlans.indexOf(id)]!)} alt="" />
        <Split ratio="4-3" from="full" gap="m">
          <div>
            <p className="accent strong">{fit}</p>
            <h3 className="display" data-size="m" data-above="xs">
              {title}
            </h3>
            <p data-above="xs">{text}</p>
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
        </Split>
      </Split>
    </li>
  );
}

/** The bar of a browser, in which an address is about to be written; for the eye only. */
function BrowserBar() {
  return (
    <svg
      className="services-end__bar"
      width="100%"
      height="32"
      overflow="visible"
      fill="none"
      stroke="var(--mark)"
      aria-hidden="true"
    >
      <path
        fill="var(--mark)"
        d="M4 10h4l3 3v6l-3 3H4l-3-3v-6zM28 10h4l3 3v6l-3 3h-4l-3-3v-6zM52 10h4l3 3v6l-3 3h-4l-3-3v-6z"
      />
      <path d="M90 2.5 80.5 11V21L90 29.5" />
      {[2.5, 29.5].map((y) => (
        <line key={y} x1="90" x2="100%" y1={y} y2={y} />
      ))}
      <line x1="100%" x2="100%" y1="2" y2="30" />
      <path stroke="var(--gold-light)" strokeWidth="2" d="M102 8V24" />
    </svg>
  );
}

/** The website design overview: its signature is a page cut like a stone: planned, in three forms, and at the end empty but for its first line. */
export const services = definePage({
  route: 'services',
  words: servicesWords,
  ground: 'paper',
  share: { art: websiteArt, alt: ({ hero }) => hero.picture },
  render: (context) => {
    const { hero, why, benefits, cards, next, closing } = context.words;
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
            <SectionHeading title={why.heading} className="grid__lead" />
            <Prose paragraphs={why.paragraphs} cols="7-12" from="wide" />
            <Figures lead={why.claimsLead} claims={why.claims} cols="1-6" from="wide" row="2" />
          </div>
        </Section>
        <Section ground="ink" edge="fall">
          <div className="wrapper">
            <SectionHeading title={benefits.heading} />
            <SitePlan areas={benefits.items} />
          </div>
        </Section>
        <Section ground="paper" edge="crown">
          <div className="wrapper">
            <SectionHeading title={cards.heading} lead={cards.intro} />
            <ul role="list" data-above="2xl" data-stagger="100">
              {servicesPlans.map((id) => (
                <PlanRung id={id} context={context} key={id} />
              ))}
            </ul>
          </div>
        </Section>
        <Section ground="paper" flush>
          <div className="wrapper">
            <Split ratio="4-8" gap="l">
              <h2 className="display" data-size="m">
                {next.heading}
              </h2>
              <p className="large measure">{next.text}</p>
            </Split>
          </div>
        </Section>
        <Section ground="ink" edge="rise">
          <div className="wrapper">
            <div className="stone-frame services-end__page">
              <BrowserBar />
              <div className="grid">
                <h2 className="display" data-size="xl" data-cols="1-7" data-from="wide">
                  <Emphasis>{closing.heading}</Emphasis>
                </h2>
                <div data-cols="8-12" data-from="wide" data-align="end">
                  <p className="lede">{closing.text}</p>
                  <ButtonRow
                    above="l"
                    primary={{ label: closing.action, href: context.link('contact') }}
                    secondary={{ label: context.localize(labels).stories, href: context.link('portfolio') }}
                  />
                </div>
              </div>
            </div>
          </div>
        </Section>
      </>
    );
  },
});
