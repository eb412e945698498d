import type { ReactNode } from 'react';
import { aiSearchesArt, answers } from '../../content/art/solutions/ai-searches.tsx';
import { aiSearches as solution } from '../../content/solutions/ai-searches.ts';
import type { PageContext } from '../page.ts';
import { Emphasis } from '../parts/emphasis.tsx';
import { Picture } from '../parts/picture.tsx';
import { ButtonRow } from '../parts/button-row.tsx';
import { classNames } from '../parts/place.ts';
import { Section } from '../parts/section.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { ServiceArrow } from './service-arrow.tsx';
import { solutionPage } from './solution-page.tsx';

/** What each step makes of the answer. */
const mending = [answers.chipped, answers.mended, answers.whole] as const;

interface SpeechProps {
  readonly block: (typeof mending)[number];
  readonly picture: PageContext<unknown>['picture'];
  readonly eager?: boolean;
  readonly children: ReactNode;
}

/** What an assistant says, on a block of stone that grows with the words. */
const Speech = ({ block, picture, eager = false, children }: SpeechProps) => (
  <div className="speech" data-ground="paper">
    <Picture file={picture(block.upright)} wide={picture(block.wide)} wideFrom="40rem" alt="" eager={eager} />
    {children}
  </div>
);

/** An answer is one block of stone. At the head it is grey, and the piece is missing in which the visitor would be named; three steps put it back, and at the end all of it is lit. Names and words to be filled in stand on small planes, wherever somebody speaks. */
export const aiSearches = solutionPage({
  id: 'ai-searches',
  solution,
  art: aiSearchesArt,
  drawn: false,
  hero: {
    ground: 'ink',
    places: {
      title: { cols: '1-8', from: 'wide' },
      words: { cols: '9-12', from: 'wide', align: 'end' },
    },
  },
  body: ({ words: { body, cost, closing }, services, prices, actions, picture }) => {
    const [basis, ...rest] = body.prose.paragraphs;
    const [helps, limits] = [rest.slice(0, -1), rest.at(-1)];
    return (
      <>
        <Section ground="ink" flush>
          <div className="wrapper">
            <Speech block={answers.chipped} picture={picture} eager>
              <blockquote className="facets dull display" data-size="hero">
                <Emphasis>{body.statement}</Emphasis>
              </blockquote>
            </Speech>
          </div>
        </Section>
        <Section ground="warm">
          <div className="wrapper">
            <SectionHeading size="hero" title={body.voices.title} lead={body.voices.lead} />
            <ul className="stack" role="list" data-gap="m" data-above="l" data-stagger="100">
              {body.voices.items.map((voice) => (
                <li key={voice} data-reveal="">
                  <blockquote className="facets display" data-size="xl">
                    <Emphasis>{voice}</Emphasis>
                  </blockquote>
                </li>
              ))}
            </ul>
            <p className="statement measure" data-above="l">
              {body.voices.after}
            </p>
          </div>
        </Section>
        <Section ground="paper">
          <div className="wrapper split" data-split="5-7" data-from="wide" data-gap="l-xl">
            <SectionHeading size="hero" title={body.prose.title} lead={basis} />
            <div>
              <ul className="facets stack display" data-size="l" data-gap="s" role="list">
                {helps.map((help) => (
                  <li key={help}>
                    <Emphasis>{help}</Emphasis>
                  </li>
                ))}
              </ul>
              <p className="facets dull statement quiet" data-above="l">
                <Emphasis>{limits!}</Emphasis>
              </p>
            </div>
          </div>
        </Section>
        <Section ground="ink">
          <div className="wrapper">
            <SectionHeading size="hero" title={body.steps.title} />
            <ol className="stack" role="list" data-gap="xl" data-above="l" data-stagger="100">
              {body.steps.items.map(({ title, text }, index) => (
                <li className="split" data-split="4-8" data-from="wide" data-gap="m-l" key={title} data-reveal="">
                  <div>
                    <h3 className="display" data-size="l">
                      <span className="accent" data-number={index + 1} aria-hidden="true" />
                      &ensp;{title}
                    </h3>
                    <p className="large" data-above="2xs">
                      {text}
                    </p>
                  </div>
                  <Speech block={mending[index]!} picture={picture}>
                    <p className={classNames('facets display', !index && 'dull struck')} data-size="xl">
                      <Emphasis>{body.states[index]!}</Emphasis>
                    </p>
                  </Speech>
                </li>
              ))}
            </ol>
          </div>
        </Section>
        <Section ground="warm">
          <div className="wrapper split" data-split="8-4" data-from="wide" data-gap="l" data-items="end">
            <div>
              <h2 className="visually-hidden">{cost.title}</h2>
              {prices.map(({ title, price }) => (
                <p className="facets display" data-size="hero" key={title}>
                  {title} {body.costs} <em>{price.amount}</em> {price.period}
                </p>
              ))}
            </div>
            <div className="stack" data-gap="m">
              <p className="large">{cost.text}</p>
              {services.map((service) => (
                <ServiceArrow service={service} key={service.href} />
              ))}
            </div>
          </div>
        </Section>
        <Section ground="ink">
          <div className="wrapper">
            <Speech block={answers.lit} picture={picture}>
              <h2 className="facets display" data-size="hero">
                <Emphasis>{closing.title}</Emphasis>
              </h2>
            </Speech>
            <div className="split" data-split="7-5" data-from="wide" data-gap="l" data-items="center" data-above="m">
              <p className="lede measure">{closing.text}</p>
              <ButtonRow {...actions} />
            </div>
          </div>
        </Section>
      </>
    );
  },
});
