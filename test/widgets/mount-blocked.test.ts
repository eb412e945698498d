import type { Page } from 'puppeteer';
import { eventually } from '../support/eventually.ts';
import { everyThirdAddress } from '../support/extent.ts';
import { none } from '../support/none.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const blocked = suite('every page without its scripts', { limit: 120_000 });
const site = siteFor(blocked);

/** An element of a page. */
interface Look {
  /** What it is, whether it is seen, what it says by itself. */
  readonly what: string;
  /** Left and upper edge, width and height, in pixels of the page. */
  readonly place: readonly number[];
}

/** Every element of the body but scripts, whatever they are for. */
const look = (page: Page): Promise<readonly Look[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll(':not(script)')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const own = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent!.trim())
        .join(' ');
      return {
        what: `${element.localName}.${element.getAttribute('class') ?? ''}${seen ? '' : ', not seen'}: ${own}`,
        place: [left, top + scrollY, width, height],
      };
    }),
  );

/** Two looks are the same where nobody could see a difference: browsers place elements between pixels. */
const isSame = (one: Look, other: Look | undefined) =>
  one.what === other?.what && one.place.every((edge, index) => Math.abs(edge - other.place[index]!) < 1);

const told = (look: Look | undefined) => look && `${look.what} at ${look.place.map(Math.round).join(' ')}`;

/** Controls that can be seen and do nothing without a script: buttons and fields of no form, of no popover. */
const deadControls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, input, select, textarea, [role="button"]')]
      .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((control) => {
        const form = control.closest('form');
        const sends = form && (form.getAttribute('action') ?? '') !== '';
        return !sends && !control.hasAttribute('popovertarget');
      })
      .map((control) => control.outerHTML.slice(0, 90)),
  );

/**
 * What a page says and does not show, but for what a widget shows later and what the browser itself unfolds below a summary that can
 * be seen. A picture without words says nothing.
 */
const hidden = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    // An element without a box is where its contents are.
    const isShown = (element: Element): boolean =>
      getComputedStyle(element).display === 'contents'
        ? [...element.children].some(isShown)
        : element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return [
      ...document.querySelectorAll(
        'main :is(h1, h2, h3, h4, p, li, dt, dd, blockquote, figcaption, img:not([alt=""]), a)',
      ),
    ]
      .filter((element) => !element.closest('[hidden], [data-error], [aria-hidden="true"]'))
      .filter((element) => {
        const folded = element.closest('details:not([open])');
        const shown = element.closest('summary') ? element : (folded?.querySelector('summary') ?? element);
        return !isShown(shown);
      })
      .map((element) => `${element.localName} "${element.textContent!.trim().slice(0, 40)}"`);
  });

/** Where two pages differ, told by the first element that does. */
async function difference(off: Page, on: Page): Promise<string | undefined> {
  const [wanted, found] = await Promise.all([look(off), look(on)]);
  const at = wanted.findIndex((each, index) => !isSame(each, found[index]));
  if (at >= 0) return `${told(found[at])}\n        instead of ${told(wanted[at])}`;
  return wanted.length === found.length ? undefined : `${found.length} elements instead of ${wanted.length}`;
}

blocked(
  'with every script request aborted every page looks and reads as with JavaScript off, hides nothing and holds no dead control',
  async () => {
    const faults: string[] = [];
    const [off, on] = await Promise.all([
      site.open('/robots.txt', { javascript: false, reducedMotion: true }),
      site.open('/robots.txt', { javascript: 'blocked', reducedMotion: true }),
    ]);
    for (const address of everyThirdAddress) {
      // A font may come too late in one of them; the next time it is there.
      await eventually(async () => {
        await Promise.all([off, on].map((page) => page.goto(site.url(address), { waitUntil: 'load' })));
        const found = await difference(off, on);
        if (found) throw new Error(`${address}: ${found}`);
      }, 20_000).catch((error: Error) => faults.push(error.message));
      faults.push(
        ...(await deadControls(on)).map((control) => `${address}: ${control} does nothing`),
        ...(await hidden(on)).map((what) => `${address}: ${what} is hidden`),
      );
    }
    none(faults);
  },
);

blocked.run();
