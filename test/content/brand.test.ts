import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { colours, faces } from '../../content/look.ts';
import { site as brand } from '../../content/site.ts';
import { buildLean, projectFolder } from '../support/build/built-site.ts';
import { copyTree, digestsOf, replaceIn } from '../support/build/tree-copy.ts';
import { none } from '../support/none.ts';
import { colourNames, drawnMark, mendedBy, named, type Palette, randomPalette } from '../support/palette.ts';
import { suite } from '../support/suite.ts';

const another = suite('another brand', { limit: 300_000 });

/** Every spelling a brand may have in a file: as it is read, in an address, in markup. */
const spellings = [brand.name, brand.slug, brand.name.replaceAll(' ', ''), brand.name.replaceAll('&', '&amp;')].map(
  (word) => word.toLowerCase(),
);
const isSpelt = (text: string) => spellings.some((spelling) => text.toLowerCase().includes(spelling));

/** Every file below the folders, as text: a name in a picture's metadata counts as well. */
const filesBelow = (top: string, folders: readonly string[]) =>
  folders.flatMap((folder) =>
    readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => statSync(join(top, file)).isFile()),
  );

const tracesIn = (top: string, files: readonly string[]) =>
  files.filter((file) => isSpelt(file) || isSpelt(readFileSync(join(top, file), 'latin1')));

const copy = copyTree();
const dist = join(copy, 'dist');
const read = (path: string) => readFileSync(join(dist, path), 'utf8');
const january2031 = '1925000000';
const build = () => buildLean(copy, { env: { SOURCE_DATE_EPOCH: january2031 } });
const look = join(copy, 'content/look.ts');
function rewriteLook(what: RegExp, to: string): void {
  const text = readFileSync(look, 'utf8');
  assert.match(text, what);
  writeFileSync(look, text.replace(what, to));
}
const writeColours = (given: Palette) => rewriteLook(/(?<=colours = )\{.*\}(?= as const)/s, JSON.stringify(given));

// Name, colours, typefaces and mark at once: a build costs what all other tests here do together.
another.before(() => {
  const file = join(copy, 'content/site.ts');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(brand.slug, 'zon-en-glans').replaceAll(brand.name, 'Zon & Glans'));
  mkdirSync(join(copy, 'media'), { recursive: true });
  writeFileSync(join(copy, 'media/mark.svg'), drawnMark);
  rewriteLook(/^export \{.*\bmark \} from .*;$/m, "export { default as mark } from '../media/mark.svg';");
  rewriteLook(/(?<=\bdisplay: ').+(?=')/, 'Cormorant Garamond');
  rewriteLook(/(?<=\btext: ').+(?=')/, 'No Such Sans');
});

another(
  'a site is not built with colours that cannot be read and a typeface that is not there, and is built with what the refusal names',
  async () => {
    const given = randomPalette(11);
    writeColours(given);
    const refused = await build();
    assert.is(refused.code, 1, refused.output);
    assert.match(refused.output, new RegExp(named.source));
    assert.match(refused.output, "The typeface 'No Such Sans' is not installed.");
    assert.match(refused.output, '`npm install --save-dev @fontsource-variable/no-such-sans`');
    // One that comes in a file for each weight.
    replaceIn(copy, 'content/look.ts', 'No Such Sans', 'Jost');
    writeColours(mendedBy(given, refused.output));
    const built = await build();
    assert.is(built.code, 0, built.output);
  },
);

another('it holds no colour of before', () => {
  const old = colourNames.filter((name) => name !== 'paper').map((name) => colours[name].toLowerCase());
  const frames = readdirSync(join(dist, 'assets')).filter((name) => /frame.*\.svg$/.test(name));
  for (const path of ['index.html', 'site.webmanifest', 'favicon.svg', ...frames.map((name) => `assets/${name}`)]) {
    const text = read(path).toLowerCase();
    assert.equal(
      old.filter((value) => text.includes(value)),
      [],
      path,
    );
  }
});

another('its typefaces are asked for with the page, have system faces fitted to them, and bring their licences', () => {
  const html = read('index.html');
  for (const font of ['cormorant-garamond', 'cormorant-garamond-italic', 'jost', 'jost-bold'])
    assert.match(html, new RegExp(`<link rel="preload" as="font"[^>]* href="/assets/${font}-\\w+\\.woff2"`));
  assert.match(html, /--\w+:Cormorant Garamond,Cormorant Garamond Fallback,/);
  assert.match(html, /font-family:Jost Roboto;font-weight:600 700;[^}]*size-adjust:[\d.]+%/);
  assert.not.match(html, faces.display);
  assert.match(read('licences.txt'), '@fontsource/jost');
});

another('its mark stands in the header and in the icon', () => {
  for (const path of ['index.html', 'favicon.svg']) assert.match(read(path), 'M32 0L64 64H0');
});

another('it holds no trace of the old name', () => {
  none(tracesIn(dist, Object.keys(digestsOf(dist))));
});

another('its name stands in titles and addresses', () => {
  assert.match(read('index.html'), /<title>Zon &amp; Glans - /);
  assert.ok(statSync(join(dist, 'nl/portfolio/zon-glans/index.html')).isFile());
});

another('SOURCE_DATE_EPOCH sets the year of the copyright line', () => {
  assert.match(read('index.html'), /©[^<]*2031/);
});

another('the name of the brand is written in one file only', () => {
  const sources = ['build', 'content', 'functions', 'pages', 'styles', 'widgets'];
  none(
    tracesIn(projectFolder, [...filesBelow(projectFolder, sources), 'build.ts', 'package.json']).filter(
      (file) => file !== 'content/site.ts',
    ),
  );
});

another.run();
