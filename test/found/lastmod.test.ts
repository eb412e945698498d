import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as assert from 'uvu/assert';
import { Fault } from '../../build/fault.ts';
import { findLastmod, lastmodFile, type ReadPage } from '../../build/lastmod/lastmod.ts';
import { wordsOf } from '../../build/lastmod/words.ts';
import { mainOf } from '../../build/markdown/main-part.ts';
import { contactWords } from '../../content/contact/contact.ts';
import { suiteFolder } from '../support/build/built-site.ts';
import { suite } from '../support/suite.ts';
import { buildIn, copyTree, replaceIn } from '../support/build/tree-copy.ts';

const lastmod = suite('day of the last change', { limit: 240_000 });

const pages: readonly ReadPage[] = (['about', 'contact', 'home'] as const).map((route) => ({
  route,
  locale: 'en',
  title: `The ${route} page`,
  description: `What ${route} says.`,
  main: mainOf(`<main class="a"><h1>${route}</h1><p>Words of ${route}.</p></main>`),
}));
const [about, contact, home] = pages as readonly [ReadPage, ReadPage, ReadPage];
const days = (found: ReturnType<typeof findLastmod>) => pages.map((page) => found.of(page));

/** An empty place in which a build finds and leaves its file. */
function elsewhere(): void {
  const folder = suiteFolder('lastmod');
  mkdirSync(join(folder, dirname(lastmodFile)), { recursive: true });
  process.chdir(folder);
}

lastmod('a page keeps its day for as long as it says the same, on any later day', () => {
  elsewhere();
  findLastmod(pages, '2026-01-01').save();
  const later = findLastmod(pages, '2031-12-31');
  assert.equal(days(later), ['2026-01-01', '2026-01-01', '2026-01-01']);
  assert.equal(later.moved, []);
});

lastmod('a word, a title and a description move the day of their page alone', () => {
  elsewhere();
  findLastmod(pages, '2026-01-01').save();
  for (const changed of [
    { ...contact, main: mainOf(contact.main.markup.replace('Words', 'Letters')) },
    { ...contact, title: 'Another title' },
    { ...contact, description: 'Another description.' },
  ]) {
    const found = findLastmod([about, changed, home], '2026-02-02');
    assert.equal(days(found), ['2026-01-01', '2026-02-02', '2026-01-01']);
    assert.equal(found.moved, ['en contact']);
  }
});

lastmod('classes, addresses of pictures and what nobody reads move nothing', () => {
  const plain = '<main><p>One</p><img src="/a.svg" alt="Two"></main>';
  const other =
    '<main class="x"><p id="y">One</p><svg><title>no</title></svg><form>no</form><p hidden>no</p><img src="/b.svg" alt="Two"></main>';
  assert.is(wordsOf(plain), 'One Two');
  assert.is(wordsOf(other), wordsOf(plain));
});

lastmod('a build that may not date them leaves pages that have moved without a day', () => {
  elsewhere();
  findLastmod(pages, '2026-01-01').save();
  const found = findLastmod([about, { ...contact, title: 'Another title' }, home]);
  assert.equal(days(found), ['2026-01-01', undefined, '2026-01-01']);
});

lastmod('a page that is gone is told, and forgotten with the next save', () => {
  elsewhere();
  findLastmod(pages, '2026-01-01').save();
  const found = findLastmod([about, home], '2026-02-02');
  assert.equal(found.moved, ['en contact']);
  found.save();
  assert.equal(findLastmod([about, home], '2026-03-03').moved, []);
});

const dayOne = '1767268800';
const dayTwo = '1770000000';

lastmod('a file in which two branches are at odds is named, with what to do', () => {
  elsewhere();
  writeFileSync(lastmodFile, '{\n<<<<<<< HEAD\n');
  assert.throws(
    () => findLastmod([]),
    (error: unknown) => error instanceof Fault && error.at.file === lastmodFile && /git/.test(error.remedy),
  );
});

lastmod('a build writes down what moved, and one for delivery writes nothing', async () => {
  const copy = copyTree();
  const build = async (env: Parameters<typeof buildIn>[1]) => {
    const ended = await buildIn(copy, env);
    assert.is(ended.code, 0, ended.output);
    return {
      output: ended.output,
      file: readFileSync(join(copy, 'content/search/lastmod.json'), 'utf8'),
      undated: readFileSync(join(copy, 'dist/sitemap.xml'), 'utf8').match(/<url>(?!.*<lastmod>)/g)?.length ?? 0,
    };
  };
  const first = await build({ SOURCE_DATE_EPOCH: dayOne, CI: '' });
  assert.is(first.undated, 0);
  const said = contactWords.en.next.steps[0]!.title;
  replaceIn(copy, 'content/contact/contact.ts', said, `${said}, again`);
  const delivery = await build({ SOURCE_DATE_EPOCH: dayTwo, CI: 'true' });
  assert.is(delivery.file, first.file);
  assert.is(delivery.undated, 1);
  assert.match(delivery.output, 'content/search/lastmod.json: new words on 1 pages');
  const second = await build({ SOURCE_DATE_EPOCH: dayTwo, CI: '' });
  const moved = second.file.split('\n').filter((line) => !first.file.includes(line));
  assert.is(moved.length, 1);
  assert.match(moved[0]!, '"en contact": "2026-02-02 ');
  // So is what a fresh clone takes (.kept/README.md), although the build for delivery has made it of these very sources.
  assert.match(readFileSync(join(copy, '.kept/markdown/contact-en.md'), 'utf8'), `${said}, again`);
});

lastmod.run();
