import { Fragment } from 'react';
import { marketingArt, situationArt } from '../../../content/art/services/marketing.tsx';
import { raySourceArt } from '../../../content/art/services/ray-source.tsx';
import { labels } from '../../../content/labels.ts';
import type { FixedRoute } from '../../../content/routes.ts';
import { marketingServices, marketingWords } from '../../../content/services/marketing.ts';
import { definePage } from '../../page.ts';
import { ButtonRow } from '../../parts/button-row.tsx';
import { closingActions } from '../../parts/closing-actions.ts';
import { Emphasis } from '../../parts/emphasis.tsx';
import { Section } from '../../parts/section.tsx';
import { Hero } from '../../parts/hero.tsx';
import { Picture } from '../../parts/picture.tsx';
import { SectionHeading } from '../../parts/section-heading.tsx';
import { ToldThrice } from './told-thrice.tsx';

/** Where each piece of advice sends its reader, in the order of the advice. */
const advised: readonly (readonly FixedRoute[])[] = [['seo', 'geo'], ['social-media'], ['services']];

/** The marketing overview: its signature is one beam that a stone sends in three directions, and one answer told in three places; then three stones that each want another light, and at the end three beams that one cut ends. */
export const marketing = definePage({
  route: 'marketing',
  words: marketingWords,
  ground: 'ink',
  share: { art: marketingArt, alt: ({ hero }) => hero.picture },
  render: ({ words, link, picture, localize }) => {
    const { hero, cards, together, order, next, closing } = words;
    const titles: Partial<Record<FixedRoute, string>> = {
      seo: cards.items.seo.title,
      geo: cards.items.geo.title,
      'social-media': cards.items['social-media'].title,
    };
    return (
      <>
        <Hero
          className="marketing-hero"
          ground="ink"
          large="wide"
          places={{
            title: { cols: '1-7', row: '1', from: 'wide' },
            words: { cols: '8-12', row: '1', from: 'wide', align: 'end' },
          }}
          title={hero.title}
          text={hero.text}
        />
        <Section ground="ink" flush className="rays-section" labelledBy="places">
          <div className="wrapper rays">
            <h2 className="visually-hidden" id="places">
              {cards.heading}
            </h2>
            <Picture className="rays__stone" file={picture(raySourceArt)} alt={hero.picture} eager />
            <ul className="columns beams" role="list" data-gap="s" data-stagger="200">
              {marketingServices.map((id) => {
                const { title, question, text, features } = cards.items[id];
                return (
                  <li className="beam lit split" data-pad="l" data-split="4-5" data-gap="m" key={id}>
                    <h3 className="columns" data-gap="s" data-align="start">
                      <span className="rays__question display" data-size="xl">
                        {question}
                        <span className="visually-hidden">: </span>
                      </span>
                      <span className="large strong">{title}</span>
                    </h3>
                    <div data-reveal="">
                      <p className="large">{text}</p>
                      <ul className="facet-list large" role="list" data-above="s">
                        {features.map((feature) => (
                          <li key={feature}>{feature}</li>
                        ))}
                      </ul>
                    </div>
                    <a className="text-link" href={link(id)} data-align="end">
                      {localize(labels).learnMore}
                      <span className="visually-hidden">: {title}</span>
                    </a>
                  </li>
                );
              })}
            </ul>
          </div>
        </Section>
        <Section ground="warm">
          <div className="wrapper grid">
            <SectionHeading title={together.heading} size="xl" cols="1-6" from="wide" />
            <p className="large" data-cols="7-12" data-from="wide" data-align="end">
              {together.text}
            </p>
            <ToldThrice words={words} link={link} picture={picture} />
          </div>
        </Section>
        <Section ground="ink" edge="fall">
          <div className="wrapper">
            <SectionHeading title={order.heading} size="hero" />
            <ul
              className="situations columns"
              role="list"
              data-columns="3"
              data-from="wide"
              data-gap="l"
              data-above="xl"
              data-stagger="200"
            >
              {order.items.map(({ title, text }, index) => (
                <li className="columns" data-rows="2" data-gap="m" key={title} data-reveal="">
                  {situationArt[index] && <Picture file={picture(situationArt[index])} alt="" />}
                  <div>
                    <h3 className="display" data-size="l">
                      {title}
                    </h3>
                    <p className="large" data-above="s">
                      {text}
                    </p>
                    <p className="cluster large strong" data-above="m">
                      {advised[index]!.map((route, place) => (
                        <Fragment key={route}>
                          {place > 0 && ' '}
                          <a className="text-link" href={link(route)}>
                            {titles[route] ?? order.website}
                          </a>
                        </Fragment>
                      ))}
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        </Section>
        <Section ground="ink" flush className="marketing-end">
          <div className="wrapper">
            <div className="grid" data-gap="s">
              <SectionHeading title={next.heading} size="hero" cols="1-7" from="wide" />
              <p className="statement" data-cols="8-12" data-from="wide" data-align="end">
                {next.tell}
              </p>
            </div>
            <ol
              className="columns beams"
              role="list"
              data-columns="3"
              data-from="wide"
              data-above="l"
              data-stagger="200"
            >
              {next.then.map((step, index) => (
                <li className="beam lit stack" data-pad="l" key={step}>
                  <p className="display" data-size="hero" data-number={index + 1} aria-hidden="true" />
                  <p className="display" data-size="m">
                    {step}
                  </p>
                </li>
              ))}
            </ol>
            <div className="marketing-ending">
              <h2 className="display" data-size="xl">
                <Emphasis>{closing.heading}</Emphasis>
              </h2>
              <ul className="cluster" role="list" data-gap="l" data-above="m">
                {marketingServices.map((id) => (
                  <li key={id}>
                    <a className="rays__question display accent" data-size="s" href={link(id)}>
                      {cards.items[id].question}
                      <span className="visually-hidden">: {cards.items[id].title}</span>
                    </a>
                  </li>
                ))}
              </ul>
              <p className="lede" data-above="l">
                {closing.text}
              </p>
              <ButtonRow above="l" {...closingActions({ localize, link }, closing.action)} />
            </div>
          </div>
        </Section>
      </>
    );
  },
});
