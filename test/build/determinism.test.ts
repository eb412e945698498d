import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { audit } from '../support/extent.ts';
import { none } from '../support/none.ts';
import { suite } from '../support/suite.ts';
import { buildLean } from '../support/build/built-site.ts';
import { type BuildEnvironment, buildIn, copyTree, digestsOf } from '../support/build/tree-copy.ts';

const same = suite('same input, same bytes', { limit: 300_000 });

/** In the audit as a host is given it: compressing everything once takes longer than all else. */
const build = (copy: string, env: BuildEnvironment) => (audit ? buildIn(copy, env) : buildLean(copy, { env }));

async function builtIn(copy: string, env: BuildEnvironment): Promise<string> {
  const ended = await build(copy, env);
  assert.is(ended.code, 0, ended.output);
  return join(copy, 'dist');
}

/** Somebody who builds to commit what builds write down, wherever this test runs. */
const person = { CI: '' };

/** Two machines that agree on nothing. */
const east = { ...person, TZ: 'Pacific/Kiritimati', LANG: 'nl_NL.UTF-8', LC_ALL: 'nl_NL.UTF-8' };
const west = { ...person, TZ: 'Pacific/Pago_Pago', LANG: 'C', LC_ALL: 'C' };
/** One that finds nothing in the cache; in the audit nothing in the repository either, where all pictures are drawn anew. */
const fresh = copyTree({ fresh: true, kept: !audit });
let made: ReturnType<typeof digestsOf>;
same.before(async () => {
  made = digestsOf(await builtIn(fresh, east));
});

same(
  'a build of a fresh clone and one that finds what others made, in other folders, time zones and languages of the machine, are the same byte for byte',
  async () => {
    assert.ok(Object.keys(made).length > 100);
    const found = digestsOf(await builtIn(copyTree(), west));
    // By name: among some hundred that are the same nobody finds those that are not.
    none(Object.keys({ ...made, ...found }).filter((name) => made[name] !== found[name]));
  },
);

same('a file with a hash in its name is named by its own bytes', () => {
  // Photographs and films are named by what they are made of, so that a page need not wait for them.
  const media = /^assets.media/;
  const hashed = Object.entries(made).filter(([name]) => /-[0-9a-f]{10}\.\w+$/.test(name) && !media.test(name));
  for (const ending of ['js', 'svg', 'png', 'woff2'])
    assert.ok(
      hashed.some(([name]) => name.endsWith(`.${ending}`)),
      ending,
    );
  none(hashed.flatMap(([name, digest]) => (name.includes(`-${digest.slice(0, 10)}.`) ? [] : name)));
});

same.run();
