import { aiSearchesArt } from '../../content/art/solutions/ai-searches.tsx';
import { logoBrandingArt } from '../../content/art/solutions/logo-branding.tsx';
import { socialMediaGrowthArt } from '../../content/art/solutions/social-media-growth.tsx';
import type { Art } from '../../content/art/art.ts';
import { labels } from '../../content/labels.ts';
import { plan } from '../../content/prices.ts';
import { solutionIds, solutions } from '../../content/solutions/index.ts';
import type { BodyKind, Solution } from '../../content/solutions/solution.ts';
import { generateTraffic } from './generate-traffic.tsx';
import { googleRanking } from './google-ranking.tsx';
import { needWebsite } from './need-website.tsx';
import { definePage } from '../page.ts';
import { CallToAction } from '../parts/call-to-action.tsx';
import { Section, type SectionProps } from '../parts/section.tsx';
import { Hero, type HeroProps } from '../parts/hero.tsx';
import { Picture } from '../parts/picture.tsx';
import { type BlockLook, SolutionBlock } from './solution-block.tsx';
import { type OfferLook, SolutionOffer } from './solution-offer.tsx';

type Section = Required<Pick<SectionProps, 'ground' | 'edge'>>;

/** How the page of one solution is composed: its drawing and its sections. What is drawn stands in the style sheets. */
interface Composition {
  readonly art: Art;
  readonly hero: 'ink' | 'warm';
  /** Where the parts of the head stand. */
  readonly places: NonNullable<HeroProps['places']>;
  /** The sections of the body; each takes so many of the blocks, in their order. */
  readonly body: readonly (Section & { readonly blocks: number })[];
  readonly blocks?: BlockLook;
  readonly offer: Section & OfferLook;
  readonly closing: Section['edge'];
}

const compositions: Readonly<Record<'ai-searches' | 'social-media-growth' | 'logo-branding', Composition>> = {
  'ai-searches': {
    art: aiSearchesArt,
    hero: 'ink',
    places: {
      title: { cols: '1-7', from: 'wide' },
      aside: { cols: '8-12', row: '1-2', from: 'wide', align: 'center' },
    },
    body: [
      { blocks: 1, ground: 'warm', edge: 'fall' },
      { blocks: 2, ground: 'paper', edge: 'rise' },
    ],
    blocks: { voice: 'prompt plane', voicesGap: 's', text: { cols: '1-12', from: 'wide' }, textSplit: '7-5' },
    offer: { ground: 'warm', edge: 'crown' },
    closing: 'fall',
  },
  'social-media-growth': {
    art: socialMediaGrowthArt,
    hero: 'warm',
    places: { words: { cols: '6-12', align: 'center' }, aside: { cols: '6-12', row: '2', from: 'wide' } },
    body: [
      { blocks: 1, ground: 'paper', edge: 'crown' },
      { blocks: 1, ground: 'ink', edge: 'rise' },
    ],
    blocks: {
      heading: { cols: '7-12', row: '1', from: 'wide' },
      text: { cols: '1-5', row: '1', from: 'wide' },
    },
    offer: { ground: 'warm', edge: 'fall', split: '6-5', items: 'end' },
    closing: 'rise',
  },
  'logo-branding': {
    art: logoBrandingArt,
    hero: 'ink',
    places: {
      title: { cols: '7-12', from: 'wide' },
      aside: { cols: '1-6', row: '1-2', from: 'wide', align: 'end' },
    },
    body: [
      { blocks: 1, ground: 'warm', edge: 'rise' },
      { blocks: 2, ground: 'paper', edge: 'fall' },
    ],
    blocks: {
      point: 'swatch cut',
      heading: { cols: '1-4', row: '1', from: 'wide' },
      text: { cols: '6-12', row: '1', from: 'wide' },
      statement: 'l',
    },
    offer: { ground: 'warm', edge: 'crown', costFirst: true },
    closing: 'rise',
  },
};

/** Makes the page of one solution: the problem set large, a short answer, what is done first, and where to go from there. */
function solutionPage(id: keyof typeof compositions) {
  const { words, links, plans } = solutions[id] as Solution<BodyKind>;
  const { art, hero, places, body, blocks: look, offer, closing } = compositions[id];
  const { ground: offerGround, edge: offerEdge, ...offerLook } = offer;
  return definePage({
    route: id,
    words,
    ground: hero === 'ink' ? 'ink' : 'paper',
    share: { art, alt: ({ sharePicture }) => sharePicture },
    render: ({ words: own, link, picture, price, localize }) => {
      const sections = body.map((section, index) => {
        const start = body.slice(0, index).reduce((sum, { blocks }) => sum + blocks, 0);
        return {
          ...section,
          start,
          blocks: (Object.keys(own.body) as BodyKind[]).slice(start, start + section.blocks),
        };
      });
      const buttons = localize(labels);
      return (
        <div className="solution" data-solution={id}>
          <Hero
            className="solution-hero"
            ground={hero}
            large="always"
            places={places}
            title={own.hero.title}
            text={own.hero.lead}
            aside={<Picture className="solution-hero__art" file={picture(art)} alt="" eager />}
          />
          {sections.map(({ ground, edge, start, blocks }) => (
            <Section ground={ground} edge={edge} key={start}>
              <div className="wrapper stack" data-gap="2xl">
                {blocks.map((kind, index) => (
                  <SolutionBlock kind={kind} body={own.body} look={look} id={`part-${start + index + 1}`} key={kind} />
                ))}
              </div>
            </Section>
          ))}
          <Section ground={offerGround} edge={offerEdge}>
            <div className="wrapper">
              <SolutionOffer
                words={own}
                look={offerLook}
                serviceLinks={links.map(({ route, words: way }) => ({ href: link(route), ...localize(way) }))}
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
export const solutionPages = solutionIds.map((id) => {
  switch (id) {
    case 'generate-traffic':
      return generateTraffic;
    case 'need-website':
      return needWebsite;
    case 'google-ranking':
      return googleRanking;
    default:
      return solutionPage(id);
  }
});
