import { sweptAddresses } from '../support/extent.ts';
import { none } from '../support/none.ts';
import { lostText } from '../support/pages/lost-text.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const print = suite('on paper');
/** As wide as what is printed of a sheet of A4. */
const site = siteFor(print, { reducedMotion: true, width: 643 });

/** What cannot be done on paper, is read out or shown by a script, or stands below once more. */
const leftOut = [
  ...['button', 'form:has(textarea)', '[role="status"]', '.toast', '[hidden]', '.price-slope'],
  // What the screen says in marks and drawings is said in words on paper.
  ...[
    '.visually-hidden:not(.comparison *, .months *)',
    '[aria-hidden="true"]',
    'svg',
    'script',
    'template',
    'style',
    'noscript',
  ],
].join();

print(
  'every word of a page is there in one column, none is cut or lies over another, and no drawing fills a sheet',
  async () => {
    const faults: string[] = [];
    for (const address of sweptAddresses) {
      const page = await site.open(address);
      await page.emulateMediaType('print');
      const found = await page.evaluate((unread) => {
        const missing: string[] = [];
        const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const { parentElement: element, textContent: text } = texts.currentNode;
          if (text!.trim() && !element!.closest(unread) && !element!.checkVisibility({ opacityProperty: true }))
            missing.push(`“${text}” is not there`);
        }
        const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')].flatMap((picture) => {
          const { height } = picture.getBoundingClientRect();
          // A third of a sheet.
          return height < 374 && (height === 0 || picture.alt)
            ? []
            : [`${picture.currentSrc} is ${Math.round(height)} px tall and says “${picture.alt}”`];
        });
        const composed = [...document.querySelectorAll('main *')].flatMap((element) => {
          const { display, position } = getComputedStyle(element);
          return element.closest(unread) || (position === 'static' && !/grid|flex/.test(display))
            ? []
            : [`${element.className || element.localName} is ${position} and ${display}`];
        });
        return [...missing, ...composed, ...pictures];
      }, leftOut);
      faults.push(...[...found, ...(await lostText(page))].map((fault) => `${address}: ${fault}`));
      await page.close();
    }
    none(faults);
  },
);

print.run();
