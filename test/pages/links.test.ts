import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { serveFolder } from '../../build/serving/serve.ts';
import { allAddresses } from '../support/addresses.ts';
import { crawl, type Crawled } from '../support/pages/crawl.ts';
import { none } from '../support/none.ts';
import { siteFor } from '../support/site.ts';
import { atEnd, suite } from '../support/suite.ts';
import { suiteFolder } from '../support/build/built-site.ts';

const links = suite('links');
const site = siteFor(links, { reducedMotion: true });

/** The ways into the site: one for each URL prefix. */
const entries = ['/', '/en/', '/nl/'];
let crawled: Crawled;
links.before(async () => {
  crawled = await crawl(new URL(site.url('/')).origin, '/', entries);
});

links('every link, picture, font and script of the site answers, and every fragment is there', () => {
  none(crawled.faults);
});

links('every page can be reached by links from the three home pages', () => {
  none(allAddresses.filter((address) => !crawled.pages.includes(address)));
});

links('the crawl finds what is wrong', async () => {
  const dist = suiteFolder('planted');
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
