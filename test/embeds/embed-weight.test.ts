import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as assert from 'uvu/assert';
import { openBudgets, weighScripts } from '../../build/checks/budgets.ts';
import type { Fault } from '../../build/fault.ts';
import { budgets as limits, roomyWidgets } from '../../content/budgets.ts';
import { widgetNames } from '../../widgets/names.ts';
import { allAddresses } from '../support/addresses.ts';
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

/** Whether a widget of a page is large. */
const isRoomy = (path: string) => roomyWidgets.some((name) => read(path).includes(`data-widget="${name}"`));

weight('scripts stay within their budget, which is larger on the pages of contact, portfolio and configurator', () => {
  const pages = weighPages(folder).filter(({ path }) => !path.startsWith('widgets/'));
  assert.ok(pages.length > allAddresses.length);
  none(
    pages.flatMap(({ path, scripts }) =>
      scripts <= limits[isRoomy(path) ? 'roomyScripts' : 'scripts'] ? [] : [`${path}: ${scripts} bytes`],
    ),
  );
});

weight('every widget is an embed at its stable address, within its budget', () => {
  none(
    widgetNames.flatMap((name) => {
      const bytes = brotliCompressSync(read(`widgets/v1/${name}.js`)).length;
      return bytes <= limits.embed ? [] : [`${name}: ${bytes} bytes`];
    }),
  );
});

weight('all fonts together stay within their budget', () => {
  const fonts = files().filter((path) => path.endsWith('.woff2') && !path.includes('-rare-'));
  assert.ok(fonts.length > 0);
  assert.ok(fonts.reduce((sum, path) => sum + read(path).length, 0) <= limits.fonts);
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

const figure = (bytes: number) => bytes.toLocaleString('en-GB');

/** A refusal names the asset, its figure, the budget and the file in which an owner may raise it. */
function refuses(fault: Fault | undefined, asset: string, bytes: number, name: keyof typeof limits): void {
  assert.ok(fault, asset);
  assert.match(fault.found, asset);
  assert.match(
    fault.found,
    `${figure(bytes)} bytes, ${figure(bytes - limits[name])} more than the ${figure(limits[name])} `,
  );
  assert.match(fault.remedy, `raise \`${name}\` in content/budgets.ts`);
}

/** What brotli adds to what it cannot shorten. */
const frame = 4;

weight('a page that is too heavy ends the build, with page, asset, figure, budget and what to do', async () => {
  const [first, second] = [limits.scripts - 1000, 1100];
  const scripts = { 'assets/a.js': noise(first - frame), 'assets/b.js': noise(second - frame) };
  assert.equal(await validate(['contact-form'], scripts), []);
  const [fault, ...others] = await validate(['light-field'], scripts);
  assert.equal(others, []);
  refuses(fault, `assets/a.js ${figure(first)}, assets/b.js ${figure(second)}`, first + second, 'scripts');
  assert.match(fault!.describe(), /page: +home \(\/\)/);
});

weight('so does an embed, a set of fonts, and React in a script', async () => {
  const faults = await validate([], {
    'widgets/v1/nav.js': noise(limits.embed + 700 - frame),
    'assets/x.woff2': noise(limits.fonts - 100),
    'assets/y.woff2': noise(900),
    'widgets/v1/reveal.js': 'Symbol.for("react.transitional.element")',
  });
  const saying = (word: string) => faults.find(({ found }) => found.includes(word));
  assert.is(faults.length, 3);
  refuses(saying('embed'), 'widgets/v1/nav.js', limits.embed + 700, 'embed');
  refuses(saying('fonts'), 'assets/x.woff2', limits.fonts + 800, 'fonts');
  assert.match(saying('React')!.found, 'widgets/v1/reveal.js');
});

weight.run();
