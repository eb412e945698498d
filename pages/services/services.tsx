import { lakeArt } from '../../content/art/services/lake.tsx';
import { threeOpeningsArt } from '../../content/art/services/three-openings.tsx';
import { servicesPlans, servicesWords } from '../../content/services/services.ts';
import { definePage } from '../page.ts';
import { ButtonRow } from '../parts/button-row.tsx';
import { closingActions } from '../parts/closing-actions.ts';
import { Emphasis } from '../parts/emphasis.tsx';
import { Section } from '../parts/section.tsx';
import { Hero } from '../parts/hero.tsx';
import { Picture } from '../parts/picture.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { PlanOpening } from './plan-opening.tsx';

/** The website design overview: its signature is a shaft cut through a stone: its mouth around our words and a client’s page, its floor with a sentence on every tread, three of it with a price at each end, and the way out into the light. */
export const services = definePage({
  route: 'services',
  words: servicesWords,
  ground: 'paper',
  share: { art: lakeArt, alt: ({ hero }) => hero.picture },
  render: (context) => {
    const { hero, why, benefits, cards, closing } = context.words;
    const [statement, ...reasons] = why.paragraphs;
    return (
      <>
        <Hero
          className="services-hero"
          ground="warm"
          large="always"
          places={{
            words: { cols: '1-12' },
            aside: { cols: '1-12' },
          }}
          title={hero.title}
          text={hero.text}
          primary={closingActions(context, closing.action).primary}
          aside={<Picture file={context.picture(lakeArt)} alt={hero.picture} className="cut" eager />}
        />
        <Section ground="warm" className="services-why">
          <div className="wrapper stack">
            <SectionHeading title={why.heading} size="xl" />
            <p className="statement">{statement}</p>
            {reasons.map((text) => (
              <p className="large measure" key={text}>
                {text}
              </p>
            ))}
            <p className="quiet" data-measure="24">
              {why.estimate}
            </p>
          </div>
        </Section>
        <section className="runway" data-ground="warm">
          <SectionHeading title={benefits.heading} size="xl" />
          <ul role="list" data-stagger="">
            {benefits.items.map(({ title, text }) => (
              <li className="tread" key={title}>
                <h3 className="display">
                  <em>{benefits.subject}</em> {title}
                </h3>
                <p className="measure">{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <Section ground="warm" className="openings">
          <div className="wrapper">
            <SectionHeading title={cards.heading} lead={cards.intro} size="xl" />
          </div>
          <ul className="columns" role="list" data-columns="3" data-from="wide" data-gap="none" data-above="l">
            {servicesPlans.map((id, way) => (
              <PlanOpening id={id} context={context} drawing={threeOpeningsArt[way]!} key={id} />
            ))}
          </ul>
        </Section>
        <Section ground="ink" className="services-end">
          <div className="stack" data-ground="warm">
            <h2 className="display" data-size="hero">
              <Emphasis>{closing.heading}</Emphasis>
            </h2>
            <p className="lede measure">{closing.text}</p>
            <ButtonRow {...closingActions(context, closing.action)} />
          </div>
        </Section>
      </>
    );
  },
});
