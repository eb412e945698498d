import {
  answerArt,
  gainArts,
  monthHeartArt,
  packageArts,
  rhythmArts,
  socialMediaGrowthArt,
  tallHeartArt,
} from '../../content/art/solutions/social-media-growth.tsx';
import { socialMediaGrowth as solution } from '../../content/solutions/social-media-growth.ts';
import { Picture } from '../parts/picture.tsx';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { Section } from '../parts/section.tsx';
import { Day, Week } from './month.tsx';
import { ServiceArrow } from './service-arrow.tsx';
import { SolutionEnding } from './solution-ending.tsx';
import { solutionPage } from './solution-page.tsx';

/** One month as a calendar has it: seven columns, five weeks, every post in the column of its day. A heart as tall as the month stands behind it and takes more light with every week. */
export const socialMediaGrowth = solutionPage({
  id: 'social-media-growth',
  solution,
  art: socialMediaGrowthArt,
  drawn: false,
  hero: {
    ground: 'ink',
    places: {
      title: { cols: '1-8', from: 'wide' },
      words: { cols: '9-12', from: 'wide', align: 'end' },
    },
  },
  body: ({ words: { body, cost, closing }, services, prices, actions, picture }) => {
    const { days } = body;
    const [statement, ...ways] = body.prose.paragraphs;
    const [rhythm, weeks, gains] = [rhythmArts, packageArts, gainArts].map((arts) => arts.map((art) => picture(art)));
    const [small, large] = prices.map(({ title, price, features, description }) => ({
      offer: (
        <>
          <h3 className="display" data-size="xs">
            {title}
          </h3>
          <PlanOffer price={price} />
        </>
      ),
      // As its week shows it: how often, the first feature that begins with a figure, and the film.
      often: (
        <>
          <p className="display" data-size="xs">
            {features.find((one) => /^\d/.test(one))}
          </p>
          <p>{description}</p>
        </>
      ),
      film: features.find((one) => /reels/i.test(one)),
    }));
    return (
      <>
        <Section ground="ink" flush className="solution-stand">
          <div className="wrapper month">
            <Picture className="month__heart" file={picture(tallHeartArt)} wide={picture(monthHeartArt)} alt="" eager />
            <p className="month__dates" aria-hidden="true">
              {days.map((name) => (
                <span key={name}>{name}</span>
              ))}
            </p>
            <Week days={days} from={1}>
              <Day post={rhythm![0]} />
            </Week>
            <Week days={days} from={8} title={body.prose.title} beside={<p className="statement">{statement}</p>}>
              {ways.map((way, index) => (
                <Day key={way} on={[1, 3, 5][index]} span={2} post={rhythm![index + 1]}>
                  <p className="display" data-size="xs">
                    {way}
                  </p>
                </Day>
              ))}
            </Week>
            <Week
              days={days}
              from={15}
              title={cost.title}
              beside={
                <>
                  <p className="large">{cost.text}</p>
                  {services.map((service) => (
                    <ServiceArrow service={service} key={service.href} />
                  ))}
                </>
              }
            >
              <Day on={1} span={3} post={weeks![0]}>
                {small!.offer}
              </Day>
              <Day on={4} span={3} post={weeks![1]}>
                {small!.often}
              </Day>
            </Week>
            <Week days={days} from={22}>
              <Day span={2} post={weeks![2]}>
                {large!.offer}
              </Day>
              <Day on={2} span={2} post={weeks![3]}>
                {large!.often}
              </Day>
              <Day on={4} post={weeks![4]} />
              <Day on={5} span={2} post={weeks![5]}>
                <p className="display" data-size="xs">
                  {large!.film}
                </p>
              </Day>
            </Week>
            <Week days={days} from={29} title={body.points.title}>
              {body.points.items.map(({ title, text }, index) => (
                <Day key={title} on={index + 2} post={gains![index]}>
                  <h3 className="display" data-size="xs">
                    {title}
                  </h3>
                  <p>{text}</p>
                </Day>
              ))}
            </Week>
          </div>
        </Section>
        <Section ground="ink" className="solution-stand">
          <div className="wrapper grid">
            <SolutionEnding words={closing} actions={actions} cols="1-7" from="wide" row="1" align="center" />
            <div data-cols="8-12" data-from="wide" data-row="1" data-align="end">
              <Picture className="solution-art" file={picture(answerArt)} alt="" />
            </div>
          </div>
        </Section>
      </>
    );
  },
});
