import type { OrganizationLeaf, WebSiteLeaf } from 'schema-dts';
import { locales, wordsIn } from '../../content/locale.ts';
import { legal, site } from '../../content/site.ts';
import type { PageFacts } from './page-facts.ts';

/** How other nodes, on this page and others, name the agency and the site. */
export const organizationId = ({ file }: PageFacts) => ({ '@id': `${file('')}#organization` });
export const websiteId = ({ file }: PageFacts) => ({ '@id': `${file('')}#website` });

/** The agency as header and footer of every page show it; a page that says more of it adds that. */
export function organization(facts: PageFacts): OrganizationLeaf {
  const { route, locale, file } = facts;
  return {
    '@type': 'Organization',
    ...organizationId(facts),
    name: site.name,
    legalName: site.legalName,
    url: file(''),
    logo: { '@type': 'ImageObject', url: file('icon-512.png'), width: '512', height: '512' },
    email: site.email,
    ...(legal.address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: legal.address.street,
        postalCode: legal.address.postcode,
        addressLocality: legal.address.place,
        addressCountry: legal.address.country,
      },
    }),
    ...(legal.vat && { vatID: legal.vat }),
    sameAs: Object.values(site.social).map(({ url }) => url),
    ...(route === 'contact' && {
      telephone: site.phone.dial,
      areaServed: wordsIn(site.location, locale),
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'sales',
        email: site.email,
        telephone: site.phone.dial,
        availableLanguage: [...locales],
      },
    }),
  };
}

/** The site as a whole. */
export function website(facts: PageFacts): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    ...websiteId(facts),
    url: facts.file(''),
    name: site.name,
    inLanguage: [...locales],
    publisher: organizationId(facts),
  };
}
