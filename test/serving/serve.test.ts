import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { serveFolder } from '../../build/serving/serve.ts';
import { openServer, smallSite } from '../support/build/small-site.ts';
import { atEnd, suite } from '../support/suite.ts';

const server = suite('the file server');

server('a final address is answered 200 by the index of its directory', async () => {
  const get = await openServer();
  for (const [path, text] of [
    ['/', 'home'],
    ['/about/', 'about ü'],
    ['/nl/', 'thuis'],
    ['/nl/contact/?project=x', 'contact'],
  ] as const) {
    const response = await get(path);
    assert.is(response.status, 200, path);
    assert.is(await response.text(), text, path);
  }
});

server('a directory without its slash is redirected to it, query kept', async () => {
  const response = await (await openServer())('/nl/contact?a=1&b=?');
  assert.is(response.status, 301);
  assert.is(response.headers.get('location'), '/nl/contact/?a=1&b=?');
});

server('a missing page is answered 404 by the nearest page that says so', async () => {
  const get = await openServer();
  for (const [path, text] of [
    ['/missing', 'not found'],
    ['/about/missing/', 'not found'],
    ['/nl/missing/', 'niet gevonden'],
    ['/nl/contact/deeper/still', 'niet gevonden'],
    ['/nlx/', 'not found'],
    ['/empty/', 'not found'],
    ['/about.html', 'not found'],
    ['/404', 'not found'],
  ] as const) {
    const response = await get(path);
    assert.is(response.status, 404, path);
    assert.is(response.headers.get('content-type'), 'text/html; charset=utf-8', path);
    assert.is(await response.text(), text, path);
  }
});

server('every kind of file has its type', async () => {
  const get = await openServer();
  for (const [path, type] of [
    ['/', 'text/html; charset=utf-8'],
    ['/assets/a-1.css', 'text/css; charset=utf-8'],
    ['/assets/a-1.js', 'text/javascript; charset=utf-8'],
    ['/assets/a-1.svg', 'image/svg+xml'],
    ['/assets/a-1.woff2', 'font/woff2'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/sitemap.xml', 'application/xml'],
    ['/empty/file.txt', 'text/plain; charset=utf-8'],
    ['/page.md', 'text/markdown; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ] as const) {
    assert.is((await get(path)).headers.get('content-type'), type, path);
  }
});

server('under a base path the site stands there and nowhere else', async () => {
  const get = await openServer({ base: '/brochure/' });
  assert.is(await (await get('/brochure/about/')).text(), 'about ü');
  assert.is((await get('/brochure/nl/missing/')).status, 404);
  assert.is((await get('/brochure')).headers.get('location'), '/brochure/');
  assert.is((await get('/brochure/about')).headers.get('location'), '/brochure/about/');
  for (const path of ['/', '/about/', '/brochures/']) assert.is((await get(path)).status, 404, path);
});

/** Sends a path as it is; `fetch` would tidy it first. */
const rawStatus = (url: string, path: string) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    httpRequest({ hostname, port, path }, (response) => resolve(response.resume().statusCode!))
      .once('error', reject)
      .end();
  });

server('no path leads out of the folder, and a malformed one is not found', async () => {
  const folder = smallSite();
  const served = await serveFolder({ folder: join(folder, 'nl') });
  atEnd(() => served.close());
  for (const path of [
    '/../index.html',
    '/%2e%2e/index.html',
    '/..%2findex.html',
    '/%',
    '/%00',
    '//contact',
    '/contact/../../index.html',
  ]) {
    assert.is(await rawStatus(served.origin, path), 404, path);
  }
});

server('a file can only be read', async () => {
  const response = await (await openServer())('/about/', { method: 'POST' });
  assert.is(response.status, 405);
  assert.is(response.headers.get('allow'), 'GET, HEAD');
});

server('a file that changes is served as it is now', async () => {
  const folder = smallSite();
  const served = await serveFolder({ folder });
  atEnd(() => served.close());
  assert.is(await (await fetch(served.url)).text(), 'home');
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), 'new home');
  assert.is(await (await fetch(served.url)).text(), 'new home');
});

server('what is done to pages is done to every page and to nothing else', async () => {
  const get = await openServer({ html: (markup) => `${markup}!` });
  assert.is(await (await get('/about/')).text(), 'about ü!');
  assert.is(await (await get('/nl/x')).text(), 'niet gevonden!');
  assert.is(await (await get('/assets/a-1.js')).text(), '1');
});

for (const [what, path] of [
  ['that is kept open', '/'],
  ['whose answer is under way', '/endless'],
] as const) {
  server(`closing ends a connection ${what}`, async () => {
    const endless = async () => new Response(new ReadableStream({ start: (part) => part.enqueue(new Uint8Array(1)) }));
    const served = await serveFolder({
      folder: smallSite(),
      answer: (path) => (path === 'endless' ? endless : undefined),
    });
    const socket = connect(Number(new URL(served.origin).port), '127.0.0.1');
    await new Promise((open) => socket.once('connect', open));
    const closed = new Promise((done) => socket.once('close', done));
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await new Promise((answered) => socket.once('data', answered));
    await served.close();
    await closed;
  });
}

server.run();
