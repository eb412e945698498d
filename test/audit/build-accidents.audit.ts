import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as assert from 'uvu/assert';
import { eventually } from '../support/eventually.ts';
import { suiteFolder } from '../support/build/built-site.ts';
import { buildCommand } from '../support/build/build-command.ts';
import { buildIn, copyTree, digestsOf, replaceIn } from '../support/build/tree-copy.ts';
import { plainEnvironment } from '../support/build/plain-settings.ts';
import { run } from '../support/runner/process.ts';
import { atEnd, suite } from '../support/suite.ts';

const accidents = suite('what may befall a build', { limit: 900_000 });

const MOMENTS = 10;
const env = { CI: '1' };
const build = (tree: string) => buildIn(tree, env);

/** Changes every page of the site, so that a build has all to do. */
const change = (tree: string) => replaceIn(tree, 'content/site.ts', "email: '", "email: 'x");

/** A tree with a site that was built in it. */
async function builtTree(): Promise<string> {
  const tree = copyTree();
  const { code, output } = await build(tree);
  assert.is(code, 0, output);
  return tree;
}

const besideIn = (tree: string) => readdirSync(tree).filter((name) => name.startsWith('.dist-'));

/** How many files of the next site a build has written. */
const writtenIn = (tree: string) =>
  besideIn(tree).reduce((sum, name) => sum + readdirSync(join(tree, name), { recursive: true }).length, 0);

accidents(`killed at ${MOMENTS} moments, a build leaves the earlier site whole ${MOMENTS} times`, async () => {
  const tree = await builtTree();
  const dist = join(tree, 'dist');
  const before = digestsOf(dist);
  change(tree);
  for (let moment = 0; moment < MOMENTS; moment += 1) {
    const child = spawn(buildCommand[0], buildCommand.slice(1), {
      cwd: tree,
      env: { ...process.env, ...plainEnvironment(), ...env },
      stdio: 'ignore',
    });
    const ended = new Promise((done) => child.once('exit', done));
    await eventually(() => assert.ok(writtenIn(tree) >= moment * 8, `moment ${moment}`), 60_000);
    child.kill('SIGKILL');
    await ended;
    assert.is(child.signalCode, 'SIGKILL', 'the build was over before it could be killed');
    assert.equal(digestsOf(dist), before, `moment ${moment}`);
  }
  assert.is((await build(tree)).code, 0);
  assert.not.equal(digestsOf(dist), before);
  assert.equal(besideIn(tree), []);
});

/** The same tree once more, so that a build of it leaves the first one alone. */
function copyOf(tree: string): string {
  const copy = suiteFolder('again');
  cpSync(tree, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

accidents('two builds at once both end well, and the site is that of one', async () => {
  const tree = await builtTree();
  change(tree);
  const alone = copyOf(tree);
  const [one, other] = await Promise.all([build(tree), build(tree)]);
  assert.is(one.code, 0, one.output);
  assert.is(other.code, 0, other.output);
  assert.is((await build(alone)).code, 0);
  assert.equal(digestsOf(join(tree, 'dist')), digestsOf(join(alone, 'dist')));
  assert.equal(besideIn(tree), []);
});

const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));

accidents(
  'a file that cannot be read, in each folder of content, is told with its line, and the site stays',
  async () => {
    const tree = await builtTree();
    const before = digestsOf(join(tree, 'dist'));
    const content = join(tree, 'content');
    const firsts = new Map(sources(content).map((name) => [dirname(name), name]));
    assert.ok(firsts.size > 5);
    for (const name of firsts.values()) {
      const text = readFileSync(join(content, name), 'utf8');
      writeFileSync(join(content, name), `${text}\nexport const broken = {;\n`);
      const { code, output } = await build(tree);
      writeFileSync(join(content, name), text);
      assert.is(code, 1, name);
      assert.match(output, new RegExp(`content/${name}:${text.split('\n').length + 1}`), name);
      assert.match(output, /remedy: +\S/, name);
      assert.equal(digestsOf(join(tree, 'dist')), before, name);
    }
  },
);

/** Mounts a small disk on a folder until the running test has ended; says whether this machine lets us. */
async function mount(folder: string, size: string): Promise<boolean> {
  mkdirSync(folder, { recursive: true });
  if (process.getuid?.() !== 0) return false;
  const { code } = await run('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { limit: 10_000 });
  if (code !== 0) return false;
  atEnd(() => eventually(async () => assert.is((await run('umount', [folder], { limit: 10_000 })).code, 0)));
  return true;
}

const notTried = () => console.log('Not tried: this machine mounts nothing for us.');

/** Bytes of the files below a folder, on a disk that keeps whole blocks; what is only linked counts nothing. */
const sizeOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)))
    .reduce((sum, { size }) => sum + Math.ceil(size / 4096) * 4096, 0);

for (const [what, room, command] of [
  ['full', 1_000_000, undefined],
  ['read-only', 50_000_000, 'remount,ro'],
] as const) {
  accidents(`on a ${what} disk the build says so and what to do, and the earlier site stays`, async () => {
    const first = await builtTree();
    const tree = suiteFolder('disk');
    if (!(await mount(tree, String(sizeOf(first) + room)))) return notTried();
    cpSync(first, tree, { recursive: true, verbatimSymlinks: true });
    const before = digestsOf(join(tree, 'dist'));
    change(tree);
    if (command) assert.is((await run('mount', ['-o', command, tree], { limit: 10_000 })).code, 0);
    const { code, output } = await build(tree);
    assert.is(code, 1, output);
    assert.match(output, command ? /EROFS/ : /ENOSPC/);
    assert.match(output, /remedy: +Make room and let the build write there/);
    assert.equal(digestsOf(join(tree, 'dist')), before);
  });
}

accidents('into a mounted dist the site is put whole, and one that is full is told as what it is', async () => {
  const tree = await builtTree();
  const dist = join(tree, 'dist');
  const size = sizeOf(dist);
  const roomy = copyOf(tree);
  if (!(await mount(join(roomy, 'dist'), String(size * 3)))) return notTried();
  assert.is((await build(roomy)).code, 0);
  assert.equal(digestsOf(join(roomy, 'dist')), digestsOf(dist));
  const narrow = copyOf(tree);
  assert.ok(await mount(join(narrow, 'dist'), String(Math.round(size / 3))));
  const { code, output } = await build(narrow);
  assert.is(code, 1);
  assert.match(output, /could not be written to its end \(ENOSPC\)/);
  assert.ok(existsSync(join(narrow, 'dist')));
});

const keptIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());

/** Empties the first file below a folder, halves the second and turns one bit in every other. */
function spoilAll(folder: string): void {
  for (const [at, file] of keptIn(folder).entries()) {
    const contents = readFileSync(file);
    if (contents.length > 0) contents[contents.length - 1]! ^= 1;
    writeFileSync(file, contents.subarray(0, [0, contents.length / 2][at] ?? contents.length));
  }
}

accidents('a build that finds all that earlier ones left spoilt makes it anew, byte for byte', async () => {
  const tree = copyTree({ fresh: true });
  assert.is((await build(tree)).code, 0);
  const made = digestsOf(join(tree, 'dist'));
  for (const folder of [join(tree, '.cache'), join(tree, '.kept')]) {
    assert.ok(keptIn(folder).length > 3, folder);
    spoilAll(folder);
  }
  assert.is((await build(tree)).code, 0);
  assert.equal(digestsOf(join(tree, 'dist')), made);
});

accidents.run();
