// First: React decides when it is loaded whether it complains, and what is imported below loads it.
import './build/react-development-mode.js';
import { sweepCache } from './build/cache.ts';
import { openBudgets, weighScripts } from './build/checks/budgets.ts';
import { openSiteCheck } from './build/checks/site-check.ts';
import { textFaults } from './build/checks/texts.ts';
import { checkTypes } from './build/checks/types.ts';
import { describeRefusal, refuse } from './build/fault.ts';
import { makeBundles } from './build/js/bundles.ts';
import { makeEmbeds } from './build/js/embeds.tsx';
import { makeLicences } from './build/licences.ts';
import { openOutput, type Output } from './build/output.ts';
import { makeIcons } from './build/pictures/icons.ts';
import { saveOutlines } from './build/pictures/outline.ts';
import { createPictures } from './build/pictures/pictures.tsx';
import { drawShareImages } from './build/pictures/share-images.tsx';
import { makeDemonstrations } from './build/rendering/demonstration.tsx';
import { listPages, makeFiles } from './build/rendering/files.ts';
import { makeForwards } from './build/rendering/forwards.tsx';
import { renderPages } from './build/rendering/render.tsx';
import { readSettings, type Settings } from './build/settings.ts';
import { siteFiles } from './pages/files/index.ts';
import { pages } from './pages/index.ts';

export interface BuildOptions {
  /** The folder the site is published to; it is replaced as a whole. */
  readonly folder: string;
  /** `false` skips the type check here; `npm run dev` runs it after the page is shown. */
  readonly types?: boolean;
  /** `true` adds the pages that show every embed and every primitive, for those who build with them. */
  readonly demonstration?: boolean;
}

/** Makes the whole site; throws Faults for what is wrong with it and leaves the last good one where it was. */
export async function buildSite(
  settings: Settings,
  { folder, types = true, demonstration = false }: BuildOptions,
): Promise<{ pages: number }> {
  const output = openOutput(folder, settings.assetDays);
  try {
    // Side by side: the compiler is a process of its own.
    const [typed, made] = await Promise.allSettled([
      types ? checkTypes() : [],
      makeSite(settings, output, demonstration),
    ]);
    if (typed.status === 'rejected') throw typed.reason;
    if (made.status === 'rejected') {
      // What does not fit its type is told first: it ends in errors elsewhere that name neither file nor value.
      refuse(typed.value);
      throw made.reason;
    }
    refuse([...typed.value, ...made.value.faults]);
    await saveOutlines();
    sweepCache();
    output.publish();
    return made.value;
  } catch (error) {
    output.discard();
    throw error;
  }
}

/** Writes every file of the site and returns what is wrong with it. */
async function makeSite(settings: Settings, output: Output, demonstration: boolean) {
  // Side by side, a quarter of the time of a first build: the bundler is a process of its own, and pictures are encoded by threads.
  const [{ styles, scripts }, shareImages, icons, forwards] = await Promise.all([
    makeBundles(settings),
    drawShareImages(pages),
    makeIcons(),
    makeForwards(settings),
  ]);
  const pictures = createPictures(settings.basePath);
  const context = { settings, styles, scripts, pictures, shareImage: shareImages.shareImage };
  const embeds = await makeEmbeds(context);

  const check = openSiteCheck(settings);
  const budgets = openBudgets(settings);
  let count = 0;
  for (const { page, address, html, seen } of renderPages(pages, context)) {
    output.add({ path: address.path, contents: html, source: `${page.route} (${address.locale})` });
    check.note(page, address, seen);
    budgets.note(page, address, seen);
    count += 1;
  }
  for (const { address, html, seen } of forwards.pages) {
    output.add({ path: address.path, contents: html, source: 'content/routes.ts' });
    // Without a budget: they load no script, and share one small style sheet.
    check.note({ widgets: [] }, address, seen);
  }
  const shown = demonstration ? makeDemonstrations(context) : [];
  // After every page is rendered: styles and pictures list what was asked for.
  const files = [
    ...styles.files(),
    forwards.sheet,
    ...scripts.files,
    ...embeds,
    ...shown,
    ...pictures.files(),
    ...makeFiles(siteFiles, listPages(pages, settings), settings),
    ...icons,
    ...shareImages.files,
  ];
  for (const file of [...files, makeLicences(files)]) output.add(file);
  const weights = await weighScripts(files);
  return {
    pages: count,
    faults: [...textFaults(pages), ...check.faults(output.has), ...budgets.faults(files, weights)],
  };
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
export async function runCommand(): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(describeRefusal(error));
    process.exitCode = 1;
  }
}
