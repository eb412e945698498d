import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { audit } from '../support/extent.ts';
import { suite } from '../support/suite.ts';
import { type BuildEnvironment, buildIn, copyTree, digestsOf, replaceIn } from '../support/build/tree-copy.ts';

const unchanged = suite('a build of what is built already', { limit: 120_000 });

const copy = copyTree();
const dist = join(copy, 'dist');
const page = join(dist, 'contact/index.html');
const skipped = /nothing has changed/;

async function build(env: BuildEnvironment = {}): Promise<string> {
  const { code, output } = await buildIn(copy, { CI: '1', ...env });
  assert.is(code, 0, output);
  return output;
}

let first: ReturnType<typeof digestsOf>;
unchanged.before(async () => {
  assert.not.match(await build(), skipped);
  first = digestsOf(dist);
});

unchanged('says so and leaves the site alone', async () => {
  assert.match(await build(), skipped);
  assert.equal(digestsOf(dist), first);
});

for (const [what, spoil] of [
  ...(audit ? [['written over', () => writeFileSync(page, 'x')] as const] : []),
  ['written over by as many bytes', () => writeFileSync(page, 'x'.repeat(readFileSync(page).length))],
  ['removed', () => rmSync(page)],
] as const) {
  unchanged(`makes the site anew where a file of it was ${what}`, async () => {
    spoil();
    assert.not.match(await build(), skipped);
    assert.equal(digestsOf(dist), first);
  });
}

unchanged('makes the site anew for other settings and for a style, and knows it again without them', async () => {
  assert.not.match(await build({ KEEP_ASSETS_DAYS: '5' }), skipped);
  assert.not.match(await build(), skipped);
  replaceIn(copy, 'styles/blocks/hero.css', '.hero {', '/* Planted. */ .hero {');
  assert.not.match(await build(), skipped);
  assert.match(await build(), skipped);
});

unchanged.run();
