import {
  firstStoneArt,
  googleRankingArt,
  riseArt,
  stepArts,
  topStoneArt,
  uprightRiseArt,
} from '../../content/art/solutions/google-ranking.tsx';
import { googleRanking as solution } from '../../content/solutions/google-ranking.ts';
import { Picture } from '../parts/picture.tsx';
import { classNames } from '../parts/place.ts';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { Section } from '../parts/section.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { ServiceArrow } from './service-arrow.tsx';
import { SolutionEnding } from './solution-ending.tsx';
import { drawingsOf } from '../parts/drawings.tsx';
import { solutionPage } from './solution-page.tsx';

/** A list of results, in which the visitor comes eleventh: its stone lies in the dark there, climbs row by row into the light, and the end is the first row. */
export const googleRanking = solutionPage({
  id: 'google-ranking',
  solution,
  art: googleRankingArt,
  drawn: false,
  hero: { ground: 'warm', places: { words: { cols: '1-6', from: 'wide' } } },
  body: ({ words: { body, cost, closing }, services, prices, actions, picture }) => (
    <>
      <Section ground="warm" flush>
        <div className="wrapper">
          <p className="statement">{body.report.search}</p>
          <ul className="results stack" role="list" data-gap="s" data-above="s" data-stagger="100">
            {body.results.items.map(({ title, address, text }, index, { length }) => (
              <li
                className={classNames('result', index + 1 < length && (index ? 'plane' : 'cut accent'))}
                data-ground={index ? undefined : 'ink'}
                data-rim={index ? '' : undefined}
                key={title}
              >
                <span data-number={index + 1 < length ? index + 1 : 11} />
                <div>
                  <p className="small quiet">{address}</p>
                  <p className="result__name">{title}</p>
                </div>{' '}
                <p className="result__text large">
                  {text} {index + 1 === length && <span className="quiet">({body.results.page})</span>}
                </p>
                {index + 1 === length && <Picture file={picture(topStoneArt)} alt="" eager />}
              </li>
            ))}
          </ul>
        </div>
        <div className="wrapper grid" data-gap="l" data-above="2xl">
          <SectionHeading title={body.prose.title} size="xl" cols="1-6" from="wide" />
          <div className="prose stack" data-cols="7-12" data-from="wide">
            {body.prose.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Section>
      <Section ground="ink" edge="fall">
        <div className="wrapper">
          <SectionHeading title={body.steps.title} size="xl" />
          <ol className="results stack" role="list" data-gap="s" data-above="l" data-stagger="100">
            {body.steps.items.map(({ title, text }, index) => (
              <li className="result rung plane lit" key={title} data-reveal="">
                <span data-number={index + 1} />
                <h3 className="result__name">{title}</h3>
                <p className="result__text large">{text}</p>
                {drawingsOf(stepArts, picture)[index]}
              </li>
            ))}
          </ol>
        </div>
      </Section>
      <Section ground="warm" edge="rise">
        <div className="wrapper">
          <div className="result-plate plane" data-rim="" data-ground="paper" data-pad="l">
            <div className="cluster" data-spread="" data-items="baseline">
              <SectionHeading title={body.report.title} />
              <p className="statement">{body.report.search}</p>
            </div>
            <div data-above="l">
              <Picture
                className="solution-art"
                file={picture(uprightRiseArt)}
                wide={picture(riseArt)}
                wideFrom="40rem"
                alt=""
              />
            </div>
            <ul
              className="points"
              role="list"
              data-line="none"
              data-room="none"
              data-columns="3"
              data-gap="m-l"
              data-above="m"
              data-stagger="200"
            >
              {body.report.items.map(({ rank, month, text }) => (
                <li className="entry" key={rank} data-reveal="">
                  <p className="large">
                    {month}: <strong>{rank}</strong>
                  </p>
                  <p className="statement">{text}</p>
                </li>
              ))}
            </ul>
            <p className="solution-line display" data-size="l" data-above="2xl">
              {body.statement}
            </p>
            <div className="split" data-split="4-8" data-from="wide" data-gap="l" data-items="end" data-above="2xl">
              {prices.map(({ title, price }) => (
                <PlanOffer price={price} plan={title} size="hero" largePeriod key={title} />
              ))}
              <div>
                <h2 className="statement">{cost.title}</h2>
                <p className="large" data-above="s">
                  {cost.text}
                </p>
                {services.map((service) => (
                  <ServiceArrow service={service} above="s" key={service.href} />
                ))}
              </div>
            </div>
          </div>
        </div>
      </Section>
      <Section ground="ink" edge="fall">
        <div className="wrapper">
          <div className="first-place result-plate plane grid lit" data-gap="m" data-pad="l">
            <span className="display" data-number={1} aria-hidden="true" />
            <SolutionEnding words={closing} actions={actions} cols="1-7" from="wide" />
            <Picture file={picture(firstStoneArt)} alt="" />
          </div>
          <ul className="results stack" role="list" data-gap="s" data-above="s" data-stagger="100">
            {body.results.items.slice(0, 2).map(({ title, address }, index) => (
              <li className="result plane" data-rim="" key={title}>
                <span data-number={index + 2} />
                <div>
                  <p className="small quiet">{address}</p>
                  <p className="result__name">{title}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </Section>
    </>
  ),
});
