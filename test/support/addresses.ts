import { site } from '../../content/site.ts';

// Typed out from the specification, section 2, and the decisions: the test of the route table must not read the route table.

const cases = [
  site.slug,
  'e-learning-group',
  'b2b-insider',
  'hrneeds',
  're-sult-skin-clinic',
  'kraftortreisen',
  'digitalagentur-seidl',
];

const english = [
  '',
  'about/',
  'portfolio/',
  ...cases.map((slug) => `portfolio/${slug}/`),
  'services/',
  'services/smart-start-website/',
  'services/custom-complex-websites/',
  'services/redesign-website/',
  'services/website-configurator/',
  'services/marketing/',
  'services/seo/',
  'services/geo/',
  'services/social-media/',
  'services/branding/',
  'solutions/generate-traffic/',
  'solutions/need-website/',
  'solutions/google-ranking/',
  'solutions/ai-searches/',
  'solutions/social-media-growth/',
  'solutions/logo-branding/',
  'pricing/',
  'contact/',
];

/** English paths whose Dutch page has another name; `undefined` where there is none. */
const dutchNames: Readonly<Record<string, string | undefined>> = {
  'about/': undefined,
  'services/website-configurator/': undefined,
  'solutions/social-media-growth/': 'solutions/groei-op-sociale-media/',
  'pricing/': 'prijzen/',
};

/** The 28 unprefixed addresses. */
export const rootAddresses: readonly string[] = english.map((path) => `/${path}`);
/** Their 28 alternates with the English prefix. */
export const englishAddresses: readonly string[] = english.map((path) => `/en/${path}`);
/** The Dutch page of an unprefixed address, where there is one. */
export function dutchTwin(address: string): string | undefined {
  const path = address.slice(1);
  const dutch = path in dutchNames ? dutchNames[path] : path;
  return dutch === undefined ? undefined : `/nl/${dutch}`;
}
/** The 26 Dutch addresses. */
export const dutchAddresses: readonly string[] = rootAddresses.flatMap((address) => dutchTwin(address) ?? []);
/** All 82 addresses of the specification. */
export const allAddresses: readonly string[] = [...rootAddresses, ...englishAddresses, ...dutchAddresses];
/** Pages beside the specification's, which search engines are told to leave alone. */
export const unlistedAddresses: readonly string[] = ['coming-soon/', 'contact/sent/', 'contact/failed/'].flatMap(
  (path) => [`/${path}`, `/en/${path}`, `/nl/${path}`],
);
/** One address of every page that looks like no other: those below /en/ are the alternates of the unprefixed ones. */
export const distinctAddresses: readonly string[] = [
  ...rootAddresses,
  ...dutchAddresses,
  ...unlistedAddresses.filter((address) => !address.startsWith('/en/')),
];
/** What a host answers unknown addresses with. */
export const notFoundAddresses: readonly string[] = ['/404.html', '/nl/404.html'];
/** An old Dutch address and where it leads. */
export const forward = {
  from: '/nl/oplossingen/groei-op-sociale-media/',
  to: '/nl/solutions/groei-op-sociale-media/',
} as const;
/** Show each embed, and each primitive with its use; part of the site of `npm start` and of the tests only. */
export const demonstrations: readonly string[] = ['/widgets/', '/primitives/'];
