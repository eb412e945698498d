import * as assert from 'uvu/assert';
import { site as brand } from '../../content/site.ts';
import {
  dutchAddresses,
  dutchCounterpart,
  englishAddresses,
  forwards,
  rootAddresses,
  unlistedAddresses,
} from '../support/addresses.ts';
import { siteFor } from '../support/site.ts';
import { fixedSuite } from './fixed.ts';

const addresses = fixedSuite('the addresses that were agreed', import.meta.filename);
const site = siteFor(addresses);

const cases = [
  brand.slug,
  'e-learning-group',
  'b2b-insider',
  'hrneeds',
  're-sult-skin-clinic',
  'kraftortreisen',
  'digitalagentur-seidl',
];

/** English paths, each with the Dutch one where it has another name, and with `null` where there is none. */
const paths: readonly (readonly [en: string, nl?: string | null])[] = [
  [''],
  ['about/', null],
  ['portfolio/'],
  ...cases.map((slug) => [`portfolio/${slug}/`] as const),
  ['services/'],
  ['services/smart-start-website/'],
  ['services/custom-complex-websites/'],
  ['services/redesign-website/'],
  ['services/website-configurator/', null],
  ['services/marketing/'],
  ['services/seo/'],
  ['services/geo/'],
  ['services/social-media/'],
  ['services/branding/'],
  ['solutions/generate-traffic/'],
  ['solutions/need-website/'],
  ['solutions/google-ranking/'],
  ['solutions/ai-searches/'],
  ['solutions/social-media-growth/', 'solutions/groei-op-sociale-media/'],
  ['solutions/logo-branding/'],
  ['pricing/', 'prijzen/'],
  ['contact/'],
];

const missingIn = (found: readonly string[], wanted: readonly string[]) =>
  wanted.filter((address) => !found.includes(address));

// A page more is the owner's: only what was agreed must be there.
addresses('every English page that was agreed stands below / and below /en/', () => {
  assert.equal(
    missingIn(
      rootAddresses,
      paths.map(([en]) => `/${en}`),
    ),
    [],
  );
  assert.equal(
    missingIn(
      englishAddresses,
      paths.map(([en]) => `/en/${en}`),
    ),
    [],
  );
});

addresses('every Dutch page that was agreed stands under its name', () => {
  const wanted = paths.flatMap(([en, nl = en]) => (nl === null ? [] : `/nl/${nl}`));
  assert.is(wanted.length, 26);
  assert.equal(missingIn(dutchAddresses, wanted), []);
});

addresses('there is no Dutch about page and no Dutch configurator; both lead elsewhere', async () => {
  for (const path of ['/nl/about/', '/nl/services/website-configurator/'])
    assert.is((await fetch(site.url(path), { redirect: 'manual' })).status, 404, path);
  assert.is(dutchCounterpart('/about/'), '/nl/');
  assert.is(dutchCounterpart('/services/website-configurator/'), '/nl/services/');
});

addresses('pages for visitors alone: the placeholder, and the two answers of the form', () => {
  const wanted = ['coming-soon/', 'contact/sent/', 'contact/failed/'].flatMap((path) => [
    `/${path}`,
    `/en/${path}`,
    `/nl/${path}`,
  ]);
  assert.equal(missingIn(unlistedAddresses, wanted), []);
});

addresses('the old Dutch address of the social media page leads to the new one', () => {
  const wanted = { from: '/nl/oplossingen/groei-op-sociale-media/', to: '/nl/solutions/groei-op-sociale-media/' };
  assert.equal(
    forwards.filter(({ from }) => from === wanted.from),
    [wanted],
  );
});

addresses.run();
