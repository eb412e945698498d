import * as assert from 'uvu/assert';
import { site as brand } from '../../content/site.ts';
import { browser } from '../support/extent.ts';
import { eventually } from '../support/eventually.ts';
import { announcement, button, expected, nameOf, pressed, said, shown, whenReady } from '../support/pages/portfolio.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const filter = suite('portfolio filter');
const site = siteFor(filter, { reducedMotion: true, browser });

for (const [name, javascript] of [
  // Firefox answers no question while scripting is off.
  ...(browser === 'chrome' ? [['scripting off', false] as const] : []),
  ['scripts blocked on the way', 'blocked'],
] as const) {
  filter(`with ${name} every project shows and no dead button does`, async () => {
    for (const address of ['/portfolio/', '/nl/portfolio/?filter=web']) {
      const page = await site.open(address, { javascript });
      assert.equal(await shown(page), expected('All'));
      assert.is(
        await page.$$eval(
          '.portfolio__choice',
          (buttons) => buttons.filter((one) => getComputedStyle(one).visibility === 'visible').length,
        ),
        0,
      );
      assert.is(await page.$eval('[data-filter-list]', (list) => getComputedStyle(list).opacity), '1');
    }
  });
}

filter('nothing moves when the script arrives', async () => {
  for (const width of [390, 1440]) {
    const still = await site.open('/nl/portfolio/', { reducedMotion: false, javascript: 'blocked', width });
    const ready = await site.open('/nl/portfolio/', { reducedMotion: false, width });
    await whenReady(ready);
    const [before, after] = await Promise.all(
      [still, ready].map((page) =>
        page.$eval('[data-filter-list]', (list) => {
          // Faces are optional: either page may have missed them.
          const oneFace = new CSSStyleSheet();
          oneFace.replaceSync('* { font-family: serif !important }');
          document.adoptedStyleSheets = [oneFace];
          return list.getBoundingClientRect().top;
        }),
      ),
    );
    assert.is(before, after, `${width} px`);
  }
});

filter('on load everything is chosen, announced nowhere, and the address is left alone', async () => {
  const page = await site.open('/portfolio/');
  await whenReady(page);
  assert.equal(await pressed(page), [nameOf('All', 'en')]);
  assert.equal(await shown(page), expected('All'));
  assert.is(await said(page), announcement('All', 'en'));
  assert.is(page.url(), site.url('/portfolio/'));
});

filter('each choice is told to the page around it', async () => {
  const page = await site.open('/portfolio/');
  await whenReady(page);
  await page.evaluate((name) => {
    const told: unknown[] = ((globalThis as Record<string, unknown>)['told'] = []);
    addEventListener(name, ({ detail, target }: CustomEventInit & Event) =>
      told.push({ ...detail, from: (target as Element).className }),
    );
  }, `${brand.slug}:portfolio-filter:changed`);
  await page.click(button('Social Media'));
  await page.click(button('Social Media'));
  await eventually(async () =>
    assert.equal(await page.evaluate(() => (globalThis as Record<string, unknown>)['told']), [
      { filter: 'Social Media', count: expected('Social Media').length, from: 'portfolio' },
    ]),
  );
});

for (const address of ['/portfolio/', '/nl/portfolio/']) {
  filter(`what is below the fold rises anew after a choice: ${address}`, async () => {
    const page = await site.open(address, { reducedMotion: false, width: 800, height: 600 });
    await whenReady(page);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const states = () =>
      page.$$eval('.portfolio__entry:not([hidden])', (entries) =>
        entries.map((entry) => entry.getAttribute('data-reveal')),
      );
    // Again, if the page began to hide them only after they had been passed.
    await eventually(async () => {
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += 300) {
          scrollTo({ top, behavior: 'instant' });
          await new Promise(requestAnimationFrame);
        }
        scrollTo({ top: 0, behavior: 'instant' });
      });
      assert.not.ok((await states()).includes('pending'));
    });
    await page.click('[data-filter="Web"]');
    // With the next scroll: until then everything shows.
    await eventually(async () => {
      await page.evaluate(() => scrollBy({ top: 1, behavior: 'instant' }));
      assert.is((await states()).at(-1), 'pending');
    });
    await page.$eval('.portfolio__entry:not([hidden]):last-child', (entry) =>
      entry.scrollIntoView({ behavior: 'instant' }),
    );
    await eventually(async () => assert.is((await states()).at(-1), 'revealed'));
  });
}

filter('a list in which nothing rises is filtered as well, and says so', async () => {
  const page = await site.open('/portfolio/');
  await whenReady(page);
  const told = page.evaluate(
    (event) => new Promise((resolve) => document.addEventListener(event, () => resolve(true), { once: true })),
    `${brand.slug}:portfolio-filter:changed`,
  );
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-reveal]')) element.removeAttribute('data-reveal');
  });
  await page.click(button('Web'));
  assert.is(await told, true);
  assert.equal(await shown(page), expected('Web'));
});

filter('a script loaded twice does everything once', async () => {
  const page = await site.open('/portfolio/');
  await whenReady(page);
  await page.evaluate(async () => {
    const scripts = [...document.scripts].map(({ src }) => src).filter((src) => src.includes('portfolio-filter'));
    for (const src of scripts) await import(`${src}?again`);
  });
  const before = await page.evaluate(() => history.length);
  await page.click(button('Web'));
  await eventually(async () => assert.equal(await shown(page), expected('Web')));
  assert.is(await page.evaluate(() => history.length), before + 1);
});

filter('two filters on one page keep to themselves', async () => {
  const page = await site.open('/portfolio/');
  await whenReady(page);
  await page.evaluate(() => {
    const first = document.querySelector('.portfolio')!;
    const second = first.cloneNode(true) as HTMLElement;
    second.removeAttribute('data-portfolio-filter-ready');
    second.removeAttribute('data-address');
    second.className = 'portfolio second';
    first.after(second);
  });
  await page.waitForSelector('.second[data-portfolio-filter-ready]');
  await page.click('.second [data-filter="Print"]');
  const count = (root: string) =>
    page.$$eval(`${root} [data-tags]`, (all) => all.filter((one) => one.getClientRects().length > 0).length);
  await eventually(async () => assert.is(await count('.second'), expected('Print').length));
  assert.is(await count('.portfolio:not(.second)'), expected('All').length);
  assert.is(page.url(), site.url('/portfolio/'));
});

filter('a filter that leaves the page lets every project show again', async () => {
  const page = await site.open('/portfolio/?filter=print');
  await whenReady(page);
  assert.equal(await shown(page), expected('Print'));
  await page.$eval('.portfolio', (root) => root.setAttribute('data-kept', ''));
  const left = await page.$eval('.portfolio', async (root) => {
    root.remove();
    await new Promise((resolve) => setTimeout(resolve));
    return {
      hidden: root.querySelectorAll('[data-tags][hidden]').length,
      pressed: root.querySelector('[aria-pressed="true"]')?.textContent,
      ready: root.hasAttribute('data-portfolio-filter-ready'),
    };
  });
  assert.equal(left, { hidden: 0, pressed: nameOf('All', 'en'), ready: false });
});

filter('markup that lacks a part is left as it was, and the reason is reported', async () => {
  const page = await site.open('/portfolio/', {
    expects: [/portfolio-filter.*data-filter-status/],
    prepare: (broken) =>
      broken.evaluateOnNewDocument(() => {
        new MutationObserver(() =>
          document.querySelector('[data-filter-status]')?.removeAttribute('data-filter-status'),
        ).observe(document, { childList: true, subtree: true });
      }),
  });
  assert.equal(await shown(page), expected('All'));
  assert.is(await page.$('[data-portfolio-filter-ready]'), null);
});

filter.run();
