import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLocalSite } from '../build/local-site.ts';
import { distinctAddresses, notFoundAddresses } from './support/addresses.ts';
import { closeBrowsers } from './support/browser.ts';
import { builtSite, projectFolder, temporaryFolder } from './support/built-site.ts';
import { openPage } from './support/page.ts';
import { plainSettings } from './support/plain-settings.ts';
import type { AtEnd } from './support/suite.ts';

/** A phone, a tablet, a laptop and a wide screen: the widths the art direction is judged at. */
const heights = { 390: 844, 820: 1180, 1440: 900, 2560: 1330 };
const widths = Object.keys(heights).map(Number) as (keyof typeof heights)[];
const folder = join(projectFolder, 'screenshots');

const addresses = [...distinctAddresses, ...notFoundAddresses];

const nameOf = (address: string) => address.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';

/** Takes the whole page as it looks when everything has been scrolled to. */
async function shoot(url: string, width: keyof typeof heights, path: string): Promise<void> {
  const endings: AtEnd[] = [];
  const page = await openPage(
    url,
    { width, height: heights[width], reducedMotion: true },
    (ending) => void endings.push(ending),
  );
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  await page.screenshot({ path: path as `${string}.jpeg`, type: 'jpeg', quality: 70, fullPage: true });
  for (const ending of endings) await ending();
}

const figure = (address: string, width: number) =>
  `<figure><a href="${width}/${nameOf(address)}.jpeg"><img src="${width}/${nameOf(address)}.jpeg" alt="" loading="lazy"></a>` +
  `<figcaption>${address}</figcaption></figure>`;

const sheet = (width: number) =>
  `<h2>${width} px</h2><section>${addresses.map((address) => figure(address, width)).join('\n')}</section>`;

const index = `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>
body{margin:2rem;background:#777;font:14px/1.4 system-ui}section{display:flex;flex-wrap:wrap;gap:1rem}
figure{margin:0;inline-size:14rem}img{inline-size:100%;block-size:22rem;object-fit:cover;object-position:top}</style>
${widths.map(sheet).join('\n')}`;

const words = process.argv.slice(2);
const chosen = words.length > 0 ? addresses.filter((address) => words.includes(address)) : addresses;
rmSync(folder, { recursive: true, force: true });
const served = await openLocalSite({
  settings: plainSettings(),
  folder: await builtSite(),
  enquiries: temporaryFolder('enquiries'),
  port: '0',
});
for (const width of widths) {
  mkdirSync(join(folder, String(width)), { recursive: true });
  for (const address of chosen) {
    await shoot(served.origin + address, width, join(folder, String(width), `${nameOf(address)}.jpeg`));
  }
}
writeFileSync(join(folder, 'index.html'), index);
await closeBrowsers();
await served.close();
console.log(`${chosen.length * widths.length} pictures: open ${join('screenshots', 'index.html')}`);
