import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss from 'postcss';
import * as assert from 'uvu/assert';
import { projectFolder } from '../support/build/built-site.ts';
import { suite } from '../support/suite.ts';

const names = suite('class names');

const PAGES = 'styles/pages';
/** Parts that stand on several pages, each of which places them in its own way. */
const shown = new Set(['facts', 'facts__item', 'call-to-action__drawing', 'portfolio__voice']);

/** The classes that a selector names. */
const classesIn = (selector: string) => [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!);

/** The selectors of a style sheet. */
function selectorsOf(css: string): readonly string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules(({ selectors }) => void found.push(...selectors));
  return found;
}

const read = (file: string) => readFileSync(join(projectFolder, file), 'utf8');

/** The classes that a style sheet speaks of. */
const classesOf = (file: string): ReadonlySet<string> => new Set(selectorsOf(read(file)).flatMap(classesIn));

const sheetsBelow = (folder: string) =>
  readdirSync(join(projectFolder, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);

/** Style sheets of pages by their folder; one that lies in none is its own. */
const placeOf = (file: string) => (dirname(file) === PAGES ? file : dirname(file));

/** The classes that more than one place of `styles/pages/` speaks of and no shared style sheet does. */
function namesakes(sheets: Readonly<Record<string, ReadonlySet<string>>>): readonly string[] {
  const common = new Set(
    Object.entries(sheets).flatMap(([file, classes]) => (file.startsWith(PAGES) ? [] : [...classes])),
  );
  const places = new Map<string, Set<string>>();
  for (const [file, classes] of Object.entries(sheets)) {
    if (!file.startsWith(PAGES)) continue;
    for (const name of classes) places.set(name, (places.get(name) ?? new Set()).add(placeOf(file)));
  }
  return [...places].filter(([name, { size }]) => size > 1 && !common.has(name)).map(([name]) => name);
}

names('a name that one page gives its block is no other page’s, which would take its look without a word', () => {
  const files = sheetsBelow('styles')
    // These two speak of what all others have made.
    .filter((file) => !/(?:print|forced-colors)\.css$/.test(file));
  const sheets = Object.fromEntries(files.map((file) => [file, classesOf(file)]));
  assert.equal(
    namesakes(sheets).filter((name) => !shown.has(name)),
    [],
  );
  // The check can fail: two pages with a block of one name.
  const two = { [`${PAGES}/a/a.css`]: new Set(['week']), [`${PAGES}/b/b.css`]: new Set(['week', 'other']) };
  assert.equal(namesakes(two), ['week']);
});

/** The selectors that name nothing but what every page is laid out with: from the sheet of one page they would reach all others. */
const strays = (css: string, layout: ReadonlySet<string>) =>
  selectorsOf(css).filter((selector) => {
    const classes = classesIn(selector);
    return classes.length > 0 && !selector.includes('[') && classes.every((name) => layout.has(name));
  });

names('a rule of one page names something of that page, so that no other page takes it', () => {
  const layout = new Set(sheetsBelow('styles/layout').flatMap((file) => [...classesOf(file)]));
  assert.equal(
    sheetsBelow(PAGES).flatMap((file) => strays(read(file), layout).map((selector) => `${file}: ${selector}`)),
    [],
  );
  assert.equal(strays('.entry > img, .own > .entry {}', layout), ['.entry > img']);
});

names.run();
