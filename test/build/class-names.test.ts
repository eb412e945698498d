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

/** The classes that a style sheet speaks of. */
function classesOf(file: string): ReadonlySet<string> {
  const classes = new Set<string>();
  postcss.parse(readFileSync(join(projectFolder, file), 'utf8')).walkRules(({ selector }) => {
    for (const [, name] of selector.matchAll(/\.([a-z][\w-]*)/g)) classes.add(name!);
  });
  return classes;
}

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
  const files = readdirSync(join(projectFolder, 'styles'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `styles/${file.replaceAll('\\', '/')}`)
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

names.run();
