import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { type Palette, paletteFaults } from '../../build/checks/palette.ts';
import { readMedia } from '../../build/media/read-media.js';
import { colours } from '../../content/look.ts';
import { suiteFolder } from '../support/build/built-site.ts';
import { buildIn, copyTree } from '../support/build/tree-copy.ts';
import { suite } from '../support/suite.ts';

const palette = suite('palette', { limit: 120_000 });

const names = Object.keys(colours) as (keyof Palette)[];

const drawnMark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><path d="M64 0L128 128H0z"/><path fill="none" stroke="#000" d="M0 64h128"/></svg>';

/** The same numbers in every run, as unlike each other as chance makes them. */
function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

function randomPalette(seed: number): Palette {
  const next = chance(seed);
  const channel = () =>
    Math.floor(next() * 256)
      .toString(16)
      .padStart(2, '0');
  return Object.fromEntries(names.map((name) => [name, `#${channel()}${channel()}${channel()}`])) as Palette;
}

/** Contrast by the formula of WCAG 2.2, apart from the one that the build uses. */
function contrast(one: string, other: string): number {
  const light = (hex: string) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, at) => {
      const share = Number(`0x${hex.slice(1 + at * 2, 3 + at * 2)}`) / 255;
      return sum + weight * (share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4));
    }, 0);
  const [a, b] = [light(one) + 0.05, light(other) + 0.05];
  return Math.max(a, b) / Math.min(a, b);
}

const named = /Write (\w+): '(#[0-9a-f]{6})'/g;
/** A palette with the values that a refusal names. */
const mendedBy = (given: Palette, refusal: string): Palette => ({
  ...given,
  ...Object.fromEntries([...refusal.matchAll(named)].map(([, name, value]) => [name, value])),
});
const refusalOf = (given: Palette) =>
  paletteFaults(given)
    .map((fault) => fault.describe())
    .join('\n');

/** What style sheets set on what (styles/layout/section.css, styles/blocks/button.css). */
const readable = (one: Palette): readonly number[] => [
  ...(['paper', 'warm'] as const).flatMap((ground) =>
    (['ink', 'stoneDark', 'goldText', 'danger'] as const).map((front) => contrast(one[front], one[ground])),
  ),
  ...(['warm', 'stoneLight', 'goldLight', 'dangerLight'] as const).flatMap((front) =>
    (['ink', 'inkRaised'] as const).map((ground) => contrast(one[front], one[ground])),
  ),
  contrast(one.paper, one.actionDeep),
];

palette('the site’s own colours hold', () => {
  assert.is(refusalOf(colours), '');
  assert.ok(Math.min(...readable(colours)) >= 4.5);
});

for (let seed = 1; seed <= 10; seed += 1) {
  palette(`a palette by chance holds, or what its refusal names does (${seed})`, () => {
    const given = randomPalette(seed * 7919);
    const refusal = refusalOf(given);
    for (const [, front, ground, ratio] of refusal.matchAll(/'\w+' \((#\w+)\) on '\w+' \((#\w+)\).*? of ([\d.]+);/g))
      assert.ok(Math.abs(contrast(front!, ground!) - Number(ratio)) < 0.01, `${front} on ${ground}: ${ratio}`);
    const mended = mendedBy(given, refusal);
    assert.is(refusalOf(mended), '');
    assert.ok(Math.min(...readable(mended)) >= 4.5, JSON.stringify(mended));
  });
}

palette('one value that is too light is refused alone, with the nearest darker one', () => {
  const refusal = refusalOf({ ...colours, goldText: '#ae8933' });
  assert.match(refusal, "'goldText' (#ae8933) on 'warm' (#faf7f0) has a contrast of 3.05; text needs 4.5.");
  assert.is([...refusal.matchAll(named)].length, 1);
  const { goldText } = mendedBy(colours, refusal);
  assert.ok(contrast(goldText, colours.warm) >= 4.5 && contrast(goldText, colours.warm) < 4.6, goldText);
  assert.match(refusalOf({ ...colours, ink: 'black' }), 'six hexadecimal digits');
});

palette(
  'a site is not built with it, is built with what the refusal names, and holds no colour of before',
  async () => {
    const copy = copyTree();
    const file = join(copy, 'content/look.ts');
    const look = readFileSync(file, 'utf8')
      .replace("'./art/brand/mark.ts'", "'../media/mark.svg'")
      .replace('{ mark }', '{ default as mark }');
    const write = (given: Palette) =>
      writeFileSync(file, look.replace(/(?<=colours = )\{.*\}(?= as const)/s, JSON.stringify(given)));
    // Another mark as well: a build costs what all other tests here do together.
    mkdirSync(join(copy, 'media'), { recursive: true });
    writeFileSync(join(copy, 'media/mark.svg'), drawnMark);
    const given = randomPalette(11);
    write(given);
    const refused = await buildIn(copy, { CI: '1' });
    assert.is(refused.code, 1, refused.output);
    assert.match(refused.output, new RegExp(named.source));
    write(mendedBy(given, refused.output));
    const built = await buildIn(copy, { CI: '1' });
    assert.is(built.code, 0, built.output);
    const old = names.filter((name) => name !== 'paper').map((name) => colours[name].toLowerCase());
    const frames = readdirSync(join(copy, 'dist/assets')).filter((name) => /frame.*\.svg$/.test(name));
    for (const path of ['index.html', 'site.webmanifest', 'favicon.svg', ...frames.map((name) => `assets/${name}`)]) {
      const text = readFileSync(join(copy, 'dist', path), 'utf8').toLowerCase();
      assert.equal(
        old.filter((value) => text.includes(value)),
        [],
        path,
      );
    }
    for (const path of ['index.html', 'favicon.svg'])
      assert.match(readFileSync(join(copy, 'dist', path), 'utf8'), 'M32 0L64 64H0');
  },
);

palette('a mark that is no square, or more than paths, is refused with the remedy', async () => {
  const folder = join(suiteFolder('mark'), 'media');
  mkdirSync(folder, { recursive: true });
  for (const [svg, says] of [
    [drawnMark.replace('0 0 128 128', '0 0 128 64'), 'viewBox is no square'],
    [drawnMark.replace('<path', '<circle r="3"/><path'), '<circle> is no path'],
    ['<svg viewBox="0 0 8 8"></svg>', 'no path in it'],
  ] as const) {
    writeFileSync(join(folder, 'mark.svg'), svg);
    const { found, remedy } = await readMedia(join(folder, 'mark.svg'));
    assert.match(found!, says);
    assert.match(remedy!, 'square viewBox');
  }
});

palette.run();
