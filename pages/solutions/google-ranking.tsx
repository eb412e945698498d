import { Fragment } from 'react';
import { googleRankingArt, lowerRowsArt, topStoneArt } from '../../content/art/solutions/google-ranking.tsx';
import { googleRanking as solution } from '../../content/solutions/google-ranking.ts';
import { Picture } from '../parts/picture.tsx';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { Section } from '../parts/section.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { Steps } from '../sections/steps.tsx';
import { SolutionEnding } from './solution-ending.tsx';
import { solutionPage } from './solution-page.tsx';

/** A list of results: its rows are the steps, each wider and brighter than the one before; the end is the first row. */
export const googleRanking = solutionPage({
  id: 'google-ranking',
  solution,
  art: googleRankingArt,
  hero: {
    ground: 'warm',
    places: { words: { cols: '6-12', align: 'end' }, aside: { cols: '6-12', row: '2', from: 'wide' } },
  },
  body: ({ words: { body, cost, closing }, services, prices, actions, picture }) => (
    <>
      <Section ground="warm" flush>
        <div className="wrapper grid" data-gap="l">
          <SectionHeading title={body.prose.title} size="xl" cols="1-9" from="wide" />
          <div className="split prose" data-split="5-7">
            {body.prose.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Section>
      <Section ground="ink" edge="crown">
        <div className="wrapper">
          <SectionHeading title={body.steps.title} />
          <Steps
            className="ranks"
            entryClass="rank plane"
            items={body.steps.items}
            titles="xl"
            line="none"
            above="xl"
          />
          <p className="solution-line display" data-size="m" data-above="xl" data-reveal="">
            {body.statement}
          </p>
          <div className="ruled grid" data-room="l" data-gap="s" data-items="baseline" data-above="xl">
            {services.map(({ href, label, text }) => (
              <Fragment key={href}>
                <h2 className="display" data-size="s" data-cols="1-7">
                  {body.services.title}
                </h2>
                <p data-cols="1-7" data-row="2">
                  <a className="service-link display" data-size="xl" href={href}>
                    {label}
                  </a>
                </p>
                <p className="quiet measure" data-cols="1-7" data-row="3">
                  {text}
                </p>
              </Fragment>
            ))}
            <h2 className="display" data-size="s" data-cols="8-12" data-row="1">
              {cost.title}
            </h2>
            {prices.map(({ title, price }) => (
              <PlanOffer price={price} plan={title} cols="8-12" row="2" key={title} />
            ))}
            <p className="quiet" data-cols="8-12" data-row="3">
              {cost.text}
            </p>
          </div>
        </div>
      </Section>
      <Section ground="ink" flush className="first-row">
        <div className="wrapper">
          <div className="first-row__plate plane lit split" data-split="3-9" data-from="wide" data-gap="m">
            <Picture className="first-row__stone" file={picture(topStoneArt)} alt="" />
            <SolutionEnding words={closing} actions={actions} />
          </div>
          <Picture className="first-row__rest" file={picture(lowerRowsArt)} alt="" />
        </div>
      </Section>
    </>
  ),
});
