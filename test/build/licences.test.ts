import * as fontkit from 'fontkit';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { siteFaces } from '../../build/faces/face-files.ts';
import { type CaseFace, caseFaces } from '../../content/cases/case-faces.ts';
import { builtSite, projectFolder } from '../support/build/built-site.ts';
import { suite } from '../support/suite.ts';

const licences = suite('licences of what the site passes on');

let folder = '';
let notices = '';
licences.before(async () => {
  folder = await builtSite();
  notices = readFileSync(join(folder, 'licences.txt'), 'utf8');
});

/** The records of a font's table of names, in whatever language they are written. */
function recordsOf(file: string): Readonly<Record<string, string>> {
  const { name } = fontkit.create(readFileSync(file)) as unknown as {
    readonly name: { readonly records: Readonly<Record<string, Readonly<Record<string, string>>>> };
  };
  return Object.fromEntries(Object.entries(name.records).map(([record, texts]) => [record, Object.values(texts)[0]!]));
}

licences('every published font names its licence, and its notice stands in licences.txt', () => {
  const fonts = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.woff2'));
  // Each of the site's own in two: its common characters and its rare ones.
  assert.is(fonts.length, 2 * siteFaces().length + Object.keys(caseFaces).length);
  const packages = [...notices.matchAll(/^@fontsource(?:-variable)?\/(.+)$/gm)];
  for (const font of fonts) {
    const { licenseURL = '' } = recordsOf(join(folder, 'assets', font));
    assert.match(licenseURL, /\bscripts\.sil\.org\/|\bopenfontlicense\.org|\bapache\.org\/licenses/, font);
    const [name = ''] = font.split(/-\w+\.woff2$/);
    const family = name in caseFaces ? caseFaces[name as CaseFace].family : name;
    assert.ok(
      packages.some(([, id]) => family.startsWith(id!)),
      font,
    );
  }
  for (const [name] of packages)
    assert.ok(
      notices.includes(readFileSync(join(projectFolder, 'node_modules', name, 'LICENSE'), 'utf8').trim()),
      name,
    );
});

licences('what the scripts are bundled with has its whole licence in licences.txt', () => {
  const licence = readFileSync(join(projectFolder, 'node_modules/@preact/signals-core/LICENSE'), 'utf8');
  assert.ok(notices.includes(licence.trim()));
});

licences.run();
