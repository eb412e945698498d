// Runs build.ts, or with the word `start` build/serving/start.ts, its modules as one file: Node reads that five times faster than three hundred.
import { tuneEngine } from './engine.js';
import { cacheEntry } from './kept/cache-entry.js';
import { bundleModules } from './kept/kept-bundle.js';
import { runScript } from './kept/kept-script.js';
import { openSources, settingsText } from './kept/sources.js';
import { keptResults } from './kept/kept-results.js';
import { passedChecks } from './kept/passed.js';
import { publishedSite } from './kept/published-site.js';

tuneEngine();

const starts = process.argv[2] === 'start';
const entry = starts ? 'build/serving/start.ts' : 'build.ts';

/** Tells what keeps the sources from being read in the words of the build. */
async function explain(error) {
  const { tsImport } = await import('tsx/esm/api');
  const { describeSourceFault } = await tsImport('./js/bundle.ts', import.meta.url);
  return describeSourceFault(error);
}

/**
 * Builds. React complains in its development mode only, which takes twice the time and decides when it is loaded: what it has drawn
 * once without a complaint, from these modules with these settings, it draws without listening.
 */
async function run(digests, sources) {
  const modules = await bundleModules(entry, digests);
  const heard = cacheEntry('heard', `${modules.digest}|${settingsText()}`);
  const passed = starts ? undefined : passedChecks(digests);
  const listens = !passed?.react && !heard.read();
  process.env.NODE_ENV = listens ? 'development' : 'production';
  const script = runScript(modules);
  const kept = keptResults(entry, digests);
  const drawn = passed?.results();
  const report = await script.exports.runCommand({ ...drawn, ...kept.results }, { types: !passed?.types });
  if (!report) return undefined;
  if (listens) await heard.write('no complaint');
  await script.keep();
  const after = sources.digests();
  // What the repository holds need not be kept twice.
  const more = Object.entries(report.results).filter(([key]) => !drawn || !(key in drawn));
  await kept.write(Object.fromEntries(more), after);
  // What a machine for deliveries writes down is lost with it.
  const isKnown = passed?.types && passed.react && drawn;
  if (!process.env.CI && !isKnown) passed?.keep(report.results, after);
  return { said: { pages: report.pages, notes: report.notes }, after };
}

try {
  const sources = openSources();
  const digests = sources.digests();
  const site = starts ? undefined : publishedSite(digests);
  if (!site?.stands()) {
    const built = await run(digests, sources);
    if (built) await site?.remember(built.said, built.after);
  }
  await sources.keep();
} catch (error) {
  console.error(await explain(error));
  process.exitCode = 1;
}
