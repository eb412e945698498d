import { redesignArt } from '../../content/art/services/redesign.tsx';
import { labels } from '../../content/labels.ts';
import { plan } from '../../content/prices.ts';
import { redesignWebsitePlans, redesignWebsiteWords } from '../../content/services/redesign-website.ts';
import { definePage } from '../page.ts';
import { CallToAction } from '../parts/call-to-action.tsx';
import { Claims } from '../parts/claims.tsx';
import { FacetSign } from '../parts/facet-sign.tsx';
import { Section } from '../parts/section.tsx';
import { Hero } from '../parts/hero.tsx';
import { NextStep } from '../parts/next-step.tsx';
import { Picture } from '../parts/picture.tsx';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { PlanSteps } from '../parts/plan-steps.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';

const [ownPlan, ...packages] = redesignWebsitePlans;

/** The page of the redesign: its signature is the saw that parts what stays from what goes. */
export const redesignWebsite = definePage({
  route: 'redesign-website',
  words: redesignWebsiteWords,
  ground: 'paper',
  share: { art: redesignArt, alt: ({ hero }) => hero.picture },
  render: ({ words, link, picture, price, localize }) => {
    const { hero, signs, balance, steps, benefits, cost, next, closing } = words;
    const sides = [
      { side: 'keep', ...balance.keep },
      { side: 'replace', ...balance.replace },
    ];
    return (
      <>
        <Hero
          className="redesign-hero"
          ground="paper"
          variant="split"
          title={hero.title}
          text={hero.text}
          aside={<Picture file={picture(redesignArt)} alt={hero.picture} eager />}
        />
        <Section ground="warm" edge="crown">
          <div className="wrapper grid">
            <SectionHeading title={signs.heading} className="redesign-signs__heading" size="m" />
            <ul className="redesign-signs" role="list" data-stagger="100">
              {signs.items.map((sign) => (
                <li className="redesign-signs__sign" key={sign} data-reveal="">
                  {sign}
                </li>
              ))}
            </ul>
          </div>
        </Section>
        <section className="saw" aria-labelledby="balance">
          <div className="wrapper saw__inner">
            <h2 className="saw__title display" id="balance">
              {balance.heading}
            </h2>
            {sides.map(({ side, heading, items }) => (
              <div className="saw__side" data-side={side} key={side}>
                <h3 className="display" data-size="m">
                  {heading}
                </h3>
                <ul className="saw__list" role="list">
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </section>
        <Section ground="paper">
          <div className="wrapper grid">
            <SectionHeading title={steps.heading} className="redesign-steps__heading" size="xl" />
            <PlanSteps className="redesign-steps" steps={steps.items} />
          </div>
        </Section>
        <Section ground="ink" edge="rise">
          <div className="wrapper grid">
            <SectionHeading title={benefits.heading} className="grid__full" />
            <Claims className="redesign-claims" lead={benefits.claimsLead} claims={benefits.claims} />
            <ul className="redesign-benefits" role="list" data-stagger="100">
              {benefits.items.map(({ title, text }, index) => (
                <li key={title} data-reveal="">
                  <FacetSign lit={index * 2 + 1} />
                  <h3 className="display" data-size="xs">
                    {title}
                  </h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </Section>
        <Section ground="warm" edge="fall">
          <div className="wrapper grid">
            <div className="redesign-cost">
              <SectionHeading title={cost.heading} lead={cost.text} size="m" />
              <PlanOffer price={price(ownPlan)} />
            </div>
            <ul className="redesign-packages" role="list">
              {packages.map((id) => {
                const { route, words: planWords } = plan(id);
                return (
                  <li className="redesign-packages__package" key={id}>
                    <h3 className="display" data-size="s">
                      {localize(planWords).title}
                    </h3>
                    <PlanOffer price={price(id)} />
                    <a className="text-link" href={link(route)}>
                      {localize(labels).learnMore}
                      <span className="visually-hidden">: {localize(planWords).title}</span>
                    </a>
                  </li>
                );
              })}
            </ul>
            <NextStep heading={next.heading} text={next.text} className="redesign-next" />
          </div>
        </Section>
        <CallToAction
          edge="crown"
          title={closing.heading}
          text={closing.text}
          primary={{ label: closing.action, href: link('contact') }}
          secondary={{ label: localize(labels).stories, href: link('portfolio') }}
        />
      </>
    );
  },
});
