import { createRequire } from 'node:module';
import type { Browser } from 'puppeteer';
import type { BrowserKind } from './find-browser.ts';
import { getBrowser } from './get-browser.ts';

/** Loads puppeteer when a browser is asked for, and in one piece: imported, it takes longer than most suites run that open no page. */
const require = createRequire(import.meta.url);

const START_LIMIT = 60_000;
/** Milliseconds for one answer of the browser; some questions are never answered while scripting is off. */
const ANSWER_LIMIT = 15_000;

/** Nothing of the browser's own traffic may stand between a test and the site. */
const chromeArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Containers give /dev/shm 64 MB, which a tall page fills.
  '--disable-dev-shm-usage',
  '--no-proxy-server',
  // Of each page that a test opens, Chromium's own list below the address field and a spare process cost more than the page.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess',
];

// Chromium refuses to start its sandbox as root (https://crbug.com/638180).
const sandboxArguments = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** What Firefox knows only from its start; Chromium is told page by page. */
export type Preferences = Readonly<Record<string, boolean | number | string>>;

const opened = new Map<string, Promise<Browser>>();

async function launch(kind: BrowserKind, preferences: Preferences): Promise<Browser> {
  const { default: puppeteer } = require('puppeteer') as typeof import('puppeteer');
  const shared = {
    executablePath: await getBrowser(kind),
    headless: true,
    timeout: START_LIMIT,
    protocolTimeout: ANSWER_LIMIT,
  };
  if (kind === 'firefox')
    return puppeteer.launch({ ...shared, browser: 'firefox', extraPrefsFirefox: { ...preferences } });
  // Through a pipe the browser ends when its owner does, even one that is killed.
  return puppeteer.launch({
    ...shared,
    browser: 'chrome',
    pipe: true,
    args: [...chromeArguments, ...sandboxArguments],
  });
}

/** The suite's browser of this kind with these preferences, started when first asked for, with a profile of its own. */
export function openBrowser(kind: BrowserKind = 'chrome', preferences: Preferences = {}): Promise<Browser> {
  const key = `${kind} ${JSON.stringify(preferences)}`;
  const known = opened.get(key);
  if (known) return known;
  const browser = launch(kind, preferences);
  opened.set(key, browser);
  return browser;
}

/** Ends every browser of this suite. */
export async function closeBrowsers(): Promise<void> {
  const browsers = await Promise.all([...opened.values()].map((browser) => browser.catch(() => undefined)));
  opened.clear();
  await Promise.all(browsers.map((browser) => browser?.close()));
}
