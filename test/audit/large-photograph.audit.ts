import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import * as assert from 'uvu/assert';
import { openLocalSite } from '../../build/serving/local-site.ts';
import { closeBrowsers } from '../support/browser/browser.ts';
import { openPage } from '../support/browser/page.ts';
import { suiteFolder } from '../support/build/built-site.ts';
import { raster } from '../support/build/photographs.ts';
import { plainSettings } from '../support/build/plain-settings.ts';
import { plantedCase } from '../support/build/planted-case.ts';
import { plantPhotographs } from '../support/build/planted-photographs.ts';
import { buildIn, copyTree } from '../support/build/tree-copy.ts';
import { suite } from '../support/suite.ts';

const large = suite('a photograph of 24 megapixels', { limit: 300_000 });

/** Bytes of it that a screen may load: what a cover of that size takes in AVIF, and half as much again. */
const most = { 390: 60_000, 1440: 250_000 } as const;

large('is light on every screen, says nothing of where it was taken, and is made once', async () => {
  const copy = copyTree();
  await plantPhotographs(copy);
  await raster(join(copy, 'media'), 'planted-front.jpg', { width: 4000, height: 6000, orientation: 6, detail: 60 });
  const times: number[] = [];
  for (const _ of [1, 2]) {
    const { code, output, milliseconds } = await buildIn(copy, { CI: '1' });
    assert.is(code, 0, output);
    times.push(Math.round(milliseconds));
  }
  console.log(`first build ${times[0]} ms, second ${times[1]} ms`);
  const folder = join(copy, 'dist/assets/media');
  for (const name of readdirSync(folder)) {
    const { exif, icc, xmp } = await sharp(readFileSync(join(folder, name))).metadata();
    assert.not.ok(exif || icc || xmp, name);
  }
  const served = await openLocalSite({
    settings: plainSettings(),
    folder: join(copy, 'dist'),
    enquiries: suiteFolder('enquiries'),
    port: '0',
  });
  for (const width of [390, 1440] as const) {
    const page = await openPage(`${served.origin}/portfolio/${plantedCase.slug}/`, { width, reducedMotion: true });
    const file = await page.$eval('.case-hero .photograph img', (image) => (image as HTMLImageElement).currentSrc);
    const bytes = readFileSync(join(copy, 'dist', new URL(file).pathname)).length;
    console.log(`${width} px: ${bytes} bytes, ${file}`);
    assert.ok(bytes <= most[width], `${bytes} bytes at ${width} px`);
  }
  await closeBrowsers();
  await served.close();
});

large.run();
