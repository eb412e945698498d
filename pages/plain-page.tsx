import { uncutStoneArt } from '../content/art/services/cut-and-uncut.tsx';
import { listPlainPages } from '../content/plain-pages/index.ts';
import type { PlainPageWords, PlainSection } from '../content/plain-pages/plain-page.ts';
import { definePage, type Page, type PageContext } from './page.ts';
import { CallToAction } from './parts/call-to-action.tsx';
import { Hero } from './parts/hero.tsx';
import { Picture } from './parts/picture.tsx';
import { Section, type SectionProps } from './parts/section.tsx';
import { SectionHeading } from './parts/section-heading.tsx';
import { Cards } from './sections/cards.tsx';
import { Faq } from './sections/faq.tsx';
import { Figures } from './sections/figures.tsx';
import { People } from './sections/people.tsx';
import { Points } from './sections/points.tsx';
import { Prose } from './sections/prose.tsx';
import { Steps } from './sections/steps.tsx';

type Link = PageContext<never>['link'];

/** What stands below or beside the heading of a section. */
function body(section: PlainSection, link: Link) {
  switch (section.kind) {
    case 'prose':
      return <Prose paragraphs={section.paragraphs} cols="6-12" from="wide" />;
    case 'questions':
      return <Faq items={section.items} cols="6-12" from="wide" />;
    case 'steps':
      return <Steps items={section.items} titles="s" line="mark" cols="6-12" from="wide" />;
    case 'points':
      return <Points items={section.items} columns={3} titles="s" line="mark" cols="1-12" />;
    case 'people':
      return <People items={section.items} cols="1-12" />;
    case 'figures':
      return <Figures lead={section.lead} claims={section.claims} cols="1-12" />;
    case 'cards':
      return (
        <Cards
          cols="1-12"
          items={section.items.map(({ link: way, ...words }) => ({
            ...words,
            ...(way && { link: { label: way.label, href: link(way.route) } }),
          }))}
        />
      );
  }
}

/** Grounds in turn; only the first section is cut off from the one before. */
const lookOf = (index: number): Pick<SectionProps, 'ground' | 'edge'> =>
  index === 0 ? { ground: 'paper', edge: 'rise' } : { ground: index % 2 ? 'warm' : 'paper' };

const drawSection = (section: PlainSection, index: number, link: Link) => (
  <Section key={index} {...lookOf(index)}>
    <div className="wrapper grid" data-gap="l">
      {section.kind !== 'figures' && (
        <SectionHeading title={section.title} lead={section.lead} cols="1-5" from="wide" />
      )}
      {body(section, link)}
    </div>
  </Section>
);

const draw = ({ words, link, picture }: PageContext<PlainPageWords>) => (
  <>
    <Hero ground="ink" large="tablet" title={words.hero.title} text={words.hero.lead} />
    {words.sections.map((section, index) => drawSection(section, index, link))}
    <CallToAction
      title={words.closing.title}
      {...(words.closing.text && { text: words.closing.text })}
      primary={{ href: link('contact'), label: words.closing.action }}
      signature={<Picture file={picture(uncutStoneArt)} alt="" />}
      places={{ words: { cols: '1-6', from: 'wide' } }}
    />
  </>
);

/** The pages that are nothing but words, in the order of their list. */
export const plainPages: readonly Page[] = listPlainPages().map(({ route, words }) =>
  definePage({ route, words, ground: 'ink', render: draw }),
);
