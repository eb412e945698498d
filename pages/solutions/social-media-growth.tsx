import {
  answerArt,
  gainArts,
  postArt,
  silenceArt,
  socialMediaGrowthArt,
  weekArts,
} from '../../content/art/solutions/social-media-growth.tsx';
import { socialMediaGrowth as solution } from '../../content/solutions/social-media-growth.ts';
import type { PictureFile } from '../page.ts';
import { Picture } from '../parts/picture.tsx';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { Section } from '../parts/section.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { Points } from '../sections/points.tsx';
import { ServiceLink } from './service-link.tsx';
import { SolutionEnding } from './solution-ending.tsx';
import { solutionPage } from './solution-page.tsx';

interface PulseProps {
  readonly first: PictureFile;
  /** What stands in the other five places. */
  readonly others: PictureFile;
  readonly eager: boolean;
}

/** Six places on the line between two grounds. */
const Pulse = ({ first, others, eager }: PulseProps) => (
  <div className="pulse">
    <Picture file={first} alt="" eager={eager} />
    {[...Array(5).keys()].map((place) => (
      <Picture file={others} alt="" eager={eager} key={place} />
    ))}
  </div>
);

/** A pulse: one post below the head and then nothing, a beat for each gain, the weeks that two plans fill from edge to edge, and at the end a rhythm that is answered. */
export const socialMediaGrowth = solutionPage({
  id: 'social-media-growth',
  solution,
  art: socialMediaGrowthArt,
  hero: {
    ground: 'ink',
  },
  drawn: false,
  body: ({ words: { body, cost, closing }, services, prices, actions, picture }) => (
    <>
      <Section ground="paper">
        <Pulse first={picture(postArt)} others={picture(silenceArt)} eager={true} />
        <div className="wrapper split" data-split="6-5" data-from="wide">
          <SectionHeading title={body.prose.title} size="xl" />
          <div className="prose stack" data-gap="s">
            {body.prose.paragraphs.map((paragraph, index) => (
              <p className={index ? 'quiet' : 'statement'} key={paragraph}>
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      </Section>
      <Section ground="ink" edge="rise" className="gains">
        <div className="wrapper">
          <SectionHeading title={body.points.title} />
          <Points
            className="gains__list"
            items={body.points.items}
            figures={gainArts.map((art) => (
              <Picture className="gains__beat" file={picture(art)} alt="" key={art.name} />
            ))}
            titles="s"
            line="none"
            room="none"
            gap="l"
            above="l"
          />
        </div>
      </Section>
      <Section ground="paper">
        <div className="wrapper split" data-split="7-5" data-from="wide" data-gap="l" data-items="end">
          <SectionHeading title={cost.title} lead={cost.text} />
          {services.map((service) => (
            <ServiceLink service={service} key={service.href} />
          ))}
        </div>
        <ul className="stack" role="list" data-gap="xl" data-above="2xl">
          {prices.map(({ title, description, price }, index) => (
            <li key={title}>
              <Picture file={picture(weekArts[index]!)} alt="" />
              <div className="wrapper prices__entry" data-above="xs">
                <div>
                  <h3 className="display" data-size="m">
                    {title}
                  </h3>
                  <p className="quiet" data-measure="32" data-above="2xs">
                    {description}
                  </p>
                </div>
                <PlanOffer price={price} size="hero" above="s" />
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section ground="ink" className="rhythm lit">
        <div className="wrapper">
          <SolutionEnding words={closing} actions={actions} />
        </div>
        <Pulse first={picture(answerArt)} others={picture(answerArt)} eager={false} />
      </Section>
    </>
  ),
});
