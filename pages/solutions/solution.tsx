import { aiSearchesArt } from '../../content/art/solutions/ai-searches.tsx';
import { generateTrafficArt } from '../../content/art/solutions/generate-traffic.tsx';
import { googleRankingArt } from '../../content/art/solutions/google-ranking.tsx';
import { logoBrandingArt } from '../../content/art/solutions/logo-branding.tsx';
import { needWebsiteArt } from '../../content/art/solutions/need-website.tsx';
import { socialMediaGrowthArt } from '../../content/art/solutions/social-media-growth.tsx';
import type { Art } from '../../content/art/art.ts';
import { labels } from '../../content/labels.ts';
import { plan } from '../../content/prices.ts';
import { type SolutionId, solutionIds, solutions } from '../../content/solutions/index.ts';
import { definePage } from '../page.ts';
import { CallToAction } from '../parts/call-to-action.tsx';
import { Section, type SectionProps } from '../parts/section.tsx';
import { Hero } from '../parts/hero.tsx';
import { Picture } from '../parts/picture.tsx';
import { SolutionBlock } from './solution-block.tsx';
import { SolutionOffer } from './solution-offer.tsx';

type Section = Required<Pick<SectionProps, 'ground' | 'edge'>>;

/** How one solution is set: its drawing and its sections. Everything finer stands in the style sheet, by the solution's id. */
interface Setting {
  readonly art: Art;
  readonly hero: 'ink' | 'warm';
  /** The sections of the body; each takes so many of the blocks, in their order. */
  readonly body: readonly (Section & { readonly blocks: number })[];
  readonly offer: Section;
  readonly closing: Section['edge'];
}

const settings: Readonly<Record<SolutionId, Setting>> = {
  'generate-traffic': {
    art: generateTrafficArt,
    hero: 'ink',
    body: [{ blocks: 2, ground: 'paper', edge: 'crown' }],
    offer: { ground: 'warm', edge: 'rise' },
    closing: 'fall',
  },
  'need-website': {
    art: needWebsiteArt,
    hero: 'warm',
    body: [
      { blocks: 1, ground: 'ink', edge: 'fall' },
      { blocks: 2, ground: 'paper', edge: 'rise' },
    ],
    offer: { ground: 'warm', edge: 'crown' },
    closing: 'rise',
  },
  'google-ranking': {
    art: googleRankingArt,
    hero: 'warm',
    body: [
      { blocks: 1, ground: 'paper', edge: 'rise' },
      { blocks: 2, ground: 'ink', edge: 'crown' },
    ],
    offer: { ground: 'warm', edge: 'fall' },
    closing: 'rise',
  },
  'ai-searches': {
    art: aiSearchesArt,
    hero: 'ink',
    body: [
      { blocks: 1, ground: 'warm', edge: 'fall' },
      { blocks: 2, ground: 'paper', edge: 'rise' },
    ],
    offer: { ground: 'warm', edge: 'crown' },
    closing: 'fall',
  },
  'social-media-growth': {
    art: socialMediaGrowthArt,
    hero: 'warm',
    body: [
      { blocks: 1, ground: 'paper', edge: 'crown' },
      { blocks: 1, ground: 'ink', edge: 'rise' },
    ],
    offer: { ground: 'warm', edge: 'fall' },
    closing: 'rise',
  },
  'logo-branding': {
    art: logoBrandingArt,
    hero: 'ink',
    body: [
      { blocks: 1, ground: 'warm', edge: 'rise' },
      { blocks: 2, ground: 'paper', edge: 'fall' },
    ],
    offer: { ground: 'warm', edge: 'crown' },
    closing: 'rise',
  },
};

/** Makes the page of one solution: the problem set large, a short answer, what is done first, and where to go from there. */
function solutionPage(id: SolutionId) {
  const { words, links, plans } = solutions[id];
  const { art, hero, body, offer, closing } = settings[id];
  return definePage({
    route: id,
    words,
    ground: hero === 'ink' ? 'ink' : 'paper',
    share: { art, alt: ({ sharePicture }) => sharePicture },
    render: ({ words: own, link, picture, price, localize }) => {
      const sections = body.map((section, index) => {
        const start = body.slice(0, index).reduce((sum, { blocks }) => sum + blocks, 0);
        return { ...section, start, blocks: own.blocks.slice(start, start + section.blocks) };
      });
      const buttons = localize(labels);
      return (
        <div className="solution" data-solution={id}>
          <Hero
            className="solution-hero"
            ground={hero}
            title={own.hero.title}
            text={own.hero.lead}
            aside={<Picture className="solution-hero__art" file={picture(art)} alt="" eager />}
          />
          {sections.map(({ ground, edge, start, blocks }) => (
            <Section ground={ground} edge={edge} key={start}>
              <div className="wrapper solution-section">
                {blocks.map((block, index) => (
                  <SolutionBlock block={block} id={`part-${start + index + 1}`} key={block.kind} />
                ))}
              </div>
            </Section>
          ))}
          <Section {...offer}>
            <div className="wrapper">
              <SolutionOffer
                words={own}
                ways={links.map(({ route, words: way }) => ({ href: link(route), ...localize(way) }))}
                prices={plans.map((offered) => ({ title: localize(plan(offered).words).title, price: price(offered) }))}
              />
            </div>
          </Section>
          <CallToAction
            edge={closing}
            title={own.closing.title}
            text={own.closing.text}
            primary={{ label: buttons.getStarted, href: link('contact') }}
            secondary={{ label: buttons.stories, href: link('portfolio') }}
          />
        </div>
      );
    },
  });
}

/** The pages of the six problems, in the order of the menu. */
export const solutionPages = solutionIds.map(solutionPage);
