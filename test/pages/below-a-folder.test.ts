import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { serveFolder } from '../../build/serving/serve.ts';
import { returnAddress } from '../../functions/send-contact-email/return-address.ts';
import { allAddresses, demonstrations } from '../support/addresses.ts';
import { closeBrowsers } from '../support/browser/browser.ts';
import { openPage } from '../support/browser/page.ts';
import { buildLean } from '../support/build/built-site.ts';
import { copyTree } from '../support/build/tree-copy.ts';
import { openEndpoint, type TestEndpoint } from '../support/contact/contact-endpoint.ts';
import { button, fill, root as form, typed } from '../support/contact/contact-form.ts';
import { audit } from '../support/extent.ts';
import { none } from '../support/none.ts';
import { crawl } from '../support/pages/crawl.ts';
import { type AtEnd, suite } from '../support/suite.ts';

const folder = suite('a site for a folder of a host, its endpoint elsewhere', { limit: audit ? 600_000 : 120_000 });

const browsers = audit ? (['chrome', 'firefox'] as const) : (['chrome'] as const);
const base = '/brochure/';
const below = (path: string) => base + path.slice(1);

const dist = join(copyTree(), 'dist');
const endings: AtEnd[] = [];
let origin = '';
let endpoint: TestEndpoint;

folder.before(async () => {
  const served = await serveFolder({ folder: dist, base });
  endings.push(() => served.close());
  origin = served.origin;
  endpoint = await openEndpoint({ returnTo: returnAddress(origin + base), allowedOrigins: [origin] }, (ending) =>
    endings.push(ending),
  );
  const { code, output } = await buildLean(join(dist, '..'), {
    env: { SITE_ORIGIN: origin, BASE_PATH: base, CONTACT_ENDPOINT: endpoint.url, CONTACT_FORM_POST: '1' },
  });
  if (code !== 0) throw new Error(output);
});
folder.after(async () => {
  await closeBrowsers();
  for (const ending of endings.reverse()) await ending();
});

folder('it has no dead link, and none that leaves the folder', async () => {
  const { pages, faults } = await crawl(origin, base, ['/', '/en/', '/nl/'].map(below));
  none([...faults, ...allAddresses.map(below).filter((address) => !pages.includes(address))]);
});

folder('canonical addresses, sitemap and robots file name host and folder', () => {
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  assert.match(read('nl/contact/index.html'), `<link rel="canonical" href="${origin}${base}nl/contact/"`);
  assert.match(read('sitemap.xml'), `<loc>${origin}${base}nl/contact/</loc>`);
  assert.not.match(read('sitemap.xml'), `${origin}/nl/`);
  assert.match(read('robots.txt'), `${origin}${base}sitemap.xml`);
});

folder('it holds no page that shows embeds or primitives', () => {
  none(demonstrations.filter((address) => existsSync(join(dist, address, 'index.html'))));
});

for (const path of ['/', '/nl/contact/', '/en/portfolio/']) {
  folder(`${path} loads without a fault in a browser`, async () => {
    const page = await openPage(origin + below(path));
    assert.ok(await page.$('h1'));
  });
}

folder('it takes enquiries, by script and by form, within its policy', async () => {
  for (const browser of browsers) {
    for (const javascript of [true, 'blocked'] as const) {
      const page = await openPage(`${origin}${base}contact/`, { browser, javascript });
      await fill(page, { ...typed, name: `${browser} ${javascript}` });
      await page.click(button);
      if (javascript === true) await page.waitForSelector(`${form}[data-state="sent"]`);
      else await page.waitForFunction((path) => location.pathname === path, {}, `${base}contact/sent/`);
    }
  }
  assert.equal(
    endpoint.kept().map(({ name }) => name),
    browsers.flatMap((browser) => [`${browser} true`, `${browser} blocked`]),
  );
});

folder.run();
