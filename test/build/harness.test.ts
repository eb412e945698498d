import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import * as assert from 'uvu/assert';
import { closeBrowsers } from '../support/browser.ts';
import { projectFolder, runScript, suiteFolder } from '../support/built-site.ts';
import { browser } from '../support/extent.ts';
import { openPage, type PageOptions } from '../support/page.ts';
import { type Tally, tally } from '../support/report.ts';
import { atEnd, suite } from '../support/suite.ts';

const harness = suite('the tests themselves', { limit: 30_000 });

const folder = suiteFolder('suites');
const support = join(projectFolder, 'test/support');
let count = 0;
/** Milliseconds a suite that hangs is given: enough to start on a busy machine. */
const HANGING = 5000;

/** Runs the text of a suite as the runner would and counts what became of it. */
async function runSuite(text: string, limit = 20_000): Promise<Tally> {
  const file = join(folder, `${(count += 1)}.test.ts`);
  const report = `${file}.ndjson`;
  writeFileSync(
    file,
    `import { suite, atEnd } from '${support}/suite.ts';\nimport { openBrowser } from '${support}/browser.ts';\n${text}`,
  );
  const ended = await runScript(file, [], { env: { TEST_REPORT: report }, limit });
  return tally('it', report, ended);
}

/** Serves one page's markup (and 404 for all else), opens it, and says what the page was found guilty of. */
async function faultsOf(markup: string, options: PageOptions = {}, policy = "script-src 'self' 'unsafe-inline'") {
  const server = createServer((request, response) => {
    if (request.url === '/broken.js') return void request.socket.destroy();
    const known = request.url === '/';
    response.writeHead(known ? 200 : 404, { 'content-type': 'text/html', 'content-security-policy': policy });
    response.end(known ? `<!doctype html><link rel="icon" href="data:,"><title>x</title>${markup}` : '');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  atEnd(() => void server.close());
  const endings: (() => Promise<void> | void)[] = [];
  await openPage(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, options, (ending) =>
    endings.push(ending),
  );
  try {
    for (const ending of endings) await ending();
  } catch (error) {
    return (error as Error).message;
  }
  return 'innocent';
}

harness.after(closeBrowsers);

harness('a suite whose tests pass counts them', async () => {
  const result = await runSuite(`const s = suite('s'); s('a', () => {}); s('b', async () => {}); s.run();`);
  assert.equal(result, { passed: 2, failures: [] });
});

harness('a test that throws is one failure, and the rest still run', async () => {
  const result = await runSuite(
    `const s = suite('s'); s('a', () => { throw new Error('no'); }); s('b', () => {}); s.run();`,
  );
  assert.equal(result, { passed: 1, failures: ['s › a'] });
});

harness('a suite that forgets .run() fails', async () => {
  const result = await runSuite(`const s = suite('s'); s('a', () => {});`);
  assert.equal(result, { passed: 0, failures: ['s › a (never ended)'] });
});

harness('a suite without a test fails', async () => {
  assert.is((await runSuite(`suite('s').run();`)).failures.length, 1);
  assert.is((await runSuite(`export {};`)).failures.length, 1);
});

harness('a file that does not compile fails', async () => {
  assert.is((await runSuite(`const s = suite('s'; s.run();`)).failures.length, 1);
});

harness('a test that never answers is given up at its limit', async () => {
  const result = await runSuite(
    `const s = suite('s', { limit: 200 }); s('a', () => new Promise(() => {})); s('b', () => {}); s.run();`,
  );
  assert.equal(result, { passed: 1, failures: ['s › a'] });
});

harness('a suite that hangs is ended, with what it did not come to counted as failed', async () => {
  const result = await runSuite(
    `const s = suite('s'); s('a', () => {}); s('b', () => { for (;;); }); s.run();`,
    HANGING,
  );
  assert.is(result.passed, 1);
  assert.is(result.failures[0], 's › b (never ended)');
  assert.is(result.failures.length, 2);
});

harness('a suite that leaves something open after its tests fails', async () => {
  const result = await runSuite(
    `const s = suite('s'); s('a', () => {}); s.run(); setInterval(() => {}, 1000);`,
    HANGING,
  );
  assert.is(result.passed, 1);
  assert.match(result.failures[0]!, 'had to be ended');
});

harness('a preparation that throws fails every test behind it', async () => {
  const result = await runSuite(
    `const s = suite('s'); s.before(() => { throw new Error('no'); }); s('a', () => {}); s('b', () => {}); s.run();`,
  );
  assert.equal(result, { passed: 0, failures: ['s › a (never ended)', 's › b (never ended)'] });
});

harness('clearing up that throws fails the suite', async () => {
  const result = await runSuite(
    `const s = suite('s'); s.after(() => { throw new Error('no'); }); s('a', () => {}); s.run();`,
  );
  assert.is(result.passed, 1);
  assert.is(result.failures.length, 1);
});

harness('what is left for the end of a test can fail it', async () => {
  const result = await runSuite(
    `const s = suite('s'); s('a', () => { atEnd(() => { throw new Error('no'); }); }); s.run();`,
  );
  assert.equal(result, { passed: 0, failures: ['s › a'] });
});

harness('every suite stands in the map of promises, and nothing else does', () => {
  const suites = readdirSync(join(projectFolder, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => basename(file));
  const map = readFileSync(join(projectFolder, 'test/README.md'), 'utf8').split('## The map')[1]!;
  const named = [...map.matchAll(/`([a-z0-9-]+)`(?=[^|]*\|\n)/g)].map(([, name]) => `${name}.test.ts`);
  assert.equal(named.sort(), suites.sort());
});

harness('a suite cannot skip tests or single one out', () => {
  assert.not.ok('skip' in harness);
  assert.not.ok('only' in harness);
});

harness('a page that does nothing wrong is innocent, with scripting and without', async () => {
  assert.is(await faultsOf('<p>hello'), 'innocent');
  assert.is(await faultsOf('<p>hello', { javascript: false }), 'innocent');
});

harness('an error in the console fails the test', async () => {
  assert.match(await faultsOf(`<script>console.error('ouch')</script>`), 'console: ouch');
});

harness('an exception on the page fails the test', async () => {
  assert.match(await faultsOf(`<script>throw new TypeError('ouch')</script>`), 'page error: TypeError: ouch');
});

harness('an answer of 404 fails the test', async () => {
  assert.match(await faultsOf(`<img src="/missing.png" alt="">`), 'answer: 404 GET');
});

harness('a connection that breaks fails the test', async () => {
  assert.match(await faultsOf(`<script src="/broken.js"></script>`), 'request: net::ERR_EMPTY_RESPONSE GET');
});

harness('a violation of the content security policy fails the test', async () => {
  assert.match(
    await faultsOf(`<p style="color: red">x`, {}, "style-src 'none'; script-src 'unsafe-inline'"),
    'Policy violation: style-src',
  );
  assert.match(await faultsOf(`<p style="color: red">x`, { javascript: false }, "style-src 'none'"), 'console: ');
});

harness('a fault that was announced is forgiven, and has to happen', async () => {
  assert.is(await faultsOf(`<script>console.error('ouch')</script>`, { expects: [/ouch/] }), 'innocent');
  assert.match(await faultsOf(`<p>x`, { expects: [/ouch/] }), 'announced, but did not happen: /ouch/');
});

harness('a script that is stopped on the way neither runs nor counts as a fault', async () => {
  assert.is(await faultsOf(`<script src="/broken.js"></script>`, { javascript: 'blocked' }), 'innocent');
});

if (browser === 'firefox') {
  harness('Firefox reports the same faults', async () => {
    const markup = `<script>console.error('ouch')</script><script>throw new TypeError('ow')</script><img src="/missing.png" alt=""><p style="color:red">x`;
    const found = await faultsOf(markup, { browser: 'firefox' }, "style-src 'none'; script-src 'unsafe-inline'");
    for (const part of ['console: ouch', 'page error', 'answer: 404', 'Policy violation']) assert.match(found, part);
  });

  harness('Firefox without scripting runs no script', async () => {
    assert.is(
      await faultsOf(`<script>console.error('ouch')</script>`, { browser: 'firefox', javascript: false }),
      'innocent',
    );
  });
}

harness.run();
