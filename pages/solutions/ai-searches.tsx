import type { ReactNode } from 'react';
import { aiSearchesArt, answers } from '../../content/art/solutions/ai-searches.tsx';
import { emptySlot, filledSlot, missing } from '../../content/art/solutions/slot.tsx';
import { aiSearches as solution } from '../../content/solutions/ai-searches.ts';
import type { PageContext, PictureFile } from '../page.ts';
import { Emphasis } from '../parts/emphasis.tsx';
import { Picture } from '../parts/picture.tsx';
import { ButtonRow } from '../parts/button-row.tsx';
import { Section } from '../parts/section.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { ServiceArrow } from './service-arrow.tsx';
import { solutionPage } from './solution-page.tsx';

interface SpeechProps {
  readonly state: keyof typeof answers;
  readonly picture: PageContext<unknown>['picture'];
  readonly eager?: boolean;
  readonly children: ReactNode;
}

/** What an assistant says, on a stone that grows with the words. */
const Speech = ({ state, picture, eager = false, children }: SpeechProps) => (
  <div className="speech" data-state={state} data-ground="paper" data-above={state === 'growing' ? '2xl' : undefined}>
    <Picture
      file={picture(answers[state].upright)}
      wide={picture(answers[state].wide)}
      wideFrom={state === 'growing' ? '64rem' : '48rem'}
      alt=""
      eager={eager}
    />
    {children}
  </div>
);

/** What an assistant says wrongly, between asterisks. */
const wrong = (answer: string) =>
  answer.split('*').map((words, index) => (index % 2 ? <s key={words}>{words}</s> : words));

interface AnswerProps {
  /** The first words between asterisks stand where the visitor's name belongs. */
  readonly children: string;
  readonly slot: PictureFile;
}

/** An answer with a slot for one name. */
function Answer({ children, slot }: AnswerProps) {
  const [before, name, ...after] = children.split('*');
  return (
    <>
      {before}
      <span className="slot">
        <Picture file={slot} alt="" eager />
        <em>{name}</em>
      </span>
      <span>
        <Emphasis>{after.join('*')}</Emphasis>
      </span>
    </>
  );
}

/** An answer is one stone, with a slot in it where the visitor would be named. What belongs there falls through the page in line with it, and turns into place; at the end it stands in the slot, and the stone is lit. Words to be filled in stand in slots of the same shape. */
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
    const [first, second, third] = missing.map((art) => (
      <Picture className="missing" file={picture(art)} alt="" key={art.name} />
    ));
    return (
      <>
        <Section ground="ink" flush>
          <div className="wrapper">
            <Speech state="broken" picture={picture} eager>
              <div className="said">
                <blockquote className="display">
                  <Answer slot={picture(emptySlot)}>{body.statement}</Answer>
                </blockquote>
              </div>
            </Speech>
          </div>
        </Section>
        <Section ground="warm">
          <div className="wrapper">
            {first}
            <div className="split" data-split="8-4">
              <SectionHeading size="hero" title={body.voices.title} lead={body.voices.lead} />
            </div>
            <ul className="stack" role="list" data-gap="l" data-above="xl" data-stagger="100">
              {body.voices.items.map((voice) => (
                <li key={voice} data-reveal="">
                  <blockquote className="blanks display" data-size="xl">
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
          <div className="wrapper">
            {second}
            <div className="split" data-split="8-4" data-from="wide">
              <div>
                <SectionHeading size="hero" title={body.prose.title} lead={basis} />
                <ul className="stack display" data-size="l" data-gap="s" data-above="xl" role="list">
                  {helps.map((help) => (
                    <li key={help}>
                      <Emphasis>{help}</Emphasis>
                    </li>
                  ))}
                </ul>
                <p className="statement quiet" data-above="l">
                  <Emphasis>{limits!}</Emphasis>
                </p>
              </div>
            </div>
          </div>
        </Section>
        <Section ground="ink">
          <div className="wrapper">
            {third}
            <div className="split" data-split="8-4">
              <SectionHeading size="hero" title={body.steps.title} />
            </div>
            <Speech state="growing" picture={picture}>
              <ol className="contents" role="list">
                {body.steps.items.map(({ title, text }, index) => (
                  <li className="said split" data-split="5-7" data-from="full" data-items="center" key={title}>
                    <div>
                      <h3 className="display" data-size="m">
                        <span className="accent" data-number={index + 1} aria-hidden="true" />
                        &ensp;{title}
                      </h3>
                      <p className="large" data-above="2xs">
                        {text}
                      </p>
                    </div>
                    <p className="blanks display">
                      {index ? <Emphasis>{body.states[index]!}</Emphasis> : wrong(body.states[index]!)}
                    </p>
                  </li>
                ))}
              </ol>
            </Speech>
          </div>
        </Section>
        <Section ground="warm">
          <div className="wrapper split" data-split="8-4" data-from="wide" data-gap="l" data-items="end">
            <div>
              <h2 className="visually-hidden">{cost.title}</h2>
              {prices.map(({ title, price }) => (
                <p className="display" data-size="hero" key={title}>
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
            <Speech state="whole" picture={picture}>
              <div className="said">
                <h2 className="display">
                  <Answer slot={picture(filledSlot)}>{closing.title}</Answer>
                </h2>
                <p className="large measure">{closing.text}</p>
                <ButtonRow {...actions} />
              </div>
            </Speech>
          </div>
        </Section>
      </>
    );
  },
});
