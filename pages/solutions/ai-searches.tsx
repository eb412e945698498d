import { aiSearchesArt, tailArt } from '../../content/art/solutions/ai-searches.tsx';
import { aiSearches as solution } from '../../content/solutions/ai-searches.ts';
import { Emphasis } from '../parts/emphasis.tsx';
import { Picture } from '../parts/picture.tsx';
import { classNames } from '../parts/place.ts';
import { Section } from '../parts/section.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { ServiceArrow } from './service-arrow.tsx';
import { SolutionEnding } from './solution-ending.tsx';
import { solutionPage } from './solution-page.tsx';

/** What an answer stands on after each of our moves: in the dark, in the first light, and at last in all of it. */
const grounds = ['ink', undefined, undefined] as const;

/** Sentences with a place in them for a name: bars lie over those of others, the visitor's own is marked; one answer is corrected step by step and gains facets; the answer of the head ends the page, with him in it. Its bubble is cut as a stone is, and its point touches the next section. */
export const aiSearches = solutionPage({
  id: 'ai-searches',
  solution,
  art: aiSearchesArt,
  drawn: false,
  hero: {
    ground: 'ink',
    places: {
      title: { cols: '1-8', row: '1', from: 'wide' },
      words: { cols: '9-12', row: '1', from: 'wide', align: 'end' },
    },
  },
  body: ({ words: { body, cost, closing }, services, prices, actions, picture }) => (
    <>
      <Section ground="ink" flush>
        <div className="wrapper">
          <div className="answer plane display" data-size="xl" data-others="">
            <blockquote>
              <Emphasis>{body.statement}</Emphasis>
            </blockquote>
            <Picture className="answer__tail" file={picture(tailArt)} alt="" eager />
          </div>
        </div>
      </Section>
      <Section ground="warm">
        <div className="wrapper">
          <SectionHeading size="hero" title={body.voices.title} lead={body.voices.lead} />
          <ul className="stack" role="list" data-gap="m" data-above="xl" data-stagger="200">
            {body.voices.items.map((voice) => (
              <li
                className="prompt plane display"
                data-ground="paper"
                data-rim=""
                data-pad="l"
                key={voice}
                data-reveal=""
              >
                <blockquote>
                  <Emphasis>{voice}</Emphasis>
                </blockquote>
              </li>
            ))}
          </ul>
          <p className="statement measure" data-above="xl">
            {body.voices.after}
          </p>
        </div>
      </Section>
      <Section ground="paper" edge="fall">
        <div className="wrapper stack" data-gap="2xl">
          <div className="stack" data-gap="l">
            <SectionHeading size="hero" title={body.prose.title} />
            <div className="halves plane lit split" data-from="wide" data-gap="none">
              {body.prose.paragraphs.map((paragraph, index) => (
                <p
                  className={classNames('display', index > 0 && 'plane')}
                  data-ground={index ? 'ink' : undefined}
                  data-size={index ? 'xl' : 'm'}
                  data-pad="l"
                  key={paragraph}
                >
                  <Emphasis>{paragraph}</Emphasis>
                </p>
              ))}
            </div>
          </div>
          <div>
            <SectionHeading size="hero" title={body.steps.title} />
            <ol className="states" role="list" data-above="l" data-stagger="200">
              {body.steps.items.map(({ title, text }, index) => (
                <li
                  className={classNames(index ? 'plane' : 'cut', !grounds[index] && 'lit')}
                  data-ground={grounds[index]}
                  key={title}
                  data-reveal=""
                >
                  <div className="split" data-split="4-8" data-from="wide" data-gap="m-l">
                    <div>
                      <h3 className="display" data-size="l">
                        <span className="accent" data-number={index + 1} aria-hidden="true" />
                        &ensp;{title}
                      </h3>
                      <p className="large" data-above="s">
                        {text}
                      </p>
                    </div>
                    <p className="state display">
                      <Emphasis>{body.states[index]!}</Emphasis>
                    </p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
          <div>
            <h2 className="statement">{cost.title}</h2>
            {prices.map(({ title, price }) => (
              <p className="display" data-size="xl" data-above="m" key={title}>
                {title} {body.costs} <em>{price.amount}</em> {price.period}
              </p>
            ))}
            <div className="split" data-gap="l" data-above="l">
              <p className="large">{cost.text}</p>
              {services.map((service) => (
                <ServiceArrow service={service} key={service.href} />
              ))}
            </div>
          </div>
        </div>
      </Section>
      <Section ground="ink" edge="rise">
        <div className="wrapper named">
          <Picture className="answer__tail" file={picture(tailArt)} alt="" />
          <SolutionEnding words={closing} actions={actions} titleClass="answer plane" />
        </div>
      </Section>
    </>
  ),
});
