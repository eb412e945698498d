import { Fragment, type ReactNode } from 'react';
import { meetingArt, fanArt } from '../../../content/art/services/marketing/rays.tsx';
import { situationsArt } from '../../../content/art/services/marketing/situations.tsx';
import { marketingArt } from '../../../content/art/services/marketing.tsx';
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
import { ToldThrice } from './told-thrice.tsx';

/** Where each piece of advice sends its reader, in the order of the advice. */
const advised: readonly (readonly FixedRoute[])[] = [['seo', 'geo'], ['social-media'], ['services']];

/** How a part of the page begins: its title, before the ray between the first two columns; what else it says in the last. */
const ShaftHead = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => (
  <div className="shaft-head shaft-row columns" data-columns="3" data-from="wide">
    <h2 className="display" data-size="hero">
      {title}
    </h2>
    {children}
  </div>
);

/** The marketing overview: its signature is one beam that leaves its narrowest place as three planes of light, which are the columns of the page and meet again above its button; one band of light crosses them where one price is told in three places. */
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
          large="always"
          places={{
            title: { cols: '1-6', row: '1', from: 'wide' },
            words: { cols: '1-5', row: '2', from: 'wide' },
            aside: { cols: '1-12', row: '1-2', from: 'wide' },
          }}
          title={hero.title}
          text={hero.text}
          aside={
            <Picture
              className="full-width"
              file={picture(fanArt.narrow)}
              wide={picture(fanArt.wide)}
              wideFrom="60rem"
              alt={hero.picture}
              eager
            />
          }
        />
        <Section ground="ink" flush className="shafts" labelledBy="places">
          <div className="wrapper">
            <h2 className="visually-hidden" id="places">
              {cards.heading}
            </h2>
            <ul className="shaft-row columns rays" role="list" data-columns="3" data-from="wide" data-stagger="200">
              {marketingServices.map((id) => {
                const { title, question, text, features } = cards.items[id];
                return (
                  <li className="shaft backed" key={id} data-reveal="">
                    <h3 className="columns" data-gap="2xs">
                      <span className="asked display" data-size="xl">
                        {question}
                        <span className="visually-hidden">: </span>
                      </span>
                      <span className="large strong">{title}</span>
                    </h3>
                    <p data-above="m">{text}</p>
                    <ul className="facet-list" role="list" data-above="m">
                      {features.map((feature) => (
                        <li key={feature}>{feature}</li>
                      ))}
                    </ul>
                    <a className="text-link" href={link(id)} data-above="l">
                      {localize(labels).learnMore}
                      <span className="visually-hidden">: {title}</span>
                    </a>
                  </li>
                );
              })}
            </ul>
          </div>
        </Section>
        <Section ground="ink" flush className="shafts">
          <div className="wrapper">
            <ShaftHead title={together.heading}>
              <p className="large">{together.text}</p>
            </ShaftHead>
            <ToldThrice words={words} link={link} picture={picture} />
          </div>
        </Section>
        <Section ground="ink" flush className="shafts">
          <div className="wrapper">
            <ShaftHead title={order.heading} />
            <Picture
              className="situations full-width"
              file={picture(situationsArt.narrow)}
              wide={picture(situationsArt.wide)}
              wideFrom="60rem"
              alt=""
            />
          </div>
          <div data-ground="paper">
            <ul className="wrapper shaft-row columns" role="list" data-columns="3" data-from="wide" data-stagger="200">
              {order.items.map(({ state, title, text }, index) => (
                <li className="shaft" key={title}>
                  <h3 className="columns" data-gap="2xs" data-align="start">
                    <span className="asked display" data-size="xl">
                      {state}
                      <span className="visually-hidden">: </span>
                    </span>
                    <span className="large strong">{title}</span>
                  </h3>
                  <p data-above="s">{text}</p>
                  <p className="cluster strong" data-items="start" data-above="m">
                    {advised[index]!.map((route, place) => (
                      <Fragment key={route}>
                        {place > 0 && ' '}
                        <a className="text-link" href={link(route)}>
                          {titles[route] ?? order.website}
                        </a>
                      </Fragment>
                    ))}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        </Section>
        <Section ground="ink" flush className="shafts">
          <div className="wrapper">
            <ShaftHead title={next.heading}>
              <p className="statement">{next.tell}</p>
            </ShaftHead>
          </div>
          <div className="wrapper">
            <ol className="shaft-row columns rays" role="list" data-columns="3" data-from="wide" data-above="xl">
              {next.then.map((step, index) => (
                <li className="shaft backed" key={step}>
                  <p className="shaft__number display accent" data-number={index + 1} aria-hidden="true" />
                  <p className="large" data-above="s">
                    {step}
                  </p>
                </li>
              ))}
            </ol>
          </div>
        </Section>
        <Section ground="ink" flush className="meeting">
          <div className="wrapper">
            <Picture
              className="full-width"
              file={picture(meetingArt.narrow)}
              wide={picture(meetingArt.wide)}
              wideFrom="60rem"
              alt=""
            />
            <div className="shaft-row columns" data-columns="3" data-from="wide">
              <h2 className="display" data-size="hero">
                <Emphasis>{closing.heading}</Emphasis>
              </h2>
              <div>
                <ButtonRow {...closingActions({ localize, link }, closing.action)} />
                <p data-above="l">{closing.text}</p>
                <ul className="cluster" role="list" data-gap="m" data-above="m">
                  {marketingServices.map((id) => (
                    <li key={id}>
                      <a className="asked display accent" data-size="xs" href={link(id)}>
                        {cards.items[id].question}
                        <span className="visually-hidden">: {cards.items[id].title}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          </div>
        </Section>
      </>
    );
  },
});
