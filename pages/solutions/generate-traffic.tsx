import { generateTrafficArt, stepArts, uprightArt, wayArts } from '../../content/art/solutions/generate-traffic.tsx';
import { generateTraffic as solution } from '../../content/solutions/generate-traffic.ts';
import { Picture } from '../parts/picture.tsx';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { Section } from '../parts/section.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { Steps } from '../sections/steps.tsx';
import { SolutionEnding } from './solution-ending.tsx';
import { drawingsOf } from '../parts/drawings.tsx';
import { solutionPage } from './solution-page.tsx';

/** Nobody comes: a site counts nought, and its light falls on three channels where people are. One beam leaves their prices, and it ends in a one. */
export const generateTraffic = solutionPage({
  id: 'generate-traffic',
  solution,
  art: generateTrafficArt,
  upright: uprightArt,
  hero: { ground: 'ink', places: { title: { cols: '1-8', from: 'wide' }, words: { cols: '1-5', from: 'wide' } } },
  body: ({
    words: {
      body: { points, steps },
      cost,
      closing,
    },
    services,
    prices,
    actions,
    picture,
  }) => (
    <>
      {/* Each ray lands on its channel: the three stand at the edge, and what is said about them below. */}
      <Section ground="warm" flush>
        <div className="landing wrapper columns" data-columns="3" data-from="wide" data-gap="l">
          <SectionHeading title={points.title} lead={points.text} size="xl" above="xl" />
          <ul className="contents" role="list">
            {services.map(({ href, label }, index) => (
              <li className="contents" key={href}>
                <Picture className="solution-art" file={picture(wayArts[index]!)} alt="" />
                <div className="stack">
                  <h3 className="display" data-size="l">
                    {points.items[index]!.title}
                  </h3>
                  <p className="large">{points.items[index]!.text}</p>
                  <p>
                    <a className="text-link large" href={href}>
                      {label}
                    </a>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Section ground="ink" edge="fall" className="one-beam">
        <div className="wrapper">
          <div className="month-price columns plane lit" data-gap="none-l" data-columns="3" data-items="end">
            <div data-pad="l">
              <h2 className="display" data-size="s">
                {cost.title}
              </h2>
              <p className="large" data-above="s">
                {cost.text}
              </p>
            </div>
            {prices.map(({ title, price }) => (
              <div data-pad="l" key={title}>
                <h3 className="display" data-size="s">
                  {title}
                </h3>
                <PlanOffer price={price} largePeriod />
              </div>
            ))}
          </div>
        </div>
        <div className="one-beam__way wrapper">
          <svg viewBox="0 0 2 1" preserveAspectRatio="none" aria-hidden="true">
            <path fill="var(--gold-light)" d="M.5 0h.28L2 1H0z" />
          </svg>
          <SectionHeading title={steps.title} size="xl" />
          <Steps
            className="drawn-steps large"
            items={steps.items}
            figures={drawingsOf(stepArts, picture)}
            titles="m"
            numbers="l"
            line="none"
            room="s"
          />
        </div>
        <div className="one-beam__end plane lit">
          <SolutionEnding words={closing} actions={actions} className="wrapper" />
          <div className="one-beam__one wrapper display" data-number="1" aria-hidden="true" />
        </div>
      </Section>
    </>
  ),
});
