import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { dutchAddresses, rootAddresses } from '../support/addresses.ts';
import { buildIn, copyTree } from '../support/build/tree-copy.ts';
import { none } from '../support/none.ts';
import { suite } from '../support/suite.ts';

const lastmod = suite('the committed days of change', { limit: 120_000 });

// Not in `npm test`: who changes words may commit them before the file that a build writes.
lastmod('content/search/lastmod.json knows what every page says now', async () => {
  // As `npm run build` makes it: where enquiries go to an endpoint, as `npm start` has one, the privacy page says so.
  const copy = copyTree();
  const { code, output } = await buildIn(copy, { CI: '1' });
  assert.is(code, 0, output);
  const dated = readFileSync(join(copy, 'dist/sitemap.xml'), 'utf8')
    .split('<url>')
    .flatMap((entry) => (entry.includes('<lastmod>') ? [new URL(/<loc>(.*)<\/loc>/.exec(entry)![1]!).pathname] : []));
  none(
    [...rootAddresses, ...dutchAddresses]
      .filter((address) => !dated.includes(address))
      .map((address) => `${address} says something else: run \`npm run build\` and commit the file`),
  );
});

lastmod.run();
