import {
  answerArt,
  gainArt,
  rhythmArts,
  silenceArt,
  socialMediaGrowthArt,
  weekArts,
} from '../../content/art/solutions/social-media-growth.tsx';
import { socialMediaGrowth as solution } from '../../content/solutions/social-media-growth.ts';
import { Picture } from '../parts/picture.tsx';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { Section } from '../parts/section.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { ServiceLink } from './service-link.tsx';
import { SolutionEnding } from './solution-ending.tsx';
import { solutionPage } from './solution-page.tsx';

/** A pulse: one post below the head and then nothing, uneven beats that become even, one for each gain, the weeks that two plans fill, and at the end a rhythm that is answered. */
export const socialMediaGrowth = solutionPage({
  id: 'social-media-growth',
  solution,
  art: socialMediaGrowthArt,
  hero: { ground: 'ink', places: { words: { cols: '7-12', from: 'wide' } } },
  drawn: false,
  body: ({ words: { body, cost, closing }, services, prices, actions, picture }) => {
    const [statement, ...ways] = body.prose.paragraphs;
    return (
      <>
        <Section ground="warm" className="beats">
          <Picture className="pulse" file={picture(silenceArt)} alt="" eager />
          <div className="wrapper split" data-from="wide" data-gap="l">
            <SectionHeading title={body.prose.title} size="xl" />
            <p className="statement">{statement}</p>
          </div>
          <ul className="skyline wrapper columns" role="list" data-columns={3} data-gap="none-l" data-above="xl">
            {ways.map((way, index) => (
              <li data-rows="2" key={way}>
                <p className="statement" data-above="l">
                  {way}
                </p>
                <Picture file={picture(rhythmArts[index]!)} alt="" />
              </li>
            ))}
          </ul>
        </Section>
        <Section ground="ink" className="beats">
          <div className="wrapper">
            <SectionHeading title={body.points.title} size="xl" />
          </div>
          <ul className="gains" role="list" data-stagger="100">
            {body.points.items.map(({ title, text }) => (
              <li key={title} data-reveal="">
                <Picture file={picture(gainArt)} alt="" />
                <div className="stack" data-gap="3xs">
                  <h3 className="display" data-size="s">
                    {title}
                  </h3>
                  <p className="quiet">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </Section>
        <Section ground="warm">
          <div className="wrapper grid" data-gap="m">
            <SectionHeading title={cost.title} cols="1-6" />
            <div data-cols="7-12">
              <p className="lede measure">{cost.text}</p>
              {services.map((service) => (
                <ServiceLink service={service} above="m" key={service.href} />
              ))}
            </div>
          </div>
        </Section>
        {prices.map(({ title, description, features, price }, index) => (
          <Section ground={index ? 'ink' : 'warm'} flush={!index} className="beats" key={title}>
            <div className="wrapper grid" data-gap="m">
              <div data-cols="1-6">
                <h3 className="display" data-size="m">
                  {title}
                </h3>
                <PlanOffer price={price} size="hero" largePeriod />
              </div>
              <div data-cols="7-12" data-align="end">
                {/* How often, as the week below shows it: the first feature that begins with a figure. */}
                <p className="large strong">{features.find((feature) => /^\d/.test(feature))}</p>
                <p className="large quiet">{description}</p>
              </div>
              <div className="post-week">
                <ol className="post-week__days columns" role="list" data-gap="none" aria-hidden="true">
                  {body.days.map((day) => (
                    <li key={day}>{day}</li>
                  ))}
                </ol>
                <Picture file={picture(weekArts[index]!)} alt="" />
              </div>
            </div>
          </Section>
        ))}
        <Section ground="ink" className="rhythm lit">
          <div className="wrapper">
            <SolutionEnding words={closing} actions={actions} />
          </div>
          <Picture className="pulse" file={picture(answerArt)} alt="" />
        </Section>
      </>
    );
  },
});
