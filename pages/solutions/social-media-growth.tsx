import {
  answerArt,
  gainArts,
  heartArts,
  packageArts,
  rhythmArts,
  socialMediaGrowthArt,
} from '../../content/art/solutions/social-media-growth.tsx';
import { socialMediaGrowth as solution } from '../../content/solutions/social-media-growth.ts';
import { Picture } from '../parts/picture.tsx';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { Section } from '../parts/section.tsx';
import { Day, Week } from './month.tsx';
import { ServiceArrow } from './service-arrow.tsx';
import { SolutionEnding } from './solution-ending.tsx';
import { solutionPage } from './solution-page.tsx';

/** One month from the first screen to the last, a line for each day: thin while nothing happens, tall where a post of a client's was answered. The heart in the margin is mended week by week. */
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
    const { days } = body;
    const [statement, ...ways] = body.prose.paragraphs;
    const hearts = heartArts.map((art) => picture(art));
    const [rhythm, weeks, gains] = [rhythmArts, packageArts, gainArts].map((arts) => arts.map((art) => picture(art)));
    const feature = (features: readonly string[], named: RegExp) => (
      <p className="display" data-size="m">
        {features.find((one) => named.test(one))}
      </p>
    );
    const offers = prices.map(({ title, price, features, description }) => ({
      offer: (
        <>
          <h3 className="display" data-size="m">
            {title}
          </h3>
          <PlanOffer price={price} size="hero" largePeriod />
        </>
      ),
      // As its week shows it: how often, the first feature that begins with a figure, and the film.
      often: feature(features, /^\d/),
      film: feature(features, /reels/i),
      description: <p className="large">{description}</p>,
    }));
    return (
      <>
        <Section ground="ink" flush className="solution-stand">
          <Week days={days} from={1} />
          <Week days={days} from={8}>
            <Day title={body.prose.title}>
              <p className="statement">{statement}</p>
            </Day>
            {ways.map((way, index) => (
              <Day key={way} on={[1, 3, 5][index]} post={rhythm![index]} heart={index < 2 ? undefined : hearts[0]}>
                <p className="display" data-size="m">
                  {way}
                </p>
              </Day>
            ))}
          </Week>
        </Section>
        <Section ground="warm" flush className="solution-stand">
          <Week days={days} from={15}>
            <Day title={cost.title}>
              <p className="lede measure">{cost.text}</p>
            </Day>
            <Day on={1} post={weeks![0]}>
              {offers[0]!.offer}
            </Day>
            <Day on={4} post={weeks![1]} heart={hearts[1]}>
              {offers[0]!.often}
              {offers[0]!.description}
            </Day>
          </Week>
          <Week days={days} from={22} answered>
            <Day post={weeks![2]}>{offers[1]!.offer}</Day>
            <Day on={2} post={weeks![3]}>
              {offers[1]!.often}
              {offers[1]!.description}
            </Day>
            <Day on={4} post={weeks![4]}>
              {offers[1]!.film}
            </Day>
            <Day on={6} post={weeks![5]} heart={hearts[2]}>
              {services.map((service) => (
                <ServiceArrow service={service} key={service.href} />
              ))}
            </Day>
          </Week>
        </Section>
        <Section ground="warm" flush className="solution-stand lit">
          <Week days={days.slice(0, 5)} from={29}>
            {body.points.items.map(({ title, text }, index) => (
              <Day
                key={title}
                title={index ? undefined : body.points.title}
                on={index}
                post={gains![index]}
                heart={{ 2: hearts[3], 4: hearts[4] }[index]}
              >
                <h3 className="display" data-size="xl">
                  {title}
                </h3>
                <p className="statement">{text}</p>
              </Day>
            ))}
          </Week>
          <Week days={days.slice(5)} from={34} answered />
        </Section>
        <Section ground="warm" flush className="solution-stand month-end lit">
          <div className="wrapper grid">
            <SolutionEnding words={closing} actions={actions} cols="3-7" from="wide" row="1" />
            <div data-cols="8-12" data-from="wide" data-row="1" data-align="end">
              <Picture className="solution-art" file={picture(answerArt)} alt="" />
            </div>
          </div>
        </Section>
      </>
    );
  },
});
