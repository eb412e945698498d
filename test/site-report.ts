import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serveFolder } from '../build/serving/serve.ts';
import { site as brand } from '../content/site.ts';
import { dutchAddresses, rootAddresses } from './support/addresses.ts';
import { findBrowser } from './support/browser/find-browser.ts';
import { builtSite, projectFolder } from './support/build/built-site.ts';
import { weighPages } from './support/build/weigh.ts';
import { markdownFaults } from './support/pages/markdown.ts';
import { alternatesOf, findAll, parse } from './support/pages/markup.ts';
import { graphFaults, graphOf, nodesIn } from './support/pages/structured-data.ts';
import { run } from './support/runner/process.ts';

const target = join(projectFolder, 'report');
const LIGHTHOUSE_LIMIT = 180_000;

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const row = (cells: readonly (string | number)[], tag = 'td') =>
  `<tr>${cells.map((cell) => `<${tag}>${escape(String(cell))}</${tag}>`).join('')}</tr>`;

/** Addresses that a browser would ask of somebody else to show the page. */
const requestsToOthers = (html: string) =>
  findAll(parse(html), /^(?:script|img|link|source|video|iframe)$/).flatMap(({ name, attribs }) => {
    const address =
      name === 'link' && !/stylesheet|preload|icon|manifest/.test(attribs['rel'] ?? '')
        ? undefined
        : (attribs['src'] ?? attribs['href']);
    return address && /^(?:https?:)?\/\//.test(address) && !address.startsWith(brand.origin) ? [address] : [];
  });

/** What Lighthouse gives a page for search engines, in percent; it is fetched when it is asked for, being heavier than all else here. */
async function searchScore(url: string, browser: string): Promise<string> {
  const args = [
    '--yes',
    'lighthouse',
    url,
    '--only-categories=seo',
    '--output=json',
    '--quiet',
    '--chrome-flags=--headless=new --no-sandbox',
  ];
  const ended = await run('npx', args, { cwd: target, limit: LIGHTHOUSE_LIMIT, env: { CHROME_PATH: browser } });
  const score = /"seo":\s*\{[\s\S]*?"score":\s*([\d.]+)/.exec(ended.output)?.[1];
  return score === undefined ? 'not measured' : `${Math.round(Number(score) * 100)}`;
}

const { lighthouse } = parseArgs({ options: { lighthouse: { type: 'boolean', default: false } } }).values;
const folder = await builtSite();
const browser = lighthouse ? await findBrowser('chrome') : undefined;
const served = browser ? await serveFolder({ folder }) : undefined;
mkdirSync(target, { recursive: true });

const weights = new Map(weighPages(folder).map((weight) => [`/${weight.path.replace(/index\.html$/, '')}`, weight]));
const rows: (string | number)[][] = [];
for (const address of [...rootAddresses, ...dutchAddresses]) {
  const html = readFileSync(join(folder, address, 'index.html'), 'utf8');
  const document = parse(html);
  const { html: bytes, styles, scripts, pictures } = weights.get(address)!;
  const graph = graphOf(document);
  const file = join(folder, address, 'index.md');
  const markdown = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const faults = [...graphFaults(graph, document), ...markdownFaults(document, markdown, brand.origin + address)];
  rows.push([
    address,
    bytes,
    styles,
    scripts,
    pictures,
    requestsToOthers(html).length,
    Object.keys(alternatesOf(document)).join(' '),
    [...new Set(nodesIn(graph).map((node) => node['@type']))].join(' '),
    `${Buffer.byteLength(markdown)} bytes`,
    faults.length ? faults.join('; ') : 'none',
    ...(served ? [await searchScore(served.origin + address, browser!)] : []),
  ]);
}
await served?.close();

const columns = [
  'page',
  'HTML',
  'styles',
  'scripts',
  'first pictures',
  'requests to others',
  'alternates',
  'structured data',
  'Markdown',
  'faults',
  ...(served ? ['Lighthouse SEO'] : []),
];
writeFileSync(
  join(target, 'index.html'),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>What was measured</title><style>body{font:15px/1.5 system-ui;margin:2rem}td,th{text-align:left;vertical-align:top;padding:.3rem .8rem;border-top:1px solid #ccc}</style>` +
    `<h1>What was measured on this build</h1><p>${rows.length} pages. Bytes as brotli sends them.${served ? '' : ' Lighthouse: <code>npm run report -- --lighthouse</code>, which fetches it.'}</p>` +
    `<table>${row(columns, 'th')}${rows.map((cells) => row(cells)).join('\n')}</table></html>\n`,
);
const faulty = rows.filter((cells) => cells[9] !== 'none').length;
console.log(`report/index.html: ${rows.length} pages, ${faulty} with faults.`);
process.exitCode = faulty ? 1 : 0;
