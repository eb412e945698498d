import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { serveFolder } from '../../build/serving/serve.ts';
import { temporaryFolder } from '../support/contact/contact-endpoint.ts';
import { hush } from '../support/contact/hush.ts';
import { openServer, smallSite } from '../support/build/small-site.ts';
import { atEnd, suite } from '../support/suite.ts';

const server = suite('the file server and what is asked of it');

/** What comes back on a bare connection, head and body as one text. */
const raw = (origin: string, request: string) =>
  new Promise<string>((answered, failed) => {
    let text = '';
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(request));
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    socket.once('error', failed).once('close', () => answered(text));
  });

const many = (part: string) => `/${part.repeat(2000)}`;

for (const [what, request, status] of [
  ['a file with a slash behind it', 'GET /index.html/ HTTP/1.1\r\nHost: x', 404],
  ['a path below a file', 'GET /index.html/more/ HTTP/1.1\r\nHost: x', 404],
  ['a part of 300 characters', `GET /${'a'.repeat(300)}/ HTTP/1.1\r\nHost: x`, 404],
  ['a path of 2,000 parts', `GET ${many('a/')} HTTP/1.1\r\nHost: x`, 404],
  ['a path of 2,000 ways up', `GET ${many('../')} HTTP/1.1\r\nHost: x`, 404],
  ['a path in no encoding', 'GET /nl%/%ff%c0%ae%c0%ae/%00 HTTP/1.1\r\nHost: x', 404],
  ['a path of overlong dots', 'GET /%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd HTTP/1.1\r\nHost: x', 404],
  ['a body that is shorter than it says', 'POST /index.html HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\nX: 1', 405],
  [
    'a body of pieces that are none',
    'POST /index.html HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz',
    405,
  ],
  ['a length that is none', 'POST /index.html HTTP/1.1\r\nHost: x\r\nContent-Length: ten', 400],
  ['a range that ends before it starts', 'GET /index.html HTTP/1.1\r\nHost: x\r\nRange: bytes=5-2', 416],
  ['a range behind the end', 'GET /index.html HTTP/1.1\r\nHost: x\r\nRange: bytes=99-', 416],
  ['a range of an empty file', 'GET /empty/nothing.txt HTTP/1.1\r\nHost: x\r\nRange: bytes=0-', 416],
  ['a range that is none', 'GET /index.html HTTP/1.1\r\nHost: x\r\nRange: bytes=x-y', 200],
  ['TRACE of a file', 'TRACE /index.html HTTP/1.1\r\nHost: x', 405],
  ['TRACE of what is answered', 'TRACE /answered HTTP/1.1\r\nHost: x', 418],
  ['a host that is none', 'POST /answered HTTP/1.1\r\nHost: a b<c>', 400],
  ['no host', 'POST /answered HTTP/1.0', 400],
  ['an answer that fails', 'GET /failing HTTP/1.1\r\nHost: x', 500],
  ['an answer that cannot begin', 'GET /throwing HTTP/1.1\r\nHost: x', 500],
] as const) {
  server(`${what} is answered ${status}, tells nothing of the machine, and the server goes on`, async () => {
    const said = hush('error');
    const folder = smallSite();
    writeFileSync(join(folder, 'empty/nothing.txt'), '');
    const served = await serveFolder({
      folder,
      answer(path) {
        if (path === 'throwing') throw new Error('thrown in answer');
        if (path === 'failing') return () => Promise.reject(new Error('rejected in answer'));
        return path === 'answered' ? async () => new Response('answered', { status: 418 }) : undefined;
      },
    });
    atEnd(() => served.close());
    const answer = await raw(served.origin, `${request}\r\nConnection: close\r\n\r\n`);
    assert.match(answer, new RegExp(`^HTTP/1\\.1 ${status} `));
    assert.not.match(answer, /\bat \w+.*:\d+|in answer|node:/);
    assert.is(said.length, status === 500 ? 1 : 0);
    assert.is(await (await fetch(served.url)).text(), 'home');
  });
}

server('where nothing has been built yet every address is answered 404 at once', async () => {
  const served = await serveFolder({ folder: join(temporaryFolder(), 'dist') });
  atEnd(() => served.close());
  for (const path of ['/', '/nl/', '/nl/contact', '/robots.txt'])
    assert.is((await fetch(served.origin + path)).status, 404, path);
});

server('a part of a file is answered where it is asked for rightly', async () => {
  const get = await openServer();
  for (const [range, text] of [
    ['bytes=1-2', 'om'],
    ['bytes=2-', 'me'],
    ['bytes=-3', 'ome'],
    ['bytes=0-99', 'home'],
  ] as const) {
    const response = await get('/index.html', { headers: { range } });
    assert.is(response.status, 206, range);
    assert.is(await response.text(), text, range);
  }
  for (const range of ['bytes=0-0,2-2', 'bytes=-99', 'lines=1-2']) {
    const whole = await get('/index.html', { headers: { range } });
    assert.is(whole.status, 200, range);
    assert.is(await whole.text(), 'home', range);
  }
});

server('a part is answered only of the version it belongs to', async () => {
  const get = await openServer();
  const etag = (await get('/index.html')).headers.get('etag')!;
  for (const [condition, status] of [
    [etag, 206],
    ['"other"', 200],
    [`W/"other"`, 200],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 200],
  ] as const) {
    const response = await get('/index.html', { headers: { range: 'bytes=1-2', 'if-range': condition } });
    assert.is(response.status, status, condition);
  }
});

server('a file the browser has is not sent again, whichever versions it has', async () => {
  const served = await serveFolder({ folder: smallSite() });
  atEnd(() => served.close());
  // `fetch` would ask for a fresh copy beside the condition.
  const ask = (condition: string) =>
    raw(
      served.origin,
      `GET /index.html HTTP/1.1\r\nHost: x\r\nIf-None-Match: ${condition}\r\nConnection: close\r\n\r\n`,
    );
  const [, etag] = /etag: (".+")/i.exec(await ask('"none"'))!;
  for (const [condition, status] of [
    [etag, 304],
    [`"a", ${etag}`, 304],
    [`W/${etag},"b"`, 304],
    ['*', 304],
    ['"a", "b"', 200],
  ] as const) {
    const answer = await ask(condition!);
    assert.match(answer, new RegExp(`^HTTP/1.1 ${status} `), condition);
    assert.is(answer.endsWith('home'), status === 200, condition);
  }
});

server('hidden files are not served, but for those made to be known', async () => {
  const folder = smallSite();
  for (const path of ['.env', 'nl/.git/config', 'nl/contact/.htaccess']) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), 'secret');
  }
  const served = await serveFolder({ folder });
  atEnd(() => served.close());
  for (const path of ['/.env', '/%2eenv', '/nl/.git/config', '/nl/.git/', '/nl/contact/.htaccess'])
    assert.is((await fetch(served.origin + path)).status, 404, path);
  assert.is((await fetch(`${served.origin}/.well-known/security.txt`)).status, 200);
});

server('a link is not served, wherever it leads', async () => {
  if (process.platform === 'win32') return;
  const outside = smallSite();
  const folder = smallSite();
  symlinkSync(join(outside, 'index.html'), join(folder, 'outside.html'));
  symlinkSync(join(outside, 'nl'), join(folder, 'elsewhere'), 'dir');
  symlinkSync(join(folder, 'index.html'), join(folder, 'inside.html'));
  symlinkSync('round', join(folder, 'round'));
  const served = await serveFolder({ folder });
  atEnd(() => served.close());
  for (const path of ['/outside.html', '/elsewhere/', '/elsewhere/index.html', '/elsewhere', '/inside.html', '/round'])
    assert.is((await fetch(served.origin + path)).status, 404, path);
});

server('the folder itself may be a link', async () => {
  if (process.platform === 'win32') return;
  const linked = join(temporaryFolder(), 'dist');
  symlinkSync(smallSite(), linked, 'dir');
  const served = await serveFolder({ folder: linked });
  atEnd(() => served.close());
  assert.is(await (await fetch(`${served.url}about/`)).text(), 'about ü');
});

server.run();
