import {
  answerArt,
  gainArts,
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

/** One month as a calendar has it, and the first weeks of the next: seven columns, every post in the column of its day. The days that are lit make a heart as tall as the month, and one that is seen whole in the end. */
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
    const [small, large] = prices.map(({ title, price, features, description }) => (
      <>
        <h3 className="display" data-size="m">
          {title}
        </h3>
        <PlanOffer price={price} />
        {/* As its week shows it: how often, the first feature that begins with a figure, and the film. */}
        <p className="display" data-size="xs">
          {features
            .find((one) => /^\d/.test(one))
            ?.split(/(\d+\u2013\d+)/)
            .map((piece, index) =>
              index % 2 ? (
                <span className="nowrap" key={piece}>
                  {piece}
                </span>
              ) : (
                piece
              ),
            )}
        </p>
        <p>{description}</p>
        {features
          .filter((one) => /reels/i.test(one))
          .map((one) => (
            <p className="display" data-size="xs" key={one}>
              {one}
            </p>
          ))}
      </>
    ));
    const gain = (index: number, on: number, span = 3) => {
      const { title, text } = body.points.items[index]!;
      return (
        <Day key={title} on={on} span={span} post={gains![index]}>
          <h3 className="display" data-size="m">
            {title}
          </h3>
          <p className="large">{text}</p>
        </Day>
      );
    };
    return (
      <>
        <Section ground="ink" flush className="solution-stand">
          <div className="wrapper month">
            <p className="month__dates" aria-hidden="true">
              {days.map((name) => (
                <span key={name}>{name}</span>
              ))}
            </p>
            <Week days={days} from={1} lit={{ 1: 'head-start', 2: 'head-end', 4: 'head-start', 5: 'head-end' }}>
              <Day post={rhythm![0]}>
                <p className="display" data-size="xs">
                  {body.statement}
                </p>
              </Day>
            </Week>
            <Week
              days={days}
              from={8}
              title={body.prose.title}
              edge="head"
              beside={<p className="statement">{statement}</p>}
              lit={{ 0: 'whole', 1: 'whole', 2: 'whole', 3: 'whole', 4: 'whole', 5: 'whole', 6: 'whole' }}
            >
              {ways.map((way, index) => (
                <Day key={way} on={[1, 3, 5][index]} span={2} wide post={rhythm![index + 1]}>
                  <p className="display" data-size="s">
                    {way}
                  </p>
                </Day>
              ))}
            </Week>
            <Week
              days={days}
              from={15}
              lit={{ 1: 'foot-start', 2: 'whole', 3: 'whole', 4: 'whole', 5: 'foot-end' }}
              title={cost.title}
              edge="foot"
              beside={
                <>
                  <p className="large">{cost.text}</p>
                  {services.map((service) => (
                    <ServiceArrow service={service} key={service.href} />
                  ))}
                </>
              }
            >
              <Day on={1} post={weeks![0]} />
              <Day on={2} span={3}>
                {small}
              </Day>
              <Day on={5} post={weeks![1]} />
            </Week>
            <Week days={days} from={22} lit={{ 2: 'foot-start', 3: 'whole', 4: 'foot-end' }}>
              <Day post={weeks![2]} />
              <Day on={1} post={weeks![3]} />
              <Day on={2} span={3}>
                {large}
              </Day>
              <Day on={5} post={weeks![4]} />
              <Day on={6} post={weeks![5]} />
            </Week>
            <Week days={days} from={29} title={body.points.title} lit={{ 3: 'foot' }}>
              {gain(0, 3, 4)}
            </Week>
            <Week days={days} from={36}>
              {gain(1, 0)}
              {gain(2, 4)}
            </Week>
            <Week days={days} from={43}>
              {gain(3, 0)}
              {gain(4, 4)}
            </Week>
          </div>
        </Section>
        <Section ground="ink">
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
