import { websiteArt, websitePhoneArt } from '../../content/art/services/website.tsx';
import { threeBaysArt } from '../../content/art/services/three-bays.tsx';
import { lakeArt } from '../../content/art/services/lake.tsx';
import { servicesPlans, servicesWords } from '../../content/services/services.ts';
import { definePage } from '../page.ts';
import { ButtonRow } from '../parts/button-row.tsx';
import { closingActions } from '../parts/closing-actions.ts';
import { Emphasis } from '../parts/emphasis.tsx';
import { Section } from '../parts/section.tsx';
import { Hero } from '../parts/hero.tsx';
import { Picture } from '../parts/picture.tsx';
import { classNames } from '../parts/place.ts';
import { SectionHeading } from '../parts/section-heading.tsx';
import { FramedPlan } from './framed-plan.tsx';

/** The website design overview: its signature is the frame of a cut stone: whole around a client’s page, as a dark room as large as the screen with a sentence on every plane, lit by its window, as a wall of three bays with a price on every sill, and empty at the end. */
export const services = definePage({
  route: 'services',
  words: servicesWords,
  ground: 'paper',
  share: { art: websiteArt, alt: ({ hero }) => hero.picture },
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
            words: { cols: '1-12', from: 'wide' },
            aside: { cols: '1-12', from: 'wide' },
          }}
          title={hero.title}
          text={hero.text}
          primary={closingActions(context, closing.action).primary}
          aside={
            <Picture
              file={context.picture(websitePhoneArt)}
              wide={context.picture(websiteArt)}
              wideFrom="40rem"
              alt={hero.picture}
              eager
            />
          }
        />
        <Section ground="warm" className="services-why">
          <div className="wrapper grid" data-gap="l">
            <SectionHeading title={why.heading} size="xl" cols="1-5" from="wide" />
            <p className="statement" data-cols="6-12" data-from="wide">
              {statement}
            </p>
            <p className="quiet" data-measure="24" data-cols="1-4" data-from="wide" data-align="end">
              {why.estimate}
            </p>
            {reasons.map((text) => (
              <p className="large" data-cols="6-11" data-from="wide" key={text}>
                {text}
              </p>
            ))}
            <SectionHeading title={benefits.heading} size="xl" above="l" cols="1-12" from="wide" />
          </div>
        </Section>
        <section data-ground="ink">
          <div className="bevels">
            <Picture file={context.picture(lakeArt)} alt="" />
            <ul role="list" data-stagger="">
              {benefits.items.map(({ title, text }, index) => (
                <li className={classNames('bevel', index > 2 && 'lit')} data-ground="ink" key={title}>
                  <h3 className="display" data-size="l">
                    <em>{benefits.subject}</em> {title}
                  </h3>
                  <p className="large">{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </section>
        <Section ground="paper">
          <div className="wrapper">
            <SectionHeading title={cards.heading} lead={cards.intro} size="xl" />
            <ul className="columns framed-plans" role="list" data-columns="3" data-from="wide" data-above="l">
              {servicesPlans.map((id, way) => (
                <FramedPlan id={id} context={context} drawing={threeBaysArt[way]!} key={id} />
              ))}
            </ul>
          </div>
        </Section>
        <Section ground="ink" className="services-end">
          <div className="wrapper">
            <div className="framed">
              <div className="cut grid" data-ground="warm" data-gap="l">
                <h2 className="display" data-size="hero" data-cols="1-7" data-from="wide">
                  <Emphasis>{closing.heading}</Emphasis>
                </h2>
                <div className="stack" data-cols="8-12" data-from="wide" data-align="end">
                  <p className="lede">{closing.text}</p>
                  <ButtonRow {...closingActions(context, closing.action)} />
                </div>
              </div>
            </div>
          </div>
        </Section>
      </>
    );
  },
});
