import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { crawlers } from '../../content/search/crawlers.ts';
import { llmsWords } from '../../content/search/llms.ts';
import { defaultLocale, languageName, type Locale, locales, wordsIn } from '../../content/locale.ts';
import { plan, planIds, priceOf } from '../../content/prices.ts';
import { canonicalPrefix, exists, prefixes } from '../../content/routes.ts';
import { site as brand, welcomeCrawlers } from '../../content/site.ts';
import { allAddresses, alternatesAt, rootAddresses } from '../support/addresses.ts';
import { none } from '../support/none.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const files = suite('files for crawlers and assistants');
const site = siteFor(files);

const read = (path: string) => readFileSync(join(site.folder(), path), 'utf8');
const segmentOf = (locale: Locale) => prefixes[canonicalPrefix[locale]].segment;
const indexOf = (locale: Locale) => `${segmentOf(locale)}llms.txt`;
const addressesOf = (locale: Locale) =>
  allAddresses.filter((address) =>
    locale === defaultLocale ? rootAddresses.includes(address) : address.startsWith(`/${segmentOf(locale)}`),
  );
/** What a language lacks, and the index names under a heading that says so. */
const elsewhere = (locale: Locale) => rootAddresses.filter((address) => !alternatesAt(address)[locale]);
const complete = (address: string) => `${brand.origin}${address}`;

/** What of an index is not as https://llmstxt.org wants it: one title, a summary, then sections that are lists of links alone. */
function formFaults(text: string): readonly string[] {
  const [head = '', ...sections] = text.split(/^## /m);
  const [title, ...rest] = head.split('\n').filter(Boolean);
  return [
    ...(/^# \S/.test(title ?? '') ? [] : ['begins with no title']),
    ...(/^> \S/.test(rest[0] ?? '') ? [] : ['has no summary']),
    ...(/^#/m.test(rest.join('\n')) ? ['has a heading before its sections'] : []),
    ...sections.flatMap((section) =>
      section
        .split('\n')
        .slice(1)
        .filter((line) => line && !/^- \[[^\]]+\]\(https?:[^)]+\): \S/.test(line))
        .map((line) => `has a line that is no link: ${line}`),
    ),
  ];
}

const linksIn = (text: string) => [...text.matchAll(/\]\((https?:[^)]+)\)/g)].map(([, link]) => link!);

for (const locale of locales) {
  files(`llms.txt in ${locale} has the form of its proposal and links the Markdown of every page, once`, () => {
    const text = read(indexOf(locale));
    none(formFaults(text));
    const pages = linksIn(text).filter((link) => link.endsWith('index.md'));
    const files = (among: readonly string[]) => among.map((address) => complete(`${address}index.md`));
    assert.equal([...pages].sort(), files([...addressesOf(locale), ...elsewhere(locale)]).sort());
    const only = wordsIn(llmsWords, locale).only.replace('{language}', languageName(defaultLocale, locale));
    const [, foreign = ''] = text.split(`\n## ${only}\n`);
    assert.equal(linksIn(foreign.split(/^## /m)[0]!).sort(), files(elsewhere(locale)).sort());
    none(linksIn(text).filter((link) => !existsSync(join(site.folder(), new URL(link).pathname))));
  });

  if (exists('pricing', locale)) {
    files(`llms.txt in ${locale} names every plan with the price of the price table`, () => {
      const text = read(indexOf(locale));
      none(
        planIds.filter((id) => {
          const { from, amount, period } = priceOf(id, locale);
          return !text.includes(
            `- ${wordsIn(plan(id).words, locale).title}: ${[from, amount, period].filter(Boolean).join(' ')}\n`,
          );
        }),
      );
    });
  }

  files(`the full text in ${locale} holds every page whole`, () => {
    const text = read(indexOf(locale).replace('llms', 'llms-full'));
    none(addressesOf(locale).filter((address) => !text.includes(read(`${address.slice(1)}index.md`))));
  });
}

files('a title, a summary or a line that is missing or of another kind is found', () => {
  const text = read(indexOf('en'));
  assert.match(formFaults(text.replace(/^# .*\n/, '')).join(), 'no title');
  assert.match(formFaults(text.replace(/^> .*\n/m, '')).join(), 'no summary');
  assert.match(formFaults(text.replace(llmsWords.en.prices, '### Prices')).join(), 'heading before');
  assert.match(formFaults(text.replace(/^- \[/m, '- Just words\n- [')).join(), 'no link');
});

/** What a crawler of this name is told about a path, by RFC 9309: the group that names it, else the one for all. */
function mayRead(robots: string, crawler: string): boolean {
  const groups = robots.split('\n\n').map((group) => group.split('\n').filter((line) => !line.startsWith('#')));
  const names = (name: string) => groups.find((group) => group.includes(`User-agent: ${name}`));
  return (names(crawler) ?? names('*'))!.includes('Allow: /');
}

files('robots.txt tells every crawler what the owner decided for its purpose, and everybody else yes', () => {
  const robots = read('robots.txt');
  for (const [purpose, names] of Object.entries(crawlers))
    for (const name of names) assert.is(mayRead(robots, name), welcomeCrawlers[purpose as keyof typeof crawlers], name);
  assert.ok(mayRead(robots, 'Somebody'));
  assert.match(robots, `Sitemap: ${complete('/sitemap.xml')}\n`);
});

files('no crawler is named for two purposes', () => {
  const names = Object.values(crawlers).flat();
  assert.is(new Set(names).size, names.length);
});

files('pointing at a link fetches its page early, and does not run it', async () => {
  const page = await site.open('/', { speculation: true });
  const session = await page.createCDPSession();
  const fetched = new Promise<string>((tell) =>
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => tell(prefetchUrl)),
  );
  const prerendered: string[] = [];
  session.on('Preload.prerenderStatusUpdated', ({ key }) => void prerendered.push(key.url));
  await session.send('Preload.enable');
  await page.hover('header a[href="/portfolio/"]');
  assert.is(await fetched, site.url('/portfolio/'));
  assert.equal(prerendered, []);
});

files.run();
