import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { notFoundWords } from '../../content/not-found.ts';
import { serveFolder } from '../../build/serving/serve.ts';
import { forward } from '../support/addresses.ts';
import { browser, withoutScripts } from '../support/extent.ts';
import { canonicalOf, findAll, findOne, languageOf, metaOf, parse } from '../support/markup.ts';
import { openPage } from '../support/page.ts';
import { siteFor } from '../support/site.ts';
import { atEnd, suite } from '../support/suite.ts';

const missing = suite('not found, and an old address');
const { open, folder, url } = siteFor(missing, { reducedMotion: true, browser });

const expects = [/answer: 404/];
const titles = { en: notFoundWords.en.title, nl: notFoundWords.nl.title };
const headlines = (javascript: boolean | 'blocked', path: string) =>
  open(path, { javascript, expects }).then(async (page) => ({
    page,
    shown: await page.$$eval('main h2', (all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.textContent),
    ),
  }));

for (const javascript of new Set([withoutScripts, 'blocked'] as const)) {
  missing(`without scripts (${javascript}) both languages stand there, the nearest one first`, async () => {
    assert.equal((await headlines(javascript, '/nothing/here/')).shown, [titles.en, titles.nl]);
    assert.equal((await headlines(javascript, '/nl/niets/')).shown, [titles.nl, titles.en]);
  });
}

for (const [path, locale, home] of [
  ['/nothing/', 'en', '/'],
  ['/en/nothing', 'en', '/en/'],
  ['/nl/niets/daar/', 'nl', '/nl/'],
  ['/nlx/', 'en', '/'],
] as const) {
  missing(`with a script ${path} is answered in ${locale} alone, with the way home to ${home}`, async () => {
    const { page, shown } = await headlines(true, path);
    assert.equal(shown, [titles[locale]]);
    assert.is(await page.$eval('main .button:not([hidden] *)', (link) => link.getAttribute('href')), home);
    assert.is(await page.$eval('html', (html) => html.lang), locale);
    assert.is(await page.title(), notFoundWords[locale].head.title);
  });
}

missing('the attempted path is logged', async () => {
  const lines: string[] = [];
  await open('/nl/niets/', { expects, prepare: async (page) => page.on('console', (line) => lines.push(line.text())) });
  assert.ok(
    lines.some((line) => line.includes('404') && line.includes('/nl/niets/')),
    lines.join('\n'),
  );
});

missing(
  'a host that knows one 404 page alone answers Dutch paths in Dutch too, its bar marked as English',
  async () => {
    const page404 = readFileSync(join(folder(), '404.html'), 'utf8');
    const served = await serveFolder({
      folder: folder(),
      answer: (path) =>
        path === 'nl/niets/'
          ? async () => new Response(page404, { status: 404, headers: { 'content-type': 'text/html;charset=utf-8' } })
          : undefined,
    });
    atEnd(() => served.close());
    const page = await openPage(`${served.url}nl/niets/`, { expects });
    assert.equal(
      await page.$$eval('main h2', (all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent)),
      [titles.nl],
    );
    assert.equal(await page.$$eval('html, body > header, body > footer', (parts) => parts.map(({ lang }) => lang)), [
      'nl',
      'en',
      'en',
    ]);
  },
);

missing('404 and the words for who is lost stand in the page, which no search engine lists', () => {
  for (const file of ['404.html', 'en/404.html', 'nl/404.html']) {
    const html = readFileSync(join(folder(), file), 'utf8');
    assert.match(html, 'Oops! Page not found');
    assert.match(html, '>404<');
    assert.is(metaOf(parse(html), 'robots'), 'noindex');
  }
});

for (const javascript of [true, false, 'blocked'] as const) {
  missing(`the old Dutch address leads on (JavaScript: ${javascript})`, async () => {
    const page = await open(forward.from, { javascript });
    await page.waitForFunction((path) => location.pathname === path, { timeout: 5000 }, forward.to).catch(() => {});
    assert.is(page.url(), url(forward.to));
  });
}

missing('the old address names the new one, carries a link to it and is listed nowhere', () => {
  const document = parse(readFileSync(join(folder(), forward.from, 'index.html'), 'utf8'));
  assert.is(languageOf(document), 'nl');
  assert.is(metaOf(document, 'robots'), 'noindex');
  assert.match(canonicalOf(document)!, new RegExp(`^https://[^/]+${forward.to}$`));
  assert.ok(findAll(document, 'a', { href: forward.to }).length);
  assert.is(findOne(document, 'meta', { 'http-equiv': 'refresh' }).attribs['content'], `0; url=${forward.to}`);
  assert.not.match(readFileSync(join(folder(), 'sitemap.xml'), 'utf8'), 'oplossingen');
});

missing.run();
