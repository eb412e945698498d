import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { serveFolder } from '../../build/serving/serve.ts';
import { projectFolder } from '../support/build/built-site.ts';
import { buildIn, copyTree } from '../support/build/tree-copy.ts';
import { type Ended, run } from '../support/runner/process.ts';
import { atEnd, suite } from '../support/suite.ts';

const supply = suite('packages as npm delivers them', { limit: 600_000 });

/** npm is a script on one system and a batch file on another; where it runs us, it says where its program is. */
function npm(args: readonly string[], cwd: string): Promise<Ended> {
  const given = process.env['npm_execpath'];
  const [command, ...before] = given ? [process.execPath, given] : ['npm'];
  return run(command!, [...before, ...args], { cwd, limit: 500_000 });
}

supply('installed without running any script of a package, the site builds and is served', async () => {
  const tree = copyTree({ fresh: true });
  rmSync(join(tree, 'node_modules'));
  const installed = await npm(['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'], tree);
  assert.is(installed.code, 0, installed.output);
  const built = await buildIn(tree);
  assert.is(built.code, 0, built.output);
  assert.ok(existsSync(join(tree, 'hosting/nginx.conf')));
  const served = await serveFolder({ folder: join(tree, 'dist') });
  atEnd(() => served.close());
  assert.is((await fetch(served.url)).status, 200);
});

supply('npm lists every package with its licence and its digest', async () => {
  const { code, output } = await npm(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], projectFolder);
  assert.is(code, 0, output);
  const { components } = JSON.parse(output.slice(output.indexOf('{\n'), output.lastIndexOf('}') + 1)) as {
    readonly components: readonly { readonly licenses?: readonly object[]; readonly hashes?: readonly object[] }[];
  };
  const { packages } = JSON.parse(readFileSync(join(projectFolder, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly version: string }>>;
  };
  const names = Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, { version }]) => `${place.replace(/^.*node_modules\//, '')}@${version}`);
  assert.is(components.length, new Set(names).size);
  assert.ok(components.every(({ licenses, hashes }) => licenses?.length && hashes?.length));
});

supply('no package has a known hole, as far as npm can be asked', async () => {
  const { code, output } = await npm(['audit', '--package-lock-only'], projectFolder);
  if (/audit endpoint returned an error|ENOTFOUND|ECONNREFUSED|network/i.test(output)) {
    return console.log('npm audit cannot be reached from here; nothing was asked.');
  }
  assert.is(code, 0, output);
});

supply.run();
