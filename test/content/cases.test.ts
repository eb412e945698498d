import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { caseSlugs } from '../../content/cases/slugs.ts';
import { type Document, findAll, findOne, parse, textOf } from '../support/pages/markup.ts';
import { plantCase, plantedCase } from '../support/build/planted-case.ts';
import { suite } from '../support/suite.ts';
import { buildLean } from '../support/build/built-site.ts';
import { copyTree } from '../support/build/tree-copy.ts';

const cases = suite('one more case', { limit: 120_000 });

const prefixes = [
  { prefix: '', lang: 'en', open: 'An idea.' },
  { prefix: 'en/', lang: 'en', open: 'An idea.' },
  { prefix: 'nl/', lang: 'nl', open: 'Een idee.' },
] as const;

let copy = '';
const read = (path: string): Document => parse(readFileSync(join(copy, 'dist', path), 'utf8'));

cases.before(async () => {
  copy = copyTree();
  plantCase(copy);
  const { code, output } = await buildLean(copy, { types: true });
  assert.is(code, 0, output);
});

cases('a file, an address and a line make its page under every prefix', () => {
  for (const { prefix, lang, open } of prefixes) {
    const page = read(`${prefix}portfolio/${plantedCase.slug}/index.html`);
    assert.is(findOne(page, 'html').attribs['lang'], lang);
    assert.is(textOf(findOne(page, 'h1')), plantedCase.title);
    assert.match(textOf(findOne(page, 'main')), open);
  }
});

cases('it stands in the portfolio under every prefix, with its tag for the filter', () => {
  for (const { prefix } of prefixes) {
    const page = read(`${prefix}portfolio/index.html`);
    const entries = findAll(page, 'li', { 'data-tags': true });
    assert.is(entries.length, Object.keys(caseSlugs).length + 1);
    const entry = entries.at(-1)!;
    assert.is(entry.attribs['data-tags'], 'Print');
    assert.is(findOne(entry, 'a').attribs['href'], `/${prefix}portfolio/${plantedCase.slug}/`);
    assert.match(textOf(findOne(page, 'p', { role: 'status' })), new RegExp(`\\b${entries.length}\\b`));
  }
});

cases('it stands in the sitemap in both languages', () => {
  const sitemap = readFileSync(join(copy, 'dist/sitemap.xml'), 'utf8');
  for (const path of [`/portfolio/${plantedCase.slug}/`, `/nl/portfolio/${plantedCase.slug}/`])
    assert.match(sitemap, new RegExp(`<loc>[^<]*[^n]${path}</loc>`));
});

cases('the case before it leads on to it, and it leads to the first one', () => {
  const links = (path: string) =>
    findAll(findOne(read(path), 'main'), 'aside')
      .flatMap((next) => findAll(next, 'a'))
      .map((link) => link.attribs['href']);
  const slugs = findAll(read('portfolio/index.html'), 'li', { 'data-tags': true }).map(
    (entry) => findOne(entry, 'a').attribs['href']!,
  );
  assert.equal(links(`${slugs.at(-2)!.slice(1)}index.html`), [slugs.at(-1)]);
  assert.equal(links(`portfolio/${plantedCase.slug}/index.html`), [slugs[0]]);
});

cases('its page wears its colours, written in its own file only', () => {
  const html = readFileSync(join(copy, 'dist/portfolio', plantedCase.slug, 'index.html'), 'utf8');
  const css = textOf(findOne(parse(html), 'style'));
  assert.match(css, /eighth\b[^{}]*data-tone="?ground"?[^}]*--ground: ?#10302a/);
  assert.match(css, /view-transition-name: ?\S*eighth/);
});

cases.run();
