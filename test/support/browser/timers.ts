import type { Page } from 'puppeteer';

/** Lets a page count the timers that have been set and have neither gone off nor been cleared; called before its scripts run. */
export const countTimers = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const pending = new Set<unknown>();
    Object.assign(window, { pendingTimers: pending });
    const { setTimeout: set, clearTimeout: clear } = window;
    window.setTimeout = ((run: () => void, milliseconds?: number) => {
      const timer = set(() => {
        run();
        pending.delete(timer);
      }, milliseconds);
      pending.add(timer);
      return timer;
    }) as never;
    window.clearTimeout = (timer) => {
      pending.delete(timer);
      clear(timer);
    };
  });

/** Waits until the page has loaded and none of its timers is still to go off. */
export const untilTimersRan = (page: Page) =>
  page.waitForFunction(
    () =>
      document.readyState === 'complete' && !(window as unknown as { pendingTimers: Set<unknown> }).pendingTimers.size,
  );
