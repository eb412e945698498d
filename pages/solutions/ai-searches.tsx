import { aiSearchesArt, awayArt, towardsArt } from '../../content/art/solutions/ai-searches.tsx';
import { aiSearches as solution } from '../../content/solutions/ai-searches.ts';
import { Emphasis } from '../parts/emphasis.tsx';
import { Picture } from '../parts/picture.tsx';
import { ButtonRow } from '../parts/button-row.tsx';
import { classNames } from '../parts/place.ts';
import { Section } from '../parts/section.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { ServiceArrow } from './service-arrow.tsx';
import { solutionPage } from './solution-page.tsx';

/** How large each state of the answer is set: it grows with every step. */
const sizes = ['m', 'l', 'xl'] as const;

/** An answer as one cut plane: at the head its point shows at the question that it answers; what helps is a plane, what does not its dark point; three copies of the answer lie on each other, each brighter than the last; at the end it is in the light and its point meets what the visitor can do. Names stand on bars of their own. */
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
            <div className="said answer plane display" data-ground="paper" data-others="">
              <blockquote>
                <Emphasis>{body.statement}</Emphasis>
              </blockquote>
            </div>
          </div>
        </Section>
        <Section ground="warm" className="tried">
          <div className="wrapper">
            <SectionHeading size="hero" title={body.voices.title} lead={body.voices.lead} />
            <Picture className="answer__away" file={picture(awayArt)} alt="" eager />
            <ul className="stack" role="list" data-gap="m" data-above="xl" data-stagger="200">
              {body.voices.items.map((voice) => (
                <li className="said prompt plane display" data-ground="ink" data-pad="l" key={voice} data-reveal="">
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
            <div className="split" data-split="7-5" data-from="wide" data-gap="none" data-items="start" data-above="xl">
              <ul className="plane lit stack" role="list" data-gap="m" data-pad="xl">
                {helps.map((help) => (
                  <li className="said display" data-size="m" key={help}>
                    <Emphasis>{help}</Emphasis>
                  </li>
                ))}
              </ul>
              <p className="said struck limits plane display" data-ground="ink" data-size="m" data-pad="xl">
                <Emphasis>{limits!}</Emphasis>
              </p>
            </div>
          </div>
        </Section>
        <Section ground="ink">
          <div className="wrapper">
            <SectionHeading size="hero" title={body.steps.title} />
            <ol className="copies" role="list" data-above="xl" data-stagger="200">
              {body.steps.items.map(({ title, text }, index) => (
                <li
                  className={classNames('answer plane split', index === 1 && 'lit')}
                  data-ground={index === 2 ? 'paper' : undefined}
                  data-rim={index === 0 ? '' : undefined}
                  data-split="4-8"
                  data-from="wide"
                  data-gap="m-l"
                  key={title}
                  data-reveal=""
                >
                  <div>
                    <h3 className="display" data-size="m">
                      <span data-number={index + 1} aria-hidden="true" />
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
          <div className="wrapper split" data-split="8-4" data-from="wide" data-gap="l" data-items="end">
            <div>
              <h2 className="visually-hidden">{cost.title}</h2>
              {prices.map(({ title, price }) => (
                <p className="said display" data-size="hero" key={title}>
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
            <h2 className="said answer named plane lit display" data-size="hero">
              <Emphasis>{closing.title}</Emphasis>
              <Picture className="answer__towards" file={picture(towardsArt)} alt="" />
            </h2>
            <div className="split" data-split="5-7" data-from="wide" data-gap="l">
              <ButtonRow {...actions} />
              <p className="lede measure">{closing.text}</p>
            </div>
          </div>
        </Section>
      </>
    );
  },
});
