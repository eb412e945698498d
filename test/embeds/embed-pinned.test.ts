import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as assert from 'uvu/assert';
import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { serveFolder } from '../../build/serving/serve.ts';
import { site as brand } from '../../content/site.ts';
import { widgetNames } from '../../widgets/names.ts';
import { temporaryFolder } from '../support/contact/contact-endpoint.ts';
import { openPage } from '../support/browser/page.ts';
import { projectFolder, suiteFolder } from '../support/build/built-site.ts';
import { browser } from '../support/extent.ts';
import { type HostPage, serveHostPage } from '../support/pages/host-page.ts';
import { run } from '../support/runner/process.ts';
import { siteFor } from '../support/site.ts';
import { atEnd, suite } from '../support/suite.ts';

const embed = suite('embeds that are pinned');
const site = siteFor(embed);

interface Listed {
  readonly script: string;
  readonly pinned: string;
  readonly bytes: number;
  readonly integrity: string;
  readonly snippet: string;
}

interface List {
  readonly version: string;
  readonly types: string;
  readonly widgets: Readonly<Record<string, Listed>>;
}

const list = () => JSON.parse(readFileSync(join(site.folder(), 'widgets/v1/index.json'), 'utf8')) as List;
/** An address of the list, on this machine. */
const here = (text: string) => text.replaceAll(`${brand.origin}/`, site.url('/'));

embed('the list names every embed with its size and integrity, and both addresses have the same bytes', async () => {
  const { version, widgets } = list();
  assert.is(version, 'v1');
  assert.equal(Object.keys(widgets).sort(), [...widgetNames].sort());
  for (const [name, { script, pinned, bytes, integrity }] of Object.entries(widgets)) {
    assert.match(pinned, new RegExp(`/widgets/v1/${name}-[0-9a-f]{10}\\.js$`));
    for (const address of [script, pinned]) {
      const response = await fetch(here(address));
      assert.is(response.headers.get('access-control-allow-origin'), '*', address);
      const contents = Buffer.from(await response.arrayBuffer());
      assert.is(contents.length, bytes, address);
      assert.is(`sha384-${createHash('sha384').update(contents).digest('base64')}`, integrity, address);
    }
  }
});

/** What widgets/README.md tells a host to allow, in a policy that allows nothing else. */
const strict = () => {
  const folder = site.url('/');
  return `default-src 'none'; script-src ${folder}widgets/v1/; img-src ${folder}assets/ data:; connect-src ${folder}; require-trusted-types-for 'script'; trusted-types 'none'`;
};

const hostOf = (snippet: string): HostPage => ({
  policy: strict(),
  body: snippet.replace('></div>', ` id="host"><a href="${site.url('/contact/')}">Write to us</a></div>`),
});

for (const name of ['contact-form', 'portfolio-filter'] as const) {
  embed(`${browser}: the snippet of ${name} works on a page that forbids all but what the README names`, async () => {
    const page = await openPage(await serveHostPage(hostOf(here(list().widgets[name]!.snippet))), { browser });
    await page.waitForSelector(`#host[data-${name}-ready]`);
    assert.not.ok(await page.$eval('#host a', (link) => link.checkVisibility()));
    if (name === 'portfolio-filter')
      await page.waitForFunction(
        () => document.querySelector('#host')!.shadowRoot!.querySelector('img')!.naturalWidth > 0,
      );
  });
}

embed(`${browser}: with one byte changed the script does not run, and what the element holds stays`, async () => {
  const { pinned, snippet } = list().widgets['contact-form']!;
  const folder = temporaryFolder();
  const path = `widgets/v1/${basename(pinned)}`;
  mkdirSync(join(folder, dirname(path)), { recursive: true });
  const contents = readFileSync(join(site.folder(), path), 'utf8');
  writeFileSync(join(folder, path), contents.replace(/;\n$/, ' \n').replace(/\n$/, ' '));
  const served = await serveFolder({ folder });
  atEnd(() => served.close());
  const url = await serveHostPage({
    body: hostOf(snippet.replaceAll(`${brand.origin}/`, served.url)).body,
  });
  const page = await openPage(url, { browser, expects: [/integrity|digest/i] });
  assert.ok(await page.$eval('#host a', (link) => link.checkVisibility()));
  assert.is(await page.$eval('#host', (host) => host.shadowRoot), null);
});

embed('a second version stands beside the first on one page, each on its own element', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'widgets/v2'), { recursive: true });
  const first = readFileSync(join(site.folder(), 'widgets/v1/light-field.js'), 'utf8');
  writeFileSync(join(folder, 'widgets/v2/light-field.js'), first.replaceAll('widgets/v1', 'widgets/v2'));
  const served = await serveFolder({ folder });
  atEnd(() => served.close());
  const page = await openPage(
    await serveHostPage({
      body: `<div id="one" data-widget="light-field" data-site="${site.url('/')}"></div><div id="two" data-widget="light-field" data-site="${served.url}"></div>
        <script async src="${site.url('/widgets/v1/light-field.js')}"></script><script async src="${served.url}widgets/v2/light-field.js"></script>`,
    }),
  );
  for (const id of ['one', 'two']) await page.waitForSelector(`#${id}[data-light-field-ready]`);
});

embed('the types know every attribute and event, and refuse others', async () => {
  const folder = suiteFolder('types');
  const declarations = readFileSync(join(site.folder(), 'widgets/v1/embeds.d.ts'), 'utf8');
  writeFileSync(join(folder, 'embeds.d.ts'), declarations);
  const compile = async (line: string) => {
    writeFileSync(
      join(folder, 'host.ts'),
      `import type { ContactFormAttributes } from './embeds.d.ts';\n${line}\nexport {};\n`,
    );
    const tsc = join(projectFolder, 'node_modules/typescript/bin/tsc');
    const args = [
      tsc,
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      'false',
      '--lib',
      'dom,es2023',
      '--types',
      '',
      'host.ts',
    ];
    return run(process.execPath, args, { cwd: folder, limit: 30_000 });
  };
  const right = await compile(
    `const form: ContactFormAttributes = { 'data-widget': 'contact-form', 'data-language': 'nl', 'data-endpoint': '/x' };
     document.body.addEventListener('${brand.slug}:portfolio-filter:changed', ({ detail }) => detail.count + 1);
     console.log(form);`,
  );
  assert.is(right.code, 0, right.output);
  const wrong = await compile(
    `const form: ContactFormAttributes = { 'data-widget': 'contact-form', 'data-endpiont': '/x' }; console.log(form);`,
  );
  assert.match(wrong.output, 'data-endpiont');
});

embed.run();
