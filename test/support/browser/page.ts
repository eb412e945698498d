import type { CDPSession, Page } from 'puppeteer';
import { type Preferences, openBrowser } from './browser.ts';
import type { BrowserKind } from './find-browser.ts';
import { isScript, watchFaults } from './page-faults.ts';
import { type AtEnd, atEnd, within } from '../suite.ts';

/** Milliseconds a browser is given to close a page. */
const CLOSE_LIMIT = 5000;

export interface PageOptions {
  readonly browser?: BrowserKind;
  /** `false`: scripting is off. `'blocked'`: it is on, but no script arrives. */
  readonly javascript?: boolean | 'blocked';
  readonly width?: number;
  readonly height?: number;
  /** A phone: touch, and the viewport of the page's own `<meta>`. */
  readonly touch?: boolean;
  readonly reducedMotion?: boolean;
  /** `false`: the browser refuses storage. Firefox alone can be told so. */
  readonly storage?: false;
  /** `true`: the browser may fetch the next page early, as the page asks it to. */
  readonly speculation?: boolean;
  /** `false`: the page may not be laid out whole yet, as in the moment before its first paint. */
  readonly whole?: false;
  /** What the browser says the visitor reads, such as `nl-NL`. */
  readonly locale?: string;
  /** What the test does to the page before it loads, such as filling its storage. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** The faults this test is about; any other fails it, and so does one that does not happen. */
  readonly expects?: readonly RegExp[];
}

/** Scripting and motion are preferences of Firefox from its start, since WebDriver BiDi cannot change them. */
function preferencesOf({ javascript, reducedMotion, locale, storage }: PageOptions): Preferences {
  return {
    ...(javascript === false && { 'javascript.enabled': false }),
    ...(reducedMotion && { 'ui.prefersReducedMotion': 1 }),
    ...(storage === false && { 'network.cookie.cookieBehavior': 2 }),
    ...(locale && { 'intl.accept_languages': locale }),
  };
}

/** A page that was fetched early arrives without the events that puppeteer waits for. */
const fetchNothingEarly = () =>
  new MutationObserver(() => document.querySelector('script[type="speculationrules"]')?.remove()).observe(document, {
    childList: true,
    subtree: true,
  });

async function prepareChrome(
  page: Page,
  { javascript, reducedMotion, locale, speculation = false }: PageOptions,
): Promise<void> {
  if (javascript === false) await page.setJavaScriptEnabled(false);
  else if (!speculation) await page.evaluateOnNewDocument(fetchNothingEarly);
  await page.emulateMediaFeatures([
    { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference' },
  ]);
  if (!locale) return;
  const session: CDPSession = await page.createCDPSession();
  await session.send('Emulation.setUserAgentOverride', {
    userAgent: await page.browser().userAgent(),
    acceptLanguage: locale,
  });
}

/** Lets no script arrive. Chromium does it by itself, without asking about every picture. */
async function stopScripts(page: Page, kind: BrowserKind): Promise<void> {
  if (kind === 'chrome') {
    const session = await page.createCDPSession();
    await session.send('Network.enable');
    return void (await session.send('Network.setBlockedURLs', { urls: ['*.js', '*.mjs'] }));
  }
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    // Firefox does not tell what a request is for.
    void (isScript(request.url()) ? request.abort() : request.continue());
  });
}

/** Goes to an address and waits until it has loaded and, where scripts run, is laid out whole (widgets/first-screen.ts). */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForSelector('html:not([data-opening])');
}

/**
 * Opens an address in a profile of its own and waits until it has loaded. When the running test ends the page is closed, and
 * anything that went wrong on it unannounced fails the test.
 */
export async function openPage(
  url: string,
  options: PageOptions = {},
  whenDone: (ending: AtEnd) => void = atEnd,
): Promise<Page> {
  const {
    browser: kind = 'chrome',
    javascript = true,
    width = 1440,
    height = 900,
    touch = false,
    prepare,
    expects = [],
  } = options;
  const browser = await openBrowser(kind, kind === 'firefox' ? preferencesOf(options) : {});
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const faults = await watchFaults(page, javascript);
  whenDone(async () => {
    // A browser that does not let go of a page is no fault of the page; it ends with the suite.
    await within(CLOSE_LIMIT, 'Closing a page', context.close()).catch(() => {});
    faults.settle(expects);
  });

  if (kind === 'chrome') await prepareChrome(page, options);
  await page.setViewport({ width, height, hasTouch: touch, isMobile: touch });
  if (javascript === 'blocked') await stopScripts(page, kind);
  // tsx compiles named functions to calls of a helper, which functions that a test hands to the page would miss there.
  if (javascript !== false) await page.evaluateOnNewDocument('globalThis.__name ??= (named) => named');
  await prepare?.(page);
  if (javascript === false || options.whole === false) await page.goto(url, { waitUntil: 'load' });
  else await visit(page, url);
  return page;
}
