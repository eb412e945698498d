import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { bundleDraftSheets } from '../../build/css/draft-sheets.ts';
import { bundleSheets, type Entry, entries } from '../../build/css/styles.ts';
import { openModules } from '../../build/dev/modules.ts';
import { temporaryFolder } from '../support/contact/contact-endpoint.ts';
import { suite } from '../support/suite.ts';

const drafts = suite('what a draft is made of');

/** Modules in a folder of their own, of which `page` imports the others. */
function writeModules() {
  const folder = temporaryFolder();
  const write = (name: string, text: string) => writeFileSync(join(folder, `${name}.ts`), text);
  write('words', "export const words = 'old';");
  write('kept', 'export const kept = {};');
  write(
    'page',
    "import { kept } from './kept.ts'; import { words } from './words.ts'; export const page = { kept, words };",
  );
  const modules = openModules();
  const load = async () =>
    ((await modules.load(join(folder, 'page.ts'))) as { page: { kept: object; words: string } }).page;
  const save = (name: string, text: string) => {
    write(name, text);
    modules.forget([join(folder, `${name}.ts`)]);
  };
  return { load, save };
}

drafts('a module that is saved is replaced, and what stands on it, and nothing else', async () => {
  const { load, save } = writeModules();
  const before = await load();
  assert.is(await load(), before);
  save('words', "export const words = 'new';");
  const after = await load();
  assert.is(after.words, 'new');
  assert.is(after.kept, before.kept);
});

drafts('a module that cannot be read, or fails, is there again once it is mended', async () => {
  const { load, save } = writeModules();
  for (const broken of ['export const = ;', "throw new Error('Planted.');", "export * from './nowhere.ts';"]) {
    save('words', broken);
    assert.ok(
      await load().then(
        () => false,
        () => true,
      ),
      broken,
    );
    save('words', "export const words = 'mended';");
    assert.is((await load()).words, 'mended');
  }
});

drafts('modules that import each other, and the default of a package, are what Node makes of them', async () => {
  const { load, save } = writeModules();
  save('words', "import { page } from './page.ts'; export const words = 'mutual'; export const later = () => page;");
  assert.is((await load()).words, 'mutual');
  save(
    'words',
    "import svgpath, * as all from 'svgpath'; export const words = [svgpath('M1 1').abs().toString(), typeof all.default].join();",
  );
  assert.is((await load()).words, 'M1 1,function');
});

drafts('its sheets are, one after the other, the rules that the site is made with', async () => {
  const bare = (css: string) => css.replaceAll('\n', '');
  const [{ sheets }, { textOf }] = await Promise.all([bundleDraftSheets([]), bundleSheets(entries)]);
  for (const entry of Object.keys(entries) as Entry[]) assert.is(bare(sheets[entry].join('')), bare(textOf(entry)));
});

drafts.run();
