import {
  answerArt,
  gainsArt,
  narrowGainsArt,
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
import { Points } from '../sections/points.tsx';
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
              <li key={way}>
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
            <Picture className="ridge" file={picture(narrowGainsArt)} wide={picture(gainsArt)} alt="" />
          </div>
        </Section>
        <Section ground="warm" flush>
          <Points className="gains wrapper" items={body.points.items} titles="s" room="m" />
          <div className="wrapper grid" data-gap="m" data-above="2xl">
            <SectionHeading title={cost.title} cols="1-5" from="wide" />
            <div data-cols="6-12" data-from="wide">
              <p className="lede measure">{cost.text}</p>
              {services.map((service) => (
                <ServiceLink service={service} above="m" key={service.href} />
              ))}
            </div>
          </div>
          <ul className="wrapper stack" role="list" data-gap="2xl" data-above="2xl">
            {prices.map(({ title, description, features, price }, index) => (
              <li className="grid" data-gap="m" key={title}>
                <div data-cols="1-5" data-row="2" data-from="wide">
                  <h3 className="display" data-size="m">
                    {title}
                  </h3>
                  {/* How often, as the week above shows it: the first feature that begins with a figure. */}
                  <p className="large accent" data-above="2xs">
                    {features.find((feature) => /^\d/.test(feature))}
                  </p>
                </div>
                <PlanOffer price={price} size="hero" cols="1-5" row="1" from="wide" align="end" />
                <div className="post-week" data-align="end" data-cols="6-12" data-row="1" data-from="wide">
                  <Picture file={picture(weekArts[index]!)} alt="" />
                </div>
                <p className="statement" data-cols="6-12" data-row="2" data-from="wide">
                  {description}
                </p>
              </li>
            ))}
          </ul>
        </Section>
        <Section ground="ink" edge="rise" className="rhythm lit">
          <div className="wrapper">
            <SolutionEnding words={closing} actions={actions} />
          </div>
          <Picture className="pulse" file={picture(answerArt)} alt="" />
        </Section>
      </>
    );
  },
});
