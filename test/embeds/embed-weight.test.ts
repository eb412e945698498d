import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as assert from 'uvu/assert';
import { openBudgets, weighScripts } from '../../build/checks/budgets.ts';
import type { Fault } from '../../build/fault.ts';
import { widgetNames } from '../../widgets/names.ts';
import { builtSite } from '../support/build/built-site.ts';
import { none } from '../support/none.ts';
import { suite } from '../support/suite.ts';
import { weighPages } from '../support/build/weigh.ts';

const weight = suite('what visitors load');

let folder = '';
weight.before(async () => {
  folder = await builtSite();
});

const read = (path: string) => readFileSync(join(folder, path));
const files = () => readdirSync(folder, { recursive: true, encoding: 'utf8' });

/** Pages whose own widget is large. */
const roomy = /(?:^|\/)(?:contact|portfolio|services\/website-configurator)\/index\.html$/;

weight(
  'scripts have at most 4,096 bytes on an ordinary page, 6,144 on the pages of contact, portfolio and configurator',
  () => {
    const pages = weighPages(folder).filter(({ path }) => !path.startsWith('widgets/'));
    assert.ok(pages.length > 82);
    none(
      pages.flatMap(({ path, scripts }) =>
        scripts <= (roomy.test(path) ? 6144 : 4096) ? [] : [`${path}: ${scripts} bytes`],
      ),
    );
  },
);

weight('every widget is an embed at its stable address, of at most 12,288 bytes', () => {
  none(
    widgetNames.flatMap((name) => {
      const bytes = brotliCompressSync(read(`widgets/v1/${name}.js`)).length;
      return bytes <= 12_288 ? [] : [`${name}: ${bytes} bytes`];
    }),
  );
});

weight('all fonts together have at most 49,152 bytes', () => {
  const fonts = files().filter((path) => path.endsWith('.woff2'));
  assert.ok(fonts.length > 0);
  assert.ok(fonts.reduce((sum, path) => sum + read(path).length, 0) <= 49_152);
});

weight('React is in no script', () => {
  none(
    files().filter(
      (path) => path.endsWith('.js') && /react\.\w*element|__SECRET|__CLIENT|useState/.test(String(read(path))),
    ),
  );
});

/** What the build says of one page with these files. */
async function validate(
  widgets: readonly ('contact-form' | 'light-field')[],
  given: Readonly<Record<string, string | Uint8Array>>,
): Promise<readonly Fault[]> {
  const budgets = openBudgets({ basePath: '/base/' });
  const scripts = Object.keys(given)
    .filter((path) => path.startsWith('assets/') && path.endsWith('.js'))
    .map((path) => `/base/${path}`);
  const address = { route: 'home', prefix: 'root', locale: 'en', href: '/', path: 'index.html' } as const;
  budgets.note({ widgets }, address, { scripts: new Set(scripts) });
  const files = Object.entries(given).map(([path, contents]) => ({ path, contents, source: 'test' }));
  return budgets.faults(files, await weighScripts(files));
}
/** Bytes that no compression shortens, the same at every call. */
const noise = (bytes: number) => {
  let state = 1;
  return Uint8Array.from({ length: bytes }, () => (state = (state * 48_271) % 2_147_483_647) >> 8);
};

weight('a page that is too heavy ends the build, with how much and what to do', async () => {
  const scripts = { 'assets/a.js': noise(3000), 'assets/b.js': noise(2000) };
  assert.equal(await validate(['contact-form'], scripts), []);
  const [fault, ...others] = await validate(['light-field'], scripts);
  assert.equal(others, []);
  assert.match(fault!.found, /5,0\d\d bytes, 9\d\d more than the 4,096 .*assets\/a\.js 3,0\d\d, assets\/b\.js 2,0\d\d/);
  assert.match(fault!.describe(), /page: +home \(\/\)/);
  assert.match(fault!.remedy, /link fewer/);
});

weight('so does an embed, a set of fonts, and React in a script', async () => {
  const faults = await validate([], {
    'widgets/v1/nav.js': noise(13_000),
    'assets/x.woff2': noise(30_000),
    'assets/y.woff2': noise(20_000),
    'widgets/v1/reveal.js': 'Symbol.for("react.transitional.element")',
  });
  const found = faults.map((fault) => fault.found);
  assert.is(found.length, 3);
  assert.match(found.join('\n'), /embed widgets\/v1\/nav\.js has 13,0\d\d bytes/);
  assert.match(found.join('\n'), /fonts have 50,000 bytes, 848 more/);
  assert.match(found.join('\n'), /React is part of the script widgets\/v1\/reveal\.js/);
});

weight.run();
