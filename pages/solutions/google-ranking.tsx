import type { Art } from '../../content/art/art.ts';
import { headArt, footArt, googleRankingArt, pedestalArt } from '../../content/art/solutions/ranking-one.tsx';
import { slenderArt, stemArt } from '../../content/art/solutions/ranking-stem.tsx';
import { rankArt } from '../../content/art/solutions/ranks.tsx';
import { googleRanking as solution } from '../../content/solutions/google-ranking.ts';
import type { PageContext } from '../page.ts';
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
  readonly art: Art;
  readonly picture: PageContext<unknown>['picture'];
}

/** The visitor's line in one month; its place is engraved in the stem beside it. */
const YourPlace = ({ name, report: { rank, month, text }, art, picture }: YourPlaceProps) => (
  <div className="your-place wrapper">
    <Picture className="rank" file={picture(art)} alt="" />
    <p className="visually-hidden">{rank}</p>
    <div className="result">
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
  /** Beside each other where there is room. */
  readonly columns?: boolean;
}

/** Who stands above or below the visitor by then: the first list says it to those who do not see this one. */
const Nearby = ({ from, lines, columns = false }: NearbyProps) => (
  <ul
    className={columns ? 'nearby columns' : 'nearby'}
    data-columns={columns ? '3' : undefined}
    role="list"
    data-above="xl"
    data-stagger="100"
    aria-hidden="true"
  >
    {lines.map(({ title }, index) => (
      <li className="result" key={title}>
        <span data-number={from + index} />
        <p className="result__name">{title}</p>
      </li>
    ))}
  </ul>
);

/** A list of results in four months, and beside it one figure as tall as the page, the one: its flag stands beside the headline, the visitor's places are engraved in its stem, which grows with them, and its foot is as wide as the page and bears the last words. */
export const googleRanking = solutionPage({
  id: 'google-ranking',
  solution,
  art: googleRankingArt,
  drawn: false,
  hero: { ground: 'warm', places: { words: { cols: '1-6', from: 'wide' } } },
  body: ({ words: { body, cost, closing }, services, prices, actions, picture }) => {
    const others = body.results.items;
    const [january, march, june] = body.report.items;
    const [eleven, six, three] = rankArt;
    const stem = <Picture className="stem" file={picture(stemArt)} alt="" />;
    const yours = { name: body.results.you, picture };
    return (
      <div className="months" data-flush="">
        <Section ground="warm" className="first-page" flush>
          <Picture className="flag" file={picture(headArt)} alt="" eager />
          <Picture className="stem" file={picture(slenderArt)} alt="" eager />
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
          <YourPlace {...yours} report={january!} art={eleven!} />
        </Section>
        <Section ground="ink" className="second-page">
          {stem}
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
            <Nearby from={4} lines={others.slice(3, 5)} />
          </div>
          <YourPlace {...yours} report={march!} art={six!} />
        </Section>
        <Section ground="warm">
          {stem}
          <div className="wrapper">
            <Nearby from={7} lines={others.slice(5, 7)} />
          </div>
          <YourPlace {...yours} report={june!} art={three!} />
        </Section>
        <Section ground="ink" className="last-page">
          {stem}
          <div className="wrapper">
            <Nearby from={4} lines={others.slice(2, 4)} />
            <p className="statement" data-above="2xl">
              {body.statement}
            </p>
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
        <Section ground="ink" className="first-place" flush>
          <Picture className="foot" file={picture(footArt)} alt="" />
          <div className="pedestal lit">
            <Picture className="stem" file={picture(pedestalArt)} alt="" />
            <p className="visually-hidden">1</p>
            <SolutionEnding words={closing} actions={actions} />
            <Nearby from={2} lines={others.slice(0, 3)} columns />
          </div>
        </Section>
      </div>
    );
  },
});
