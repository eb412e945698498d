import type { ReactNode } from 'react';
import { geoArt } from '../../../content/art/services/geo.tsx';
import { plan } from '../../../content/prices.ts';
import { geoPlan, geoWords } from '../../../content/services/geo.ts';
import { ownExampleWords } from '../../../content/services/own-example.ts';
import { definePage } from '../../page.ts';
import { ButtonRow } from '../../parts/button-row.tsx';
import { closingActions } from '../../parts/closing-actions.ts';
import { PlanOffer } from '../../parts/plan-offer.tsx';
import { Section } from '../../parts/section.tsx';
import { SectionHeading } from '../../parts/section-heading.tsx';
import { ownProofs, ProofLinks } from '../own-example.tsx';
import { Areas } from './areas.tsx';
import { CutPiece, CutWords } from './cut-out.tsx';
import { Entry } from './entry.tsx';
import { SourceAndAnswer } from './source-and-answer.tsx';

/** The GEO page. Its signature is the cut-out: an assistant takes a sentence out of a page, and hole and piece have one outline; at the end a hole is open for the visitor. */
export const geo = definePage({
  route: 'geo',
  words: geoWords,
  ground: 'ink',
  share: { art: geoArt, alt: ({ areas }) => areas.picture },
  render: (context) => {
    const { words, link, price, localize } = context;
    const { hero, conversation, what, benefits, steps, areas, myths, cost, closing } = words;
    const offered = localize(plan(geoPlan).words);
    const example = localize(ownExampleWords.geo);
    const [before, you, after] = closing.heading.split('*');
    // What every step makes of a page: what is said without it is wrong, it can be read, its facts are in order, it answers, it is quoted.
    const sentence = what.used.split('*')[1]!;
    const { wrong, facts, asked, quoted } = what.stages;
    const sheet = (content: ReactNode, ground: 'ink' | 'paper' = 'paper') => (
      <div className="geo-sheet plane statement" data-ground={ground} data-pad="l">
        {content}
      </div>
    );
    const stages = [
      sheet(<s>{wrong}</s>, 'ink'),
      sheet(<code>{`<p>${sentence}</p>`}</code>),
      sheet(
        <ul className="facet-list" role="list">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>,
      ),
      sheet(
        <>
          {asked} <CutPiece>{sentence}</CutPiece>
        </>,
      ),
      sheet(
        <>
          <CutPiece>{sentence}</CutPiece>
          <p className="small">{quoted}</p>
        </>,
        'ink',
      ),
    ];
    const [meaning, pages, passages] = what.paragraphs as [string, string, string];
    return (
      <>
        <header className="hero" data-ground="ink" data-large="always">
          <div className="wrapper">
            <h1 className="hero__title display" data-size="xl">
              {hero.title}
            </h1>
            <p className="hero__words lede measure" data-above="s">
              {hero.text}
            </p>
            <SourceAndAnswer words={conversation} />
          </div>
        </header>
        <Section ground="warm">
          <div className="wrapper stack" data-gap="xl">
            <div className="split" data-split="5-7" data-from="wide">
              <SectionHeading size="hero" title={what.heading} />
              <div className="stack">
                <p className="prose">{meaning}</p>
                <p className="large quiet">
                  {what.share} {example.figure}
                </p>
              </div>
            </div>
            <div className="split" data-gap="l">
              <div className="geo-sheet plane stack" data-ground="paper" data-pad="l" data-gap="l">
                <h3 className="statement">{pages}</h3>
                {what.results.map(({ title, address, text }) => (
                  <div key={title}>
                    <p className="small quiet">{address}</p>
                    <p className="statement accent">
                      <u>{title}</u>
                    </p>
                    <p className="large">{text}</p>
                  </div>
                ))}
              </div>
              <div className="geo-sheet plane stack" data-ground="ink" data-pad="l" data-gap="l">
                <h3 className="statement">{passages}</h3>
                <p className="display" data-size="m">
                  <CutWords>{what.used}</CutWords>
                </p>
              </div>
            </div>
          </div>
        </Section>
        <Areas words={areas} />
        <Section ground="paper">
          <div className="wrapper">
            <SectionHeading size="hero" title={benefits.heading} />
            <div className="split" data-from="wide" data-above="xl">
              <ul className="stack" role="list" data-gap="l">
                {benefits.items.map(({ title, text }) => (
                  <li key={title}>
                    <Entry title={title} text={text} />
                  </li>
                ))}
              </ul>
              <div className="geo-cut geo-hole cut" data-large="" data-align="start">
                <div className="prose stack" data-ground="ink">
                  <h3 className="display" data-size="xl">
                    {myths.heading}
                  </h3>
                  {myths.paragraphs.map((paragraph) => (
                    <p className="large" key={paragraph}>
                      {paragraph}
                    </p>
                  ))}
                </div>
              </div>
            </div>
          </div>
        </Section>
        <Section ground="warm">
          <div className="wrapper">
            <SectionHeading size="hero" title={steps.heading} />
            <ol className="stack" role="list" data-gap="l" data-stagger="100" data-above="xl">
              {steps.items.map(({ title, text }, index) => (
                <li className="split" data-from="wide" data-split="5-7" data-items="center" data-gap="m-xl" key={title}>
                  <div>
                    <Entry
                      title={
                        <>
                          <span className="accent" data-number={index + 1} aria-hidden="true" />
                          &ensp;{title}
                        </>
                      }
                      text={text}
                    />
                  </div>
                  <div aria-hidden="true">{stages[index]}</div>
                </li>
              ))}
            </ol>
          </div>
        </Section>
        <Section ground="paper">
          <div className="wrapper stack" data-gap="xl">
            <SectionHeading size="hero" title={example.heading} lead={example.lead} />
            <ul className="columns" role="list" data-columns="3" data-from="wide" data-gap="m">
              {ownProofs('geo', context).map((proof) => (
                <li className="geo-sheet plane" data-ground="warm" data-rows="2" data-pad="l" key={proof.title}>
                  <div>
                    <Entry title={proof.title} text={proof.text} size="s" />
                  </div>
                  <ProofLinks proof={proof} />
                </li>
              ))}
            </ul>
          </div>
        </Section>
        <Section ground="warm">
          <div className="wrapper">
            <div className="split" data-split="5-7" data-from="wide" data-gap="l-xl" data-items="end">
              <div>
                <SectionHeading size="hero" title={cost.question} />
                <Entry title={cost.heading} text={cost.text} size="s" above="l" />
                <p data-above="s">
                  <a className="text-link" href={link('seo')}>
                    {cost.seo}
                  </a>
                </p>
              </div>
              <div className="geo-cut cut statement" data-large="">
                <PlanOffer size="hero" largePeriod price={price(geoPlan)} plan={offered.title} />
                <ul className="facet-list" role="list" data-above="m">
                  {offered.features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              </div>
            </div>
          </div>
        </Section>
        <Section ground="ink">
          <div className="wrapper">
            <div className="geo-sheet plane" data-ground="paper" data-pad="l">
              <h2 className="display" data-size="hero">
                {before}
                <span className="geo-cut geo-hole cut" data-ground="ink">
                  <span className="accent">{you}</span>
                </span>
                {after}
              </h2>
              <div className="split" data-split="7-5" data-from="wide" data-gap="l" data-items="end" data-above="xl">
                <p className="statement">{closing.text}</p>
                <ButtonRow {...closingActions({ localize, link }, closing.action)} />
              </div>
            </div>
          </div>
        </Section>
      </>
    );
  },
});
