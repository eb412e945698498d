import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { audit } from '../extent.ts';
import { type BrowserKind, findBrowser } from './find-browser.ts';
import { run } from '../runner/process.ts';

const require = createRequire(import.meta.url);

/** Set by the runner once it has tried, so that the suites do not all try again. */
export const NO_INSTALL = 'TEST_NO_INSTALL';

/** The variable that tells the suites which browser the runner found. */
export const pathVariable: Readonly<Record<BrowserKind, string>> = {
  chrome: 'PUPPETEER_EXECUTABLE_PATH',
  firefox: 'FIREFOX_PATH',
};

// A refused or swallowed connection must not hold the tests: about 150 MB arrive in two minutes on a slow line.
const DOWNLOAD_LIMIT = 150_000;
const UPDATE_LIMIT = 60_000;
const INSTALL_LIMIT = 240_000;

const downloads: Readonly<Record<BrowserKind, string>> = {
  chrome: audit ? 'chrome' : 'chrome-headless-shell',
  firefox: 'firefox',
};
/** Debian's packages, the first that can be had. */
const packages: Readonly<Record<BrowserKind, readonly string[]>> = {
  chrome: audit ? ['chromium'] : ['chromium-headless-shell', 'chromium'],
  firefox: ['firefox-esr'],
};

async function download(kind: BrowserKind): Promise<string> {
  const manifest = require.resolve('puppeteer/package.json');
  const { bin } = require(manifest) as { bin: string };
  const ended = await run(process.execPath, [join(dirname(manifest), bin), 'browsers', 'install', downloads[kind]], {
    limit: DOWNLOAD_LIMIT,
  });
  return ended.late ? 'gave no answer in time' : ended.code === 0 ? 'arrived but does not start' : 'was refused';
}

async function installPackage(kind: BrowserKind): Promise<string> {
  if (!existsSync('/usr/bin/apt-get')) return 'needs Debian or Ubuntu';
  if (process.getuid?.() !== 0) return 'needs root';
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env, limit: UPDATE_LIMIT });
  let outcome = '';
  for (const name of packages[kind]) {
    const ended = await run('apt-get', ['install', '-y', '--no-install-recommends', name], {
      env,
      limit: INSTALL_LIMIT,
    });
    outcome = ended.late ? 'took too long' : ended.code === 0 ? 'installed it, but it does not start' : 'failed';
    if (ended.code === 0) break;
  }
  return outcome;
}

/** The browser of this kind: an installed one, else puppeteer's download, else the system's package; throws one line that says what to do. */
export async function getBrowser(kind: BrowserKind): Promise<string> {
  const found = process.env[NO_INSTALL] && process.env[pathVariable[kind]];
  // The runner has seen it start.
  if (found) return found;
  const installed = await findBrowser(kind);
  if (installed) return installed;
  const tried: string[] = [];
  if (!process.env[NO_INSTALL]) {
    for (const [name, get] of [
      ['download', download],
      ['apt-get', installPackage],
    ] as const) {
      console.log(`No ${kind} on this machine; trying ${name}.`);
      const outcome = await get(kind);
      const program = await findBrowser(kind);
      if (program) return program;
      tried.push(`${name} ${outcome}`);
    }
  }
  throw new Error(
    `The tests need ${kind}${tried.length ? ` (${tried.join(', ')})` : ''}: install it, or set ${pathVariable[kind]} to its program file.`,
  );
}
