import { crownArts } from '../../content/art/services/site-crown.tsx';
import { openStoneArt, wholeStoneArt } from '../../content/art/services/site-stone.tsx';
import { servicesPlans, servicesWords } from '../../content/services/services.ts';
import { definePage } from '../page.ts';
import { CallToAction } from '../parts/call-to-action.tsx';
import { closingActions } from '../parts/closing-actions.ts';
import { Hero } from '../parts/hero.tsx';
import { Picture } from '../parts/picture.tsx';
import { placeOf } from '../parts/place.ts';
import { Section } from '../parts/section.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { PlanWay } from './plan-way.tsx';

/** The website design overview: its signature is a stone whose planes are clients’ work; what it is to three kinds of client are the three ways, and its table is empty at the end. */
export const services = definePage({
  route: 'services',
  words: servicesWords,
  ground: 'ink',
  share: { art: wholeStoneArt, alt: ({ hero }) => hero.picture },
  render: (context) => {
    const { hero, why, benefits, cards, closing } = context.words;
    const [statement, ...reasons] = why.paragraphs;
    return (
      <>
        <Hero
          className="services-hero"
          ground="ink"
          variant="split"
          title={hero.title}
          text={hero.text}
          primary={closingActions(context, closing.action).primary}
          aside={<Picture className="full-width" file={context.picture(wholeStoneArt)} alt={hero.picture} eager />}
        />
        <Section ground="warm" edge="fall" className="services-why">
          <div className="wrapper grid" data-gap="m">
            <SectionHeading title={why.heading} size="xl" cols="1-6" />
            <p className="statement" {...placeOf({ cols: '1-6', above: 's' })}>
              {statement}
            </p>
            <div className="stack" {...placeOf({ cols: '8-12', row: '1-2', align: 'end' })}>
              {reasons.map((text) => (
                <p className="large" key={text}>
                  {text}
                </p>
              ))}
              <p className="quiet">{why.estimate}</p>
            </div>
          </div>
        </Section>
        <Section ground="warm" flush>
          <h2 className="gains__title display" data-ground="ink" data-size="xl" data-pad="l">
            {benefits.heading}
          </h2>
          <ul className="gains" role="list" data-stagger="">
            {benefits.items.map(({ title, text }, index) => (
              <li key={title}>
                <Picture className="full-width" file={context.picture(crownArts[index]!)} alt="" />
                <h3 className="display" data-size="l">
                  <em>{benefits.subject}</em> {title}
                </h3>
                <p className="large">{text}</p>
              </li>
            ))}
          </ul>
        </Section>
        <Section ground="ink" edge="rise">
          <div className="wrapper">
            <SectionHeading title={cards.heading} lead={cards.intro} size="xl" />
            <ul className="ways" role="list" data-above="xl">
              {servicesPlans.map((id) => (
                <PlanWay id={id} context={context} key={id} />
              ))}
            </ul>
          </div>
        </Section>
        <CallToAction
          className="services-end"
          title={closing.heading}
          text={closing.text}
          {...closingActions(context, closing.action)}
          edge={null}
          signature={<Picture className="full-width" file={context.picture(openStoneArt)} alt="" />}
          places={{
            title: { cols: '1-6', from: 'wide', align: 'end' },
            words: { cols: '1-6', from: 'wide' },
            signature: { cols: '7-12', row: '1-2', from: 'wide' },
          }}
        />
      </>
    );
  },
});
