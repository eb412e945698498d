import './build/development.js';
import { setImmediate as others } from 'node:timers/promises';
import { openBudgets, weighScripts } from './build/checks/budgets.ts';
import { makeBundles } from './build/js/bundles.ts';
import { openCheck } from './build/checks/check.ts';
import { makeDemonstrations } from './build/rendering/demonstration.tsx';
import { makeEmbeds } from './build/js/embeds.tsx';
import { describeRefusal, refuse } from './build/fault.ts';
import { listPages, makeFiles } from './build/rendering/files.ts';
import { makeForwards } from './build/rendering/forwards.tsx';
import { makeIcons } from './build/pictures/icons.ts';
import { dropUnused } from './build/cache.ts';
import { makeLicences } from './build/licences.ts';
import { keepOutlines } from './build/pictures/outline.ts';
import { openOutput } from './build/output.ts';
import { createPictures } from './build/pictures/pictures.tsx';
import { preview } from './build/serving/preview.ts';
import { renderPages } from './build/rendering/render.tsx';
import { readSettings, type Settings } from './build/settings.ts';
import { createShareImages } from './build/pictures/share-images.tsx';
import { checkTypes } from './build/checks/types.ts';
import { siteFiles } from './pages/files/index.ts';
import { pages } from './pages/index.ts';

export interface BuildOptions {
  /** The folder the site is published to; it is replaced as a whole. */
  readonly folder: string;
  /** `false` leaves the types to somebody else: while a page is being written its picture is wanted first. */
  readonly types?: boolean;
  /** `true` adds the pages that show every embed and every primitive, for those who build with them. */
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
    const context = { settings, styles, scripts, pictures, ...shareImages };
    const embeds = makeEmbeds(context);
    // Awaited last; what ends the build before is what is told.
    embeds.catch(() => {});
    const weights = embeds.then((files) => weighScripts([...scripts.files, ...files]));
    weights.catch(() => {});
    const forwards = makeForwards(settings);
    forwards.catch(() => {});
    const check = openCheck(settings);
    const budgets = openBudgets(settings);
    let count = 0;

    for (const { page, address, html, seen } of renderPages(pages, context)) {
      output.add({ path: address.path, contents: html, maker: `${page.route} (${address.locale})` });
      check.note(page, address, seen);
      budgets.note(page, address, seen);
      count += 1;
      // Embeds are made meanwhile.
      await others();
    }
    const { pages: forwardPages, sheet: forwardSheet } = await forwards;
    for (const { address, html, seen } of forwardPages) {
      output.add({ path: address.path, contents: html, maker: 'content/routes.ts' });
      check.note({ widgets: [] }, address, seen);
    }
    const shown = demonstration ? makeDemonstrations(context) : [];
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
    for (const file of [...files, makeLicences(files)]) output.add(file);

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
  if (process.argv[2] === 'start') {
    await preview({ settings, buildSite: (local) => buildSite(local, { folder: 'dist', demonstration: true }) });
    return;
  }
  const { pages: count } = await buildSite(settings, { folder: 'dist' });
  console.log(`dist/: ${count} pages in ${Math.round(performance.now() - started)} ms`);
  if (!settings.enquiry.endpoint) {
    console.log(
      'CONTACT_ENDPOINT is not set: the contact form opens the visitor’s e-mail program (README, ‘Put it on a host’).',
    );
  }
}

/** Runs the command: a build, or with the word `start` one that is served. */
export async function run(): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(describeRefusal(error));
    process.exitCode = 1;
  }
}
