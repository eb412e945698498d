import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { rootAddresses, dutchAddresses } from '../support/addresses.ts';
import { none } from '../support/none.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const visit = suite('first visit', { limit: 600_000 });
const site = siteFor(visit, { reducedMotion: true });

/** What a page asks for when nothing of the site is kept yet. */
interface Visit {
  readonly address: string;
  readonly files: readonly string[];
  /** On their way, texts as brotli sends them. */
  readonly bytes: number;
}

const compressible = /\.(?:html|js|css|svg|webmanifest)$/;

function bytesOf(path: string): number {
  const contents = readFileSync(join(site.folder(), path.endsWith('/') ? `${path}index.html` : path));
  return path.endsWith('/') || compressible.test(path) ? brotliCompressSync(contents).length : contents.length;
}

/** Opens an address on a phone as for the first time. */
async function visitFirst(page: Page, address: string): Promise<Visit> {
  const asked = new Set<string>();
  const note = (request: { url(): string }) => void asked.add(new URL(request.url()).pathname);
  page.on('request', note);
  await page.goto(site.url(address), { waitUntil: 'networkidle0' });
  page.off('request', note);
  const files = [...asked];
  return { address, files, bytes: files.reduce((sum, file) => sum + bytesOf(file), 0) };
}

const middle = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1]!;

visit('the middle page asks for 60 KB at most in 8 requests at most, and none for a rare character', async () => {
  const page = await site.open('/robots.txt', { width: 390, height: 844, touch: true });
  await page.setCacheEnabled(false);
  const visits: Visit[] = [];
  for (const address of [...rootAddresses, ...dutchAddresses]) visits.push(await visitFirst(page, address));
  none(visits.flatMap(({ address, files }) => (files.some((file) => /-rare-/.test(file)) ? address : [])));
  const bytes = middle(visits.map((one) => one.bytes));
  const requests = middle(visits.map(({ files }) => files.length));
  console.log(`${bytes} bytes in ${requests} requests`);
  assert.ok(bytes <= 60 * 1024, `${bytes} bytes`);
  assert.ok(requests <= 8, `${requests} requests`);
});

visit('a character that the words seldom hold is asked for where one stands', async () => {
  const page = await site.open('/');
  const rare = page.waitForRequest((request) => /instrument-sans-rare-/.test(request.url()));
  await page.$eval('footer', (footer) => footer.append('ñ'));
  await rare;
});

visit.run();
