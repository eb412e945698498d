import type { ReactNode } from 'react';
import { brandingArt } from '../../../content/art/services/branding.tsx';
import { brochurePagesArt } from '../../../content/art/services/brochure-pages.tsx';
import type { WordsOf } from '../../../content/locale.ts';
import { plan } from '../../../content/prices.ts';
import { brandingSections, brandingWords } from '../../../content/services/branding.ts';
import { definePage, type PageContext } from '../../page.ts';
import { BrandPalette, BrandSpecimen } from './brand-specimen.tsx';
import { CallToAction } from '../../parts/call-to-action.tsx';
import { closingActions } from '../../parts/closing-actions.ts';
import { Section, type SectionProps } from '../../parts/section.tsx';
import { Hero } from '../../parts/hero.tsx';
import { ConstructionSign, EmptyConstruction, MarkConstruction, type Stage } from './mark-construction.tsx';
import { MarkGrounds } from './mark-grounds.tsx';
import { NextStep } from '../../parts/next-step.tsx';
import { type Place, placeOf } from '../../parts/place.ts';
import { PlanOffer } from '../../parts/plan-offer.tsx';
import { PrintedPieces } from './printed-pieces.tsx';
import { SectionHeading } from '../../parts/section-heading.tsx';

type Words = WordsOf<typeof brandingWords>;
type Section = (typeof brandingSections)[number];

/** How far the mark has come with each part. */
const stages: readonly Stage[] = ['circle', 'angles', 'cut'];

/** The places and looks of a price. */
const offers = {
  list: { className: 'ruled stack', 'data-cols': '10-12' },
  sign: { className: 'branding-part__sign stack', 'data-cols': '1-12' },
} as const;

interface BrandingSectionProps extends Pick<SectionProps, 'ground' | 'edge' | 'rule'> {
  readonly context: PageContext<Words>;
  readonly section: Section;
  /** What shows the work: beside the words, in a composition of its own for each section. */
  readonly work: ReactNode;
  readonly places: { readonly heading: Place; readonly text: Place; readonly work: Place };
  /** How the price stands: of one part it has a line above it like the lists, of the whole it is as large as a sign. */
  readonly offer: 'list' | 'sign';
  /** What runs along the lower edge of the section. */
  readonly foot?: ReactNode;
  /** Places that older addresses point to. */
  readonly children?: ReactNode;
}

/** One of the three parts of the service: what it is, the work itself, what is done, what is received and the price. */
function BrandingSection({ context, section, work, places, offer, foot, children, ...look }: BrandingSectionProps) {
  const { anchor, plan: planId } = section;
  const { doneLabel, deliveredLabel, sections } = context.words;
  const { heading, paragraphs, done, delivered } = sections[anchor];
  const lists = [
    { label: doneLabel, items: done, cols: offer === 'sign' ? '1-6' : '1-5' },
    { label: deliveredLabel, items: delivered, cols: offer === 'sign' ? '7-12' : '6-9' },
  ];
  return (
    <Section {...look} id={anchor} className="branding-part" labelledBy={`${anchor}-heading`}>
      {children}
      <div className="wrapper grid">
        <div {...placeOf(places.heading)}>
          <ConstructionSign stage={stages[brandingSections.indexOf(section)]!} />
          <SectionHeading title={heading} id={`${anchor}-heading`} size="xl" above="m" />
        </div>
        <div className="large stack" {...placeOf(places.text)}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div data-reveal="" {...placeOf(places.work)}>
          {work}
        </div>
        {lists.map(({ label, items, cols }) => (
          <div className="branding-part__list ruled stack" data-gap="s" data-cols={cols} data-from="full" key={label}>
            <h3 className="accent strong">{label}</h3>
            <ul className="facet-list" role="list">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
        <div {...offers[offer]} data-gap="s" data-from="full">
          <h3 className="accent strong">{context.localize(plan(planId).words).title}</h3>
          <PlanOffer price={context.price(planId)} />
        </div>
      </div>
      {foot}
    </Section>
  );
}

/** The branding page: its signature is a mark that is constructed from its grid. */
export const branding = definePage({
  route: 'branding',
  words: brandingWords,
  ground: 'paper',
  share: { art: brandingArt, alt: ({ sharePicture }) => sharePicture },
  render: (context) => {
    const { hero, intro, palette, construction, sections, rebrandNote, next, closing } = context.words;
    const [logo, strategy, materials] = brandingSections;
    return (
      <>
        <Hero
          className="branding-hero"
          ground="paper"
          large="tablet"
          places={{
            title: { cols: '1-6', row: '1', align: 'end' },
            words: { cols: '1-5', row: '2' },
            aside: { cols: '7-12', row: '1-2' },
          }}
          title={hero.title}
          text={hero.text}
          aside={
            <figure>
              <MarkConstruction />
              <figcaption className="branding-hero__caption small quiet">{construction.caption}</figcaption>
            </figure>
          }
        />
        <Section ground="paper" flush>
          <div className="wrapper grid">
            <SectionHeading title={intro.heading} lead={intro.text} cols="1-5" from="wide" />
            <ul
              className="branding-index columns"
              role="list"
              data-columns="3"
              data-gap="m"
              data-cols="6-12"
              data-from="wide"
              data-align="end"
            >
              {brandingSections.map(({ anchor }, index) => (
                <li key={anchor}>
                  <a className="branding-index__link statement" href={`#${anchor}`}>
                    <ConstructionSign stage={stages[index]!} />
                    <span className="arrow">{sections[anchor].heading}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </Section>
        <BrandingSection
          context={context}
          section={logo}
          ground="paper"
          rule
          offer="list"
          work={<MarkGrounds />}
          places={{ heading: { cols: '1-6' }, text: { cols: '7-12', align: 'end' }, work: { cols: '1-12', row: '2' } }}
        />
        <BrandingSection
          context={context}
          section={strategy}
          ground="ink"
          edge="crown"
          offer="sign"
          work={<BrandSpecimen angles={construction.angles.split(' ')} />}
          foot={<BrandPalette names={palette} />}
          places={{ heading: { cols: '8-12' }, text: { cols: '8-12' }, work: { cols: '1-6', row: '1-2' } }}
        />
        <BrandingSection
          context={context}
          section={materials}
          ground="warm"
          offer="list"
          places={{ heading: { cols: '1-7' }, text: { cols: '1-7' }, work: { cols: '1-12', row: '3' } }}
          work={
            <PrintedPieces
              kinds={sections['marketing-materials'].kinds}
              pages={context.localize(brochurePagesArt).map((art) => context.picture(art))}
            />
          }
        >
          <span id="brochure-banner-design" data-moved-to={materials.anchor} />
          <span id="flyer-poster-design" data-moved-to={materials.anchor} />
        </BrandingSection>
        <Section ground="warm" flush>
          <div className="wrapper grid">
            <SectionHeading title={rebrandNote.heading} lead={rebrandNote.text} size="xl" />
            <div className="branding-way cut lit" data-pad="l" data-cols="1-6">
              <ConstructionSign stage="cut" />
              <p className="display" data-size="m" data-above="l">
                {rebrandNote.coat}
              </p>
            </div>
            <div className="branding-way cut" data-ground="ink" data-pad="l" data-cols="7-12">
              <ConstructionSign stage="angles" />
              <p className="display" data-size="m" data-above="l">
                {rebrandNote.foundation}
              </p>
            </div>
            <NextStep heading={next.heading} text={next.text} cols="7-12" />
          </div>
        </Section>
        <CallToAction
          className="branding-end"
          ground="paper"
          edge="fall"
          centred
          signature={<EmptyConstruction />}
          places={{ words: {} }}
          title={closing.heading}
          text={closing.text}
          {...closingActions(context, closing.action)}
        />
      </>
    );
  },
});
