import type { BrowserKind } from './find-browser.ts';

/** The variable in which the runner names the browsers of a run, with commas between. */
export const BROWSERS = 'TEST_BROWSERS';

/** The browsers in which a behaviour is proven: Chromium with every change, Firefox in the audit, which may take its time. */
export const browserKinds = (process.env[BROWSERS] ?? 'chrome').split(',') as readonly BrowserKind[];
