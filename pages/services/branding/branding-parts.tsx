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

interface PartWork extends PartOf {
  readonly list: 'done' | 'delivered';
}

const PlanName = ({ context, section }: PartOf) => (
  <h3 className="accent strong">{context.localize(plan(section.plan).words).title}</h3>
);

/** What we do for a part, or what a client receives: each is told in the way that suits it. */
const workOf = ({ context, section: { anchor }, list }: PartWork) => ({
  label: <h3 className="accent strong">{context.words[`${list}Label`]}</h3>,
  items: context.words.sections[anchor][list],
});

/** One below the other: in passing, or each as a sentence of its own. */
export const PartList = ({ context, section, list, large, ...place }: PartWork & { readonly large?: boolean }) => {
  const { label, items } = workOf({ context, section, list });
  return (
    <div {...placeOf(place)}>
      {label}
      <ul className="points large" role="list" data-line={large ? 'mark' : undefined} data-above="s">
        {items.map((item) => (
          <li className={large ? 'entry display' : 'entry'} data-size={large ? 'm' : undefined} key={item}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** As steps, in pairs. */
export const PartSteps = ({ context, section, list, ...place }: PartWork) => {
  const { label, items } = workOf({ context, section, list });
  return (
    <div {...placeOf(place)}>
      {label}
      <ol className="pairs points large" role="list" data-above="s" data-gap="none-l">
        {items.map((item, index) => (
          <li className="entry" key={item}>
            <span className="display accent" data-size="m" data-number={index + 1} aria-hidden="true" />
            <p>{item}</p>
          </li>
        ))}
      </ol>
    </div>
  );
};

/** A line of a table: what it is, and beside it all of that. */
const Line = ({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) => (
  <div className="ruled grid" data-gap="s">
    <div data-cols="1-3">{label}</div>
    <div data-cols="4-12">{children}</div>
  </div>
);

/** What we do, what a client receives and what it costs, as a table. */
export const PartTable = ({ context, section }: PartOf) => (
  <div className="stack">
    {(['done', 'delivered'] as const).map((list) => {
      const { label, items } = workOf({ context, section, list });
      return (
        <Line label={label} key={list}>
          <ul className="points large" role="list" data-columns="3" data-gap="s-l" data-line="none" data-room="none">
            {items.map((item) => (
              <li className="entry" key={item}>
                {item}
              </li>
            ))}
          </ul>
        </Line>
      );
    })}
    <Line label={<PlanName context={context} section={section} />}>
      <PlanOffer price={context.price(section.plan)} largePeriod />
    </Line>
  </div>
);

/** The plan of a part and its price, as large as a sign. */
export const PartOffer = ({ context, section, ...place }: PartOf) => (
  <div className="stack" data-gap="s" {...placeOf(place)}>
    <PlanName context={context} section={section} />
    <PlanOffer price={context.price(section.plan)} largePeriod />
  </div>
);
