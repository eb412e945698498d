import '../react-development-mode.js';
import { bundleWorker, openBundle } from './bundle.ts';
import { shownFaults } from './failure.ts';
import { createDevServer } from './dev-server.ts';
import type { BuildRequest } from './message.ts';
import { watchSources } from './watch.ts';
import { openWorkerPool } from './worker-pool.ts';
import { openEditor } from '../edit/editor.ts';
import { describeFailure } from '../fault.ts';
import { openLocalSite } from '../serving/local-site.ts';
import { readSettings } from '../settings.ts';

const folder = 'dist';
const sources = ['pages', 'content', 'media', 'widgets', 'styles', 'build', 'build.ts', '.env'];

function kindOf(saved: readonly string[]): BuildRequest['changed'] {
  const all = (...folders: readonly string[]) =>
    saved.every((path) => folders.some((folder) => path.startsWith(`${folder}/`)));
  return all('styles') ? 'styles' : all('pages', 'content') ? 'markup' : 'anything';
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
  const [served, bundle, workers] = await Promise.all([
    openLocalSite({
      settings,
      folder,
      enquiries: 'enquiries',
      port: process.env['PORT'],
      html: server.html,
      answer: (path) => editor?.answer(path) ?? server.answer(path),
    }),
    openBundle(),
    bundleWorker().then(openWorkerPool),
  ]);
  console.log(
    `The site stands at ${served.url} and follows what you save${editor ? '; ‘Edit words’ stands on every page' : ''}.`,
  );

  /** What was saved since the site was last made whole. */
  const saved = new Set<string>();
  let saves = 0;
  let bundled: string | undefined;

  async function make(): Promise<void> {
    const started = performance.now();
    const from = saves;
    server.begin();
    try {
      const changed = kindOf([...saved]);
      // Style sheets are no part of the bundle.
      if (changed !== 'styles' || !bundled) bundled = await bundle.refresh();
      if (saves !== from) return;
      const request = { bundle: bundled, open: server.open(), changed };
      await workers.build(request, {
        draftsShown: server.draftsShown,
        onMessage(message) {
          if (message.kind === 'built' && saves === from) saved.clear();
          server.onMessage(message, Math.round(performance.now() - started));
        },
      });
    } catch (error) {
      server.fail(shownFaults(error));
    }
  }

  let working = false;

  /** Gives up the site that is being made and makes the next one, until nothing has been saved meanwhile. */
  async function follow(paths: readonly string[]): Promise<void> {
    for (const path of paths) saved.add(path);
    saves += 1;
    workers.cancel();
    if (working) return;
    working = true;
    let made: number;
    do {
      made = saves;
      await make();
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
