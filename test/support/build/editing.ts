import type { ElementHandle, Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { eventually } from '../eventually.ts';

/** Milliseconds for what a save makes. */
export const EDIT_LIMIT = 60_000;

/** The lines that stand more often in one text than in the other: two plans may cost the same. */
function beyond(lines: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** What an edit wrote: the lines that went and the lines that came. */
export function difference(before: string, after: string) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return {
    gone: beyond(old, now).map((line) => line.trim()),
    come: beyond(now, old).map((line) => line.trim()),
  };
}

/** Opens the panel, by keyboard alone, on the text that begins with `words`. */
export async function choose(page: Page, words: string): Promise<void> {
  await page.waitForSelector('>>> .launch');
  await page.$eval('>>> .launch', (button) => (button as HTMLElement).focus());
  await page.keyboard.press('Enter');
  await page.waitForSelector('>>> input[type=search]');
  await page.$eval('>>> input[type=search]', (field) => (field as HTMLElement).focus());
  await page.keyboard.type(words);
  await eventually(async () => {
    const buttons = await page.$$eval('>>> .texts button', (all) => all.map((button) => button.textContent!));
    const index = buttons.findIndex((text) => text.endsWith(words));
    assert.ok(index >= 0, buttons.join());
    await (await page.$$('>>> .texts button'))[index]!.focus();
  }, EDIT_LIMIT);
  await page.keyboard.press('Enter');
  await page.waitForSelector('>>> fieldset textarea');
}

/** Types over the nth field of a language. */
export async function write(page: Page, language: string, words: string, index = 0): Promise<void> {
  const fields = await page.$$(`>>> fieldset[data-language="${language}"] textarea`);
  await fields[index]!.evaluate((field) => {
    (field as HTMLTextAreaElement).focus();
    (field as HTMLTextAreaElement).select();
  });
  await page.keyboard.type(words);
}

export const press = (page: Page, name: string) => page.locator(`>>> ::-p-text(${name})`).click();
export const save = async (page: Page) => {
  await page.keyboard.down('Control');
  await page.keyboard.press('Enter');
  await page.keyboard.up('Control');
};
export const said = (page: Page, words: RegExp) =>
  eventually(async () => assert.match(await page.$eval('>>> .said', (line) => line.textContent!), words), EDIT_LIMIT);

/** Drops a file of the disk on an element, as a hand does. */
export async function drop(page: Page, onto: ElementHandle, file: string): Promise<void> {
  const { x, y, width, height } = (await onto.boundingBox())!;
  const debug = await page.createCDPSession();
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await debug.send('Input.dispatchDragEvent', { type, x: x + width / 2, y: y + Math.min(height, 300) / 2, data });
}
