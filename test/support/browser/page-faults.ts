import type { ConsoleMessage, HTTPResponse, Page } from 'puppeteer';

/** What went wrong on a page while a test looked at it. */
export interface PageFaults {
  /** Throws for every fault that was not announced, and for every announcement that did not come true. */
  readonly settle: (expected: readonly RegExp[]) => void;
}

// What a page gives up by leaving it, or a script by its own abort, is not a failure.
const GIVEN_UP = /ERR_ABORTED|NS_BINDING_ABORTED/;

// Chromium now and then drops a transition between two pages before the new one's styles count, and calls that an error of the page.
const DROPPED_TRANSITION = /ViewTransition opt-in disabled/;

// Chromium says in the console as well what answers and failed requests tell in every browser.
const TOLD_TWICE = /^Failed to load resource/;

const ANNOUNCE_VIOLATIONS = () =>
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
    console.error(`Policy violation: ${violatedDirective} forbids ${blockedURI} (${sourceFile}:${lineNumber})`),
  );

/** Whether a request is one that scripting makes. */
export const isScript = (url: string, type?: string): boolean => type === 'script' || /\.m?js(?:$|\?)/.test(url);

/** Collects console errors, page errors, failed requests and policy violations of a page from now on. */
export async function watchFaults(page: Page, javascript: boolean | 'blocked'): Promise<PageFaults> {
  const faults: string[] = [];
  // Chromium gives up module preloads where scripting is off.
  const forgiven = (url: string) => javascript !== true && isScript(url);

  page.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'assert') return;
    if (TOLD_TWICE.test(message.text())) return;
    const { url } = message.location();
    if (url && forgiven(url)) return;
    faults.push(`console: ${message.text()}${url ? ` (${url})` : ''}`);
  });
  page.on('pageerror', (error) => {
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    if (!DROPPED_TRANSITION.test(fault)) faults.push(`page error: ${fault}`);
  });
  page.on('error', (error) => void faults.push(`the page crashed: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    if (forgiven(request.url()) || GIVEN_UP.test(reason)) return;
    faults.push(`request: ${reason} ${request.method()} ${request.url()}`);
  });
  page.on('response', (response: HTTPResponse) => {
    if (response.status() >= 400)
      faults.push(`answer: ${response.status()} ${response.request().method()} ${response.url()}`);
  });
  if (javascript !== false) await page.evaluateOnNewDocument(ANNOUNCE_VIOLATIONS);

  return {
    settle(expected) {
      const surprises = faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)));
      const missing = expected.filter((pattern) => !faults.some((fault) => pattern.test(fault)));
      const lines = [
        ...surprises.map((fault) => `unannounced ${fault}`),
        ...missing.map((pattern) => `announced, but did not happen: ${pattern}`),
      ];
      if (lines.length) throw new Error(`${page.url()}\n      ${lines.join('\n      ')}`);
    },
  };
}
