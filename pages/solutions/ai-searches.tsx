import type { ReactNode } from 'react';
import { aiSearchesArt, saidOfOthers, saidOfYou, turnedArt } from '../../content/art/solutions/ai-searches.tsx';
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

/** How large each state of the answer is set: it grows with every step. */
const sizes = ['m', 'l', 'hero'] as const;

interface SpeechProps {
  readonly sheet: typeof saidOfYou;
  readonly picture: PageContext<unknown>['picture'];
  readonly eager?: boolean;
  readonly children: ReactNode;
}

/** What an assistant says, on a folded sheet that grows with the words. */
const Speech = ({ sheet, picture, eager = false, children }: SpeechProps) => (
  <div className="speech" data-ground="paper">
    <Picture file={picture(sheet.upright)} wide={picture(sheet.wide)} wideFrom="40rem" alt="" eager={eager} />
    {children}
  </div>
);

/** An answer and what it takes to be in it. Its device is the ruled line: at the head others' names stand on it, then the visitor fills it in, and at the end they stand there. The answer itself is a folded sheet, at the head half out of the light and at the end in it. */
export const aiSearches = solutionPage({
  id: 'ai-searches',
  solution,
  art: aiSearchesArt,
  drawn: false,
  hero: {
    ground: 'ink',
    places: {
      title: { cols: '1-12', from: 'wide' },
      words: { cols: '1-8', from: 'wide' },
    },
  },
  body: ({ words: { body, cost, closing }, services, prices, actions, picture }) => {
    const [basis, ...rest] = body.prose.paragraphs;
    const [helps, limits] = [rest.slice(0, -1), rest.at(-1)];
    return (
      <>
        <Section ground="ink" flush>
          <div className="wrapper">
            <Speech sheet={saidOfOthers} picture={picture} eager>
              <blockquote className="ruled display" data-size="hero">
                <Emphasis>{body.statement}</Emphasis>
              </blockquote>
            </Speech>
          </div>
        </Section>
        <Section ground="warm">
          <div className="wrapper">
            <SectionHeading size="hero" title={body.voices.title} lead={body.voices.lead} />
            <ul className="ruled-list" role="list" data-above="l" data-stagger="100">
              {body.voices.items.map((voice) => (
                <li key={voice} data-reveal="">
                  <blockquote className="ruled display" data-size="xl">
                    <Emphasis>{voice}</Emphasis>
                  </blockquote>
                </li>
              ))}
            </ul>
            <p className="statement measure" data-above="l">
              {body.voices.after}
            </p>
            <Picture className="turned" file={picture(turnedArt)} alt="" />
          </div>
        </Section>
        <Section ground="paper">
          <div className="wrapper split" data-split="5-7" data-from="wide" data-gap="l-xl">
            <SectionHeading size="hero" title={body.prose.title} lead={basis} />
            <div>
              <ul className="ruled-list display" data-size="m" role="list">
                {helps.map((help) => (
                  <li key={help}>
                    <Emphasis>{help}</Emphasis>
                  </li>
                ))}
              </ul>
              <p className="struck statement quiet" data-above="m">
                <Emphasis>{limits!}</Emphasis>
              </p>
            </div>
          </div>
        </Section>
        <Section ground="ink">
          <div className="wrapper">
            <SectionHeading size="hero" title={body.steps.title} />
            <ol className="ruled-list" role="list" data-above="l" data-stagger="100">
              {body.steps.items.map(({ title, text }, index) => (
                <li className="split" data-split="4-8" data-from="wide" data-gap="m-l" key={title} data-reveal="">
                  <div>
                    <h3 className="display" data-size="m">
                      <span className="accent" data-number={index + 1} aria-hidden="true" />
                      &ensp;{title}
                    </h3>
                    <p className="large" data-above="2xs">
                      {text}
                    </p>
                  </div>
                  <p className={classNames('display', index ? 'ruled' : 'struck quiet')} data-size={sizes[index]}>
                    <Emphasis>{body.states[index]!}</Emphasis>
                  </p>
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
                <p className="ruled display" data-size="hero" key={title}>
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
            <Speech sheet={saidOfYou} picture={picture}>
              <h2 className="ruled display" data-size="hero">
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
