import { generateTrafficArt, streetArt, wayArts } from '../../content/art/solutions/generate-traffic.tsx';
import { generateTraffic as solution } from '../../content/solutions/generate-traffic.ts';
import { Picture } from '../parts/picture.tsx';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { Section } from '../parts/section.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { Steps } from '../sections/steps.tsx';
import { SolutionEnding } from './solution-ending.tsx';
import { solutionPage } from './solution-page.tsx';

/** Where the sides of the three beams end that leave the prices, in hundredths of their way: the two that are not chosen are cut off. */
const ends = [
  [72, 68],
  [100, 100],
  [68, 72],
] as const;

/** The beams, each a fifth as wide as the room for all: a plane of light and a narrow brighter one. */
const Beams = () => (
  <svg className="one-beam__light solution-art" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    <path
      fill="var(--gold-light)"
      d={ends.map(([left, right], at) => `M${at * 40} 0h20V${right}L${at * 40} ${left}z`).join('')}
    />
    {/* Where it meets the light that it becomes, the edge of that goes on through it. */}
    <path
      fill="var(--warm)"
      d={ends.map(([left, right], at) => `M${at * 40 + 15} 0h5V${right}l-5 ${(left - right) / 4 || -1}z`).join('')}
    />
  </svg>
);

/** Nobody comes: a nought on a street of visitors. Three ways lead off it to three channels, one of them is chosen, and it ends in a one. */
export const generateTraffic = solutionPage({
  id: 'generate-traffic',
  solution,
  art: generateTrafficArt,
  hero: { ground: 'ink', places: { title: { cols: '1-9', from: 'wide' }, words: { cols: '1-6', from: 'wide' } } },
  drawn: false,
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
      <Section ground="ink" flush className="channels">
        <div className="channels__head cluster wrapper" data-spread="" data-items="end">
          <SectionHeading title={points.title} lead={points.text} size="xl" />
          <span className="channels__visitors accent display" data-number="0" aria-hidden="true" />
        </div>
        <Picture className="channels__street solution-art" file={picture(streetArt)} alt="" eager />
        <div className="wrapper">
          <ul className="channels__list columns" role="list" data-columns="3" data-gap="none-l" data-stagger="200">
            {services.map(({ href, label, text }, index) => (
              <li className="stack" data-gap="m" key={href} data-reveal="">
                <Picture className="solution-art" file={picture(wayArts[index]!)} alt="" />
                <h3 className="accent display" data-size="l">
                  {points.items[index]!.title}
                </h3>
                <p className="large">{points.items[index]!.text}</p>
                <p>
                  <a className="text-link large" href={href}>
                    {label}
                  </a>
                  <br />
                  {text}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Section ground="ink" flush className="one-beam">
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
          <Beams />
          <div>
            <SectionHeading title={steps.title} above="2xl" />
            <Steps className="large" items={steps.items} titles="xl" numbers="xl" line="none" room="l" above="s" />
          </div>
        </div>
        <div className="one-beam__end plane lit">
          <SolutionEnding words={closing} actions={actions} className="wrapper" />
          <div className="one-beam__one wrapper display" data-number="1" aria-hidden="true" />
        </div>
      </Section>
    </>
  ),
});
