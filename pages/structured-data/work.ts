import type { CreativeWorkLeaf, ItemListLeaf } from 'schema-dts';
import { cases } from '../../content/cases/index.ts';
import { wordsIn } from '../../content/locale.ts';
import { caseRoute } from '../../content/routes.ts';
import { organizationId } from './organization.ts';
import type { PageFacts } from './page-facts.ts';

/** The work that a case study shows. */
export function creativeWork(facts: PageFacts): CreativeWorkLeaf | undefined {
  const { route, locale, address, file, picture } = facts;
  const study = Object.values(cases).find(({ id }) => caseRoute(id) === route);
  if (!study) return undefined;
  const { title, intro, heroTags, cover } = study;
  const { src, width, height } = picture(cover.art);
  return {
    '@type': 'CreativeWork',
    '@id': `${address(route)}#work`,
    name: title,
    abstract: wordsIn(intro, locale),
    keywords: heroTags.map((tag) => wordsIn(tag, locale)),
    url: address(route),
    inLanguage: locale,
    creator: organizationId(facts),
    image: {
      '@type': 'ImageObject',
      contentUrl: file(src),
      caption: wordsIn(cover.alt, locale),
      width: String(width),
      height: String(height),
    },
  };
}

/** The cases in the order of the portfolio. */
export function portfolioList({ locale, address }: PageFacts): ItemListLeaf {
  return {
    '@type': 'ItemList',
    '@id': `${address('portfolio')}#list`,
    itemListElement: Object.values(cases).map(({ id, title, description }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      description: wordsIn(description, locale),
      url: address(caseRoute(id)),
    })),
  };
}
