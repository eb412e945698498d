import { Fragment } from 'react';
import { marketingArt } from '../../content/art/services/marketing.tsx';
import { raySourceArt } from '../../content/art/services/ray-source.tsx';
import { labels } from '../../content/labels.ts';
import type { WordsOf } from '../../content/locale.ts';
import type { FixedRoute } from '../../content/routes.ts';
import { marketingServices, marketingWords } from '../../content/services/marketing.ts';
import { definePage, type PageContext } from '../page.ts';
import { ButtonRow } from '../parts/button-row.tsx';
import { closingActions } from '../parts/closing-actions.ts';
import { Emphasis } from '../parts/emphasis.tsx';
import { Section } from '../parts/section.tsx';
import { Hero } from '../parts/hero.tsx';
import { Picture } from '../parts/picture.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';

/** Where each piece of advice sends its reader, in the order of the advice. */
const advised: readonly (readonly FixedRoute[])[] = [['seo', 'geo'], ['social-media'], ['services']];

/**
 * From one stone the beam of each service falls on the situation that it is for: two side by side, then one; where there is no site
 * yet, the light has nothing to fall on, and its edges pass beside the words. For the eye only.
 */
const OrderBeams = () => (
  <svg
    className="beam-fan marketing-order__beams"
    width="100%"
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    overflow="visible"
    aria-hidden="true"
  >
    <path fill="var(--pale)" d="M0 101V100L80 0 15.5 100v1z" />
    <path fill="var(--gold-light)" d="M15.4 101V100L80 0 31 100v1z" />
    <path fill="var(--deep)" d="M34.5 101V100L80 0 65.5 100v1z" />
    <path
      fill="none"
      stroke="var(--gold-light)"
      strokeDasharray="5"
      vectorEffect="non-scaling-stroke"
      d="M69 215V100L80 0l20 100v115"
    />
  </svg>
);

type Words = WordsOf<typeof marketingWords>;

/** Under a post, that more of them follow: four stones, the one shown filled. For the eye only. */
function MoreToSwipe() {
  return (
    <svg width="92" height="14" viewBox="0 0 92 14" fill="none" stroke="currentColor" aria-hidden="true">
      {[1, 27, 53, 79].map((x) => (
        <path
          key={x}
          fill={x === 1 ? 'currentColor' : undefined}
          d={`M${x + 3.5} 1h5l3.5 3.5v5l-3.5 3.5h-5L${x} 9.5v-5z`}
        />
      ))}
    </svg>
  );
}

/** One answer as a search engine lists it, an assistant gives it and a post shows it. */
function ToldThrice({ words: { cards, together }, link }: Pick<PageContext<Words>, 'words' | 'link'>) {
  const { search, ask, scroll } = together;
  /** The one fact is lit wherever it stands. */
  const told = (text: string) => {
    const [before, after] = text.split(scroll.figure);
    return (
      <>
        {before}
        <span className="told__fact">{scroll.figure}</span>
        {after}
      </>
    );
  };
  const ways = {
    seo: (
      <>
        <p className="small quiet">{search.where}</p>
        <p className="display" data-size="xl">
          <a href={link('pricing')}>{search.title}</a>
        </p>
        <p>{told(search.text)}</p>
      </>
    ),
    geo: (
      <>
        <p className="large strong">{ask.question}</p>
        <p className="display" data-size="m">
          {told(ask.answer)}
          <sup className="small">1</sup>
        </p>
        <p className="small quiet">{ask.source}</p>
      </>
    ),
    'social-media': (
      <>
        <p className="display figures">{scroll.figure}</p>
        <p className="display" data-size="m">
          {scroll.text}
        </p>
        <MoreToSwipe />
      </>
    ),
  };
  return (
    <ul className="columns told" role="list" data-columns="3" data-from="wide" data-gap="l" data-stagger="100">
      {marketingServices.map((id) => (
        <li
          className={id === 'social-media' ? 'plane lit told__piece' : 'plane told__piece'}
          data-pad="l"
          data-rim={id === 'seo' ? '' : undefined}
          key={id}
          data-reveal=""
        >
          <h3 className="rays__question display" data-size="s">
            {cards.items[id].question}
          </h3>
          {ways[id]}
        </li>
      ))}
    </ul>
  );
}

/** The marketing overview: its signature is one beam that a stone sends in three directions, and one answer told in three places; at the end the three meet again. */
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
            <ul className="stack beams" role="list" data-gap="s" data-stagger="200">
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
                      <p>{text}</p>
                      <ul className="facet-list" role="list" data-above="s">
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
        <Section ground="paper" edge="rise">
          <div className="wrapper grid">
            <SectionHeading title={together.heading} size="xl" cols="1-6" from="wide" />
            <p className="large quiet" data-cols="7-12" data-from="wide" data-align="end">
              {together.text}
            </p>
            <ToldThrice words={words} link={link} />
          </div>
        </Section>
        <Section ground="ink" edge="fall">
          <div className="wrapper grid marketing-order" data-gap="none">
            <SectionHeading title={order.heading} size="hero" cols="1-7" from="wide" align="center" />
            <Picture className="rays__stone" file={picture(raySourceArt)} alt="" />
            <OrderBeams />
            <ul className="columns beams" role="list" data-columns="3" data-from="wide">
              {order.items.map(({ title, text }, index) => (
                <li className={index < 2 ? 'beam lit stack' : 'beam stack'} data-pad="l" data-gap="s" key={title}>
                  <h3 className="display" data-size="m">
                    {title}
                  </h3>
                  <p>{text}</p>
                  <p className="columns" data-gap="m">
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
        <Section ground="ink" flush>
          <div className="wrapper">
            <div className="marketing-next plane grid" data-rim="" data-pad="l" data-gap="m">
              <SectionHeading title={next.heading} size="m" cols="1-4" from="wide" />
              <p className="display" data-size="xl" data-cols="5-12" data-from="wide">
                {next.tell}
              </p>
              <ol className="columns" role="list" data-columns="3" data-from="wide" data-gap="l">
                {next.then.map((step) => (
                  <li className="ruled large" key={step}>
                    {step}
                  </li>
                ))}
              </ol>
            </div>
          </div>
        </Section>
        <Section ground="ink" flush className="marketing-end">
          <div className="wrapper">
            <ul className="columns marketing-end__places" role="list" data-columns="3">
              {marketingServices.map((id) => (
                <li key={id}>
                  <a className="marketing-end__place display accent nowrap" data-size="s" href={link(id)}>
                    {cards.items[id].question}
                    <span className="visually-hidden">: {cards.items[id].title}</span>
                  </a>
                </li>
              ))}
            </ul>
            <svg className="beam-fan" width="100%" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <path fill="var(--pale)" d="M0 0H29L49.2 100z" />
              <path fill="var(--gold-light)" d="M35.5 0H64.5L50 100z" />
              <path fill="var(--deep)" d="M71 0H100L50.8 100z" />
            </svg>
            <div className="marketing-end__point call-to-action--centred" data-above="l">
              <h2 className="display" data-size="xl">
                <Emphasis>{closing.heading}</Emphasis>
              </h2>
              <p className="lede measure" data-above="m">
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
