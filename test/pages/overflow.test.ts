import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { notFoundAddresses } from '../support/addresses.ts';
import { audit, sweptAddresses } from '../support/extent.ts';
import { findAll, parse, textOf } from '../support/pages/markup.ts';
import { none } from '../support/none.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const overflow = suite('no sideways scrolling', { limit: 240_000 });
const site = siteFor(overflow, { reducedMotion: true });

const narrowest = 320;
const widest = 2560;
const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.ceil((to - from) / by) }, (_, step) => from + step * by);

/** The widths at which the style sheets change their mind, in pixels. */
function breakpoints(css: string): readonly number[] {
  const conditions = [...css.matchAll(/@(?:media|container)[^{]*/g)].map(([condition]) => condition);
  return conditions.flatMap((condition) =>
    [...condition.matchAll(/([\d.]+)(px|r?em)\b/g)].map(([, size, unit]) =>
      Math.round(Number(size) * (unit === 'px' ? 1 : 16)),
    ),
  );
}

/** From the narrowest phone to a wide desktop, closest where lines break most. */
const everywhere = [
  ...steps(narrowest, 500, audit ? 20 : 90),
  ...steps(500, 1240, audit ? 80 : 370),
  ...steps(1240, widest, audit ? 220 : 440),
  widest,
];

const readSheet = (file: string) => readFileSync(join(site.folder(), file), 'utf8');
const fileOf = (address: string) => (address.endsWith('/') ? `${address}index.html` : address);

/**
 * The widths to look at a page in: those, and every breakpoint of its own sheets, where the wider layout is tightest; in the audit
 * the last width of the narrower one, too.
 */
function widthsOf(address: string): readonly number[] {
  const document = parse(readFileSync(join(site.folder(), fileOf(address)), 'utf8'));
  const sheets = [
    ...findAll(document, 'link', { rel: 'stylesheet' }).map(({ attribs }) => readSheet(attribs['href']!)),
    ...findAll(document, 'style').map(textOf),
  ];
  const all = [
    ...everywhere,
    ...breakpoints(sheets.join('\n')).flatMap((point) => (audit ? [point - 1, point] : [point])),
  ];
  return [...new Set(all)].filter((width) => width >= narrowest && width <= widest).sort((a, b) => a - b);
}

interface Wide {
  readonly width: number;
  /** What sticks out farthest. */
  readonly culprit: string;
}

/** Loads an address in a frame of the page and makes it every width in turn. */
const measure = (page: Page, address: string, sizes: readonly number[]): Promise<readonly Wide[]> =>
  page.evaluate(
    async (source, all) => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      frame.style.cssText = 'position: fixed; inset: 0 auto auto 0; border: 0; width: 1440px; height: 900px';
      await new Promise((loaded) => {
        frame.addEventListener('load', loaded, { once: true });
        frame.src = source;
      });
      const inside = frame.contentDocument!;
      await inside.fonts.ready;
      const found: { width: number; culprit: string }[] = [];
      const root = inside.documentElement;
      for (const width of all) {
        frame.style.width = `${width}px`;
        if (root.scrollWidth <= width && inside.body.scrollWidth <= width) continue;
        const boxes = [...inside.body.querySelectorAll('*')].map((element) => ({
          element,
          right: element.getBoundingClientRect().right,
        }));
        const { element, right } = boxes.reduce((a, b) => (b.right > a.right ? b : a));
        found.push({
          width,
          culprit: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} to ${Math.round(right)}`,
        });
      }
      frame.remove();
      return found;
    },
    address,
    [...sizes],
  );

/** Neighbouring widths as ranges, with what sticks out at the first of each. */
function ranges(found: readonly Wide[], widths: readonly number[]): readonly string[] {
  const all: { from: Wide; to: number }[] = [];
  for (const wide of found) {
    const last = all.at(-1);
    if (last && widths.indexOf(wide.width) === widths.indexOf(last.to) + 1) last.to = wide.width;
    else all.push({ from: wide, to: wide.width });
  }
  return all.map(({ from, to }) => `${from.width}–${to} px (${from.culprit})`);
}

/** An empty page of the site that may show others in a frame, which the policy of the site forbids. */
const openFrame = () => site.open('/robots.txt', { prepare: (page) => page.setBypassCSP(true) });

async function sweep(addresses: readonly string[]): Promise<void> {
  const page = await openFrame();
  const faults: string[] = [];
  for (const address of addresses) {
    const widths = widthsOf(address);
    const found = ranges(await measure(page, address, widths), widths);
    faults.push(...found.map((range) => `${address}: ${range}`));
  }
  none(faults);
}

overflow('no page is wider than the window, from 320 to 2560 px', () =>
  sweep([...sweptAddresses, ...notFoundAddresses]),
);

overflow('the sweep sees what is too wide, and where', async () => {
  const page = await openFrame();
  const markup =
    '<!doctype html><meta name=viewport content=width=device-width><style>body{margin:0}p{width:600px;margin:0}@media(min-width:500px){p{width:auto}}</style><p class=wide>x';
  const address = await page.evaluate((html) => URL.createObjectURL(new Blob([html], { type: 'text/html' })), markup);
  const [range, ...others] = ranges(await measure(page, address, everywhere), everywhere);
  assert.match(range!, /^320–4\d\d px \(p\.wide to 600\)$/);
  assert.equal(others, []);
});

overflow.run();
