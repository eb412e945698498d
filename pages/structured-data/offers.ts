import type { OfferLeaf, PriceSpecificationLeaf, ServiceLeaf, UnitPriceSpecificationLeaf } from 'schema-dts';
import { wordsIn } from '../../content/locale.ts';
import { pageName } from '../../content/layout/breadcrumbs.ts';
import { type Period, plan, type PlanId, planIds, priceOf } from '../../content/prices.ts';
import type { RouteId } from '../../content/routes.ts';
import { customComplexWebsitesPlan } from '../../content/services/custom-complex-websites.ts';
import { geoPlan } from '../../content/services/geo.ts';
import { redesignWebsitePlans } from '../../content/services/redesign-website.ts';
import { seoPlan } from '../../content/services/seo.ts';
import { servicesPlans } from '../../content/services/services.ts';
import { smartStartWebsitePlan } from '../../content/services/smart-start-website.ts';
import { socialMediaPlans } from '../../content/services/social-media.ts';
import { organizationId } from './organization.ts';
import type { PageFacts } from './page-facts.ts';

/** The plans whose title and price the page of a service shows. */
const shownPlans: Partial<Record<RouteId, readonly PlanId[]>> = {
  services: servicesPlans,
  'smart-start-website': [smartStartWebsitePlan],
  'custom-complex-websites': [customComplexWebsitesPlan],
  'redesign-website': [redesignWebsitePlans[0]],
  seo: [seoPlan],
  geo: [geoPlan],
  'social-media': Object.values(socialMediaPlans).flat(),
  branding: planIds.filter((id) => plan(id).route === 'branding'),
};

/** Units of time as UN/CEFACT writes them (https://unece.org/trade/uncefact/cl-recommendations, no. 20): month, quarter of a year. */
const unitCodes: Partial<Record<Period, string>> = { month: 'MON', quarter: 'QAN' };

function specification(id: PlanId, { route, locale }: PageFacts): PriceSpecificationLeaf | UnitPriceSpecificationLeaf {
  const { amount, from, period } = plan(id);
  const unitCode = unitCodes[period];
  const price = {
    ...(from ? { minPrice: amount } : { price: amount }),
    priceCurrency: 'EUR',
    // The page of all prices is where VAT is spoken of.
    ...(route === 'pricing' && { valueAddedTaxIncluded: false }),
  };
  if (!unitCode) return { '@type': 'PriceSpecification', ...price };
  return { '@type': 'UnitPriceSpecification', ...price, unitCode, unitText: priceOf(id, locale).period };
}

/** A plan of the price table as an offer. A starting price is a minimum and no price; a page with one price alone does not name the plan. */
export function offer(id: PlanId, facts: PageFacts, named = true): OfferLeaf {
  const { amount, from, route, fragment, words } = plan(id);
  return {
    '@type': 'Offer',
    '@id': `${facts.address('pricing')}#${id}`,
    ...(named && { name: wordsIn(words, facts.locale).title }),
    url: facts.address(route, fragment),
    ...(!from && { price: amount, priceCurrency: 'EUR' }),
    priceSpecification: specification(id, facts),
    offeredBy: organizationId(facts),
  };
}

/** The service that a page is about, with what it costs. */
export function service(facts: PageFacts): ServiceLeaf | undefined {
  const { route, locale, head, address } = facts;
  const plans = shownPlans[route];
  const name = pageName(route, locale);
  if (!plans || !name) return undefined;
  return {
    '@type': 'Service',
    '@id': `${address(route)}#service`,
    name,
    description: head.description,
    url: address(route),
    provider: organizationId(facts),
    offers: plans.map((id) => offer(id, facts, plans.length > 1)),
  };
}
