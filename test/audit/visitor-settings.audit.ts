import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { distinctAddresses, notFoundAddresses } from '../support/addresses.ts';
import { hiddenStops, ringless } from '../support/pages/focus-walk.ts';
import { lostText } from '../support/pages/lost-text.ts';
import { none } from '../support/none.ts';
import { visit } from '../support/browser/page.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const settings = suite('what visitors set for themselves', { limit: 900_000 });
const site = siteFor(settings, { reducedMotion: true });
const addresses = [...distinctAddresses, ...notFoundAddresses];

/** A page that takes what visitors add to it, which its policy keeps from everybody else. */
const openEmpty = (width: number, height = 900) =>
  site.open('/robots.txt', { width, height, prepare: (page) => page.setBypassCSP(true) });

/** WCAG 2.2, 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`;

const spread = (page: Page) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, spacing);

/** What is lost on a page by a change of it. */
async function lostBy(page: Page, change: () => Promise<unknown>): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const before = new Set(await lostText(page));
  await change();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  return (await lostText(page)).filter((what) => !before.has(what));
}

for (const width of [390, 1280]) {
  settings(`${width} px: with lines, words and letters set apart no text is lost`, async () => {
    const page = await openEmpty(width);
    const found: string[] = [];
    for (const address of addresses) {
      await visit(page, site.url(address));
      found.push(...(await lostBy(page, () => spread(page))).map((what) => `${address}: ${what}`));
    }
    none(found);
  });
}

for (const width of [390, 1280]) {
  settings(`${width} px: with text twice as large no text is lost and nothing scrolls sideways`, async () => {
    const page = await openEmpty(width);
    const browser = await page.createCDPSession();
    const setText = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } });
    const found: string[] = [];
    for (const address of addresses) {
      await setText(16);
      await visit(page, site.url(address));
      found.push(...(await lostBy(page, () => setText(32))).map((what) => `${address}: ${what}`));
    }
    none(found);
  });
}

settings('the audit sees what is cut, what is covered and what is too wide', async () => {
  const page = await openEmpty(390);
  const found = await lostBy(page, () =>
    page.evaluate(() => {
      document.body.innerHTML = `<p style="width: 40px; overflow: hidden; white-space: nowrap">cut at its side</p>
        <p style="height: 10px; overflow: hidden">cut below it<br>cut</p><p style="width: 500px">wide ${'word '.repeat(60)}</p>
        <p style="clip-path: circle(5px)">clipped away</p><p>upper</p><p style="margin-top: -2.1em">lower</p>
        <div style="transform: skewY(22.5deg)"><p>sheared ${'word '.repeat(9)}</p><p style="margin: -2.1em 0 0">over it ${'word '.repeat(9)}</p></div>
        <div style="margin-top: 400px; transform: skewY(22.5deg); white-space: nowrap"><p style="margin: 0">a long line, sheared</p><p style="margin: 0">well below</p></div>`;
    }),
  );
  for (const fault of [
    /cut at its side.*is cut at its side/,
    /cut below.*is cut above or below/,
    /wide.*beyond the window/,
  ])
    assert.match(found.join('\n'), fault);
  for (const fault of [
    /clipped away.*outside the shape/,
    /upper.*lies over/,
    /sheared word.*lies over.*over it/,
    /px wider than the window/,
  ])
    assert.match(found.join('\n'), fault);
  assert.not.match(found.join('\n'), /long line.*lies over/);
});

// 320 × 256 px is a window of 1280 × 1024 px at 400%.
for (const [width, height] of [
  [1280, 800],
  [320, 256],
] as const) {
  settings(`${width} × ${height} px: what has the focus is never hidden, down every page and up again`, async () => {
    const page = await site.open('/robots.txt', { width, height });
    const found: string[] = [];
    let stops = 0;
    for (const address of addresses) {
      await visit(page, site.url(address));
      const { count, hidden } = await hiddenStops(page);
      stops += count;
      found.push(...hidden.map((what) => `${address}: ${what}`));
    }
    none(found);
    assert.ok(stops > 10 * addresses.length, `${stops} stops`);
  });
}

settings('the audit sees a focus below the header', async () => {
  const page = await openEmpty(1280, 800);
  await visit(page, site.url('/privacy/'));
  // Links so close that on the way up one always comes to lie below the header.
  await page.$eval('main', (main) => {
    main.innerHTML = `<p style="padding-top: 9rem"></p>${'<p><a href="/">link</a></p>'.repeat(80)}`;
  });
  assert.is((await hiddenStops(page)).hidden.length, 0);
  await page.addStyleTag({ content: 'html { scroll-padding: 0 !important }' });
  assert.ok((await hiddenStops(page)).hidden.some((what) => what.startsWith('up')));
});

const forceColours = async (page: Page) => {
  const browser = await page.createCDPSession();
  const features = ['forced-colors: active', 'prefers-reduced-motion: reduce'].map((feature) => feature.split(': '));
  await browser.send('Emulation.setEmulatedMedia', {
    features: features.map(([name, value]) => ({ name: name!, value: value! })),
  });
};

settings('in colours that the visitor chose, whatever the keyboard comes to shows it', async () => {
  const page = await site.open('/robots.txt', { width: 1280, prepare: forceColours });
  const found: string[] = [];
  for (const address of addresses) {
    await visit(page, site.url(address));
    assert.ok(await page.evaluate(() => matchMedia('(forced-colors: active)').matches));
    found.push(...(await ringless(page)).map((what) => `${address}: ${what}`));
  }
  none(found);
});

settings('the audit sees a focus that shows by nothing but a shadow', async () => {
  const page = await openEmpty(1280);
  await visit(page, site.url('/contact/'));
  assert.equal(await ringless(page), []);
  await page.addStyleTag({ content: ':focus-visible { outline: none !important; box-shadow: 0 0 0 3px red }' });
  assert.ok((await ringless(page)).length > 5);
});

settings.run();
