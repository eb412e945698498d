import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import { closeBrowsers, openBrowser } from '../browser/browser.ts';
import { type DevServer, startDev } from './dev-server.ts';
import { eventually } from '../eventually.ts';

/** Milliseconds between two saves of somebody who looks at what the last one did. */
const LOOK = 3000;
const LIMIT = 10_000;
/** Milliseconds in which a whole site is made, on a machine that does other things as well. */
const SITE_LIMIT = 180_000;

/** What is saved, and what the page says once it shows. */
interface Save {
  readonly file: string;
  readonly from: (turn: number) => string;
  readonly to: (turn: number) => string;
  readonly shows: (turn: number) => string;
}

const title = (turn: number) => (turn ? `title: 'Saved ${turn}: ` : "title: '");
const property = (turn: number) => (turn ? `:root{--saved:${turn}}` : '');

const saves: Readonly<Record<'words' | 'styles', Save>> = {
  words: {
    file: 'content/contact/contact.ts',
    from: (turn) => title(turn - 1),
    to: title,
    shows: (turn) => `document.querySelector('h1').textContent.startsWith('Saved ${turn}: ')`,
  },
  styles: {
    file: 'styles/utilities.css',
    from: (turn) => `${property(turn - 1)}.visually-hidden`,
    to: (turn) => `${property(turn)}.visually-hidden`,
    shows: (turn) => `getComputedStyle(document.documentElement).getPropertyValue('--saved').trim() === '${turn}'`,
  },
};

const now = () => performance.timeOrigin + performance.now();

/** Fulfils with the moment at which the page has drawn the first frame that shows it; the page looks by itself, once a frame. */
async function frameThat(page: Page, shows: string): Promise<number> {
  const looking = `new Promise((seen) => {
    const look = () => requestAnimationFrame(() => {
      if (!(${shows})) return look();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => seen(performance.timeOrigin + performance.now());
      port2.postMessage('behind the frame');
    });
    look();
  })`;
  // While the page is loaded anew there is nobody to ask.
  return (await page.evaluate(looking).catch(() => frameThat(page, shows))) as number;
}

async function timeSave(server: DevServer, page: Page, { file, from, to, shows }: Save, turn: number): Promise<number> {
  const sitesMade = () => server.output().split('pages in').length;
  const before = sitesMade();
  const seen = frameThat(page, shows(turn));
  const started = now();
  server.save(file, from(turn), to(turn));
  const lost = pause(LIMIT, undefined, { ref: false }).then(() => {
    throw new Error(`${file} was saved and never shown:\n${server.output()}`);
  });
  const milliseconds = (await Promise.race([seen, lost])) - started;
  await eventually(() => {
    if (sitesMade() === before) throw new Error('The site was not made whole.');
  }, SITE_LIMIT);
  await pause(LOOK);
  return milliseconds;
}

/** Milliseconds from saving a file under `npm run dev` to seeing it in an open browser, so many times for words and for styles. */
export async function timeSaves(turns: number): Promise<Readonly<Record<keyof typeof saves, readonly number[]>>> {
  const server = await startDev();
  try {
    await eventually(() => {
      if (!server.output().includes('pages in')) throw new Error(`No site yet:\n${server.output()}`);
    }, SITE_LIMIT);
    const page = await (await openBrowser()).newPage();
    await page.goto(`${server.url}contact/`);
    await pause(LOOK);
    const times = { words: [] as number[], styles: [] as number[] };
    for (const kind of ['words', 'styles'] as const) {
      for (let turn = 1; turn <= turns; turn++) times[kind].push(await timeSave(server, page, saves[kind], turn));
    }
    return times;
  } finally {
    server.close();
    await closeBrowsers();
  }
}
