import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { paletteFaults } from '../../build/checks/palette.ts';
import { readMedia } from '../../build/media/read-media.js';
import { filesBelow } from '../../build/source-files.ts';
import { colours } from '../../content/look.ts';
import { suiteFolder } from '../support/build/built-site.ts';
import { none } from '../support/none.ts';
import { drawnMark, mendedBy, named, type Palette, randomPalette } from '../support/palette.ts';
import { suite } from '../support/suite.ts';

const palette = suite('palette');

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

palette('one value that is too light is refused alone, with the nearest one that holds', () => {
  const { goldLight, paper, warm } = colours;
  const refusal = refusalOf({ ...colours, goldText: goldLight });
  assert.match(
    refusal,
    `'goldText' (${goldLight}) on 'goldLight' (${goldLight}) has a contrast of 1.00; text needs 4.5.`,
  );
  assert.is([...refusal.matchAll(named)].length, 1);
  const { goldText } = mendedBy(colours, refusal);
  const least = Math.min(...[goldLight, paper, warm].map((ground) => contrast(goldText, ground)));
  assert.ok(least >= 4.5 && least < 4.8, goldText);
  assert.match(refusalOf({ ...colours, ink: 'black' }), 'six hexadecimal digits');
});

/** Clients have colours of their own, and paper is white wherever it is printed on; the agency’s own case is none of theirs. */
const withoutLook =
  /^content\/(?:look\.ts$|(?:art\/)?cases\/(?!own-brand|[^/]*types))|^styles\/print\.css$|\.(?:md|mp4|webm|woff2|json|tsbuildinfo)$/;
const literal =
  /(?<![\w&$/])#(?:[0-9a-f]{6}(?:[0-9a-f]{2})?|[0-9a-f]{3,4})\b|\b(?:rgb|hsl)a?\( ?\d[^)]*\)|0x[0-9a-f]{6}\b/gi;
/** Masks cut with black, and shadows are black, whatever the look. */
const black = /^#0{3,8}$|^rgb\(0 0 0 /;

palette('no colour of the agency is written outside the look', () => {
  const files = ['content', 'pages', 'styles', 'widgets', 'build/dev', 'build/edit'].flatMap((folder) =>
    filesBelow(folder),
  );
  const read = files.filter((file) => !withoutLook.test(file));
  assert.ok(read.length > 300);
  none(
    read.flatMap((file) =>
      (readFileSync(file, 'utf8').match(literal) ?? [])
        .filter((colour) => !black.test(colour))
        .map((colour) => `${file}: ${colour}; take one of content/look.ts, or a mixture of them`),
    ),
  );
});

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
