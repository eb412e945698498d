import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Fault } from '../build/fault.ts';
import { cached, sourceText, sweepCache } from '../build/kept/cache.ts';
import type { Served } from '../build/serving/serve.ts';
import { openBrowser } from './support/browser/browser.ts';
import { builtPages } from './support/build/built-pages.ts';
import { builtSite, projectFolder } from './support/build/built-site.ts';
import { buildCommit, resolveCommit } from './support/build/committed-tree.ts';
import { type DifferenceRow, formatTable, writeIndex, writePictures } from './support/pictures/comparison-report.ts';
import { openTab, servePages, type Tab, takePicture, takeStablePicture } from './support/pictures/picture.ts';
import { comparePictures } from './support/pictures/pixel-difference.ts';

/** Pictures at a time: drawing and packing one keeps a core busy. */
const AT_ONCE = 2;
const folder = join(projectFolder, 'screenshots/compare');

/** One of the two sites that are compared. */
interface Side {
  readonly addresses: readonly string[];
  readonly picture: (tab: Tab, address: string, width: number, stable?: boolean) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** The site of the present tree, pictured anew each time. */
async function openPresent(): Promise<Side> {
  const site = await builtSite();
  const served = await servePages(site);
  return {
    addresses: builtPages(site),
    picture: (tab, address, _, stable = false) =>
      (stable ? takeStablePicture : takePicture)(tab, served.origin + address),
    close: served.close,
  };
}

/** The site of a commit, which never changes: it is built and pictured only for what no earlier comparison kept. */
async function openCommit(commit: string): Promise<Side> {
  let opened: Promise<{ readonly site: string; readonly served: Served }> | undefined;
  const open = () => (opened ??= buildCommit(commit).then(async (site) => ({ site, served: await servePages(site) })));
  const support = join(import.meta.dirname, 'support');
  const method = sourceText(
    ...['pictures/picture.ts', 'browser/page.ts', 'browser/browser.ts', 'build/built-pages.ts'].map((file) =>
      join(support, file),
    ),
  );
  const browser = await (await openBrowser()).version();
  const kept = (what: string, make: () => Promise<string | Uint8Array>) =>
    cached('screenshots', [commit, browser, method, what].join('|'), make);
  const addresses = await kept('addresses', async () => JSON.stringify(builtPages((await open()).site)));
  return {
    addresses: JSON.parse(addresses.toString()) as readonly string[],
    picture: (tab, address, width) =>
      kept(`${width} ${address}`, async () => takeStablePicture(tab, (await open()).served.origin + address)),
    close: async () => (await opened)?.served.close(),
  };
}

function select(words: readonly string[], addresses: readonly string[]): readonly string[] {
  const unknown = words.filter((word) => !addresses.includes(word));
  if (unknown.length === 0) return words.length ? words : addresses;
  throw new Fault(
    `No page has the address ${unknown.map((word) => `"${word}"`).join(', ')}.`,
    { file: 'the command line' },
    'Write whole addresses such as /nl/contact/; those below /en/ look like the unprefixed ones.',
  );
}

/** Compares pages at one width, several at a time, and writes down the pictures of those that differ. */
async function compareAt(width: number, addresses: readonly string[], before: Side, after: Side) {
  const waiting = [...addresses];
  const rows: DifferenceRow[] = [];
  const lane = async () => {
    const tab = await openTab(width);
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      const old = await before.picture(tab, address, width);
      const present = await after.picture(tab, address, width);
      const once = await comparePictures(old, present);
      if (!once) continue;
      // On a busy machine one picture in hundreds is not like the next: a difference is believed when it is there again.
      const again = await after.picture(tab, address, width, true);
      const difference = await comparePictures(old, again);
      writePictures(folder, {
        address,
        width,
        before: old,
        after: present,
        ...once,
        ...(difference && { after: again, ...difference }),
      });
      if (!difference) {
        console.log(
          `${address} at ${width} px differed once and not again; its pictures are in ${relative(projectFolder, folder)}.`,
        );
        continue;
      }
      const { image: _, ...facts } = difference;
      rows.push({ address, width, ...facts });
    }
    // What goes wrong on a page is for the tests to refuse; here it explains a difference.
    await (async () => tab.close())().catch((error: Error) => console.log(`On a page: ${error.message}`));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return rows;
}

const count = (number: number, one: string, more: string) => `${number} ${number === 1 ? one : more}`;

/** Shows what looks different from another commit: a table here, the pictures in `screenshots/compare/index.html`. */
export async function comparePages(name: string, words: readonly string[], widths: readonly number[]): Promise<void> {
  const started = performance.now();
  const seconds = () => `${Math.round((performance.now() - started) / 1000)} s`;
  const commit = await resolveCommit(name);
  const [before, after] = await Promise.all([openCommit(commit), openPresent()]);
  const chosen = select(words, [...new Set([...before.addresses, ...after.addresses])].sort());
  const both = chosen.filter((address) => before.addresses.includes(address) && after.addresses.includes(address));
  console.log(`${count(both.length, 'page', 'pages')} to compare with ${name}, after ${seconds()}.`);

  rmSync(folder, { recursive: true, force: true });
  const rows: DifferenceRow[] = [];
  for (const width of widths) {
    const found = await compareAt(width, both, before, after);
    console.log(`${width} px: ${found.length ? `${found.length} differ` : 'all alike'} (${seconds()})`);
    rows.push(...found);
  }
  await Promise.all([before.close(), after.close()]);
  sweepCache();

  rows.sort((a, b) => both.indexOf(a.address) - both.indexOf(b.address) || a.width - b.width);
  writeIndex(folder, `Differences from ${name}`, rows);
  if (rows.length) console.log(`\n${formatTable(rows)}\n`);
  for (const address of chosen) {
    if (!after.addresses.includes(address)) console.log(`only in ${name}: ${address}`);
    if (!before.addresses.includes(address)) console.log(`not in ${name}: ${address}`);
  }
  const pages = new Set(rows.map(({ address }) => address)).size;
  console.log(
    `${rows.length} of ${both.length * widths.length} pictures differ from ${name}, on ${pages} of ${count(both.length, 'page', 'pages')} ` +
      `(${seconds()})${rows.length ? `: open ${relative(projectFolder, join(folder, 'index.html'))}` : '.'}`,
  );
}
