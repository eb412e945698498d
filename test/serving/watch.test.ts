import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { watchSources } from '../../build/dev/watch.ts';
import { temporaryFolder } from '../support/contact/contact-endpoint.ts';
import { eventually } from '../support/eventually.ts';
import { atEnd, suite } from '../support/suite.ts';

const watch = suite('saves are noticed');

for (const [what, save] of [
  ['written over', (folder: string) => writeFileSync(join(folder, 'file.ts'), 'new')],
  [
    'replaced by renaming',
    (folder: string) => {
      writeFileSync(join(folder, 'file.ts~'), 'new');
      renameSync(join(folder, 'file.ts~'), join(folder, 'file.ts'));
    },
  ],
] as const) {
  watch(`a file that is ${what} is noticed again and again`, async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file.ts'), 'old');
    const seen: string[] = [];
    atEnd(await watchSources(folder, ['file.ts'], (paths) => seen.push(...paths)));
    for (let times = 1; times <= 3; times++) {
      save(folder);
      await eventually(() => assert.equal(seen, Array(times).fill('file.ts')));
    }
  });
}

watch('a file in a new folder is noticed', async () => {
  const folder = temporaryFolder();
  const seen = new Set<string>();
  atEnd(await watchSources(folder, ['new'], (paths) => paths.forEach((path) => seen.add(path))));
  mkdirSync(join(folder, 'new/deeper'), { recursive: true });
  await eventually(() => assert.ok(seen.has('new')));
  writeFileSync(join(folder, 'new/deeper/file.ts'), '');
  await eventually(() => assert.ok(seen.has('new/deeper/file.ts')));
});

watch.run();
