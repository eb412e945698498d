import type { Page } from 'puppeteer';

/** Brings a page into the states a visitor can: scrolls it through, opens, presses and chooses whatever there is, sends its form empty. */
export const useEverything = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
    const all = (selector: string) => roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)]);

    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
    }
    dispatchEvent(new PointerEvent('pointermove', { clientX: 10, clientY: 10 }));
    const pressed = 'summary, button, input:is([type="checkbox"], [type="radio"])';
    for (const control of all(pressed)) {
      control.click();
      await frame();
    }
    for (const choice of all('select')) {
      (choice as HTMLSelectElement).selectedIndex = 1;
      choice.dispatchEvent(new Event('change', { bubbles: true }));
    }
    await frame();
  });
