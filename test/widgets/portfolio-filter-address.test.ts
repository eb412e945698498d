import * as assert from 'uvu/assert';
import { browser } from '../support/extent.ts';
import { eventually } from '../support/eventually.ts';
import { announcement, button, expected, nameOf, pressed, said, shown, whenReady } from '../support/pages/portfolio.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const address = suite('portfolio filter, its address');
const site = siteFor(address, { reducedMotion: true });

address(`a shared address shows its choice, and a reload keeps it (${browser})`, async () => {
  const page = await site.open('/portfolio/?filter=social-media', { browser });
  for (const again of [false, true]) {
    if (again) await page.reload();
    await whenReady(page);
    assert.equal(await pressed(page), [nameOf('Social Media', 'en')]);
    assert.equal(await shown(page), expected('Social Media'));
    assert.is(await said(page), announcement('Social Media', 'en'));
  }
});

address(`back and forward go through the choices (${browser})`, async () => {
  const page = await site.open('/portfolio/', { browser });
  await whenReady(page);
  await page.click(button('Web'));
  await page.click(button('Print'));
  await eventually(async () => assert.equal(await shown(page), expected('Print')));
  for (const [step, choice] of [
    ['back', 'Web'],
    ['back', 'All'],
    ['forward', 'Web'],
    ['forward', 'Print'],
  ] as const) {
    await page.evaluate((go) => history[go](), step);
    await eventually(async () => {
      assert.equal(await pressed(page), [nameOf(choice, 'en')]);
      assert.equal(await shown(page), expected(choice));
    });
  }
});

address('the rest of the address stays', async () => {
  const page = await site.open('/nl/portfolio/?from=letter#content');
  await whenReady(page);
  await page.click('[data-filter="Web"]');
  assert.is(page.url(), site.url('/nl/portfolio/?from=letter&filter=web#content'));
  await page.click('[data-filter="all"]');
  assert.is(page.url(), site.url('/nl/portfolio/?from=letter#content'));
});

address('a choice that nobody offers shows everything', async () => {
  const page = await site.open('/portfolio/?filter=video');
  await whenReady(page);
  assert.equal(await pressed(page), [nameOf('All', 'en')]);
  assert.equal(await shown(page), expected('All'));
});

address('an address written in capitals is understood', async () => {
  const page = await site.open('/portfolio/?filter=WEB');
  await whenReady(page);
  assert.equal(await shown(page), expected('Web'));
});

address('pressing the same button twice makes one history entry', async () => {
  const page = await site.open('/portfolio/');
  await whenReady(page);
  const before = await page.evaluate(() => history.length);
  await page.click(button('Rebrand'));
  await page.click(button('Rebrand'));
  assert.is(await page.evaluate(() => history.length), before + 1);
});

address('the language switch carries the choice along', async () => {
  const page = await site.open('/portfolio/?filter=print');
  await whenReady(page);
  await page.waitForSelector('[data-nav-ready]');
  await Promise.all([page.waitForNavigation(), page.click('[data-language="nl"]')]);
  await whenReady(page);
  assert.is(page.url(), site.url('/nl/portfolio/?filter=print'));
  assert.equal(await shown(page), expected('Print'));
});

address.run();
