import * as assert from 'uvu/assert';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { filesForHosts, filesInSite } from '../../build/hosting/host-files.ts';
import { openPrecompression } from '../../build/hosting/precompress.ts';
import { hostRules } from '../../build/hosting/rules.ts';
import { suite } from '../support/suite.ts';

const files = suite('files for hosts');

const paths = ['index.html', 'assets/site-0123456789.css', 'widgets/v1/nav.js', 'widgets/v1/nav-a123456789.js'];

/** Every file that sets a host up, by name. */
function made(settings: { origin: string; basePath: string }): Readonly<Record<string, string>> {
  const inSite = filesInSite(settings, paths).map(({ path, contents }) => [path, String(contents)]);
  return { ...filesForHosts(settings), ...Object.fromEntries(inSite) };
}

const servers = ['nginx.conf', 'Caddyfile', 'lighttpd.conf', '.htaccess'];

for (const basePath of ['/', '/brochure/']) {
  const settings = { origin: 'https://www.example.com', basePath };

  files(`each says all that the rules say, for ${basePath}`, () => {
    const { headers, own, shared, caching, forwards, notFound } = hostRules(settings);
    const all = made(settings);
    for (const name of servers) {
      for (const [header, value] of Object.entries({ ...headers, ...own, ...shared })) {
        assert.ok(all[name]!.includes(header), `${name}: ${header}`);
        assert.ok(all[name]!.includes(value), `${name}: ${value}`);
      }
      assert.ok(all[name]!.includes(caching.hashed), name);
      for (const { to } of forwards) assert.ok(all[name]!.includes(to), `${name}: ${to}`);
    }
    assert.ok(notFound.length >= 3);
    for (const { page } of notFound) {
      assert.ok(all['nginx.conf']!.includes(page), page);
      assert.ok(all['Caddyfile']!.includes(page), page);
      const folder = page.slice(basePath.length).replace('404.html', '');
      assert.match(all[`${folder}.htaccess`]!, `ErrorDocument 404 ${page}\n`);
    }
  });

  files(`of the platforms, no header stands in two rules that fit one address, for ${basePath}`, () => {
    const blocks = made(settings)
      ['_headers']!.split('\n\n')
      .slice(1)
      .map((block) => {
        const [pattern, ...lines] = block.trim().split('\n');
        const names = lines.map((line) => line.trim().split(':')[0]!);
        return { fits: new RegExp(`^${pattern!.replace('*', '.*')}$`), names };
      });
    for (const path of paths) {
      const names = blocks.flatMap(({ fits, names }) => (fits.test(basePath + path) ? names : []));
      assert.is(new Set(names).size, names.length, path);
      assert.is(names.includes('Cache-Control'), /-a?[0-9]{9,}/.test(path), path);
    }
  });
}

files('enquiries are handed to the contact service where they are posted to the host itself, and nowhere else', () => {
  const settings = { origin: 'https://www.example.com', basePath: '/' };
  const here = filesForHosts({ ...settings, enquiry: { endpoint: '/functions/v1/send' } });
  const elsewhere = filesForHosts({ ...settings, enquiry: { endpoint: 'https://api.example.com/send' } });
  for (const name of ['nginx.conf', 'Caddyfile']) {
    assert.match(here[name]!, /\/functions\/v1\/send[\s\S]{0,40}127\.0\.0\.1:8787/, name);
    assert.not.match(elsewhere[name]!, '8787', name);
  }
});

files('a site without https promises none', () => {
  const all = made({ origin: 'http://example.com', basePath: '/' });
  for (const [name, text] of Object.entries(all)) assert.not.match(text, 'Strict-Transport-Security', name);
});

files('texts are compressed, each where that is shorter, and nothing else is', async () => {
  const long = 'word '.repeat(500);
  const compressed = openPrecompression('quick');
  for (const [path, contents] of [
    ['long.html', long],
    ['tiny.txt', 'ü'],
    ['picture.png', long],
  ] as const)
    compressed.note({ path, contents, source: 'a test' });
  const found = new Map((await compressed.files()).map(({ path, contents }) => [path, Buffer.from(contents)]));
  assert.equal([...found.keys()].sort(), ['long.html.br', 'long.html.gz']);
  assert.is(String(brotliDecompressSync(found.get('long.html.br')!)), long);
  assert.is(String(gunzipSync(found.get('long.html.gz')!)), long);
});

files.run();
