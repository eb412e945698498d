import { crystalArt, rhythmArt, socialMediaGrowthArt } from '../../content/art/solutions/social-media-growth.tsx';
import { socialMediaGrowth as solution } from '../../content/solutions/social-media-growth.ts';
import { Picture } from '../parts/picture.tsx';
import { Section } from '../parts/section.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { Points } from '../sections/points.tsx';
import { ServiceCost } from './service-cost.tsx';
import { ServiceLink } from './service-link.tsx';
import { SolutionEnding } from './solution-ending.tsx';
import { solutionPage } from './solution-page.tsx';

/** Crystals grow: below the head one for each gain, and at the end a row of them that has found its rhythm. */
export const socialMediaGrowth = solutionPage({
  id: 'social-media-growth',
  solution,
  art: socialMediaGrowthArt,
  hero: {
    ground: 'warm',
    places: { words: { cols: '6-12', align: 'center' }, aside: { cols: '6-12', row: '2', from: 'wide' } },
  },
  body: ({ words: { body, cost, closing }, services, prices, actions, picture }) => (
    <>
      <Section ground="paper">
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
            figures={body.points.items.map(() => (
              <Picture className="gains__crystal" file={picture(crystalArt)} alt="" />
            ))}
            line="none"
            room="none"
            gap="l"
            above="l"
          />
        </div>
      </Section>
      <Section ground="warm" className="rhythm">
        <div className="wrapper stack" data-gap="2xl">
          <div className="split" data-split="5-7" data-from="wide" data-items="end">
            <ServiceCost cost={cost} prices={prices} />
            {services.map((service) => (
              <ServiceLink title={body.services.title} service={service} key={service.href} />
            ))}
          </div>
          <SolutionEnding words={closing} actions={actions} className="rhythm__end" />
        </div>
        <Picture className="rhythm__row" file={picture(rhythmArt)} alt="" />
      </Section>
    </>
  ),
});
