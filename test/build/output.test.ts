import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { describeRefusal } from '../../build/fault.ts';
import { openOutput } from '../../build/output.ts';
import { withSlashes } from '../../build/source-files.ts';
import { suiteFolder } from '../support/build/built-site.ts';
import { atEnd, suite } from '../support/suite.ts';
import { digestsOf } from '../support/build/tree-copy.ts';

const output = suite('how a site is put into its place');

const { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync, utimesSync } = fs;

/** A folder with a good site in `dist`, or wherever a link of that name leads. */
function withSite(linkedTo?: string): string {
  const top = realpathSync(suiteFolder('output'));
  if (linkedTo) symlinkSync(join(top, linkedTo), join(top, 'dist'), 'junction');
  const folder = join(top, linkedTo ?? 'dist');
  mkdirSync(join(folder, 'old'), { recursive: true });
  fs.writeFileSync(join(folder, 'index.html'), 'old');
  fs.writeFileSync(join(folder, 'old/index.html'), 'old');
  return top;
}

function build(top: string, assetDays = 30): void {
  const site = openOutput(join(top, 'dist'), assetDays);
  site.add({ path: 'index.html', contents: 'new', source: 'a test' });
  site.add({ path: 'assets/site-new.css', contents: 'new', source: 'a test' });
  site.publish();
}

const isNew = (folder: string) => {
  assert.is(readFileSync(join(folder, 'index.html'), 'utf8'), 'new');
  assert.is(readFileSync(join(folder, 'assets/site-new.css'), 'utf8'), 'new');
  assert.not(existsSync(join(folder, 'old/index.html')));
};
const besideIn = (top: string) => readdirSync(top).filter((name) => name.startsWith('.dist-'));

/** Lets one function of the file system fail for some of its calls, until the running test has ended. */
function failing(
  name: 'renameSync' | 'rmSync' | 'cpSync' | 'utimesSync',
  code: string,
  when: (...paths: string[]) => boolean,
): void {
  const real = fs[name] as (...args: unknown[]) => unknown;
  const put = (value: unknown) => {
    Object.assign(fs, { [name]: value });
    syncBuiltinESMExports();
  };
  put((...args: unknown[]) => {
    if (when(...args.map(String))) throw Object.assign(new Error(code), { code });
    return real(...args);
  });
  atEnd(() => put(real));
}

/** What is warned of while the test runs. */
function warnings(): readonly string[] {
  const real = console.warn;
  const heard: string[] = [];
  console.warn = (...words: unknown[]) => void heard.push(words.join(' '));
  atEnd(() => void (console.warn = real));
  return heard;
}

output('a new site takes the place of the old one, and nothing is left beside it', () => {
  const top = withSite();
  build(top);
  isNew(join(top, 'dist'));
  assert.equal(besideIn(top), []);
});

output('a site that is the same stays as it is; where one file differs, the others are not written anew', () => {
  const top = withSite();
  build(top);
  const numberOf = (path: string) => lstatSync(join(top, 'dist', path)).ino;
  const before = [numberOf('.'), numberOf('assets/site-new.css')];
  build(top);
  assert.equal([numberOf('.'), numberOf('assets/site-new.css')], before);
  fs.writeFileSync(join(top, 'dist/index.html'), 'odd');
  build(top);
  isNew(join(top, 'dist'));
  assert.is.not(numberOf('.'), before[0]);
  assert.is(numberOf('assets/site-new.css'), before[1]);
  assert.equal(besideIn(top), []);
});

for (const [what, goal] of [
  ['a folder', 'elsewhere/www'],
  ['a folder that is not there yet', 'elsewhere/later/www'],
] as const) {
  output(`a dist that is a link to ${what} stays one, and the site stands where it leads`, () => {
    const top = withSite(goal);
    if (goal.includes('later')) fs.rmSync(join(top, 'elsewhere'), { recursive: true });
    build(top);
    assert.ok(lstatSync(join(top, 'dist')).isSymbolicLink());
    isNew(join(top, goal));
    assert.equal([...besideIn(top), ...besideIn(join(top, goal, '..'))], []);
  });
}

for (const code of ['EBUSY', 'EXDEV']) {
  output(`a dist that is mounted (${code}) is filled file by file`, () => {
    const top = withSite();
    const dist = join(top, 'dist');
    failing('renameSync', code, (from, to) => from === dist || to === dist);
    const before = lstatSync(dist).ino;
    build(top);
    isNew(dist);
    assert.is(lstatSync(dist).ino, before);
    assert.equal(besideIn(top), []);
  });
}

output('a mounted dist that cannot be written to its end is told as what it is', () => {
  const top = withSite();
  const dist = join(top, 'dist');
  failing('renameSync', 'EBUSY', (from, to) => from === dist || to === dist);
  failing('cpSync', 'ENOSPC', (_, to) => to.startsWith(join(dist, 'index')));
  try {
    build(top);
    assert.unreachable();
  } catch (error) {
    const words = describeRefusal(error);
    assert.match(words, /some of its files are new/);
    assert.match(words, /remedy: +\S/);
    assert.not.match(words, /Nothing was published/);
  }
});

output('an old site that cannot be removed is warned of, and the new one is published', () => {
  const top = withSite();
  const heard = warnings();
  failing('rmSync', 'EPERM', (path) => path.includes('.dist-previous-') && existsSync(path));
  build(top);
  isNew(join(top, 'dist'));
  assert.match(heard.join('\n'), /\.dist-previous-\d+ could not be removed \(EPERM\)/);
});

output('a file that another build had just taken away with its folder is asked for again', () => {
  const top = withSite();
  build(top);
  let asked = 0;
  failing('utimesSync', 'ENOENT', () => asked++ < 2);
  const site = openOutput(join(top, 'dist'), 30);
  site.add({ path: 'index.html', contents: 'newer', source: 'a test' });
  site.add({ path: 'assets/site-new.css', contents: 'new', source: 'a test' });
  site.publish();
  assert.is(readFileSync(join(top, 'dist/index.html'), 'utf8'), 'newer');
  assert.is(readFileSync(join(top, 'dist/assets/site-new.css'), 'utf8'), 'new');
  assert.is(asked, 3);
  assert.equal(besideIn(top), []);
});

output('a swap that fails half-way puts the old site back', () => {
  const top = withSite();
  failing('renameSync', 'ENOSPC', (from) => from.includes('.dist-next-'));
  assert.throws(() => build(top), /ENOSPC/);
  assert.is(readFileSync(join(top, 'dist/index.html'), 'utf8'), 'old');
});

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

output(
  'hashed files and pinned embeds of earlier builds stay for as long as they are asked for, in a folder and in a mounted one',
  () => {
    for (const mounted of [false, true]) {
      const top = withSite();
      const dist = join(top, 'dist');
      const pin = 'widgets/v1/nav-ab23456789.js';
      const keep = ['assets/site-young.css', 'assets/share/young.png', pin, `${pin}.br`];
      const drop = ['assets/site-old.css', 'young.css', 'widgets/v1/nav.js', 'widgets/v1/old-0123456789.js'];
      for (const folder of ['assets/share', 'widgets/v1']) mkdirSync(join(dist, folder), { recursive: true });
      for (const file of [...keep, ...drop]) {
        fs.writeFileSync(join(dist, file), 'earlier');
        utimesSync(join(dist, file), daysAgo(1), daysAgo(file.includes('old') ? 31 : 29));
      }
      if (mounted) failing('renameSync', 'EBUSY', (from, to) => from === dist || to === dist);
      build(top);
      isNew(dist);
      assert.equal(Object.keys(digestsOf(dist)), [
        'assets/share/young.png',
        'assets/site-new.css',
        'assets/site-young.css',
        'index.html',
        pin,
        `${pin}.br`,
      ]);
      const age = Date.now() - lstatSync(join(dist, keep[0]!)).mtimeMs;
      assert.ok(age > 28 * 24 * 60 * 60 * 1000, 'It grew no younger by staying.');
      build(top, 7);
      assert.equal(Object.keys(digestsOf(dist)), ['assets/site-new.css', 'index.html']);
    }
  },
);

output('paths are written with slashes on every system', () => {
  assert.is(withSlashes('assets\\fonts\\serif.woff2'), 'assets/fonts/serif.woff2');
});

output.run();
