import * as assert from 'uvu/assert';
import { browser } from '../support/extent.ts';
import { eventually } from '../support/eventually.ts';
import {
  announcement,
  button,
  choices,
  expected,
  inAddress,
  nameOf,
  pressed,
  said,
  shown,
  whenReady,
} from '../support/pages/portfolio.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const use = suite('portfolio filter in use');
const site = siteFor(use, { reducedMotion: true });

for (const reducedMotion of [false, true]) {
  use(`a press shows what the choice names (${browser}, ${reducedMotion ? 'still' : 'with motion'})`, async () => {
    const page = await site.open('/portfolio/', { browser, reducedMotion });
    await whenReady(page);
    for (const choice of [...choices].reverse()) {
      await page.click(button(choice));
      assert.equal(await pressed(page), [nameOf(choice, 'en')]);
      await eventually(async () => assert.equal(await shown(page), expected(choice)));
      assert.is(page.url(), site.url(`/portfolio/${inAddress[choice]}`));
    }
  });
}

use(`a screen reader hears how many projects are shown (${browser})`, async () => {
  const page = await site.open('/portfolio/', { browser });
  await whenReady(page);
  await page.click(button('Web'));
  await eventually(async () => assert.is(await said(page), announcement('Web', 'en')));
  await page.click(button('Print'));
  await eventually(async () => assert.is(await said(page), announcement('Print', 'en')));
});

use(`the keyboard alone reaches and presses every button, and keeps its place (${browser})`, async () => {
  const page = await site.open('/portfolio/', { browser });
  await whenReady(page);
  await page.focus(button('All'));
  for (const [at, choice] of choices.entries()) {
    if (at > 0) await page.keyboard.press('Tab');
    await page.keyboard.press(at % 2 ? ' ' : 'Enter');
    await eventually(async () => assert.equal(await shown(page), expected(choice)));
    assert.is(await page.evaluate(() => document.activeElement?.textContent), nameOf(choice, 'en'));
  }
});

use('a finger does what the mouse does', async () => {
  const page = await site.open('/portfolio/', { touch: true, width: 390, height: 844 });
  await whenReady(page);
  await page.tap(button('Rebrand'));
  await eventually(async () => assert.equal(await shown(page), expected('Rebrand')));
  const sizes = await page.$$eval('.portfolio__choice', (all) => all.map((one) => one.getBoundingClientRect().height));
  assert.ok(Math.min(...sizes) >= 44, `${sizes}`);
});

use('quick presses end at the last one', async () => {
  const page = await site.open('/portfolio/', { reducedMotion: false });
  await whenReady(page);
  for (const choice of ['Web', 'Print', 'Rebrand'] as const) {
    await page.click(button(choice));
    // Between a press and the first frame that shows it no page takes a click; then projects are still on their way.
    await eventually(async () => assert.equal(await shown(page), expected(choice)));
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.waitForFunction(() => !document.querySelector('[data-rearranging]'));
  assert.equal(await shown(page), expected('Rebrand'));
  assert.is(await said(page), announcement('Rebrand', 'en'));
});

use('in Dutch the same projects stand under Dutch names, and so does the count', async () => {
  const page = await site.open('/nl/portfolio/');
  await whenReady(page);
  for (const choice of choices) {
    await page.click(button(choice, 'nl'));
    await eventually(async () => assert.equal(await shown(page), expected(choice)));
    assert.is(page.url(), site.url(`/nl/portfolio/${inAddress[choice]}`));
  }
  await page.click(button('Print', 'nl'));
  await eventually(async () => assert.is(await said(page), announcement('Print', 'nl')));
});

use.run();
