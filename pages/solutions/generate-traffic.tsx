import { generateTrafficArt } from '../../content/art/solutions/generate-traffic.tsx';
import { generateTraffic as solution } from '../../content/solutions/generate-traffic.ts';
import { Picture } from '../parts/picture.tsx';
import { Section } from '../parts/section.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { Steps } from '../sections/steps.tsx';
import { SolutionEnding } from './solution-ending.tsx';
import { solutionPage } from './solution-page.tsx';
import { SolutionPrices } from './solution-prices.tsx';

/** What becomes of the three beams in each step: one ends beside each of the first two, and the one that is chosen goes on. */
const beams = [
  { ending: 'M2 0H26L14 88z', going: 'M72 0H96L90 100H78z', chosen: true },
  { ending: 'M78 0H90L84 84z', chosen: false },
  { chosen: false },
];

/** Three beams leave the stone and land on three channels; one of them is chosen and leads to the end of the page. */
export const generateTraffic = solutionPage({
  id: 'generate-traffic',
  solution,
  art: generateTrafficArt,
  hero: { ground: 'ink', places: { words: { cols: '1-4', from: 'wide' } } },
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
        <div className="wrapper">
          <div className="grid" data-gap="m">
            <SectionHeading
              title={points.title}
              lead={points.text}
              size="m"
              cols="9-12"
              row="1"
              from="wide"
              align="start"
            />
            <div data-cols="4-9" data-row="1" data-from="wide">
              <Picture className="channels__stone" file={picture(generateTrafficArt)} alt="" eager />
            </div>
          </div>
          <svg className="channels__beams" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <linearGradient id="beam" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="100">
              <stop stopColor="var(--gold-light)" stopOpacity="0.25" offset="0" />
              <stop stopColor="var(--gold-light)" stopOpacity="0.8" offset="1" />
            </linearGradient>
            <path fill="url(#beam)" d="M49.6 0L0 100H32zM49.9 0L34 100H66L50.1 0zM50.4 0L68 100H100z" />
          </svg>
          <ul className="channels__list columns" role="list" data-columns="3" data-from="wide" data-stagger="200">
            {services.map(({ href, label, text }, index) => (
              <li className="channel plane lit" key={href} data-reveal="">
                <h3 className="display">{points.items[index]!.title}</h3>
                <p>{points.items[index]!.text}</p>
                <p className="channel__way">
                  <a className="channel__link text-link large" href={href}>
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
      <Section ground="paper" flush className="channels-cost">
        <div className="wrapper">
          <div className="split" data-split="1-2" data-gap="l">
            <h2 className="display" data-size="s">
              {cost.title}
            </h2>
            <p className="quiet measure">{cost.text}</p>
          </div>
          <SolutionPrices prices={prices} />
        </div>
      </Section>
      <Section ground="ink" edge="fall" className="one-beam">
        <div className="wrapper">
          <SectionHeading title={steps.title} />
          <Steps
            className="one-beam__steps"
            items={steps.items}
            titles="m"
            line="none"
            room="none"
            above="xl"
            figures={beams.map(({ ending, going, chosen }) => (
              <svg className="one-beam__light" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                {chosen && (
                  <>
                    <linearGradient id="come" x2="0" y2="1">
                      <stop stopColor="var(--gold-light)" stopOpacity="0" offset="0" />
                      <stop stopColor="var(--gold-light)" offset="0.8" />
                    </linearGradient>
                    <linearGradient id="pass" x2="0" y2="1">
                      <stop stopColor="var(--gold-light)" stopOpacity="0" offset="0" />
                      <stop stopColor="var(--gold-light)" stopOpacity="0.8" offset="0.4" />
                      <stop stopColor="var(--gold-light)" stopOpacity="0" offset="1" />
                    </linearGradient>
                    <linearGradient id="end" x2="0" y2="1">
                      <stop stopColor="var(--gold-light)" offset="0" />
                      <stop stopColor="var(--gold-light)" stopOpacity="0.05" offset="1" />
                    </linearGradient>
                  </>
                )}
                {ending && <path fill={chosen ? 'url(#pass)' : 'url(#end)'} d={ending} />}
                {going && <path fill="url(#come)" d={going} />}
                <path fill={chosen ? 'url(#come)' : 'var(--gold-light)'} d="M36 0h28v100H36z" />
              </svg>
            ))}
          />
        </div>
        <div className="one-beam__end plane lit">
          <SolutionEnding words={closing} actions={actions} className="wrapper" />
        </div>
      </Section>
    </>
  ),
});
