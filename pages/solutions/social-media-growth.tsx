import {
  answerArt,
  gainArts,
  gainClients,
  packageArts,
  rhythmArts,
  socialMediaGrowthArt,
} from '../../content/art/solutions/social-media-growth.tsx';
import { cases } from '../../content/cases/index.ts';
import { socialMediaGrowth as solution } from '../../content/solutions/social-media-growth.ts';
import type { PictureFile } from '../page.ts';
import { Picture } from '../parts/picture.tsx';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { Section } from '../parts/section.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { ServiceArrow } from './service-arrow.tsx';
import { SolutionEnding } from './solution-ending.tsx';
import { type SolutionPrice, solutionPage } from './solution-page.tsx';

interface PackageProps extends SolutionPrice {
  readonly days: readonly string[];
  /** The post of each day that has one. */
  readonly posts: readonly (PictureFile | undefined)[];
}

/** What one package costs and brings, and below it a week as the package fills it: seven equal days, a post in its column. */
const Package = ({ title, price, features, description, days, posts }: PackageProps) => (
  <div className="wrapper" data-above="xl">
    <div className="split" data-split="7-5" data-from="wide" data-gap="m" data-items="end">
      <div>
        <h3 className="display" data-size="m">
          {title}
        </h3>
        <PlanOffer price={price} size="hero" largePeriod />
      </div>
      <div>
        {/* How often, as its week shows it: the first feature that begins with a figure. */}
        <p className="large strong">{features.find((feature) => /^\d/.test(feature))}</p>
        <p className="large">{description}</p>
      </div>
    </div>
    {/* A week of a month that begins on a Sunday. */}
    <ol className="plan-days" role="list" data-above="l" aria-hidden="true">
      {days.map((day, index) => (
        <li key={day}>
          {day} {index + 2}
          {posts[index] && <Picture file={posts[index]} alt="" />}
        </li>
      ))}
    </ol>
  </div>
);

/** One post without an answer in the head, and the same account answered at the end; between them posts of our clients: one for each step, growing, one for each gain, and in a week as each of two plans fills it. */
export const socialMediaGrowth = solutionPage({
  id: 'social-media-growth',
  solution,
  art: socialMediaGrowthArt,
  hero: {
    ground: 'ink',
    places: {
      title: { cols: '1-12', row: '1', from: 'wide' },
      words: { cols: '1-6', from: 'wide' },
      aside: { cols: '8-12', row: '1-3', from: 'wide' },
    },
  },
  body: ({ words: { body, cost, closing }, services, prices, actions, picture }) => {
    const [statement, ...ways] = body.prose.paragraphs;
    const packages = prices.map((price, index) => (
      <Package
        {...price}
        days={body.days}
        posts={packageArts[index]!.map((art) => art && picture(art))}
        key={price.title}
      />
    ));
    return (
      <>
        <Section ground="warm" edge="rise" className="solution-stand">
          <div className="wrapper split" data-from="wide" data-gap="l">
            <SectionHeading title={body.prose.title} size="xl" />
            <p className="statement">{statement}</p>
          </div>
          <ol
            className="rhythm wrapper columns"
            role="list"
            data-columns={3}
            data-gap="m-l"
            data-above="xl"
            data-stagger="100"
          >
            {ways.map((way, index) => (
              <li data-rows="2" key={way}>
                <div>
                  <span className="display accent" data-size="hero" data-number={index + 1} />
                  <p className="large">{way}</p>
                </div>
                <div data-align="end">
                  <Picture file={picture(rhythmArts[index]!)} alt="" />
                </div>
              </li>
            ))}
          </ol>
        </Section>
        <Section ground="ink">
          <div className="wrapper">
            <SectionHeading title={body.points.title} size="xl" />
          </div>
          <ul
            className="gains wrapper columns"
            role="list"
            data-columns={2}
            data-gap="l"
            data-above="xl"
            data-stagger="100"
          >
            {body.points.items.map(({ title, text }, index) => (
              <li className="split" data-gap="s" key={title} data-reveal="">
                <Picture className="solution-art" file={picture(gainArts[index]!)} alt="" />
                <div data-align="start">
                  <p className="small quiet">{cases[gainClients[index]!].title}</p>
                  <h3 className="display" data-size={index ? 'xs' : 'l'}>
                    {title}
                  </h3>
                  <p className="large" data-above="2xs">
                    {text}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </Section>
        <Section ground="warm" className="solution-stand">
          <div className="wrapper grid">
            <SectionHeading title={cost.title} size="xl" cols="1-6" />
            <div data-cols="7-12">
              <p className="lede measure">{cost.text}</p>
              {services.map((service) => (
                <ServiceArrow service={service} above="m" key={service.href} />
              ))}
            </div>
          </div>
          {packages[0]}
        </Section>
        <Section ground="ink" flush>
          {packages.slice(1)}
        </Section>
        <Section ground="ink" edge="rise" className="solution-stand beats lit">
          <div className="wrapper grid">
            <SolutionEnding words={closing} actions={actions} cols="1-7" from="wide" row="1" />
            <div data-cols="8-12" data-from="wide" data-row="1" data-align="end">
              <Picture className="solution-art" file={picture(answerArt)} alt="" />
            </div>
          </div>
        </Section>
      </>
    );
  },
});
