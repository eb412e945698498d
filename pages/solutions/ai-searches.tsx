import { aiSearchesArt, sparkArt } from '../../content/art/solutions/ai-searches.tsx';
import { aiSearches as solution } from '../../content/solutions/ai-searches.ts';
import { Picture } from '../parts/picture.tsx';
import { Section } from '../parts/section.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { Steps } from '../sections/steps.tsx';
import { ServiceOffer } from './service-offer.tsx';
import { SolutionEnding } from './solution-ending.tsx';
import { solutionPage } from './solution-page.tsx';

/** Questions with a spark at their end; the spark of the head returns large, its rays meet the steps, and the end is the question we ask. */
export const aiSearches = solutionPage({
  id: 'ai-searches',
  solution,
  art: aiSearchesArt,
  hero: {
    ground: 'ink',
    places: {
      title: { cols: '1-12', row: '1', from: 'wide' },
      aside: { cols: '6-12', row: '1-2', from: 'wide', align: 'end' },
    },
  },
  body: ({ words: { body, cost, closing }, services, prices, actions, picture }) => (
    <>
      <Section ground="warm" edge="fall">
        <div className="wrapper grid">
          <SectionHeading title={body.voices.title} lead={body.voices.lead} cols="1-4" from="wide" align="start" />
          <ul className="prompts stack" role="list" data-cols="5-12" data-from="wide" data-gap="m" data-stagger="200">
            {body.voices.items.map((voice) => (
              <li className="prompt plane statement" key={voice} data-reveal="">
                <blockquote>{voice}</blockquote>
              </li>
            ))}
          </ul>
          <p className="solution-line display" data-size="m" data-cols="1-9">
            {body.voices.after}
          </p>
        </div>
      </Section>
      <Section ground="paper">
        <div className="wrapper stack" data-gap="xl">
          <div className="split" data-split="4-7" data-from="wide">
            <SectionHeading title={body.prose.title} size="m" />
            <p className="prose">{body.prose.paragraphs[0]}</p>
          </div>
          <p className="solution-line display" data-size="xl">
            {body.prose.paragraphs[1]}
          </p>
          <ServiceOffer
            title={body.services.title}
            services={services}
            cost={cost}
            prices={prices}
            linkClass="prompt plane"
          />
        </div>
      </Section>
      <Section ground="ink" edge="rise" className="spark-scene">
        <Picture className="spark-scene__spark" file={picture(sparkArt)} alt="" />
        <div className="wrapper grid">
          <SectionHeading title={body.steps.title} cols="6-12" from="wide" />
          <Steps
            entryClass="answer plane lit"
            items={body.steps.items}
            numbers="m"
            titles="s"
            line="none"
            gap="m"
            cols="6-12"
            from="wide"
          />
          <SolutionEnding words={closing} actions={actions} titleClass="prompt plane lit statement" className="asked" />
        </div>
      </Section>
    </>
  ),
});
