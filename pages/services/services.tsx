import { servicesPlans, servicesWords } from '../../content/services/services.ts';
import { emptyPageArt, emptyWindowArt, websiteArt, websitePhoneArt } from '../../content/art/services/website.tsx';
import type { Claim } from '../../content/word-shapes.ts';
import { definePage } from '../page.ts';
import { ButtonRow } from '../parts/button-row.tsx';
import { closingActions } from '../parts/closing-actions.ts';
import { Emphasis } from '../parts/emphasis.tsx';
import { Section } from '../parts/section.tsx';
import { Hero } from '../parts/hero.tsx';
import { Picture } from '../parts/picture.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { PlanStep } from './plan-step.tsx';
import { pale, type Plane, Ray } from './ray.tsx';
import { threeWaysArt } from '../../content/art/services/three-ways.tsx';

/** Two rays from one point at the right, where the window is; below the one that falls begins the ink. */
const gainRays: readonly (readonly Plane[])[] = [
  [
    { fill: pale, d: '1 1 0 0V1' },
    { fill: 'var(--gold-light)', d: '1 1 0 .09V1' },
  ],
  [
    { fill: 'var(--ink)', d: '1 0 0 1V1.1H1' },
    { fill: pale, d: '1 0H0V1' },
    { fill: 'var(--gold-light)', d: '1 0 0 .91V1' },
  ],
];

/** Light that words stand in. */
const bright = ['var(--gold-light)', pale, 'var(--warm)'];

/** A claim as one large sentence, on the foot of the ray that rises and under the upper side of the one that falls. */
const Gain = ({
  claim: { before, figure, after },
  lead,
}: {
  readonly claim: Claim;
  readonly lead: string | undefined;
}) => (
  <p className="gain__claim display" data-size="xl" data-reveal="">
    {lead && (
      <span className="gain__lead display" data-size="s">
        {lead}{' '}
      </span>
    )}
    {before} {figure} {after}
  </p>
);

/** Light from one point of the subject, split into the bands that its entries stand in. */
const Rays = ({ entries }: { readonly entries: number }) => (
  <svg className="ray deeds__rays" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
    {[...Array(entries).keys()].map((end) => (
      <path fill={bright[end % bright.length]} d={`M0 ${entries / 2} 1 ${end}V${entries}z`} key={end} />
    ))}
  </svg>
);

/** One ray of light for each of the services, from one point to the columns that they stand in. */
const Fan = () => (
  <svg className="ray fan" data-above="l" viewBox="0 0 3 1" width="100%" preserveAspectRatio="none" aria-hidden="true">
    {bright.map((fill, ray) => (
      <path key={fill} fill={fill} d={`M1.5 0 ${ray} 1H3z`} />
    ))}
  </svg>
);

/** The website design overview: its signature is light that falls from a client’s website on a sentence, parts in three and ends in a window that is still empty. */
export const services = definePage({
  route: 'services',
  words: servicesWords,
  ground: 'paper',
  share: { art: websiteArt, alt: ({ hero }) => hero.picture },
  render: (context) => {
    const { hero, why, benefits, cards, closing } = context.words;
    const [statement, ...reasons] = why.paragraphs;
    return (
      <>
        <Hero
          className="services-hero"
          ground="warm"
          large="always"
          places={{
            words: { cols: '1-4', row: '2', from: 'wide', align: 'center' },
            aside: { cols: '5-12', row: '2', from: 'wide' },
          }}
          title={hero.title}
          text={hero.text}
          primary={closingActions(context, closing.action).primary}
          aside={
            <Picture
              file={context.picture(websitePhoneArt)}
              wide={context.picture(websiteArt)}
              wideFrom="40rem"
              alt={hero.picture}
              eager
            />
          }
        />
        <Section ground="warm" flush>
          {why.claims.map((claim, index) => (
            <div className="gain pile" key={claim.after}>
              <Ray planes={gainRays[index]!} />
              <div className="wrapper grid" data-gap="l">
                {index === 0 && (
                  <>
                    <SectionHeading title={why.heading} size="xl" above="xl" />
                    <p className="display" data-size="m" data-cols="1-8" data-from="wide">
                      {statement}
                    </p>
                    {reasons.map((text) => (
                      <p className="large" data-cols="8-12" data-from="wide" key={text}>
                        {text}
                      </p>
                    ))}
                  </>
                )}
                <Gain claim={claim} lead={index === 0 ? why.claimsLead : undefined} />
              </div>
            </div>
          ))}
        </Section>
        <Section ground="ink" flush>
          <div className="wrapper grid deeds" data-gap="l">
            <SectionHeading className="deeds__heading" title={benefits.heading} size="xl" />
            <p
              className="display accent deeds__subject"
              data-cols="1-4"
              data-row="2"
              data-from="wide"
              data-align="center"
            >
              <em>{benefits.subject}</em>
            </p>
            <ul
              className="points"
              role="list"
              data-line="none"
              data-room="none"
              data-gap="none"
              data-cols="5-12"
              data-row="2"
              data-from="wide"
            >
              {benefits.items.map(({ title, text }, entry) => (
                <li className="entry lit" key={title}>
                  {entry === 0 && <Rays entries={benefits.items.length} />}
                  <h3 className="display" data-size="m">
                    {title}
                  </h3>
                  <p className="entry__text large">{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </Section>
        <Section ground="ink" flush>
          <div className="wrapper">
            <SectionHeading title={cards.heading} lead={cards.intro} size="xl" />
          </div>
          <Fan />
          <ul className="columns" role="list" data-columns="3" data-from="wide" data-gap="none">
            {servicesPlans.map((id, way) => (
              <PlanStep id={id} context={context} drawing={threeWaysArt[way]!} key={id} />
            ))}
          </ul>
          <div className="services-end">
            <div className="wrapper">
              <div className="framed">
                <div className="cut" data-ground="warm" data-pad="l">
                  <Picture file={context.picture(emptyWindowArt)} alt="" />
                  <div className="split" data-split="7-5" data-above="l">
                    <div>
                      <h2 className="display" data-size="hero">
                        <Emphasis>{closing.heading}</Emphasis>
                      </h2>
                      <p className="lede measure" data-above="l">
                        {closing.text}
                      </p>
                      <ButtonRow above="l" {...closingActions(context, closing.action)} />
                    </div>
                    <Picture file={context.picture(emptyPageArt)} alt="" />
                  </div>
                </div>
              </div>
            </div>
          </div>
        </Section>
      </>
    );
  },
});
