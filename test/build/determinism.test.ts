import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { site as brand } from '../../content/site.ts';
import { projectFolder } from '../support/build/built-site.ts';
import { none } from '../support/none.ts';
import { suite } from '../support/suite.ts';
import { type BuildEnvironment, buildIn, copyTree, digestsOf } from '../support/build/tree-copy.ts';

const same = suite('same input, same bytes', { limit: 120_000 });

/** Every spelling a brand may have in a file: as it is read, in an address, in markup. */
const spellings = new RegExp(
  [brand.name, brand.slug, brand.name.replaceAll(' ', '')].map((word) => word.toLowerCase()).join('|'),
);

/** Every file below the folders, as text: a name in a picture's metadata counts as well. */
const filesBelow = (top: string, folders: readonly string[]) =>
  folders.flatMap((folder) =>
    readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => statSync(join(top, file)).isFile()),
  );

const tracesIn = (top: string, files: readonly string[]) =>
  files.filter(
    (file) =>
      spellings.test(file.toLowerCase()) || spellings.test(readFileSync(join(top, file), 'latin1').toLowerCase()),
  );

async function builtIn(copy: string, env?: BuildEnvironment): Promise<string> {
  const ended = await buildIn(copy, env);
  assert.is(ended.code, 0, ended.output);
  return join(copy, 'dist');
}

/** Empties the first file below a folder, halves the second and turns one bit in every other. */
function spoilAll(folder: string): void {
  for (const [at, file] of filesBelow(folder, ['.']).entries()) {
    const contents = readFileSync(join(folder, file));
    if (contents.length > 0) contents[contents.length - 1]! ^= 1;
    writeFileSync(join(folder, file), contents.subarray(0, [0, contents.length / 2][at] ?? contents.length));
  }
}

/** Somebody who builds to commit what builds write down, wherever this test runs. */
const person = { CI: '' };

/** Two machines that agree on nothing. */
const east = { ...person, TZ: 'Pacific/Kiritimati', LANG: 'nl_NL.UTF-8', LC_ALL: 'nl_NL.UTF-8' };
const west = { ...person, TZ: 'Pacific/Pago_Pago', LANG: 'C', LC_ALL: 'C' };
/** One that finds nothing, neither in the cache nor in the repository. */
const fresh = copyTree({ fresh: true });
let made: ReturnType<typeof digestsOf>;
same.before(async () => {
  made = digestsOf(await builtIn(fresh, east));
});

same(
  'a build that makes everything anew and one that finds what others made, in other folders, time zones and languages of the machine, are the same byte for byte',
  async () => {
    assert.ok(Object.keys(made).length > 100);
    assert.equal(digestsOf(await builtIn(copyTree({ kept: true }), west)), made);
  },
);

same('a build that finds what earlier ones left spoilt makes it anew', async () => {
  const [cache, kept] = [join(fresh, '.cache'), join(fresh, '.kept')];
  for (const folder of [cache, kept]) {
    assert.ok(filesBelow(folder, ['.']).length > 3, folder);
    spoilAll(folder);
  }
  assert.equal(digestsOf(await builtIn(fresh, west)), made);
});

const rebranded = copyTree();
same.before(async () => {
  const file = join(rebranded, 'content/site.ts');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(brand.slug, 'zon-en-glans').replaceAll(brand.name, 'Zon & Glans'));
  const january2031 = '1925000000';
  await builtIn(rebranded, { SOURCE_DATE_EPOCH: january2031 });
});

same('SOURCE_DATE_EPOCH sets the year of the copyright line', () => {
  assert.match(readFileSync(join(rebranded, 'dist/index.html'), 'utf8'), /©[^<]*2031/);
});

same('a file with a hash in its name is named by its own bytes', () => {
  const hashed = Object.entries(digestsOf(join(rebranded, 'dist'))).filter(([name]) =>
    /-[0-9a-f]{10}\.\w+$/.test(name),
  );
  for (const ending of ['js', 'svg', 'png', 'woff2'])
    assert.ok(
      hashed.some(([name]) => name.endsWith(`.${ending}`)),
      ending,
    );
  none(hashed.flatMap(([name, digest]) => (name.includes(`-${digest.slice(0, 10)}.`) ? [] : name)));
});

same('the name of the brand is written in one file only', () => {
  const sources = ['build', 'content', 'functions', 'pages', 'styles', 'widgets'];
  none(
    tracesIn(projectFolder, [...filesBelow(projectFolder, sources), 'build.ts', 'package.json']).filter(
      (file) => file !== 'content/site.ts',
    ),
  );
});

same('a site built under another brand holds no trace of the old one', () => {
  const dist = join(rebranded, 'dist');
  none(tracesIn(dist, Object.keys(digestsOf(dist))));
});

same('the other brand stands in titles and addresses', () => {
  const dist = join(rebranded, 'dist');
  assert.match(readFileSync(join(dist, 'index.html'), 'utf8'), /<title>Zon &amp; Glans - /);
  assert.ok(statSync(join(dist, 'nl/portfolio/zon-glans/index.html')).isFile());
});

same.run();
