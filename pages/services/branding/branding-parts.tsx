import type { ReactNode } from 'react';
import type { WordsOf } from '../../../content/locale.ts';
import { plan } from '../../../content/prices.ts';
import type { brandingSections, brandingWords } from '../../../content/services/branding.ts';
import type { PageContext } from '../../page.ts';
import { type Place, placeOf } from '../../parts/place.ts';
import { PlanOffer } from '../../parts/plan-offer.tsx';
import { SectionHeading } from '../../parts/section-heading.tsx';
import { Section, type SectionProps } from '../../parts/section.tsx';

type Words = WordsOf<typeof brandingWords>;
type Section = (typeof brandingSections)[number];

interface PartProps extends Pick<SectionProps, 'ground' | 'edge' | 'rule'> {
  readonly section: Section;
  readonly children: ReactNode;
}

/** The ground of one of the three parts of the service. */
export const Part = ({ section: { anchor }, children, ...look }: PartProps) => (
  <Section {...look} id={anchor} className="branding-part" labelledBy={`${anchor}-heading`}>
    {children}
  </Section>
);

interface PartOf extends Place {
  readonly context: PageContext<Words>;
  readonly section: Section;
}

/** The name of a part. */
export const PartHeading = ({ context, section, ...place }: PartOf) => (
  <SectionHeading
    title={context.words.sections[section.anchor].heading}
    id={`${section.anchor}-heading`}
    size="hero"
    {...place}
  />
);

/** What a part is. */
export const PartText = ({ context, section, ...place }: PartOf) => (
  <div className="large stack" {...placeOf(place)}>
    {context.words.sections[section.anchor].paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
);

/** What a client receives: each thing as a sentence of its own, or in passing, beside each other. */
export const PartList = ({ context: { words }, section, large, ...place }: PartOf & { readonly large?: boolean }) => (
  <div {...placeOf(place)}>
    <h3 className="accent strong">{words.deliveredLabel}</h3>
    <ul
      className="points large"
      role="list"
      data-above="s"
      data-gap="none-l"
      data-line={large ? 'mark' : undefined}
      data-columns={large ? 2 : 3}
    >
      {words.sections[section.anchor].delivered.map((item) => (
        <li className={large ? 'entry display' : 'entry'} data-size={large ? 's' : undefined} key={item}>
          {item}
        </li>
      ))}
    </ul>
  </div>
);

/** What we do for a logo, as steps in pairs. */
export const LogoSteps = ({ words, ...place }: Place & { readonly words: Words }) => (
  <div {...placeOf(place)}>
    <h3 className="accent strong">{words.doneLabel}</h3>
    <ol className="points large" role="list" data-above="s" data-gap="none-l" data-columns="2">
      {words.sections['logo-design'].done.map((item, index) => (
        <li className="entry" key={item}>
          <span className="display accent" data-size="m" data-number={index + 1} aria-hidden="true" />
          <p>{item}</p>
        </li>
      ))}
    </ol>
  </div>
);

/** The plan of a part and its price, as large as a sign. */
export const PartOffer = ({ context, section, ...place }: PartOf) => (
  <div className="stack" data-gap="s" {...placeOf(place)}>
    <h3 className="accent strong">{context.localize(plan(section.plan).words).title}</h3>
    <PlanOffer price={context.price(section.plan)} largePeriod />
  </div>
);
