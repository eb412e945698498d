import { googleRankingArt, rankingLightArt } from '../../content/art/solutions/google-ranking.tsx';
import { googleRanking as solution } from '../../content/solutions/google-ranking.ts';
import { Picture } from '../parts/picture.tsx';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { Section } from '../parts/section.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { ServiceArrow } from './service-arrow.tsx';
import { SolutionEnding } from './solution-ending.tsx';
import { solutionPage } from './solution-page.tsx';

interface YourPlaceProps {
  readonly name: string;
  readonly report: { readonly rank: number; readonly month: string; readonly text: string };
}

/** The visitor's line in one month: a bar of light across the page and across the border of two sections. */
const YourPlace = ({ name, report: { rank, month, text } }: YourPlaceProps) => (
  <div className="your-place lit">
    <div className="result wrapper">
      <p className="result__name">{rank}</p>
      <p className="result__name">{name}</p>
      <p className="result__text large">
        <strong>{month}</strong>
        <br />
        {text}
      </p>
    </div>
  </div>
);

interface NearbyProps {
  /** The place of the first of them. */
  readonly from: number;
  readonly lines: readonly { readonly title: string }[];
}

/** Who stands above or below the visitor by then: the first list says it to those who do not see this one. */
const Nearby = ({ from, lines }: NearbyProps) => (
  <ul className="nearby wrapper" role="list" data-above="xl" data-stagger="100" aria-hidden="true">
    {lines.map(({ title }, index) => (
      <li className="result" key={title}>
        <span data-number={from + index} />
        <p className="result__name">{title}</p>
      </li>
    ))}
  </ul>
);

/** A list of results in four months: the visitor's line is a bar of light, on the eleventh place, the sixth, the third, and the whole page at the first. One beam comes down through all of them. */
export const googleRanking = solutionPage({
  id: 'google-ranking',
  solution,
  art: googleRankingArt,
  drawn: false,
  hero: { ground: 'warm', places: { words: { cols: '1-6', from: 'wide' } } },
  body: ({ words: { body, cost, closing }, services, prices, actions, picture }) => {
    const others = body.results.items;
    const [january, march, june] = body.report.items;
    return (
      <div className="months" data-flush="">
        <Section ground="warm" className="first-page solution-stand" flush>
          <div className="wrapper">
            <div className="cluster" data-gap="2xs-l" data-items="baseline">
              <h2 className="statement">{body.report.title}</h2>
              <p className="statement">{body.report.search}</p>
            </div>
            <ol role="list" data-above="s" data-stagger="100">
              {others.map(({ title, address, text }, index) => (
                <li className="result" key={title}>
                  <span data-number={index + 1} aria-hidden="true" />
                  <p className="result__name">{title}</p>
                  {text && (
                    <p className="result__text">
                      <span className="quiet">{address}</span>
                      <br />
                      {text}
                    </p>
                  )}
                </li>
              ))}
            </ol>
          </div>
          <YourPlace name={body.results.you} report={january!} />
        </Section>
        <Section ground="ink" className="second-page">
          <div className="wrapper">
            <SectionHeading title={body.prose.title} size="xl" />
            <div className="columns large" data-columns="2" data-from="wide" data-gap="m-l" data-above="m">
              {body.prose.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <SectionHeading title={body.steps.title} above="2xl" />
            <ol role="list" data-above="m" data-stagger="100">
              {body.steps.items.map(({ title, text }) => (
                <li
                  className="rung split"
                  data-split="5-7"
                  data-from="wide"
                  data-gap="2xs-l"
                  data-items="center"
                  data-above="m"
                  key={title}
                  data-reveal=""
                >
                  <h3 className="result__name">{title}</h3>
                  <p className="large">{text}</p>
                </li>
              ))}
            </ol>
          </div>
          <Nearby from={4} lines={others.slice(3, 5)} />
          <YourPlace name={body.results.you} report={march!} />
        </Section>
        <Section ground="warm" className="third-page">
          <Nearby from={7} lines={others.slice(5, 7)} />
          <YourPlace name={body.results.you} report={june!} />
        </Section>
        <Section ground="ink" className="last-page">
          <Nearby from={4} lines={others.slice(2, 4)} />
          <div className="wrapper" data-above="2xl">
            <p className="statement">{body.statement}</p>
            {prices.map(({ title, price }) => (
              <PlanOffer price={price} plan={title} size="hero" largePeriod above="m" key={title} />
            ))}
            <h2 className="statement" data-above="xl">
              {cost.title}
            </h2>
            <p className="large" data-above="s">
              {cost.text}
            </p>
            {services.map((service) => (
              <ServiceArrow service={service} above="s" key={service.href} />
            ))}
          </div>
        </Section>
        <Section ground="warm" className="first-place lit">
          <div className="wrapper split" data-split="3-7" data-from="wide" data-gap="l" data-items="end">
            <p className="result__name">1</p>
            <SolutionEnding words={closing} actions={actions} />
          </div>
          <Nearby from={2} lines={others.slice(0, 3)} />
          <Picture className="beam" file={picture(rankingLightArt)} alt="" />
        </Section>
      </div>
    );
  },
});
