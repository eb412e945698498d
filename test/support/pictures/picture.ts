import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import sharp from 'sharp';
import { type Served, serveFolder } from '../../../build/serving/serve.ts';
import { openPage } from '../browser/page.ts';
import type { AtEnd } from '../suite.ts';

/** A phone, a tablet, a laptop and a wide screen, each with the height of its window. */
const heights: Readonly<Record<number, number>> = { 390: 844, 820: 1180, 1440: 900, 2560: 1330 };

/** The widths that pages are pictured at. */
export const widths: readonly number[] = Object.keys(heights).map(Number);

/** Chromium repeats or drops what lies further down a picture where a graphics card draws it: the largest texture of common cards. */
const tallest = 16_384;

const withFonts = (css: string) => css.replace(/font-display:\s*\w+/g, 'font-display:block');

/**
 * Serves a built site to be pictured: its typefaces are waited for. Those that may stay away when they are late
 * (`font-display: optional`) would decide by the load of the machine how a page looks.
 */
export const servePages = (folder: string): Promise<Served> =>
  serveFolder({
    folder,
    // A page's policy knows its rules by their hash.
    html: (markup) => withFonts(markup).replace(/<meta http-equiv="content-security-policy"[^>]*>/, ''),
    answer(path) {
      const file = join(folder, path);
      if (!path.endsWith('.css') || !existsSync(file)) return undefined;
      const css = withFonts(readFileSync(file, 'utf8'));
      return async () => new Response(css, { headers: { 'content-type': 'text/css;charset=utf-8' } });
    },
  });

/** A page that takes one picture after another, and what ends it: that throws for whatever went wrong on the page. */
export interface Tab {
  readonly page: Page;
  readonly close: AtEnd;
}

/** Opens a page of one of the widths, without movement. */
export async function openTab(width: number, url = 'about:blank'): Promise<Tab> {
  let close: AtEnd = () => {};
  const page = await openPage(
    url,
    { width, height: heights[width]!, reducedMotion: true },
    (ending) => void (close = ending),
  );
  return { page, close: () => close() };
}

/** Brings a loaded page to the state of one that has been scrolled to its end and left alone. */
export async function settlePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    // A picture that does not arrive is drawn as such.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
    // Observers report after a frame has been drawn; what they change is in the next one.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) {
      if (animation.timeline !== document.timeline) continue;
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    }
  });
}

/** Loads an address into a tab and takes the whole page as a PNG; the same page gives the same bytes. */
export async function takePicture({ page }: Tab, url: string): Promise<Buffer> {
  await page.goto(url, { waitUntil: 'load' });
  await settlePage(page);
  const width = page.viewport()!.width;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const pieces: Uint8Array[] = [];
  for (let y = 0; y < height; y += tallest) {
    const clip = { x: 0, y, width, height: Math.min(tallest, height - y) };
    pieces.push(await page.screenshot({ clip, optimizeForSpeed: true }));
  }
  return pieces.length === 1 ? Buffer.from(pieces[0]!) : joinPieces(pieces, width, height);
}

/** How often a page is pictured at most until two pictures running are the same. */
const attempts = 4;

/** Takes a page until two pictures running are the same, for one that is kept or believed. */
export async function takeStablePicture(tab: Tab, url: string): Promise<Buffer> {
  let last = await takePicture(tab, url);
  for (let attempt = 1; attempt < attempts; attempt++) {
    const next = await takePicture(tab, url);
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

async function joinPieces(pieces: readonly Uint8Array[], width: number, height: number): Promise<Buffer> {
  const raw = await Promise.all(pieces.map((piece) => sharp(piece).ensureAlpha().raw().toBuffer()));
  return sharp(Buffer.concat(raw), { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

/** The name of a page's picture, without its extension. */
export const pictureName = (address: string): string => address.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
