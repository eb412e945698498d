import '../react-development-mode.js';
import { bundleThreads, openBundle } from './bundle.ts';
import { openDrafter } from './drafter.ts';
import { shownFaults } from './failure.ts';
import { createDevServer } from './dev-server.ts';
import { makeInThread } from './site-thread.ts';
import { watchSources } from './watch.ts';
import { openEditor } from '../edit/editor.ts';
import { describeFailure } from '../fault.ts';
import { openLocalSite } from '../serving/local-site.ts';
import { readSettings } from '../settings.ts';

const folder = 'dist';
const sources = ['pages', 'content', 'media', 'widgets', 'styles', 'build', 'build.ts', '.env'];

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

  const drafter = openDrafter(threads.drafts);
  /** What was saved since the last draft. */
  const saved = new Set<string>();
  /** Whether nothing but style sheets, which are no part of the bundle, was saved since that was made. */
  let bundled: string | undefined;
  let saves = new AbortController();

  /** Draws the pages that are open, and shows them unless something was saved meanwhile. */
  async function draft(open: readonly string[], given: AbortSignal, age: () => number): Promise<void> {
    const drawn = await drafter.draw({ changed: [...saved], open }, (message) => {
      if (!given.aborted) server.onMessage(message, age());
    });
    if (drawn && !given.aborted) saved.clear();
  }

  async function make(given: AbortSignal): Promise<void> {
    const started = performance.now();
    const age = () => Math.round(performance.now() - started);
    server.begin();
    try {
      if (![...saved].every((path) => path.startsWith('styles/'))) bundled = undefined;
      const open = server.open();
      if (open.length > 0) await draft(open, given, age);
      if (!given.aborted) await server.draftsShown(given);
      if (given.aborted) return;
      bundled ??= await bundle.refresh();
      if (given.aborted) return;
      await makeInThread(threads.site, bundled, (message) => server.onMessage(message, age()), given);
      // For nobody: what is saved next is drawn by code that is loaded and warm.
      if (open.length === 0) await draft([], given, age);
    } catch (error) {
      if (!given.aborted) server.fail(shownFaults(error));
    }
  }

  let working = false;

  /** Gives up the site that is being made and makes the next one, until nothing has been saved meanwhile. */
  async function follow(paths: readonly string[]): Promise<void> {
    for (const path of paths) saved.add(path);
    saves.abort();
    saves = new AbortController();
    bundle.cancel();
    if (working) return;
    working = true;
    let made: AbortController;
    do {
      made = saves;
      await make(made.signal);
    } while (made !== saves);
    working = false;
  }

  await watchSources('.', sources, (paths) => void follow(paths));
  await follow(sources);
}

await develop().catch((error: unknown) => {
  console.error(describeFailure(error));
  process.exit(1);
});
