import { existsSync, readdirSync, readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { cached, openCacheTable, sweepCache } from '../../build/kept/cache.ts';
import { suiteFolder } from '../support/build/built-site.ts';
import { suite } from '../support/suite.ts';

const cache = suite('what builds hand to each other');

// The cache lies in the folder that a build runs in.
process.chdir(suiteFolder('cache'));

const longAgo = new Date('2020-01-01');
const places = (kind: string) => readdirSync(join('.cache', kind)).map((name) => join('.cache', kind, name));

const damages = {
  emptied: (place: string) => truncateSync(place, 0),
  halved: (place: string) => truncateSync(place, Math.floor(readFileSync(place).length / 2)),
  flipped: (place: string) => {
    const contents = readFileSync(place);
    contents[contents.length - 2]! ^= 1;
    writeFileSync(place, contents);
  },
} as const;

for (const [damage, spoil] of Object.entries(damages)) {
  cache(`a result is made once, and anew where its file was ${damage}`, async () => {
    let made = 0;
    const ask = async () => (await cached(damage, 'source', async () => `made ${(made += 1)} times`)).toString();
    assert.is(await ask(), 'made 1 times');
    assert.is(await ask(), 'made 1 times');
    places(damage).forEach(spoil);
    assert.is(await ask(), 'made 2 times');
    assert.is(await ask(), 'made 2 times');
  });

  cache(`a table hands over its values, and begins anew where its file was ${damage}`, async () => {
    const kind = `table-${damage}`;
    const open = () => openCacheTable<number>(kind, 'source');
    const first = open();
    first.of('a', () => 1);
    await first.save();
    assert.is(
      open().of('a', () => 2),
      1,
    );
    places(kind).forEach(spoil);
    assert.is(
      open().of('a', () => 2),
      2,
    );
  });
}

cache('a result depends on its source and its kind', async () => {
  const ask = async (kind: string, source: string) =>
    (await cached(kind, source, async () => kind + source)).toString();
  assert.equal(await Promise.all([ask('x', '1'), ask('x', '2'), ask('y', '1')]), ['x1', 'x2', 'y1']);
});

cache('what a killed build left is cleared away, what a running one works on stays', async () => {
  await cached('kind', 'source', async () => 'whole');
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const left = [`.cache/build-${ended}.mjs`, `.cache/kind/0123.part-${ended}-a`];
  const atWork = [`.cache/build-${process.pid}.mjs`, `.cache/kind/0123.part-${process.pid}-a`, ...places('kind')];
  for (const file of [...left, ...atWork.slice(0, 2)]) writeFileSync(file, 'half');
  sweepCache();
  assert.equal(
    left.filter((file) => existsSync(file)),
    [],
  );
  assert.equal(
    atWork.filter((file) => !existsSync(file)),
    [],
  );
});

cache('what no build has used for a fortnight is dropped, what one uses stays', async () => {
  const ask = (source: string) => cached('ages', source, async () => source);
  await Promise.all(['used', 'unused'].map(ask));
  for (const place of places('ages')) utimesSync(place, longAgo, longAgo);
  await ask('used');
  sweepCache();
  assert.equal(
    places('ages').map((place) => readFileSync(place).subarray(-4).toString()),
    ['used'],
  );
  assert.is(places('ages').length, 1);
});

cache.run();
