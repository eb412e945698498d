import { servicesPlans, servicesWords } from '../../content/services/services.ts';
import { websiteArt } from '../../content/art/services/website.tsx';
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
import { pale, type Plane, Ray, rising } from './ray.tsx';

/** Two rays from one point at the left; below the one that falls begins the ink. */
const gainRays: readonly (readonly Plane[])[] = [
  rising('var(--gold-light)', pale),
  [
    { fill: 'var(--ink)', d: '0 0 1 1V1.1H0' },
    { fill: pale, d: '0 0H1V1' },
    { fill: 'var(--gold-light)', d: '0 0 1 .91V1' },
  ],
];

/** A claim as one large sentence, on the foot of the ray that rises and under the upper side of the one that falls. */
const Gain = ({
  claim: { before, figure, after },
  lead,
}: {
  readonly claim: Claim;
  readonly lead: string | undefined;
}) => (
  <p className="gain__claim cluster display" data-size="xl" data-items="center" data-reveal="">
    {lead && (
      <span className="gain__lead display" data-size="s">
        {lead}{' '}
      </span>
    )}
    <span>{before}</span> <span>{figure}</span> <span>{after}</span>
  </p>
);

/** Light from one point of the subject, the end of its bar, which stands beside the middle of the list, to each of its entries: as high as the first, it goes on past the others. */
const Rays = ({ entries, subject }: { readonly entries: number; readonly subject: string }) => {
  const from = subject.length > 1 ? `.35 ${entries / 2 + 0.085}` : `.36 ${entries / 2}`;
  return (
    <svg
      className="accent deeds__rays"
      fill="currentColor"
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={[...Array(entries).keys()].map((end) => `M${from}L1 ${end}.23v.08z`).join('')} />
    </svg>
  );
};

/** The website design overview: its signature is light that falls on a sentence: one subject and six things it does. */
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
          variant="split"
          large="always"
          title={hero.title}
          text={hero.text}
          primary={closingActions(context, closing.action).primary}
          aside={<Picture file={context.picture(websiteArt)} alt={hero.picture} eager />}
        />
        <Section ground="warm" flush>
          {why.claims.map((claim, index) => (
            <div className="gain pile" key={claim.after}>
              <Ray planes={gainRays[index]!} />
              <div className="wrapper grid" data-gap="l">
                {index === 0 && (
                  <>
                    <SectionHeading title={why.heading} size="xl" cols="1-4" from="wide" />
                    <p className="display" data-size="m" data-cols="6-12" data-from="wide">
                      {statement}
                    </p>
                    {reasons.map((text) => (
                      <p className="large" data-cols="6-12" data-from="wide" key={text}>
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
            <SectionHeading className="deeds__heading" title={benefits.heading} size="xl" cols="1-5" />
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
              data-room="xs"
              data-cols="6-12"
              data-row="2"
              data-from="wide"
              data-stagger="100"
            >
              {benefits.items.map(({ title, text }, entry) => (
                <li className="entry" key={title} data-reveal="">
                  {entry === 0 && <Rays entries={benefits.items.length} subject={benefits.subject} />}
                  <h3 className="display" data-size="l">
                    {title}
                  </h3>
                  <p className="entry__text large">{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </Section>
        <Section ground="warm" className="plans">
          <SectionHeading title={cards.heading} lead={cards.intro} size="xl" />
          <ul role="list">
            {servicesPlans.map((id) => (
              <PlanStep id={id} context={context} key={id} />
            ))}
          </ul>
        </Section>
        <Section ground="ink">
          <div className="wrapper services-end">
            <h2 className="display">
              <Emphasis>{closing.heading}</Emphasis>
            </h2>
            {/* The rays once more, out over the edge of the screen, above what can be done. */}
            <svg className="services-end__rays" viewBox="0 0 12 2" aria-hidden="true" data-above="m">
              <path fill="var(--gold-light)" d={benefits.items.map((_, ray) => `M0 1 12 ${ray * 0.36}v.2z`).join('')} />
            </svg>
            <div className="cluster" data-gap="l" data-spread="" data-above="l">
              <p className="lede measure">{closing.text}</p>
              <ButtonRow {...closingActions(context, closing.action)} />
            </div>
          </div>
        </Section>
      </>
    );
  },
});
