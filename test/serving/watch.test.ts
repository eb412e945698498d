import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { watchSources } from '../../build/dev/watch.ts';
import { temporaryFolder } from '../support/contact/contact-endpoint.ts';
import { eventually } from '../support/eventually.ts';
import { atEnd, suite } from '../support/suite.ts';

const watch = suite('saves are noticed');

for (const [what, save] of [
  ['written over', (file: string, text: string) => writeFileSync(file, text)],
  [
    'replaced by renaming',
    (file: string, text: string) => {
      writeFileSync(`${file}~`, text);
      renameSync(`${file}~`, file);
    },
  ],
] as const) {
  watch(`a file that is ${what} is noticed again and again`, async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'file.ts');
    writeFileSync(file, 'old');
    const seen = new Set<string>();
    atEnd(
      await watchSources(folder, ['file.ts'], (paths) => {
        assert.equal(paths, ['file.ts']);
        seen.add(readFileSync(file, 'utf8'));
      }),
    );
    for (const text of ['once', 'twice', 'thrice']) {
      save(file, text);
      await eventually(() => assert.ok(seen.has(text)));
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
