import type { Page } from 'puppeteer';
import { openPage, type PageOptions } from '../browser/page.ts';
import { typed } from '../contact/contact-form.ts';
import { type HostPage, serveHostPage } from './host-page.ts';

/** Opens a page of another site. */
export async function openHost(host: HostPage, options: PageOptions = {}): Promise<Page> {
  return openPage(await serveHostPage(host), { height: 1200, ...options });
}

/** Waits until an embed has drawn itself. */
export const ready = (page: Page, selector: string, name: string) =>
  page.waitForSelector(`${selector}[data-${name}-ready]`, { timeout: 10_000 });

/** Types an enquiry into the form that an embed draws. */
export const fillIn = (page: Page, host: string) =>
  page.$eval(
    host,
    (element, values) => {
      for (const [name, value] of Object.entries(values)) {
        const control = element.shadowRoot!.querySelector<HTMLInputElement>(`[data-field] [name="${name}"]`)!;
        control.value = value;
        control.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    typed,
  );

/** Presses something inside an embed. */
export const click = async (page: Page, host: string, selector: string) => {
  const handle = await page.$(`${host} >>> ${selector}`);
  if (!handle) throw new Error(`${host} has no ${selector} inside.`);
  await handle.click();
};

/** The projects that an embed shows, by their tags. */
export const shownIn = (page: Page, host: string) =>
  page.$eval(host, (element) =>
    [...element.shadowRoot!.querySelectorAll('[data-tags]')]
      .filter((entry) => entry.checkVisibility())
      .map((entry) => entry.getAttribute('data-tags')!),
  );
