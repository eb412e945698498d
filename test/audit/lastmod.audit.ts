import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dutchAddresses, rootAddresses } from '../support/addresses.ts';
import { none } from '../support/none.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const lastmod = suite('the committed days of change');
const site = siteFor(lastmod);

// Not in `npm test`: who changes words may commit them before the file that a build writes.
lastmod('content/search/lastmod.json knows what every page says now', () => {
  const dated = readFileSync(join(site.folder(), 'sitemap.xml'), 'utf8')
    .split('<url>')
    .flatMap((entry) => (entry.includes('<lastmod>') ? [new URL(/<loc>(.*)<\/loc>/.exec(entry)![1]!).pathname] : []));
  none(
    [...rootAddresses, ...dutchAddresses]
      .filter((address) => !dated.includes(address))
      .map((address) => `${address} says something else: run \`npm run build\` and commit the file`),
  );
});

lastmod.run();
