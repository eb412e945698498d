import {
  arrivalArt,
  arrivalUpright,
  generateTrafficArt,
  uprightArt,
} from '../../content/art/solutions/generate-traffic.tsx';
import { stepArts, wayArts } from '../../content/art/solutions/traffic-ways.tsx';
import { generateTraffic as solution } from '../../content/solutions/generate-traffic.ts';
import { Picture } from '../parts/picture.tsx';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { Section } from '../parts/section.tsx';
import { SolutionEnding } from './solution-ending.tsx';
import { solutionPage } from './solution-page.tsx';

/** Two sentences, each beside a lane of its own. */
const Sentences = ({ text }: { readonly text: string | undefined }) => (
  <>
    {text?.split(/(?<=\.) /).map((sentence, index) => (
      <p className="lede" key={sentence} data-lane={index + 2}>
        {sentence}
      </p>
    ))}
  </>
);

/** Nobody comes: three lanes end at a site that counts nought. They run down the whole page, what is said about each beside it, and meet at the same site, which counts one. */
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
    <Section ground="ink" flush>
      <div className="lanes wrapper">
        <h2 className="display" data-size="l">
          {points.title}
        </h2>
        <Sentences text={points.text} />
        <ul className="contents" role="list">
          {services.map(({ href, label }, index) => (
            <li className="stack" key={href} data-lane={index + 1} data-align="start">
              <Picture file={picture(wayArts[index]!)} alt="" />
              <h3 className="display" data-size="m">
                {points.items[index]!.title}
              </h3>
              <p className="large">{points.items[index]!.text}</p>
              <p>
                <a className="text-link" href={href}>
                  {label}
                </a>
              </p>
            </li>
          ))}
        </ul>
        <h2 className="display" data-size="l" data-above="xl">
          {cost.title}
        </h2>
        <Sentences text={cost.text} />
        {prices.map(({ title, price }, index) => (
          <div className="lanes__gate lit" data-lane={index ? 'last' : 'both'} data-pad="m" key={title}>
            <h3 className="display" data-size="s">
              {title}
            </h3>
            <PlanOffer price={price} largePeriod />
          </div>
        ))}
        <h2 className="display" data-size="l" data-above="xl">
          {steps.title}
        </h2>
        <ol className="contents" role="list">
          {steps.items.map(({ title, text }, index) => (
            <li className="stack" key={title} data-lane={index + 1} data-align="start">
              <div>
                <Picture className="solution-art" file={picture(stepArts[index]!)} alt="" />
              </div>
              <h3 className="display" data-size="m">
                <span className="accent" data-number={`${index + 1}\u2002`} aria-hidden="true" />
                {title}
              </h3>
              <p className="large">{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="arrival wrapper">
        <Picture
          className="solution-art"
          file={picture(arrivalUpright)}
          wide={picture(arrivalArt)}
          wideFrom="60rem"
          alt=""
        />
        <SolutionEnding words={closing} actions={actions} />
      </div>
    </Section>
  ),
});
