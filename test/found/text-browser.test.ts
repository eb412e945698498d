import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { everyThirdAddress, sweptAddresses } from '../support/extent.ts';
import { findAll, findOne, parse } from '../support/pages/markup.ts';
import { numberedTwice, partsAt, readOut, wordsOf } from '../support/pages/read-out.ts';
import { none } from '../support/none.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const text = suite('text browsers', { limit: 120_000 });
const site = siteFor(text);

const documentOf = (address: string) => parse(readFileSync(join(site.folder(), address, 'index.html'), 'utf8'));
const parts = ['main', 'footer'] as const;
const readIn = (address: string) => wordsOf(parts.map((part) => readOut(findOne(documentOf(address), part))).join(' '));

text('they read the words of every page that a visitor sees, in their order, and no others', async () => {
  const page = await site.open('/', { javascript: false });
  const faults: string[] = [];
  for (const address of everyThirdAddress) {
    await page.goto(site.url(address));
    const seen = await page.evaluate((names) => {
      document.querySelectorAll('button, select, textarea, svg').forEach((element) => element.remove());
      // In the place of a film they read the link to it.
      document.querySelectorAll('video').forEach((film) => film.replaceWith(...film.childNodes));
      // All at once, where a browser lets one of a name be open.
      document.querySelectorAll('details').forEach((details) => Object.assign(details, { name: '', open: true }));
      return names.map((name) => document.querySelector<HTMLElement>(name)!.innerText).join(' ');
    }, parts);
    const apart = partsAt(wordsOf(seen), readIn(address));
    if (apart) faults.push(`${address} ${apart}`);
  }
  none(faults);
});

text('a list that they number says no number of its own', () => {
  none(
    sweptAddresses.flatMap((address) =>
      findAll(documentOf(address), 'ol').flatMap((list) => numberedTwice(list).map((entry) => `${address}: ${entry}`)),
    ),
  );
});

text('it is found: a hidden message, words that run together, an order of its own', () => {
  const wordsIn = (main: string) => wordsOf(readOut(findOne(parse(`<main>${main}</main>`), 'main')));
  const seen = ['name', 'your', 'work', 'our', 'work'];
  assert.is(
    partsAt(seen, wordsIn('<p>Name</p><div><a>Your work</a> <a>Our work</a></div><template>x</template>')),
    undefined,
  );
  for (const other of [
    '<p>Name</p><p hidden>Please fill in.</p><div><a>Your work</a> <a>Our work</a></div>',
    '<p>Name</p><div><a>Your work</a><a>Our work</a></div>',
    '<p>Name</p><div><a>Our work</a> <a>Your work</a></div>',
    '<p>Name</p><div><a>Your work</a> <a>Our work</a></div><p>More</p>',
  ])
    assert.match(partsAt(seen, wordsIn(other)) ?? '', 'read:');
});

text('it is found: a number that is said twice', () => {
  const list = '<ol><li><span>1</span><h3>Look</h3></li><li>2 Cut</li><li>12 colours</li></ol>';
  assert.equal(numberedTwice(findOne(parse(list), 'ol')), ['1 Look', '2 Cut']);
});

text.run();
