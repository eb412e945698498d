import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { openLocalSite } from '../../build/serving/local-site.ts';
import { closeBrowsers } from '../support/browser/browser.ts';
import { openPage } from '../support/browser/page.ts';
import { suiteFolder } from '../support/build/built-site.ts';
import { plainSettings } from '../support/build/plain-settings.ts';
import { buildIn, copyTree } from '../support/build/tree-copy.ts';
import { none } from '../support/none.ts';
import { allowHiding, faintLines } from '../support/pages/contrast.ts';
import { mendedBy, type Palette, randomPalette } from '../support/palette.ts';
import { suite } from '../support/suite.ts';

const palettes = suite('palettes by chance', { limit: 300_000 });

/** Pages that show every ground, and words on planes of mixed colours. */
const addresses = [
  '',
  'pricing/',
  'contact/',
  'about/',
  'services/seo/',
  'services/branding/',
  'services/social-media/',
  'services/redesign-website/',
  'services/smart-start-website/',
  'services/website-configurator/',
  'solutions/need-website/',
  'solutions/generate-traffic/',
  'solutions/logo-branding/',
];

const copy = copyTree();
const look = join(copy, 'content/look.ts');
const asItWas = readFileSync(look, 'utf8');
const write = (given: Palette) =>
  writeFileSync(look, asItWas.replace(/(?<=colours = )\{.*\}(?= as const)/s, JSON.stringify(given)));

palettes.after(closeBrowsers);

for (let seed = 1; seed <= 10; seed += 1) {
  palettes(`one builds, or what its refusal names does, and every line can be read (${seed})`, async () => {
    const given = randomPalette(seed * 7919);
    write(given);
    let ended = await buildIn(copy, { CI: '1' });
    if (ended.code !== 0) {
      write(mendedBy(given, ended.output));
      ended = await buildIn(copy, { CI: '1' });
    }
    assert.is(ended.code, 0, ended.output);
    const served = await openLocalSite({
      settings: plainSettings(),
      folder: join(copy, 'dist'),
      enquiries: suiteFolder('enquiries'),
      port: '0',
    });
    try {
      const faults: string[] = [];
      for (const address of addresses) {
        const page = await openPage(`${served.url}${address}`, { reducedMotion: true, prepare: allowHiding });
        faults.push(...(await faintLines(page)).map((fault) => `/${address}: ${fault}`));
        await page.close();
      }
      none(faults);
    } finally {
      await served.close();
    }
  });
}

palettes.run();
