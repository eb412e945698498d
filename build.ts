import { sweepCache } from './build/kept/cache.ts';
import { keepWeights, openBudgets, weighScripts } from './build/checks/budgets.ts';
import { lackingWords } from './build/checks/lacking-words.ts';
import { openSiteCheck } from './build/checks/site-check.ts';
import { forwardFaults } from './build/checks/forwards.ts';
import { paletteFaults } from './build/checks/palette.ts';
import { textFaults } from './build/checks/texts.ts';
import { checkTypes } from './build/checks/types.ts';
import { describeRefusal, refuse } from './build/fault.ts';
import { filesInSite, hostFilesNotice, writeHostFiles } from './build/hosting/host-files.ts';
import { openPrecompression } from './build/hosting/precompress.ts';
import { keepCaseFonts } from './build/faces/case-fonts.ts';
import { faceFaults } from './build/faces/face-files.ts';
import { keepSiteFaces } from './build/faces/site-faces.ts';
import { keepEmbedStyles } from './build/css/embed-styles.ts';
import { keepPieces } from './build/css/pieces.ts';
import { makeBundles } from './build/js/bundles.ts';
import { makeEmbeds } from './build/js/embeds.tsx';
import { type Lastmod, lastmodFile } from './build/lastmod/lastmod.ts';
import { makeLicences } from './build/licences.ts';
import { publishedFiles } from './build/published-files.ts';
import { openMarkdown } from './build/markdown/markdown.ts';
import { bytesOf, openOutput, type Output, type OutputFile } from './build/output.ts';
import { keepIcons, makeIcons } from './build/pictures/icons.ts';
import { keepOutlines, saveOutlines } from './build/pictures/outline.ts';
import { createPictures } from './build/pictures/pictures.tsx';
import { drawShareImages } from './build/pictures/share-images.tsx';
import { makeDemonstrations } from './build/rendering/demonstration.tsx';
import { listPages, makeFiles } from './build/rendering/files.ts';
import { makeForwards } from './build/rendering/forwards.tsx';
import { readPages } from './build/rendering/read-pages.ts';
import { renderPages } from './build/rendering/render.tsx';
import { collectResults, recallFaults, startFrom, startsAnew } from './build/kept/results.ts';
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
  /** `true` adds what only a host needs: its settings, and texts in their compressed forms. */
  readonly forHost?: boolean;
  /** `true` gives pages whose words have moved the day of this build; who asks for that writes it down (`lastmod.save`). */
  readonly dated?: boolean;
}

interface BuiltSite {
  readonly pages: number;
  readonly lastmod: Lastmod;
  /** Keeps in the repository what a fresh clone need not make again. */
  readonly keep: () => void;
}

/** Makes the whole site; throws Faults for what is wrong with it and leaves the last good one where it was. */
export async function buildSite(
  settings: Settings,
  { folder, types = true, demonstration = false, forHost = false, dated = false }: BuildOptions,
): Promise<BuiltSite> {
  const output = openOutput(folder, settings.assetDays);
  try {
    // Side by side: the compiler is a process of its own.
    const [typed, made] = await Promise.allSettled([
      types ? recallFaults('types', checkTypes) : [],
      makeSite(settings, output, { demonstration, forHost, dated }),
    ]);
    if (typed.status === 'rejected') throw typed.reason;
    if (made.status === 'rejected') {
      // What does not fit its type is told first: it ends in errors elsewhere that name neither file nor value.
      refuse(typed.value);
      throw made.reason;
    }
    // Words that the compiler misses are told by it.
    refuse([...typed.value, ...made.value.faults, ...(typed.value.length > 0 ? [] : lackingWords())]);
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
async function makeSite(
  settings: Settings,
  output: Output,
  { demonstration, forHost, dated }: Required<Pick<BuildOptions, 'demonstration' | 'forHost' | 'dated'>>,
) {
  // First: everything is drawn with these.
  refuse([...faceFaults(), ...paletteFaults()]);
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
  const markdown = openMarkdown();
  const compressed = openPrecompression(settings.compression);
  const add = (file: OutputFile) => {
    // To bytes once, where several look at them.
    const made = forHost ? { ...file, contents: bytesOf(file) } : file;
    output.add(made);
    if (forHost) compressed.note(made);
  };
  let count = 0;
  for (const { page, address, html, seen } of renderPages(pages, context)) {
    add({ path: address.path, contents: html, source: `${page.route} (${address.locale})` });
    check.note(page, address, seen);
    budgets.note(page, address, seen);
    markdown.note({ address, html });
    count += 1;
  }
  for (const { address, html, seen } of forwards) {
    add({ path: address.path, contents: html, source: 'content/forwards.ts' });
    // Without a budget: they load no script.
    check.note({ widgets: [] }, address, seen);
  }
  const shown = demonstration ? makeDemonstrations(context) : [];
  const { readable, texts, lastmod } = await readPages(listPages(pages, settings), markdown, settings, dated);
  // After every page is rendered: pictures list what was asked for.
  const files = [
    ...styles.files,
    ...scripts.files,
    ...embeds,
    ...shown,
    ...(await pictures.files()),
    ...makeFiles(siteFiles, readable, settings),
    ...texts,
    ...icons,
    ...shareImages.files,
  ];
  for (const file of [...files, makeLicences(files)]) add(file);
  // Last, so that what the site makes itself is there to be covered, and is not.
  for (const file of publishedFiles(output.has)) add(file);
  if (forHost) {
    const paths = files.map(({ path }) => path);
    for (const file of [...filesInSite(settings, paths), ...(await compressed.files())]) output.add(file);
  }
  const weights = await weighScripts(files);
  await styles.save();
  const wordFaults = await recallFaults('texts', () => textFaults(pages));
  return {
    pages: count,
    lastmod,
    keep() {
      shareImages.keep();
      keepIcons();
      keepOutlines();
      keepCaseFonts();
      keepSiteFaces();
      keepPieces();
      keepEmbedStyles();
      keepWeights();
      compressed.keep();
      markdown.keep();
    },
    faults: [...wordFaults, ...forwardFaults(), ...check.faults(output.has), ...budgets.faults(files, weights)],
  };
}

/** What a build has to say once it is done. */
export interface BuildReport {
  /** What the next build of the same sources need not make again (kept/results.ts). */
  readonly results: Readonly<Record<string, string>>;
  readonly pages: number;
  readonly notes: readonly string[];
}

/** What is known before a build. */
interface Known {
  /** `false` where these sources have passed the compiler before (kept/passed.js). */
  readonly types: boolean;
}

async function main({ types }: Known): Promise<BuildReport> {
  const started = performance.now();
  const settings = readSettings();
  // What a machine for deliveries writes down is lost with it.
  const dated = !process.env['CI'];
  const { pages: count, lastmod, keep } = await buildSite(settings, { folder: 'dist', types, forHost: true, dated });
  if (dated && startsAnew()) keep();
  writeHostFiles(settings);
  console.log(`dist/: ${count} pages in ${Math.round(performance.now() - started)} ms`);
  const notes: string[] = [hostFilesNotice];
  if (lastmod.moved.length > 0) {
    if (dated) lastmod.save();
    const remedy = dated
      ? 'written down, to be committed'
      : 'without a date in the sitemap until `npm run build` elsewhere has written it down';
    notes.push(`${lastmodFile}: new words on ${lastmod.moved.length} pages, ${remedy}.`);
  }
  if (!settings.enquiry.endpoint) {
    notes.push(
      'CONTACT_ENDPOINT is not set: the contact form opens the visitor’s e-mail program (README, ‘Put it on a host’).',
    );
  }
  for (const note of notes) console.log(note);
  return { pages: count, notes, results: collectResults() };
}

/** Runs the command behind `npm run build`, from what an earlier one made of the same sources; returns nothing where it failed, which is said. */
export async function runCommand(earlier: BuildReport['results'], known: Known): Promise<BuildReport | undefined> {
  try {
    startFrom(earlier);
    return await main(known);
  } catch (error) {
    console.error(describeRefusal(error));
    process.exitCode = 1;
    return undefined;
  }
}
