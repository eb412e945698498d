import { generateTrafficArt, streetArt, wayArts } from '../../content/art/solutions/generate-traffic.tsx';
import { generateTraffic as solution } from '../../content/solutions/generate-traffic.ts';
import { Picture } from '../parts/picture.tsx';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { Section } from '../parts/section.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { Steps } from '../sections/steps.tsx';
import { SolutionEnding } from './solution-ending.tsx';
import { solutionPage } from './solution-page.tsx';

interface Beam {
  /** Where its left side is, in hundredths of the room for all three: in eighths of it, which are whole pixels, so that no seam shows from piece to piece. */
  readonly x: number;
  /** Where its sides end. */
  readonly ends?: readonly [left: number, right: number];
}

/** The beams beside each step, each a plane of light and a narrow brighter one; the two that are not chosen are cut off. */
const Beams = ({ ends = [] }: { readonly ends?: readonly Beam[] }) => {
  const beams = [{ x: 37.5 }, ...ends].map(({ x, ends: [start, end] = [100, 100] }: Beam) => ({
    lit: `M${x} 0h25V${end}L${x} ${start}z`,
    // Where it meets the light that it becomes, the edge of that goes on through it.
    side: `M${x + 18.75} 0h6.25V${end}l-6.25 ${ends.length ? (start - end) / 4 : -3}z`,
  }));
  return (
    <svg className="one-beam__light" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path fill="var(--gold-light)" d={beams.map(({ lit }) => lit).join('')} />
      <path fill="var(--warm)" d={beams.map(({ side }) => side).join('')} />
    </svg>
  );
};

const [whole, cut] = [
  [{ x: 0 }, { x: 75 }],
  [
    { x: 0, ends: [80, 64] },
    { x: 75, ends: [64, 80] },
  ],
] as const;

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
        <div className="channels__head wrapper">
          <SectionHeading title={points.title} lead={points.text} size="xl" />
          <span className="channels__visitors accent display" data-number="0" aria-hidden="true" />
        </div>
        <Picture className="channels__street" file={picture(streetArt)} alt="" eager />
        <div className="wrapper">
          <ul className="channels__list columns" role="list" data-columns="3" data-gap="xl-l" data-stagger="200">
            {services.map(({ href, label, text }, index) => (
              <li className="stack" data-gap="m" key={href} data-reveal="">
                <Picture className="solution-art" file={picture(wayArts[index]!)} alt="" />
                <h3 className="accent display" data-size="l">
                  {points.items[index]!.title}
                </h3>
                <p>{points.items[index]!.text}</p>
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
      <Section ground="ink" flush>
        <div className="wrapper">
          <div className="month-price columns plane lit" data-pad="l" data-columns="3" data-from="wide">
            <div>
              <h2 className="display" data-size="s">
                {cost.title}
              </h2>
              <p className="large" data-above="s">
                {cost.text}
              </p>
            </div>
            {prices.map(({ title, price }) => (
              <div key={title}>
                <h3 className="display" data-size="s">
                  {title}
                </h3>
                <PlanOffer price={price} largePeriod />
              </div>
            ))}
          </div>
        </div>
      </Section>
      <Section ground="ink" flush className="one-beam">
        <div className="wrapper">
          <div className="one-beam__head">
            <Beams ends={whole} />
            <SectionHeading title={steps.title} />
          </div>
          <Steps
            className="one-beam__steps large"
            items={steps.items}
            titles="xl"
            numbers="xl"
            line="none"
            room="none"
            figures={[whole, cut, []].map((ends, step) => (
              <Beams ends={ends} key={step} />
            ))}
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
