import { aiSearchesArt, tailArt } from '../../content/art/solutions/ai-searches.tsx';
import { aiSearches as solution } from '../../content/solutions/ai-searches.ts';
import { Emphasis } from '../parts/emphasis.tsx';
import { Picture } from '../parts/picture.tsx';
import { classNames } from '../parts/place.ts';
import { Section } from '../parts/section.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { ServiceOffer } from './service-offer.tsx';
import { SolutionEnding } from './solution-ending.tsx';
import { solutionPage } from './solution-page.tsx';

/** What an answer stands on after each of our moves: in the dark, on paper, and at last in the light. */
const grounds = ['ink', 'warm', undefined] as const;

/** Sentences with a place in them for a name: bars lie over those of others, the visitor's own is marked; the answer of the head ends the page, with him in it. */
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
            <Picture className="answer__tail" file={picture(tailArt.below)} alt="" eager />
          </div>
        </div>
      </Section>
      <Section ground="warm" edge="fall">
        <div className="wrapper">
          <SectionHeading title={body.voices.title} lead={body.voices.lead} />
          <ul className="stack" role="list" data-gap="m" data-above="xl" data-stagger="200">
            {body.voices.items.map((voice) => (
              <li className="prompt plane display" key={voice} data-reveal="">
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
      <Section ground="paper" edge="rise">
        <div className="wrapper stack" data-gap="2xl">
          <div className="grid">
            <SectionHeading title={body.prose.title} size="m" cols="1-5" from="wide" />
            <p className="prose large" data-cols="6-12" data-from="wide">
              {body.prose.paragraphs[0]}
            </p>
            <p className="solution-line display" data-size="hero">
              {body.prose.paragraphs[1]}
            </p>
          </div>
          <div>
            <SectionHeading title={body.steps.title} />
            <ol className="states" role="list" data-above="l" data-stagger="200">
              {body.steps.items.map(({ title, text }, index) => (
                <li
                  className={classNames('cut', !grounds[index] && 'lit')}
                  data-ground={grounds[index]}
                  key={title}
                  data-reveal=""
                >
                  <div className="cluster" data-items="baseline">
                    <h3 className="display" data-size="s">
                      <span className="accent" data-number={index + 1} aria-hidden="true" />
                      &ensp;{title}
                    </h3>
                    <p className="quiet">{text}</p>
                  </div>
                  <p className="state display" data-size="xl" data-above="l">
                    <Emphasis>{body.states[index]!}</Emphasis>
                  </p>
                </li>
              ))}
            </ol>
          </div>
          <ServiceOffer title={body.services.title} services={services} cost={cost} prices={prices} />
        </div>
      </Section>
      <Section ground="ink" edge="rise">
        <div className="wrapper named">
          <Picture className="answer__tail" file={picture(tailArt.above)} alt="" />
          <SolutionEnding words={closing} actions={actions} titleClass="answer plane" />
        </div>
      </Section>
    </>
  ),
});
