import { aiSearchesArt, tailArt, upturnedTailArt } from '../../content/art/solutions/ai-searches.tsx';
import { aiSearches as solution } from '../../content/solutions/ai-searches.ts';
import { Emphasis } from '../parts/emphasis.tsx';
import { Picture } from '../parts/picture.tsx';
import { classNames } from '../parts/place.ts';
import { Section } from '../parts/section.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { ServiceArrow } from './service-arrow.tsx';
import { SolutionEnding } from './solution-ending.tsx';
import { solutionPage } from './solution-page.tsx';

/** How large each state of the answer is set: it grows with every step. */
const sizes = ['l', 'xl', 'hero'] as const;

/** Sentences with a place in them for a name: bars lie over those of others, the visitor's own is marked; in one bubble an answer is corrected step by step and grows; the answer of the head ends the page, with him in it. Bubbles are cut as stones are, and the point of the first touches the next section. */
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
  body: ({ words: { body, cost, closing }, services, prices, actions, picture }) => {
    const [basis, ...rest] = body.prose.paragraphs;
    const [helps, limits] = [rest.slice(0, -1), rest.at(-1)];
    return (
      <>
        <Section ground="ink" flush>
          <div className="wrapper">
            <div className="said answer plane display" data-size="hero" data-others="">
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
                  className="said prompt plane display"
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
        <Section ground="paper">
          <div className="wrapper">
            <SectionHeading size="hero" title={body.prose.title} lead={basis} />
            <div className="helps split" data-split="7-5" data-from="wide" data-above="xl">
              <ul className="stack" role="list" data-gap="l">
                {helps.map((help) => (
                  <li className="said display" data-size="m" key={help}>
                    <Emphasis>{help}</Emphasis>
                  </li>
                ))}
              </ul>
              <p className="said struck plane display" data-ground="ink" data-size="m" data-pad="xl">
                <Emphasis>{limits!}</Emphasis>
              </p>
            </div>
          </div>
        </Section>
        <Section ground="ink">
          <div className="wrapper">
            <SectionHeading size="hero" title={body.steps.title} />
            <ol
              className="answer plane stack"
              data-ground="paper"
              role="list"
              data-above="xl"
              data-gap="xl"
              data-stagger="200"
            >
              {body.steps.items.map(({ title, text }, index) => (
                <li className="split" data-split="4-8" data-from="wide" data-gap="m-l" key={title} data-reveal="">
                  <div>
                    <h3 className="display" data-size="s">
                      <span className="accent" data-number={index + 1} aria-hidden="true" />
                      &ensp;{title}
                    </h3>
                    <p className="large" data-above="2xs">
                      {text}
                    </p>
                  </div>
                  <p className={classNames('said display', index === 0 && 'struck')} data-size={sizes[index]}>
                    <Emphasis>{body.states[index]!}</Emphasis>
                  </p>
                </li>
              ))}
            </ol>
          </div>
        </Section>
        <Section ground="warm">
          <div className="wrapper stack" data-gap="l">
            <h2 className="statement">{cost.title}</h2>
            {prices.map(({ title, price }) => (
              <p className="said display" data-size="hero" key={title}>
                {title} {body.costs} <em>{price.amount}</em> {price.period}
              </p>
            ))}
            <div className="split" data-gap="l">
              <p className="large">{cost.text}</p>
              {services.map((service) => (
                <ServiceArrow service={service} key={service.href} />
              ))}
            </div>
          </div>
        </Section>
        <Section ground="ink" flush>
          <div className="wrapper named">
            <Picture file={picture(upturnedTailArt)} alt="" />
            <SolutionEnding words={closing} actions={actions} titleClass="said answer plane" />
          </div>
        </Section>
      </>
    );
  },
});
