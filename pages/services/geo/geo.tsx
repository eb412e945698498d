import { geoArt, geoFigures, geoInLine, geoStates } from '../../../content/art/services/geo.tsx';
import { plan } from '../../../content/prices.ts';
import { geoPlan, geoWords } from '../../../content/services/geo.ts';
import { ownExampleWords } from '../../../content/services/own-example.ts';
import { definePage } from '../../page.ts';
import { ButtonRow } from '../../parts/button-row.tsx';
import { closingActions } from '../../parts/closing-actions.ts';
import { Picture } from '../../parts/picture.tsx';
import { PlanOffer } from '../../parts/plan-offer.tsx';
import { Section } from '../../parts/section.tsx';
import { SectionHeading } from '../../parts/section-heading.tsx';
import { OwnProofs, ownProofs } from '../own-example.tsx';
import { Areas } from './areas.tsx';
import { Conversation } from './conversation.tsx';
import { Raised } from './raised.tsx';

/** The GEO page. Its signature is the raised figure by which an answer names its source, cut from gold: it stands beside the first answer, five in the second; in five steps, on the stairs into the next section, five of them are cut. At the end it stands behind the visitor. */
export const geo = definePage({
  route: 'geo',
  words: geoWords,
  ground: 'ink',
  share: { art: geoArt, alt: ({ areas }) => areas.picture },
  render: (context) => {
    const { words, link, price, localize, picture } = context;
    const { hero, conversation, what, benefits, steps, areas, myths, cost, closing } = words;
    const offered = localize(plan(geoPlan).words);
    const example = localize(ownExampleWords.geo);
    const [before, you, after] = closing.heading.split('*');
    const figure = (number: number) => picture(geoFigures[number - 1]!);
    const [listed, quoted] = geoInLine.map((state) => picture(state));
    const [meaning, pages, passages] = what.paragraphs as [string, string, string];
    return (
      <>
        <header className="hero geo-hero geo-light" data-ground="ink" data-large="always">
          <div className="wrapper">
            <h1 className="hero__title display" data-size="xl">
              {hero.title}
            </h1>
            <p className="hero__words lede" data-above="s">
              {hero.text}
            </p>
            <Picture className="full-width" file={figure(1)} alt="" eager />
            <Conversation words={conversation} />
          </div>
        </header>
        <Section ground="paper">
          <div className="wrapper">
            <div className="split" data-split="5-7" data-from="wide">
              <SectionHeading size="hero" title={what.heading} />
              <div className="stack">
                <p className="prose">{meaning}</p>
                <p className="quiet">
                  {what.share} {example.figure}
                </p>
              </div>
            </div>
            <div className="geo-lines geo-raised display" data-size="hero" data-above="xl">
              <p>
                <Picture file={listed!} alt="" />
                {pages}
              </p>
              <p>
                <Raised file={quoted!}>{passages}</Raised>
              </p>
            </div>
          </div>
        </Section>
        <Areas words={areas} picture={picture} />
        <Section ground="warm" className="geo-stairs">
          <div className="wrapper split" data-split="5-7" data-from="wide">
            <SectionHeading size="hero" title={steps.heading} />
          </div>
          <ol className="geo-steps" role="list" data-above="l" data-stagger="100">
            {steps.items.map(({ title, text }, index) => (
              <li key={title}>
                <Picture file={picture(geoStates[index]!)} alt="" />
                <div data-ground="ink" data-pad="m">
                  <h3 className="display" data-size="s">
                    {title}
                  </h3>
                  <p data-above="2xs">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </Section>
        <Section ground="ink" className="geo-gains">
          <div className="wrapper">
            <SectionHeading size="hero" title={benefits.heading} />
            <ul className="display" role="list" data-size="m" data-stagger="100" data-above="l">
              {benefits.items.map(({ title, text }, index) => (
                <li className="geo-note" key={title}>
                  <div>
                    <h3 className="accent">{title}</h3>
                    <p>{text}</p>
                  </div>
                  <Picture file={figure(index + 1)} alt="" />
                </li>
              ))}
            </ul>
            <h3 className="display" data-size="xl" data-above="2xl">
              {myths.heading}
            </h3>
            <div className="columns" data-columns="2" data-from="wide" data-gap="l-xl" data-above="m">
              {myths.paragraphs.map((paragraph) => (
                <p className="large" key={paragraph}>
                  {paragraph}
                </p>
              ))}
            </div>
          </div>
        </Section>
        <Section ground="paper">
          <div className="wrapper">
            <div className="split" data-split="5-7" data-from="wide" data-gap="l-xl">
              <div>
                <SectionHeading size="hero" title={cost.question} />
                <h3 className="display" data-size="s" data-above="m">
                  {cost.heading}
                </h3>
                <p className="large" data-above="2xs">
                  {cost.text}
                </p>
                <p data-above="s">
                  <a className="text-link" href={link('seo')}>
                    {cost.seo}
                  </a>
                </p>
              </div>
              <div>
                <PlanOffer size="hero" largePeriod price={price(geoPlan)} plan={offered.title} />
                <ol
                  className="steps large"
                  role="list"
                  data-columns="2"
                  data-line="none"
                  data-numbers="m"
                  data-gap="none-l"
                  data-above="m"
                >
                  {offered.features.map((feature, index) => (
                    <li className="entry" key={feature}>
                      <span className="entry__number" data-number={index + 1} aria-hidden="true" />
                      {feature}
                    </li>
                  ))}
                </ol>
              </div>
            </div>
            <SectionHeading title={example.heading} lead={example.lead} above="2xl" />
            <div data-above="l">
              <OwnProofs proofs={ownProofs('geo', context)} />
            </div>
          </div>
        </Section>
        <Section ground="ink" className="geo-end geo-light">
          <div className="wrapper">
            <h2 className="display" data-size="hero">
              {before}
              <em>
                {you}
                {after}
              </em>
            </h2>
            <Picture className="full-width" file={figure(1)} alt="" />
            <div className="split" data-split="7-5" data-from="wide" data-gap="l" data-items="end" data-above="l">
              <p className="statement">{closing.text}</p>
              <ButtonRow {...closingActions({ localize, link }, closing.action)} />
            </div>
          </div>
        </Section>
      </>
    );
  },
});
