import type { Page } from 'puppeteer';

/** What the keyboard comes to on a page as it stands. */
const stops = `a[href], button, summary, input, select, textarea, [tabindex='0']`;

/** Puts the focus on everything the keyboard comes to, down the page and up again, and names what then cannot be seen. */
export const hiddenStops = (page: Page): Promise<{ readonly count: number; readonly hidden: readonly string[] }> =>
  page.evaluate(async (selector) => {
    const header = document.querySelector('header');
    const all = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility({ visibilityProperty: true }),
    );
    const shares = [0.1, 0.5, 0.9];
    const isSeen = (stop: HTMLElement) =>
      [...stop.getClientRects()].some((box) => {
        const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
        const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
        if (right - left < 2 || bottom - top < 2) return false;
        return shares.some((across) =>
          shares.some((down) => {
            const hit = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
            const labels = [...((stop as HTMLInputElement).labels ?? [])];
            return (
              [stop, ...labels].some((part) => part.contains(hit)) || (hit?.contains(stop) && !header?.contains(hit))
            );
          }),
        );
      });
    const hidden: string[] = [];
    for (const [at, stop] of [...all, ...all.toReversed()].entries()) {
      stop.focus();
      await new Promise((drawn) => requestAnimationFrame(drawn));
      if (document.activeElement === stop && !isSeen(stop))
        hidden.push(`${at < all.length ? 'down' : 'up'} at ${stop.outerHTML.slice(0, 90)}`);
    }
    return { count: all.length, hidden };
  }, stops);

/** Names what does not change when the focus comes to it: no line around it, its label or what it stands in. */
export const ringless = (page: Page): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    const look = (stop: HTMLElement) =>
      [stop, ...stop.querySelectorAll('*'), ...((stop as HTMLInputElement).labels ?? []), stop.parentElement!]
        .flatMap((part) => ['', '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo || null)))
        .map(({ outlineStyle, outline, borderColor, borderWidth }) =>
          [outlineStyle !== 'none' && outline, borderColor, borderWidth].join(' '),
        )
        .join();
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }))
      .filter((stop) => {
        (document.activeElement as HTMLElement).blur();
        const before = look(stop);
        stop.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
        return document.activeElement === stop && look(stop) === before;
      })
      .map((stop) => stop.outerHTML.slice(0, 90));
  }, stops);
