import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeFailure, Fault } from '../build/fault.ts';
import { comparePages } from './compare-pictures.ts';
import { distinctAddresses, notFoundAddresses } from './support/addresses.ts';
import { closeBrowsers } from './support/browser/browser.ts';
import { builtSite, projectFolder } from './support/build/built-site.ts';
import { openTab, pictureName, servePages, settlePage, widths } from './support/pictures/picture.ts';

const folder = join(projectFolder, 'screenshots');

const addresses = [...distinctAddresses, ...notFoundAddresses];

/** Takes the whole page as it looks when everything has been scrolled to. */
async function shoot(url: string, width: number, path: string): Promise<void> {
  const { page, close } = await openTab(width, url);
  await settlePage(page);
  await page.screenshot({ path: path as `${string}.jpeg`, type: 'jpeg', quality: 70, fullPage: true });
  await close();
}

const figure = (address: string, width: number) =>
  `<figure><a href="${width}/${pictureName(address)}.jpeg"><img src="${width}/${pictureName(address)}.jpeg" alt="" loading="lazy"></a>` +
  `<figcaption>${address}</figcaption></figure>`;

const sheet = (width: number, shown: readonly string[]) =>
  `<h2>${width} px</h2><section>${shown.map((address) => figure(address, width)).join('\n')}</section>`;

const index = (shown: readonly string[], chosenWidths: readonly number[]) =>
  `<!doctype html><meta charset="utf-8"><title>Pictures of every page</title><style>
body{margin:2rem;background:#777;font:14px/1.4 system-ui}section{display:flex;flex-wrap:wrap;gap:1rem}
figure{margin:0;inline-size:14rem}img{inline-size:100%;block-size:22rem;object-fit:cover;object-position:top}</style>
${chosenWidths.map((width) => sheet(width, shown)).join('\n')}`;

async function takeAll(words: readonly string[], chosenWidths: readonly number[]): Promise<void> {
  const chosen = words.length > 0 ? addresses.filter((address) => words.includes(address)) : addresses;
  rmSync(folder, { recursive: true, force: true });
  const served = await servePages(await builtSite());
  for (const width of chosenWidths) {
    mkdirSync(join(folder, String(width)), { recursive: true });
    for (const address of chosen) {
      await shoot(served.origin + address, width, join(folder, String(width), `${pictureName(address)}.jpeg`));
    }
  }
  writeFileSync(join(folder, 'index.html'), index(chosen, chosenWidths));
  await served.close();
  console.log(`${chosen.length * chosenWidths.length} pictures: open ${join('screenshots', 'index.html')}`);
}

function readWidths(given: string | undefined): readonly number[] {
  if (given === undefined) return widths;
  const chosen = given.split(',').map(Number);
  if (chosen.every((width) => widths.includes(width))) return chosen;
  throw new Fault(
    `The widths are "${given}".`,
    { file: 'the command line (--width)' },
    `Give one or more of ${widths.join(', ')}, with commas between.`,
  );
}

try {
  const { values, positionals } = parseArgs({
    options: { compare: { type: 'string' }, width: { type: 'string' } },
    allowPositionals: true,
  });
  const chosenWidths = readWidths(values.width);
  if (values.compare === undefined) await takeAll(positionals, chosenWidths);
  else await comparePages(values.compare, positionals, chosenWidths);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
await closeBrowsers();
// What a failure left open, such as the server of the other site, must not hold the process.
process.exit();
