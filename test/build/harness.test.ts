import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as assert from 'uvu/assert';
import { closeBrowsers } from '../support/browser/browser.ts';
import { bundleScripts } from '../support/build/bundle-scripts.ts';
import { projectFolder, suiteFolder } from '../support/build/built-site.ts';
import { browser } from '../support/extent.ts';
import { none } from '../support/none.ts';
import { openPage, type PageOptions } from '../support/browser/page.ts';
import { run } from '../support/runner/process.ts';
import { type Tally, tally } from '../support/runner/report.ts';
import { mapFaults, requirementsIn, suitesBelow, unknownIn, writtenTexts } from '../support/runner/requirements.ts';
import { atEnd, suite } from '../support/suite.ts';

const harness = suite('the tests themselves');

const folder = suiteFolder('suites');
/** What every suite is made with, as a plain module: that a suite is compiled first is no part of what becomes of it. */
let made = '';
let count = 0;
/** Never goes on, nor lets anything else: as an endless loop does, but without taking the processor from the other suites. */
const BLOCKED = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';
/** Milliseconds a suite that hangs is given: enough to start on a busy machine. */
const HANGING = 5000;

/** Runs the text of a suite as the runner would and counts what became of it. */
async function runSuite(text: string, limit = 60_000): Promise<Tally> {
  const file = join(folder, `${(count += 1)}.test.mjs`);
  const report = `${file}.ndjson`;
  writeFileSync(file, `import { suite, atEnd } from '${pathToFileURL(made).href}';\n${text}`);
  const ended = await run(process.execPath, [file], { env: { TEST_REPORT: report }, limit });
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

harness.before(async () => {
  made = (await bundleScripts(projectFolder, ['support/suite.ts']))('support/suite.ts').at(-1)!;
});
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
    `const s = suite('s'); s('a', () => {}); s('b', () => { ${BLOCKED} }); s.run();`,
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

const readme = readFileSync(join(projectFolder, 'test/README.md'), 'utf8');

harness('every requirement names suites that exist, and every suite proves one', () => {
  none(mapFaults(requirementsIn(readme), suitesBelow(join(projectFolder, 'test'))));
});

harness('what is wrong with the list of requirements is found', () => {
  const listOf = (...rows: string[]) =>
    `\n## The requirements\n\n| id | requirement | proven by |\n${rows.join('\n')}\n`;
  const faults = (suites: readonly string[], ...rows: string[]) => mapFaults(requirementsIn(listOf(...rows)), suites);
  const row = '| `nav-1` | It stays. | `pages/one` |';
  assert.equal(faults(['pages/one'], row), []);
  assert.equal(faults([]), ['the list holds no requirement']);
  assert.equal(faults(['pages/one'], row, row), ['nav-1 stands in the list twice']);
  assert.equal(faults([], row), ['there is no suite pages/one']);
  assert.equal(faults(['pages/one', 'pages/two'], row), ['no requirement names the suite pages/two']);
  const agreed = '| `nav-2` | It says so. | `specification/one` |';
  assert.equal(faults(['pages/one'], row, agreed), [], 'an owner may delete the folder');
  assert.equal(faults(['pages/one', 'specification/two'], row, agreed), [
    'there is no suite specification/one',
    'no requirement names the suite specification/two',
  ]);
  for (const broken of ['| `nav-x` | a | `b/c` |', '| `nav-1` | | `b/c` |', '| `nav-1` | a | |', '| `nav-1` | a | b |'])
    assert.throws(() => requirementsIn(listOf(broken)), /this row is not/, broken);
});

harness('a comment cites only requirements that there are', () => {
  const requirements = requirementsIn(readme);
  const own = ['test/README.md', 'test/build/harness.test.ts'];
  none(
    [...writtenTexts(projectFolder)].flatMap(([file, text]) =>
      own.includes(file) ? [] : unknownIn(text, requirements).map((id) => `${file} cites ${id}`),
    ),
  );
  const { id } = requirements[0]!;
  const area = id.split('-')[0]!;
  assert.equal(unknownIn(`// As it must be (${id}).`, requirements), []);
  assert.equal(unknownIn(`x(${area}-999)`, requirements), [`${area}-999`]);
  assert.equal(unknownIn('/** Why (nothing-1, nothing-2). */', requirements), ['nothing-1', 'nothing-2']);
});

harness('no text refers to a document that is not in the repository', () => {
  const outside = /\b(?:the|an?) specification\b|\bspecification,? section|\(decisions\b|\b(?:spec|decisions)\.md\b/i;
  none(
    [...writtenTexts(projectFolder)].flatMap(([file, text]) =>
      file === 'test/build/harness.test.ts'
        ? []
        : text.split('\n').flatMap((line, at) => (outside.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
    ),
  );
  for (const planted of ['as the specification says', '(specification, section 9)', "(decisions, 'toast')"])
    assert.match(planted, outside);
});

harness('nothing outside the folder of what was agreed needs it', () => {
  none(
    [...writtenTexts(projectFolder)].flatMap(([file, text]) =>
      !file.startsWith('test/specification/') && /from '[^']*\/specification\//.test(text) ? [file] : [],
    ),
  );
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
