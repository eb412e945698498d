import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { hiddenFiles, hostRules } from '../../build/hosting/rules.ts';
import { serveFolder } from '../../build/serving/serve.ts';
import { openServer, smallSite } from '../support/build/small-site.ts';
import { atEnd, suite } from '../support/suite.ts';

const server = suite('the file server under pressure, and its headers');

async function openSmallSite() {
  const served = await serveFolder({ folder: smallSite() });
  atEnd(() => served.close());
  return served;
}

server('a thousand requests at once are all answered', async () => {
  const { url } = await openSmallSite();
  const paths = ['', 'about/', 'assets/a-1.js', 'missing/'];
  const statuses = await Promise.all(
    Array.from({ length: 1000 }, async (_, at) => {
      const response = await fetch(url + paths[at % paths.length]);
      await response.arrayBuffer();
      return response.status;
    }),
  );
  assert.is(statuses.filter((status) => status === 200).length, 750);
  assert.is(statuses.filter((status) => status === 404).length, 250);
});

server('a body of 10 MB that nobody asked for is refused, and the server goes on', async () => {
  const { url } = await openSmallSite();
  const status = await new Promise((answered) => {
    const post = request(url, { method: 'POST' }, (response) => answered(response.resume().statusCode));
    // The answer may come before the end of the body.
    post.on('error', () => {});
    for (let part = 0; part < 160; part += 1) post.write(Buffer.alloc(65_536));
    post.end();
  });
  assert.is(status, 405);
  assert.is(await (await fetch(url)).text(), 'home');
});

server('a hundred visitors who never end their request keep nobody else waiting', async () => {
  const { origin, url } = await openSmallSite();
  const sockets = Array.from({ length: 100 }, () => connect(Number(new URL(origin).port), '127.0.0.1'));
  atEnd(() => sockets.forEach((socket) => socket.destroy()));
  await Promise.all(
    sockets.map((socket) => new Promise((sent) => socket.write('GET /about/ HTTP/1.1\r\nHost: x\r\nX-Half', sent))),
  );
  assert.is(await (await fetch(url)).text(), 'home');
});

server('an encoding that nobody knows changes nothing', async () => {
  const get = await openServer();
  for (const accepted of ['', 'gzip;q=x', ';;;,', 'br, br, br', `${'a'.repeat(4000)}`, 'identity;q=0']) {
    const response = await get('/about/', { headers: { 'accept-encoding': accepted } });
    assert.is(response.status, 200, accepted);
    assert.is(await response.text(), 'about ü', accepted);
  }
});

server('what only a host reads is not served', async () => {
  const folder = smallSite();
  for (const name of [...hiddenFiles, '.htaccess', 'nl/.htaccess']) writeFileSync(join(folder, name), 'x');
  const served = await serveFolder({ folder });
  atEnd(() => served.close());
  for (const name of [...hiddenFiles, '.htaccess', 'nl/.htaccess'])
    assert.is((await fetch(served.url + name)).status, 404, name);
});

server('every answer has the headers that hosts are told to send', async () => {
  for (const base of ['/', '/brochure/']) {
    const get = await openServer({ base });
    const { headers, own, shared } = hostRules({ origin: 'http://localhost', basePath: base });
    for (const [path, wanted] of [
      ['', { ...headers, ...own }],
      ['nl/missing/', { ...headers, ...own }],
      ['assets/a-1.js', { ...headers, ...shared }],
    ] as const) {
      const answer = await get(base + path);
      for (const [name, value] of Object.entries(wanted)) assert.is(answer.headers.get(name), value, `${path} ${name}`);
    }
  }
});

server.run();
