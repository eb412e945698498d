import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { serveFolder, type Served } from '../../build/serving/serve.ts';
import { site as brand } from '../../content/site.ts';
import { allAddresses, demonstrations } from '../support/addresses.ts';
import { crawl } from '../support/pages/crawl.ts';
import { none } from '../support/none.ts';
import { openPage } from '../support/browser/page.ts';
import { siteFor } from '../support/site.ts';
import { atEnd, suite } from '../support/suite.ts';
import { buildIn, copyTree } from '../support/build/tree-copy.ts';

const links = suite('links', { limit: 60_000 });
const site = siteFor(links, { reducedMotion: true });

/** The ways into the site: one for each URL prefix. */
const entries = ['/', '/en/', '/nl/'];
const base = '/brochure/';
const below = (path: string) => base + path.slice(1);

let brochure = '';
let served: Served;
links.before(async () => {
  brochure = copyTree();
  const ended = await buildIn(brochure, { BASE_PATH: base });
  if (ended.code !== 0) throw new Error(ended.output);
  served = await serveFolder({ folder: join(brochure, 'dist'), base });
});
links.after(() => served?.close());

links('every link, picture, font and script of the site answers, and every fragment is there', async () => {
  none((await crawl(new URL(site.url('/')).origin, '/', entries)).faults);
});

links('every page can be reached by links from the three home pages', async () => {
  const { pages } = await crawl(new URL(site.url('/')).origin, '/', entries);
  none(allAddresses.filter((address) => !pages.includes(address)));
});

links('a site built for a folder of a host has no dead link there, and none that leaves the folder', async () => {
  const { pages, faults } = await crawl(served.origin, base, entries.map(below));
  none([...faults, ...allAddresses.map(below).filter((address) => !pages.includes(address))]);
});

links('a site built for a folder of a host names that folder in canonical addresses, sitemap and robots file', () => {
  const read = (file: string) => readFileSync(join(brochure, 'dist', file), 'utf8');
  assert.match(read('nl/contact/index.html'), `<link rel="canonical" href="${brand.origin}${base}nl/contact/"`);
  assert.match(read('sitemap.xml'), `<loc>${brand.origin}${base}nl/contact/</loc>`);
  assert.not.match(read('sitemap.xml'), `${brand.origin}/nl/`);
  assert.match(read('robots.txt'), `${brand.origin}${base}sitemap.xml`);
});

links('a site built for a host holds no page that shows embeds or primitives', () => {
  none(demonstrations.filter((address) => existsSync(join(brochure, 'dist', address, 'index.html'))));
});

for (const path of ['/', '/nl/contact/', '/en/portfolio/']) {
  links(`${path} below a folder of a host loads without a fault in a browser`, async () => {
    const page = await openPage(served.origin + below(path));
    assert.ok(await page.$('h1'));
  });
}

links('the crawl finds what is wrong', async () => {
  const folder = copyTree();
  const { writeFileSync, mkdirSync } = await import('node:fs');
  const dist = join(folder, 'planted');
  mkdirSync(dist);
  writeFileSync(
    join(dist, 'index.html'),
    '<link rel="stylesheet" href="/b/a.css"><a href="/b/gone/">x</a><a href="/b/#gone">x</a><a href="/outside/">x</a><img srcset="/b/gone.png 2x">',
  );
  writeFileSync(join(dist, 'a.css'), '@font-face { src: url("gone.woff2") }');
  const planted = await serveFolder({ folder: dist, base: '/b/' });
  atEnd(() => planted.close());
  const { faults } = await crawl(planted.origin, '/b/', ['/b/']);
  assert.equal(faults, [
    '/b/ refers to /outside/, which is not below /b/',
    '/b/gone/ answers 404 (linked from /b/)',
    '/b/gone.png answers 404 (linked from /b/)',
    '/b/gone.woff2 answers 404 (linked from /b/a.css)',
    '/b/ links to /b/#gone, which is not there',
  ]);
});

links.run();
