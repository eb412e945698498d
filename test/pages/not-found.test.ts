import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { notFoundWords } from '../../content/not-found.ts';
import { serveFolder } from '../../build/serving/serve.ts';
import { forwards } from '../support/addresses.ts';
import { eventually } from '../support/eventually.ts';
import { browser, withoutScripts } from '../support/extent.ts';
import { canonicalOf, findAll, findOne, languageOf, metaOf, parse, textOf } from '../support/pages/markup.ts';
import { openPage } from '../support/browser/page.ts';
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
    assert.is(await page.$eval('main a:not([hidden] *)', (link) => link.getAttribute('href')), home);
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

missing('404 and what it means in both languages stand in the page, which no search engine lists', () => {
  for (const file of ['404.html', 'en/404.html', 'nl/404.html']) {
    const html = readFileSync(join(folder(), file), 'utf8');
    const document = parse(html);
    const headings = findAll(findOne(document, 'main'), /^h[12]$/).map(textOf);
    for (const title of ['404', ...Object.values(titles)])
      assert.ok(headings.includes(title), `${file} lacks "${title}"`);
    assert.is(metaOf(document, 'robots'), 'noindex');
  }
});

for (const javascript of [true, false, 'blocked'] as const) {
  missing(`an old address leads on (JavaScript: ${javascript})`, async () => {
    for (const { from, to } of forwards) {
      const page = await open(from, { javascript });
      await eventually(() => assert.is(page.url(), url(to)));
    }
  });
}

missing('an old address names the new one, carries a link to it and is listed nowhere', () => {
  for (const { from, to } of forwards) {
    const document = parse(readFileSync(join(folder(), from, 'index.html'), 'utf8'));
    assert.is(languageOf(document), languageOf(parse(readFileSync(join(folder(), to, 'index.html'), 'utf8'))));
    assert.is(metaOf(document, 'robots'), 'noindex');
    assert.match(canonicalOf(document)!, new RegExp(`^https://[^/]+${to}$`));
    assert.ok(findAll(document, 'a', { href: to }).length);
    assert.is(findOne(document, 'meta', { 'http-equiv': 'refresh' }).attribs['content'], `0; url=${to}`);
    assert.not.match(readFileSync(join(folder(), 'sitemap.xml'), 'utf8'), from);
  }
});

missing.run();
