import '../react-development-mode.js';
import { bundleThreads, openBundle } from './bundle.ts';
import { openDrafter } from './drafter.ts';
import { shownFaults } from './failure.ts';
import { createDevServer, type Shown } from './dev-server.ts';
import { openSiteMaker } from './site-maker.ts';
import { watchSources } from './watch.ts';
import { openEditor } from '../edit/editor.ts';
import { describeFailure } from '../fault.ts';
import { openLocalSite } from '../serving/local-site.ts';
import { readSettings } from '../settings.ts';

const folder = 'dist';
const sources = ['pages', 'content', 'media', 'widgets', 'styles', 'build', 'build.ts', '.env'];

/** Runs one task after the other, but for those that are given up before it is their turn. */
function inTurn() {
  let last: Promise<void> = Promise.resolve();
  return (signal: AbortSignal, task: () => Promise<void>) =>
    (last = last.then(() => (signal.aborted ? undefined : task())));
}

/**
 * Serves the site while it is being worked on. A save is shown in three steps: the pages that are open at once, the whole site as
 * soon as it is made, its types last. What is wrong stands over the last good page until it is mended. With `--edit` its words can be
 * edited on the page.
 */
async function develop(): Promise<void> {
  const settings = readSettings();
  const editor = process.argv.includes('--edit') ? await openEditor(settings.basePath) : undefined;
  const server = createDevServer(settings.basePath, folder, editor?.html);
  const [served, bundle, threads] = await Promise.all([
    openLocalSite({
      settings,
      folder,
      enquiries: 'enquiries',
      port: process.env['PORT'],
      html: server.html,
      answer: (path) => editor?.answer(path) ?? server.answer(path),
    }),
    openBundle(),
    bundleThreads(),
  ]);
  console.log(
    `The site stands at ${served.url} and follows what you save${editor ? '; ‘Edit words’ stands on every page' : ''}.`,
  );

  const [drafter, site] = [openDrafter(threads.drafts), openSiteMaker(threads.site)];
  /** What was saved since the last draft. */
  const saved = new Set<string>();
  /** Absent where something else than style sheets, which are no part of it, was saved since it was made. */
  let bundled: string | undefined;
  let given = new AbortController();
  const [draftInTurn, makeInTurn] = [inTurn(), inTurn()];

  /** Draws the pages that are open and shows them. */
  async function draft(open: readonly string[], shown: Shown): Promise<void> {
    const changed = [...saved];
    saved.clear();
    const whole = await drafter.draw({ changed, open }, (message) => server.onMessage(message, shown));
    if (!whole) for (const path of changed) saved.add(path);
  }

  async function makeWhole(shown: Shown, signal: AbortSignal): Promise<void> {
    try {
      const made = bundled ?? (await bundle.refresh());
      if (signal.aborted) return;
      bundled = made;
      await site.make(made, signal, (message) => {
        server.onMessage(message, shown);
        // For nobody: what is saved first is drawn by code that is loaded and warm.
        if (message.kind === 'built' && saved.size > 0) void draftInTurn(signal, () => draft([], shown));
      });
    } catch (error) {
      if (!signal.aborted) server.fail(shownFaults(error));
    }
  }

  /** Gives up the site that is being made, and makes the next one unless something is saved meanwhile. */
  async function follow(paths: readonly string[]): Promise<void> {
    for (const path of paths) saved.add(path);
    if (!paths.every((path) => path.startsWith('styles/'))) bundled = undefined;
    given.abort();
    bundle.cancel();
    const { signal } = (given = new AbortController());
    const shown = server.begin();
    const open = server.open();
    if (open.length > 0) await draftInTurn(signal, () => draft(open, shown));
    if (open.length > 0 && !signal.aborted) await server.draftsShown(signal);
    await makeInTurn(signal, () => makeWhole(shown, signal));
  }

  await watchSources('.', sources, (paths) => void follow(paths));
  await follow(sources);
}

await develop().catch((error: unknown) => {
  console.error(describeFailure(error));
  process.exit(1);
});
