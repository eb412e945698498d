import * as assert from 'uvu/assert';
import { codings, compressible, headersFor, hiddenFiles, mediaTypes } from '../../build/hosting/rules.ts';
import { closeBrowsers } from '../support/browser/browser.ts';
import { openPage } from '../support/browser/page.ts';
import { ask } from '../support/hosts/ask.ts';
import { type HostServer, programOf, startHost } from '../support/hosts/host-server.ts';
import { hostServers } from '../support/hosts/host-servers.ts';
import { gradeOf, hasObservatory } from '../support/hosts/observatory.ts';
import { type PlacedSite, placeSite } from '../support/hosts/placed-site.ts';
import { openTlsFront } from '../support/hosts/tls-front.ts';
import { suiteFolder } from '../support/build/built-site.ts';
import { none } from '../support/none.ts';
import { crawl } from '../support/pages/crawl.ts';
import { atEnd, suite } from '../support/suite.ts';

const hosts = suite('the same site on real web servers', { limit: 180_000 });

const basePaths = ['/', '/brochure/'];
const sites = new Map<string, PlacedSite>();
hosts.before(async () => {
  for (const basePath of basePaths) sites.set(basePath, await placeSite(basePath));
});
hosts.after(closeBrowsers);

/** Starts a server over a site for the running test. */
async function serve(server: HostServer, { root, made }: PlacedSite, ours: boolean): Promise<string> {
  const scratch = suiteFolder('server');
  const { origin, close } = await startHost(server, { root, scratch, ...(ours && { made }) });
  atEnd(close);
  return origin;
}

const extensionOf = (path: string) => /\.(\w+)$/.exec(path)?.[1] as keyof typeof mediaTypes;
/** Every server knows these by itself; the others it has to be told. */
const wellKnown = new Set<string>(['html', 'css', 'js', 'svg', 'png', 'ico', 'txt', 'xml', 'json']);

/** A type as every server would write it. */
const exactType = (value = '') => value.toLowerCase().replace(/;\s*/, '; ');

/** Types that mean the same: older tables say it otherwise. */
const typeOf = (value = '') =>
  value
    .toLowerCase()
    .replace(/\s*;.*$/, '')
    .replace('application/javascript', 'text/javascript')
    .replace('text/xml', 'application/xml')
    .replace('image/vnd.microsoft.icon', 'image/x-icon');

/** Without the pages of old addresses, in whose place a host that is told so redirects. */
const stayingFiles = ({ files, rules }: PlacedSite) =>
  files.filter(({ address }) => !rules.forwards.some(({ from }) => address === from));

/** What is wrong with the answers to all addresses of a site. */
async function faultsOfAddresses(site: PlacedSite, origin: string, ours: boolean): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { address, path, contents } of ours ? stayingFiles(site) : site.files) {
    const { status, headers, body } = await ask(origin + address);
    const said = headers['content-type'];
    const meant = mediaTypes[extensionOf(path)];
    const right = ours ? exactType(said) === meant : typeOf(said) === typeOf(meant);
    if (status !== 200) faults.push(`${address} answers ${status}`);
    else if (!body.equals(contents)) faults.push(`${address} has other bytes than its file`);
    else if (!right && (ours || wellKnown.has(extensionOf(path)))) faults.push(`${address} is ${said}, not ${meant}`);
  }
  return faults;
}

/** What is wrong with the headers of all addresses, and with what comes compressed. */
async function faultsOfHeaders(site: PlacedSite, origin: string, server: HostServer): Promise<readonly string[]> {
  const { rules } = site;
  const faults: string[] = [];
  const isHashed = new RegExp(rules.caching.hashed);
  const refused = server.ignoresRefusals ? [] : [['', 'br;q=0, gzip;q=0'] as const];
  for (const { address, path, contents } of stayingFiles(site)) {
    const hashed = isHashed.test(address);
    const wanted = Object.entries(headersFor(address, rules));
    const isText = (compressible as readonly string[]).includes(extensionOf(path));
    // What hardly gets shorter is left as it is.
    const compresses = isText && contents.length > 1000;
    const forms = [
      ...codings.map(({ coding }) => [coding, coding] as const),
      ['br', 'gzip, deflate, br, zstd'] as const,
    ];
    for (const [coding, accepted] of [['', 'identity'] as const, ...(isText ? [...forms, ...refused] : [])]) {
      const { status, headers, decoded } = await ask(origin + address, { 'accept-encoding': accepted });
      const found = (what: string) => void faults.push(`${address} asked for as ${accepted}: ${what}`);
      if (status !== 200 || !decoded.equals(contents)) found('not what its file holds');
      for (const [name, value] of wanted) {
        const said = headers[name.toLowerCase()];
        if (said !== value) found(`${name}: ${said}`);
      }
      const kept = headers['cache-control'];
      if (hashed ? !/max-age=31536000/.test(kept ?? '') : kept !== rules.caching.forOthers)
        found(`Cache-Control: ${kept}`);
      if (exactType(headers['content-type']) !== mediaTypes[extensionOf(path)]) found(headers['content-type']!);
      if (!compresses) continue;
      if ((headers['content-encoding'] ?? '') !== coding) found(`Content-Encoding: ${headers['content-encoding']}`);
      if (coding && !/accept-encoding/i.test(String(headers.vary))) found(`Vary: ${headers.vary}`);
    }
  }
  return faults;
}

/** Words of the command line name servers: `npm run hosts -- nginx`. */
const words = process.argv.slice(2).map((word) => word.toLowerCase());
const meant = hostServers.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word)),
);
if (!hasObservatory)
  console.log('Not graded: Mozilla’s grader is not here (npm install --no-save @mdn/mdn-http-observatory).');
const skipped = meant.filter((server) => !programOf(server)).map(({ name }) => name);
console.log(
  skipped.length ? `Skipped, since not installed here: ${skipped.join(', ')}.` : 'Every server is installed.',
);

for (const server of meant.filter(programOf)) {
  for (const basePath of basePaths) {
    for (const ours of server.takesConfiguration ? [false, true] : [false]) {
      const where = `${server.name}, ${ours ? 'our' : 'its default'} configuration, at ${basePath}`;

      hosts(`${where}: every address answers 200 with the right type, and no link leads to a redirect`, async () => {
        const site = sites.get(basePath)!;
        const origin = await serve(server, site, ours);
        none(await faultsOfAddresses(site, origin, ours));
        const crawled = await crawl(origin, basePath, [basePath, `${basePath}nl/`]);
        none(crawled.faults);
        assert.ok(crawled.pages.length > 60);
        assert.is((await ask(`${origin}${basePath}missing/`)).status, 404);
      });
    }
    if (!server.takesConfiguration) continue;
    const where = `${server.name}, our configuration, at ${basePath}`;

    hosts(`${where}: headers are there, hashed files are kept for a year, texts come compressed`, async () => {
      const site = sites.get(basePath)!;
      none(await faultsOfHeaders(site, await serve(server, site, true), server));
    });

    hosts(`${where}: what is missing is answered 404 in the language of the path`, async () => {
      const site = sites.get(basePath)!;
      const origin = await serve(server, site, true);
      const pageAt = (address: string) => site.files.find((file) => file.address === address)!.contents;
      for (const [path, page] of [
        ['missing', '404.html'],
        ['missing/', '404.html'],
        ['assets/missing-0123456789.css', '404.html'],
        ['nl/missing/', 'nl/404.html'],
        ['nl/contact/missing.html', 'nl/404.html'],
        ['en/missing', 'en/404.html'],
        ...hiddenFiles.map((file) => [file, '404.html']),
        ['.htaccess', '404.html'],
        ['nl/.htaccess', 'nl/404.html'],
      ] as const) {
        for (const accepted of ['identity', 'br', 'gzip']) {
          const { status, headers, decoded } = await ask(origin + basePath + path, { 'accept-encoding': accepted });
          assert.is(status, 404, path);
          assert.is(exactType(headers['content-type']), mediaTypes.html, path);
          assert.ok(decoded.equals(pageAt(basePath + page)), `${path} to ${accepted}`);
          assert.not.match(headers['cache-control'] ?? '', /max-age=[1-9]/, path);
          assert.is(headers['x-content-type-options'], 'nosniff', path);
        }
      }
    });

    hosts(`${where}: old addresses are redirected, and what a browser has is not sent again`, async () => {
      const { rules } = sites.get(basePath)!;
      const origin = await serve(server, sites.get(basePath)!, true);
      for (const { from, to, fragment } of rules.forwards) {
        for (const address of [from, from.replace(/\/$/, '')]) {
          const { status, headers } = await ask(origin + address);
          assert.is(status, 301, address);
          assert.is(headers.location!.replace(origin, ''), to + fragment);
        }
        const { headers } = await ask(`${origin}${from}?a=1`);
        assert.is(new URL(headers.location!, origin).search, '?a=1');
      }
      for (const accepted of ['identity', 'br']) {
        const { headers } = await ask(origin + basePath, { 'accept-encoding': accepted });
        const again = await ask(origin + basePath, {
          'accept-encoding': accepted,
          'if-none-match': headers.etag!,
        });
        assert.is(again.status, 304, accepted);
        assert.is(again.headers['cache-control'], rules.caching.forOthers);
      }
    });

    if (hasObservatory && basePath === '/') {
      hosts(`${where}: the HTTP Observatory grades it A+, with at least 120 points`, async () => {
        const origin = await serve(server, sites.get(basePath)!, true);
        const front = await openTlsFront(origin, suiteFolder('tls'));
        atEnd(front.close);
        const { grade, score, parts } = await gradeOf(front);
        console.log(`${server.name}: ${grade}, ${score} points (${parts.join(', ')})`);
        assert.is(grade, 'A+');
        assert.ok(score >= 120, parts.join(', '));
      });
    }

    hosts(`${where}: pages load in a browser without a complaint`, async () => {
      const origin = await serve(server, sites.get(basePath)!, true);
      for (const path of ['', 'nl/contact/', 'portfolio/']) await openPage(origin + basePath + path);
    });
  }
}

hosts.run();
