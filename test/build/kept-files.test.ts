import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as assert from 'uvu/assert';
import { openKeptFiles } from '../../build/kept/kept-files.ts';
import { openKeptTable } from '../../build/kept/kept-table.ts';
import { suiteFolder } from '../support/build/built-site.ts';
import { suite } from '../support/suite.ts';

const kept = suite('what a fresh clone finds made');

// The folder lies in the one that a build runs in; what this suite keeps, it keeps for itself.
process.chdir(suiteFolder('kept'));

const file = '.kept/cards/a.png';
const flip = (path: string, from: string, to: string) =>
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));

let made = 0;
const ask = async (source = 'source') => {
  const files = openKeptFiles('cards');
  const contents = await files.of('a.png', source, async () => Buffer.from(`made ${(made += 1)} times`));
  return { files, text: Buffer.from(contents).toString() };
};

kept.before(async () => (await ask()).files.save());

kept('a file is found by what it was made from', async () => {
  assert.is((await ask()).text, 'made 1 times');
  assert.is((await ask('another source')).text, 'made 2 times');
  assert.is(readFileSync(file, 'utf8'), 'made 1 times');
});

kept('a file that somebody changed or removed is made anew', async () => {
  flip(file, 'made', 'fake');
  assert.is((await ask()).text, 'made 3 times');
  rmSync(file);
  const { files, text } = await ask();
  assert.is(text, 'made 4 times');
  files.save();
  assert.is((await ask()).text, 'made 4 times');
});

kept('what nobody asks for is dropped', async () => {
  const files = openKeptFiles('cards');
  await files.of('b.png', 'source', async () => Buffer.from('b'));
  files.save();
  assert.equal(readdirSync('.kept/cards').sort(), ['b.png', 'index.json']);
});

kept('a table hands its values over without a cache, unless its method or a value is another', () => {
  const open = (method = 'method') => {
    rmSync('.cache', { recursive: true, force: true });
    return openKeptTable<string>('table', method);
  };
  const first = open();
  first.of('key', () => 'right');
  first.keep();
  const value = (method?: string) => open(method).of('key', () => 'made');
  assert.is(value(), 'right');
  assert.is(value('another method'), 'made');
  flip('.kept/table.json', 'right', 'wrong');
  assert.is(value(), 'made');
  assert.ok(existsSync('.kept/table.json'));
});

kept.run();
