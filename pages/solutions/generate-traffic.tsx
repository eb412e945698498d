import { generateTrafficArt, streetArt, wayArts } from '../../content/art/solutions/generate-traffic.tsx';
import { generateTraffic as solution } from '../../content/solutions/generate-traffic.ts';
import { Picture } from '../parts/picture.tsx';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { Section } from '../parts/section.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { Steps } from '../sections/steps.tsx';
import { SolutionEnding } from './solution-ending.tsx';
import { solutionPage } from './solution-page.tsx';

const [left, middle, right] = ['M0 0H24V100H0z', 'M36 0H64V100H36z', 'M76 0H100V100H76z'] as const;

/** Beams, whose sides lie on whole pixels, so that no seam shows from piece to piece, and the slanted end of one of them. */
const Beams = ({ straight, end }: { readonly straight: string; readonly end?: string }) => (
  <svg className="one-beam__light" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    <path fill="var(--gold-light)" shapeRendering="crispEdges" d={straight} />
    {end && <path fill="var(--gold-light)" d={end} />}
  </svg>
);

/** The beams in each step: one is cut off beside each of the first two, and the one that is chosen goes on. */
const beams = [
  { straight: `M0 0H24V85H0z${middle}${right}`, end: 'M0 84H24V85L0 100z' },
  { straight: `${middle}M76 0H100V85H76z`, end: 'M76 84H100V85L76 100z' },
  { straight: middle },
];

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
        <div className="wrapper grid">
          <SectionHeading title={points.title} lead={points.text} cols="1-7" from="wide" />
          <span className="channels__visitors accent display" data-number="0" aria-hidden="true" />
        </div>
        <Picture className="channels__street" file={picture(streetArt)} alt="" eager />
        <div className="wrapper">
          <ul className="channels__list columns" role="list" data-columns="3" data-gap="xl-l" data-stagger="200">
            {services.map(({ href, label, text }, index) => (
              <li className="stack" data-gap="s" key={href} data-reveal="">
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
          <div
            className="month-price columns plane lit"
            data-pad="l"
            data-columns="3"
            data-from="wide"
            data-items="end"
          >
            <SectionHeading title={cost.title} lead={cost.text} size="m" />
            {prices.map(({ title, price }) => (
              <div key={title}>
                <h3 className="strong large">{title}</h3>
                <PlanOffer price={price} />
              </div>
            ))}
          </div>
        </div>
      </Section>
      <Section ground="ink" flush className="one-beam">
        <div className="wrapper">
          <div className="one-beam__head">
            <Beams straight={left + middle + right} />
            <SectionHeading title={steps.title} />
          </div>
          <Steps
            className="one-beam__steps large"
            items={steps.items}
            titles="xl"
            numbers="xl"
            line="none"
            room="none"
            figures={beams.map((beam) => (
              <Beams {...beam} key={beam.straight} />
            ))}
          />
        </div>
        <div className="one-beam__end plane lit">
          <SolutionEnding words={closing} actions={actions} className="wrapper" />
          <span className="one-beam__one display" data-number="1" aria-hidden="true" />
        </div>
      </Section>
    </>
  ),
});
