import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import * as assert from 'uvu/assert';
import { readMedia } from '../../build/media/read-media.js';
import { openPhotographs } from '../../build/pictures/photographs.ts';
import { openLocalSite } from '../../build/serving/local-site.ts';
import type { Served } from '../../build/serving/serve.ts';
import type { Photograph } from '../../content/media/photograph.ts';
import { picturePlaces } from '../../pages/parts/picture-places.ts';
import { closeBrowsers } from '../support/browser/browser.ts';
import { openPage } from '../support/browser/page.ts';
import { buildLean, suiteFolder } from '../support/build/built-site.ts';
import { raster } from '../support/build/photographs.ts';
import { plainSettings } from '../support/build/plain-settings.ts';
import { plantedCase } from '../support/build/planted-case.ts';
import { plantPhotographs } from '../support/build/planted-photographs.ts';
import { buildIn, copyTree } from '../support/build/tree-copy.ts';
import { none } from '../support/none.ts';
import { findAll, parse } from '../support/pages/markup.ts';
import { graphFaults, graphOf } from '../support/pages/structured-data.ts';
import { suite } from '../support/suite.ts';

const photographs = suite('photographs', { limit: 120_000 });

let copy = '';
let served: Served | undefined;
const study = `/portfolio/${plantedCase.slug}/`;
const dist = (path: string) => join(copy, 'dist', path);
const kept = () => readdirSync(join(copy, '.cache/photographs')).length;
const url = (path: string) => served!.origin + path;

photographs.before(async () => {
  copy = copyTree();
  await plantPhotographs(copy);
  const { code, output } = await buildLean(copy);
  if (code !== 0) throw new Error(output);
  served = await openLocalSite({
    settings: plainSettings(),
    folder: join(copy, 'dist'),
    enquiries: suiteFolder('enquiries'),
    port: '0',
  });
});
photographs.after(async () => {
  await closeBrowsers();
  await served?.close();
});

const made = () =>
  readdirSync(dist('assets/media'))
    .filter((name) => !/\.(?:mp4|webm|vtt)$/.test(name))
    .map((name) => dist(`assets/media/${name}`));

photographs('each is there as AVIF, as WebP and as a JPEG, or a PNG where it is clear', () => {
  const endings = (name: string) => [
    ...new Set(made().flatMap((file) => new RegExp(`/planted-${name}-\\d+-\\w+\\.(\\w+)$`).exec(file)?.[1] ?? [])),
  ];
  for (const name of ['front', 'upright', 'sign', 'portrait'])
    assert.equal(endings(name).sort(), ['avif', 'jpg', 'webp']);
  assert.equal(endings('clear').sort(), ['avif', 'png', 'webp']);
});

photographs('no file holds what a camera wrote, a place on earth or a profile', async () => {
  const source = readFileSync(join(copy, 'media/planted-front.jpg'));
  assert.ok(source.includes('A camera') && (await sharp(source).metadata()).icc);
  none(
    await Promise.all(
      made().map(async (file) => {
        const bytes = readFileSync(file);
        const { exif, icc, xmp, iptc, orientation, space } = await sharp(bytes).metadata();
        const clean = !exif && !icc && !xmp && !iptc && !orientation && space === 'srgb';
        return clean && !bytes.includes('A camera') ? undefined : file;
      }),
    ),
  );
});

photographs('what was held sideways stands upright, in the colours it had', async () => {
  for (const file of made().filter((one) => /planted-front-640-/.test(one))) {
    const { width, height } = await sharp(file).metadata();
    assert.ok(Math.abs(width! / height! - 1.5) < 0.01, file);
    // A quarter turn clockwise: what was on top is on the right.
    const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number) => [...data.subarray((20 * info.width + x) * 3, (20 * info.width + x) * 3 + 3)];
    for (const [x, wanted] of [
      [20, [0x20, 0x40, 0x60]],
      [info.width - 20, [0xd0, 0x80, 0x30]],
    ] as const)
      assert.ok(
        at(x).every((value, index) => Math.abs(value - wanted[index]!) < 40),
        `${file}: ${at(x).join()} at ${x}`,
      );
  }
});

for (const width of [390, 820, 1440]) {
  photographs(`at ${width} px the browser takes files that fit, and nothing moves`, async () => {
    for (const address of [study, '/coming-soon/', '/portfolio/']) {
      const page = await openPage(url(address), { width, reducedMotion: true });
      const shifts = await page.evaluate(async () => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        for (const image of document.querySelectorAll('img')) {
          image.scrollIntoView();
          await image.decode();
        }
        return sum;
      });
      assert.ok(shifts < 0.001, `${address} moves by ${shifts}`);
      const found = await page.$$eval('.photograph img', (images) =>
        (images as HTMLImageElement[]).map((image) => ({
          file: image.currentSrc,
          shown: image.clientWidth,
          needed: Math.max(image.clientWidth, (image.clientHeight * image.naturalWidth) / image.naturalHeight),
          most: Number(image.getAttribute('width')),
          alt: image.alt,
        })),
      );
      assert.ok(found.length > 0, address);
      const taken = (file: string) => Number(/-(\d+)-\w+\.avif$/.exec(file)?.[1]);
      const fits = ({ file, needed }: { file: string; needed: number }) =>
        taken(file) <= 320 || taken(file) <= needed * 1.75;
      none(
        found.map((image) => {
          const { file, shown, needed, most } = image;
          if (!taken(file)) return `${address}: ${file} is no AVIF`;
          if (!shown) return undefined;
          if (taken(file) < Math.min(needed * 0.95, most))
            return `${address}: ${taken(file)} pixels for ${needed} (${file})`;
          // A browser may show a larger file where it has one already: nothing more comes over the line for it.
          return found.some((other) => other.file === file && fits(other))
            ? undefined
            : `${address}: ${taken(file)} pixels for only ${needed} (${file})`;
        }),
      );
      await page.close();
    }
  });
}

photographs('its place has its colour and its size before it is there', async () => {
  const html = readFileSync(dist(`${study}index.html`), 'utf8');
  const images = findAll(parse(html), 'img').filter(({ attribs }) => attribs['srcset']);
  assert.ok(images.length >= 5);
  for (const { attribs } of images) {
    assert.ok(Number(attribs['width']) > 0 && Number(attribs['height']) > 0 && attribs['sizes']);
    const ground = /\bground-([0-9a-f]{3})\b/.exec(attribs['class']!)![1]!;
    assert.match(html, `.ground-${ground}{background-color:#${ground}}`);
  }
});

photographs('the share card of the case shows it', async () => {
  const [card] = findAll(parse(readFileSync(dist(`${study}index.html`), 'utf8')), 'meta', { property: 'og:image' });
  const address = card!.attribs['content']!;
  const { data, info } = await sharp(dist(new URL(address).pathname))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  const [red, , blue] = at(1150, 300);
  assert.ok(red! > blue! + 60, `${at(1150, 300).join()} is not the photograph`);
});

photographs('search engines are told of it: its file, its size and what it shows', async () => {
  const document = parse(readFileSync(dist(`${study}index.html`), 'utf8'));
  const graph = graphOf(document);
  none(graphFaults(graph, document));
  const work = graph['@graph'].find((node) => node['@type'] === 'CreativeWork');
  const { contentUrl, caption, width } = work!['image'] as Readonly<Record<string, string>>;
  assert.match(contentUrl!, /\/assets\/media\/[^/]+\.jpg$/);
  assert.is((await sharp(dist(new URL(contentUrl!).pathname)).metadata()).format, 'jpeg');
  assert.ok(caption && Number(width) > 320);
});

photographs('a second build makes none of them anew', async () => {
  const before = kept();
  // A site that stands as it was left would not be made again.
  rmSync(dist(''), { recursive: true });
  const { code, output } = await buildLean(copy);
  assert.is(code, 0, output);
  assert.is(kept(), before);
});

photographs('one that is too small for its place is refused with its size and the one it needs', () => {
  const small = { file: 'media/small.jpg', name: 'media/small', width: 300, height: 200, digest: 'x' } as Photograph;
  assert.throws(
    () => openPhotographs('/').ask(small, picturePlaces.beside),
    (fault: Error & { describe: () => string }) =>
      /media\/small\.jpg is 300 pixels wide.*needs 960/.test(fault.describe()) &&
      /Export it again/.test(fault.describe()),
  );
});

photographs('one that cannot be read is refused by name', async () => {
  const folder = suiteFolder('broken');
  writeFileSync(join(folder, 'broken.jpg'), 'This is no photograph.');
  const { found, remedy } = await readMedia(join(folder, 'broken.jpg'));
  assert.match(found!, /broken\.jpg cannot be read/);
  assert.match(remedy!, 'Export it again');
  await raster(folder, 'whole.jpg', { width: 64, height: 64 });
  assert.match((await readMedia(join(folder, 'whole.jpg'))).source!, '"width":64');
});

photographs('one that is missing is refused with the line that imports it, and the last site stays', async () => {
  const file = join(copy, 'content/cases/eighth.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace('media/planted-front.jpg', 'media/lost.jpg'));
  const { code, output } = await buildIn(copy, { CI: '1' });
  assert.is(code, 1);
  assert.match(output, 'The file media/lost.jpg is not there.');
  assert.match(output, /content\/cases\/eighth\.ts:\d/);
  assert.ok(existsSync(dist(study)));
});

photographs.run();
