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

/** What we do for a part, or what a client receives. */
export const PartList = ({ context, section, list, ...place }: PartOf & { readonly list: 'done' | 'delivered' }) => (
  <div className="ruled stack" data-gap="s" {...placeOf(place)}>
    <h3 className="accent strong">{context.words[`${list}Label`]}</h3>
    <ul className="facet-list large" role="list">
      {context.words.sections[section.anchor][list].map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
);

/** The plan of a part and its price, as large as a sign. */
export const PartOffer = ({ context, section, ...place }: PartOf) => (
  <div className="ruled stack" data-gap="s" {...placeOf(place)}>
    <h3 className="accent strong">{context.localize(plan(section.plan).words).title}</h3>
    <PlanOffer price={context.price(section.plan)} largePeriod />
  </div>
);
