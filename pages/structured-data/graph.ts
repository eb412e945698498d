import type { BreadcrumbListLeaf, Graph, OfferCatalogLeaf } from 'schema-dts';
import { trailOf } from '../../content/layout/breadcrumbs.ts';
import { planIds } from '../../content/prices.ts';
import type { RouteId } from '../../content/routes.ts';
import { film } from './film.ts';
import { offer, service } from './offers.ts';
import { organization, organizationId, website, websiteId } from './organization.ts';
import type { PageFacts } from './page-facts.ts';
import { creativeWork, portfolioList } from './work.ts';

/** Pages that are more than a page: https://schema.org/WebPage names the kinds. */
const kinds: Partial<Record<RouteId, 'AboutPage' | 'ContactPage' | 'CollectionPage'>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  portfolio: 'CollectionPage',
};

function breadcrumbs({ route, locale, address }: PageFacts): BreadcrumbListLeaf | undefined {
  const trail = trailOf(route, locale);
  if (trail.length === 0) return undefined;
  return {
    '@type': 'BreadcrumbList',
    '@id': `${address(route)}#breadcrumbs`,
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: address(step.route),
    })),
  };
}

const priceList = (facts: PageFacts): OfferCatalogLeaf => ({
  '@type': 'OfferCatalog',
  '@id': `${facts.address('pricing')}#catalog`,
  name: facts.head.title,
  itemListElement: planIds.map((id) => offer(id, facts)),
});

/** What the page is about: the agency itself, a service, its prices, a project or all of them. */
function mainEntity(facts: PageFacts) {
  if (facts.route === 'pricing') return priceList(facts);
  if (facts.route === 'portfolio') return portfolioList(facts);
  return service(facts) ?? creativeWork(facts);
}

const aboutAgency: readonly RouteId[] = ['home', 'about', 'contact'];

/** What the page says, for machines: the same facts, from the same content. */
export function structuredData(facts: PageFacts): Graph {
  const { route, locale, head, address, image } = facts;
  const trail = breadcrumbs(facts);
  const main = mainEntity(facts);
  const shown = film(facts);
  const idOf = (thing: object) => ({ '@id': (thing as { '@id': string })['@id'] });
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(facts),
      website(facts),
      {
        '@type': kinds[route] ?? 'WebPage',
        '@id': `${address(route)}#page`,
        url: address(route),
        name: head.title,
        description: head.description,
        inLanguage: locale,
        isPartOf: websiteId(facts),
        ...(image && {
          primaryImageOfPage: {
            '@type': 'ImageObject',
            contentUrl: image.url,
            width: String(image.width),
            height: String(image.height),
          },
        }),
        ...(trail && { breadcrumb: idOf(trail) }),
        ...(main && { mainEntity: idOf(main) }),
        ...(shown && { video: idOf(shown) }),
        ...(aboutAgency.includes(route) && { about: organizationId(facts) }),
      },
      ...(trail ? [trail] : []),
      ...(main ? [main] : []),
      ...(shown ? [shown] : []),
    ],
  };
}
