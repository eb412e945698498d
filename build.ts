import './build/development.js';
import { setImmediate as others } from 'node:timers/promises';
import { openBudgets, weighScripts } from './build/budgets.ts';
import { makeBundles } from './build/bundles.ts';
import { openCheck } from './build/check.ts';
import { makeDemonstration } from './build/demonstration.tsx';
import { makeEmbeds } from './build/embeds.tsx';
import { describeRefusal, refuse } from './build/fault.ts';
import { listPages, makeFiles } from './build/files.ts';
import { makeForwards } from './build/forwards.tsx';
import { makeIcons } from './build/icons.ts';
import { inspect } from './build/inspect.ts';
import { dropUnused } from './build/keep.ts';
import { keepOutlines } from './build/outline.ts';
import { openOutput } from './build/output.ts';
import { createPictures } from './build/pictures.tsx';
import { renderPages } from './build/render.tsx';
import { readSettings, type Settings } from './build/settings.ts';
import { createShareImages } from './build/share-images.tsx';
import { checkTypes } from './build/types.ts';
import { siteFiles } from './pages/files/index.ts';
import { pages } from './pages/index.ts';

export interface BuildOptions {
  /** The folder the site is published to; it is replaced as a whole. */
  readonly folder: string;
  /** `false` leaves the types to somebody else: while a page is being written its picture is wanted first. */
  readonly types?: boolean;
  /** `true` adds the page that shows every embed, for those who build with them. */
  readonly demonstration?: boolean;
}

/** Makes the whole site; throws Faults for what is wrong with it and leaves the last good one where it was. */
export async function buildSite(
  settings: Settings,
  { folder, types = true, demonstration = false }: BuildOptions,
): Promise<{ pages: number }> {
  const output = openOutput(folder);
  try {
    const typeFaults = types ? checkTypes() : [];
    const icons = makeIcons();
    const bundles = makeBundles(settings);
    const pictures = createPictures(settings.basePath);
    const shareImages = createShareImages();
    // The bundler works meanwhile.
    shareImages.draw(pages);
    const { styles, scripts } = await bundles;
    const workshop = { settings, styles, scripts, pictures, ...shareImages };
    const embeds = makeEmbeds(workshop);
    // Awaited last; what ends the build before is what is told.
    embeds.catch(() => {});
    const weights = embeds.then((files) => weighScripts([...scripts.files, ...files]));
    weights.catch(() => {});
    const forwards = makeForwards(settings);
    forwards.catch(() => {});
    const check = openCheck(settings);
    const budgets = openBudgets(settings);
    let count = 0;

    for (const { page, address, html } of renderPages(pages, workshop)) {
      output.add({ path: address.path, contents: html, maker: `${page.route} (${address.locale})` });
      const seen = inspect(html);
      check.note(page, address, seen);
      budgets.note(page, address, seen);
      count += 1;
      // Embeds are made meanwhile.
      await others();
    }
    const { pages: forwardPages, sheet: forwardSheet } = await forwards;
    for (const { address, html } of forwardPages) {
      output.add({ path: address.path, contents: html, maker: 'content/routes.ts' });
      check.note({ widgets: [] }, address, inspect(html));
    }
    const shown = demonstration ? [makeDemonstration(workshop)] : [];
    const files = [
      ...styles.files(),
      forwardSheet,
      ...scripts.files,
      ...(await embeds),
      ...shown,
      ...pictures.files(),
      ...makeFiles(siteFiles, listPages(pages, settings), settings),
      ...(await icons),
      ...(await shareImages.files()),
    ];
    for (const file of files) output.add(file);

    refuse([...(await typeFaults), ...check.faults(output.has), ...budgets.faults(files, await weights)]);
    output.publish();
    keepOutlines();
    dropUnused();
    return { pages: count };
  } catch (error) {
    output.discard();
    throw error;
  }
}

async function main(): Promise<void> {
  const started = performance.now();
  const settings = readSettings();
  const { pages: count } = await buildSite(settings, { folder: 'dist' });
  console.log(`dist/: ${count} pages in ${Math.round(performance.now() - started)} ms`);
  if (!settings.enquiry.endpoint) {
    console.log(
      'CONTACT_ENDPOINT is not set: the contact form opens the visitor’s e-mail program (README, ‘Put it on a host’).',
    );
  }
}

/** Runs the command behind `npm run build`. */
export async function run(): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(describeRefusal(error));
    process.exitCode = 1;
  }
}
