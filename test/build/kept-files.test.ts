import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as assert from 'uvu/assert';
import { openKeptPack } from '../../build/kept/cache-pack.ts';
import { openKeptFiles } from '../../build/kept/kept-files.ts';
import { openKeptTable } from '../../build/kept/kept-table.ts';
import { passedChecks } from '../../build/kept/passed.js';
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

kept('a pack hands its results over without a cache, unless its method or a byte is another', async () => {
  const open = (method = 'method') => {
    rmSync('.cache', { recursive: true, force: true });
    return openKeptPack('pack', method);
  };
  const first = open();
  await first.of('key', async () => Buffer.from('right'));
  first.keep();
  const value = async (method?: string) => {
    const bytes = await open(method).of('key', async () => Buffer.from('made'));
    return Buffer.from(bytes).toString();
  };
  assert.is(await value(), 'right');
  assert.is(await value('another method'), 'made');
  const other = open('another method');
  await other.of('key', async () => Buffer.from('right'));
  other.keep();
  assert.is(await value('another method'), 'right');
  const whole = readFileSync('.kept/pack');
  const wrong = Buffer.from(whole.toString('latin1').replace('right', 'wrong'), 'latin1');
  for (const damaged of [wrong, whole.subarray(0, 40), whole.subarray(0, 10), Buffer.of()]) {
    writeFileSync('.kept/pack', damaged);
    assert.is(await value('another method'), 'made');
  }
  rmSync('.kept/pack');
  assert.is(await value('another method'), 'made');
});

kept('a verdict holds for the sources, packages and settings that it was passed on, and for no others', () => {
  const install = (version: string) => {
    const lock = JSON.stringify({ packages: { 'node_modules/a': { version, integrity: version } } });
    mkdirSync('node_modules', { recursive: true });
    writeFileSync('node_modules/.package-lock.json', lock);
    return lock;
  };
  writeFileSync('package-lock.json', install('1'));
  const passed = (text = 'text', day = 'day') => {
    const digests = new Map([
      ['content/home.ts', text],
      ['content/search/lastmod.json', day],
    ]);
    const { types, react, results, keep } = passedChecks(digests);
    return {
      both: [types, react],
      results: results(),
      keep: (made: Readonly<Record<string, string>>, after = digests) => keep(made, after),
    };
  };
  assert.equal(passed().both, [false, false]);
  passed().keep({}, new Map([['content/home.ts', 'saved meanwhile']]));
  assert.equal(passed().both, [false, false]);
  passed().keep({ 'drawing a': '<svg/>', 'bundle b': 'code' });
  assert.equal(passed().both, [true, true]);
  assert.equal(passed().results, { 'drawing a': '<svg/>' });
  flip('.kept/drawings.json', '<svg/>', '<svg>');
  assert.is(passed().results, undefined);
  flip('.kept/drawings.json', '<svg>', '<svg/>');
  assert.is(passed('another text').results, undefined);
  assert.equal(passed('text', 'another day').both, [true, true]);
  assert.equal(passed('another text').both, [false, false]);
  process.env['SITE_ORIGIN'] = 'https://another.example';
  assert.equal(passed().both, [true, false]);
  process.env['SITE_ORIGIN'] = '';
  assert.equal(passed().both, [true, true]);
  writeFileSync('.env', 'SITE_ORIGIN=https://another.example');
  assert.equal(passed().both, [true, false]);
  rmSync('.env');
  delete process.env['SITE_ORIGIN'];
  writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: { 'node_modules/b': {} } }));
  assert.equal(passed().both, [true, true]);
  const within = { 'node_modules/b/node_modules/a': {} };
  writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: within }));
  assert.equal(passed().both, [false, false]);
  const lock = install('2');
  assert.equal(passed().both, [false, false]);
  passed().keep({});
  writeFileSync('package-lock.json', lock);
  assert.equal(passed().both, [false, false]);
});

kept.run();
