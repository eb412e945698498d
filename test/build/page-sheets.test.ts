import * as assert from 'uvu/assert';
import { hooksOf } from '../../build/css/hooks.ts';
import { openPageSheets } from '../../build/css/page-sheets.ts';
import { shortNames } from '../../build/css/short-names.ts';
import { suite } from '../support/suite.ts';

const sheets = suite('style sheet of one page');

/** The rules that elements with these attributes are given. */
async function sheetOf(css: string, ...elements: readonly Readonly<Record<string, string>>[]): Promise<string> {
  const sheets = await openPageSheets(css);
  return sheets.of(new Set(elements.flatMap((attributes) => [...hooksOf(attributes)])));
}

sheets('a rule is there for whom its classes are, and its other selectors are not', async () => {
  assert.is(await sheetOf('.a,.b .c{x:1}.d{x:2}', { class: 'a b' }), '.a{x:1}');
});

sheets('a value of an attribute counts where only markup decides it', async () => {
  const css = '[data-above=s]{x:1}[data-above=m]{x:2}[data-closed]{x:3}[data-state=sent]{x:4}[hidden]{x:5}';
  assert.is(await sheetOf(css, { 'data-above': 'm' }), '[data-above=m]{x:2}[data-state=sent]{x:4}[hidden]{x:5}');
  assert.is(await sheetOf(css, { 'data-closed': '' }), '[data-closed]{x:3}[data-state=sent]{x:4}[hidden]{x:5}');
});

sheets('one of several choices is enough, and what may be absent is not asked for', async () => {
  assert.is(
    await sheetOf(':is(.a,.b)[data-closed]{x:1}', { class: 'b', 'data-closed': '' }),
    ':is(.a,.b)[data-closed]{x:1}',
  );
  assert.is(await sheetOf(':is(.a,.b) .c{x:1}', { class: 'c' }), '');
  assert.is(await sheetOf('.a:not(.b,[data-from]){x:1}', { class: 'a' }), '.a:not(.b,[data-from]){x:1}');
});

sheets('what :has() asks for must be there as well', async () => {
  const css = '.a:has(+ .b){x:1}.a:has(> .c,> [data-from]){x:2}.a:not(:has(.d)){x:3}';
  assert.is(await sheetOf(css, { class: 'a' }, { 'data-from': '' }), css.slice('.a:has(+ .b){x:1}'.length));
});

sheets('rules stay in their order, layers and conditions', async () => {
  const css = '@layer one{.a{x:1}@media print{.a{x:2}.b{x:3}}.c{x:4}}@layer two{.a{x:5}}';
  assert.is(await sheetOf(css, { class: 'a' }), '@layer one{.a{x:1}@media print{.a{x:2}}}@layer two{.a{x:5}}');
});

sheets('a keyframe set comes with the rule that names it', async () => {
  const css = '@keyframes turn{to{rotate:1turn}}.a{animation:turn 1s}';
  assert.is(await sheetOf(css, { class: 'a' }), css);
  assert.is(await sheetOf(css, { class: 'b' }), '');
});

sheets('a value that nothing on the page comes to read is not there', async () => {
  const css = ':root{--a:1;--b:var(--a);--c:2}.d{x:var(--c)}.e{--f:3}.g{x:var(--b)}';
  assert.is(await sheetOf(css, { class: 'd e' }), ':root{--c:2}.d{x:var(--c)}');
  assert.is(await sheetOf(css, { class: 'g' }), ':root{--a:1;--b:var(--a)}.g{x:var(--b)}');
});

sheets('what scripts and drawings name keeps its name, and all else gets one of its own', () => {
  const css = '@property --light{syntax:"*"}.a--b{--text:1;--rule:2;--a:3}.c{x:var(--rule,var(--text));y:var(--light)}';
  const short = shortNames(css, new Set(['--light', '--b']));
  assert.is(short, '@property --light{syntax:"*"}.a--b{--a:1;--c:2;--d:3}.c{x:var(--c,var(--a));y:var(--light)}');
});

sheets.run();
