import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { projectFolder } from '../support/build/built-site.ts';
import { none } from '../support/none.ts';
import { suite } from '../support/suite.ts';

const supply = suite('what the project is made of');

interface Locked {
  readonly integrity?: string;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
}

const { packages } = JSON.parse(readFileSync(join(projectFolder, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const entries = Object.entries(packages).filter(([place]) => place !== '');

/** Licences that let anybody use a package as a tool; what is passed on stands in licences.txt besides. */
const known = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC-BY-4.0', 'ISC', 'LGPL-3.0-or-later', 'MIT', 'MIT-0'],
  ...['MPL-2.0', 'OFL-1.1', 'Python-2.0', 'Zlib'],
]);

supply('every package is locked to its bytes by sha512', () => {
  assert.ok(entries.length > 100);
  none(
    entries
      .filter(([, { integrity }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''))
      .map(([place]) => `${place} has no sha512`),
  );
});

supply('every package names a licence under which it may be used', () => {
  none(
    entries.flatMap(([place, { license = '' }]) =>
      license
        .split(/[ ()]+(?:AND|OR)?[ ()]*/)
        .filter(Boolean)
        .some((name) => !known.has(name)) || !license
        ? [`${place}: ${license || 'no licence'}`]
        : [],
    ),
  );
});

supply('no package of what is published or what receives enquiries runs a script when it is installed', () => {
  const { dependencies } = packages['']! as { dependencies: Readonly<Record<string, string>> };
  assert.ok(Object.keys(dependencies).length > 0);
  none(Object.keys(dependencies).filter((name) => packages[`node_modules/${name}`]!.hasInstallScript));
});

supply.run();
