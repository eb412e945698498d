import { gold } from '../../content/art/services/cut/tone.ts';
import { googleRankingArt, riseArt, uprightRiseArt } from '../../content/art/solutions/google-ranking.tsx';
import { googleRanking as solution } from '../../content/solutions/google-ranking.ts';
import { Picture } from '../parts/picture.tsx';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { Section } from '../parts/section.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { ServiceArrow } from './service-arrow.tsx';
import { SolutionEnding } from './solution-ending.tsx';
import { solutionPage } from './solution-page.tsx';

/** A list of results from the last place to the first: the visitor's row is the smallest, in the dark behind the page; each step makes it larger, the report moves it up, and at the end it is the first. */
export const googleRanking = solutionPage({
  id: 'google-ranking',
  solution,
  art: googleRankingArt,
  drawn: false,
  hero: { ground: 'warm', places: { words: { cols: '1-6', from: 'wide' } } },
  body: ({ words: { body, cost, closing }, services, prices, actions, picture }) => {
    const others = body.results.items.slice(0, -1);
    const you = body.results.items.at(-1)!;
    return (
      <>
        <Section ground="warm" className="first-page solution-stand" flush>
          <div className="wrapper">
            <p className="statement">{body.report.search}</p>
            <ol className="results" role="list" data-above="s" data-stagger="100">
              {others.map(({ title, address, text }, index) => (
                <li className="result" key={title}>
                  <span data-number={index + 1} aria-hidden="true" />
                  <div>
                    <p className="result__name">{title}</p>
                    <p className="quiet">{address}</p>
                  </div>
                  <p className="result__text large">{text}</p>
                </li>
              ))}
            </ol>
          </div>
        </Section>
        <Section ground="ink" className="second-page" flush>
          <div className="slab eleventh">
            <div className="result wrapper">
              <span data-number="11" aria-hidden="true" />
              <p className="result__name">{you.title}</p>
              <p className="result__text">
                {you.address}
                <br />
                {you.text} ({body.results.page})
              </p>
            </div>
          </div>
          <div className="wrapper indented">
            <SectionHeading title={body.prose.title} size="xl" above="2xl" />
            <div className="columns large" data-columns="2" data-from="wide" data-gap="m-l" data-above="m">
              {body.prose.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
          <div className="wrapper">
            <div className="indented">
              <SectionHeading title={body.steps.title} above="2xl" />
            </div>
            <ol role="list" data-above="m" data-stagger="100">
              {body.steps.items.map(({ title, text }, index) => (
                <li className="result rung" key={title} data-reveal="">
                  <span data-number={index + 1} aria-hidden="true" />
                  <div>
                    <h3 className="result__name">{title}</h3>
                    <p className="large" data-above="2xs">
                      {text}
                    </p>
                  </div>
                  <p className="slab" aria-hidden="true">
                    {you.title}
                  </p>
                </li>
              ))}
            </ol>
          </div>
        </Section>
        <Section ground="warm" className="ranking-report">
          <div className="wrapper">
            <div className="cluster" data-spread="" data-items="baseline">
              <SectionHeading title={body.report.title} size="xl" />
              <p className="statement">{body.report.search}</p>
            </div>
            <div data-above="l">
              <Picture file={picture(uprightRiseArt)} wide={picture(riseArt)} wideFrom="40rem" alt="" />
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
            <div className="split" data-split="5-7" data-from="wide" data-gap="l" data-items="end" data-above="2xl">
              <div className="stack" data-gap="m">
                <p className="statement">{body.statement}</p>
                {prices.map(({ title, price }) => (
                  <PlanOffer price={price} plan={title} size="hero" largePeriod key={title} />
                ))}
              </div>
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
        </Section>
        <Section ground="ink" className="top-place">
          <div className="slab first-place lit pile">
            {/* Where the lamp strikes it, in its upper corner. */}
            <svg viewBox="0 0 1000 241" aria-hidden="true">
              <path fill={gold.pale} d="M900 0H1000V241Z" />
            </svg>
            <div className="result wrapper">
              <span data-number="1" aria-hidden="true" />
              <SolutionEnding words={closing} actions={actions} />
            </div>
          </div>
          <ul className="wrapper" role="list" data-above="l" data-stagger="100">
            {others.slice(0, 2).map(({ title, address }, index) => (
              <li className="result passed" key={title}>
                <span data-number={index + 2} aria-hidden="true" />
                <p className="result__name">{title}</p>
                <p className="result__text quiet">{address}</p>
              </li>
            ))}
          </ul>
        </Section>
      </>
    );
  },
});
