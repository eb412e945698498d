import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { literalsIn } from '../../build/edit/read-literals.ts';
import { Refused } from '../../build/edit/refused.ts';
import { checkPicture, placePhotograph, replacePicture } from '../../build/edit/replace-picture.ts';
import { findWords } from '../../build/edit/words.ts';
import { caseSlugs } from '../../content/cases/slugs.ts';
import { defaultLocale, wordsIn } from '../../content/locale.ts';
import { portfolio } from '../../content/portfolio.ts';
import { builtSite } from '../support/build/built-site.ts';
import { none } from '../support/none.ts';
import { findAll, findOne, parse } from '../support/pages/markup.ts';
import { suite } from '../support/suite.ts';

const replacing = suite('a photograph in the place of a picture');

const source = `import front from '../../media/front.jpg';
import { drawnArt, otherArt } from '../art/drawn.ts';

export const pictures = [
  { art: front, alt: { en: 'A shop front', nl: 'Een winkelpui' } },
  { art: drawnArt.cover, alt: { en: 'A stone', nl: 'Een steen' } },
];
export const other = otherArt;
`;
const file = 'content/cases/planted.ts';

const changesOf = (text: string, ...words: readonly string[]) =>
  literalsIn(text)
    .filter(({ parts }) => words.includes(String(parts[0])))
    .map(({ start, end }) => ({ start, end, parts: ['Something else'] }));

const says = (words: RegExp) => (error: unknown) => error instanceof Refused && words.test(error.found);

replacing('it is imported before all others, and what nothing names any more is imported no longer', () => {
  const [photograph] = changesOf(source, 'A shop front');
  const after = replacePicture(file, source, photograph!.start, 'media/new-front.webp');
  assert.match(after, /^import newFront from '\.\.\/\.\.\/media\/new-front\.webp';\nimport \{ drawnArt, otherArt \}/);
  assert.match(after, "{ art: newFront, alt: { en: 'A shop front'");
  const [drawing] = changesOf(source, 'A stone');
  const again = replacePicture(file, source, drawing!.start, 'media/front.jpg');
  assert.match(again, "{ art: front, alt: { en: 'A stone'");
  assert.match(again, "import { otherArt } from '../art/drawn.ts';");
});

replacing('it is refused where a language says nothing of it', () => {
  assert.throws(() => checkPicture(source, changesOf(source, 'A stone')), says(/in 'nl' is missing/));
  checkPicture(source, changesOf(source, 'A stone', 'Een steen'));
});

replacing('it is refused where the page draws the picture', () => {
  const words = readFileSync('content/not-found.ts', 'utf8');
  const [first] = literalsIn(words).slice(2);
  assert.throws(() => checkPicture(words, [{ ...first!, parts: [] }]), says(/drawn by its page/));
});

replacing('covers, galleries and posts take one wherever they show', async () => {
  const folder = await builtSite();
  // This page draws a stone of all projects.
  const drawn = wordsIn(portfolio, defaultLocale).hero.picture;
  const pages = ['', 'portfolio/', ...Object.values(caseSlugs).map((slug) => `portfolio/${slug}/`)];
  for (const page of pages) {
    const main = findOne(parse(readFileSync(join(folder, page, 'index.html'), 'utf8')), 'main');
    const texts = findAll(main, 'img')
      .flatMap(({ attribs }) => attribs['alt'] || [])
      .filter((alt) => alt !== drawn);
    assert.ok(texts.length > 0, page);
    const found = findWords(texts, defaultLocale);
    none(texts.filter((_, index) => !found[index]!.some(({ picture }) => picture)).map((text) => `/${page}: ${text}`));
  }
});

replacing('a file that is no photograph is refused', async () => {
  const data = Buffer.from('Notes of a meeting').toString('base64');
  try {
    await placePhotograph({ name: 'notes.jpg', data });
    assert.unreachable();
  } catch (error) {
    assert.ok(says(/notes\.jpg cannot be read as a photograph/)(error), String(error));
  }
});

replacing.run();
