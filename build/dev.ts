import './development.js';
import { bundleWorker, openBundle } from './dev/bundle.ts';
import { shownFaults } from './dev/failure.ts';
import { openMaker } from './dev/maker.ts';
import type { Order } from './dev/message.ts';
import { createStage } from './dev/stage.ts';
import { watchFolders } from './dev/watch.ts';
import { describeFailure } from './fault.ts';
import { openLocalSite } from './local-site.ts';
import { readSettings } from './settings.ts';

const folder = 'dist';
const watchedFolders = ['pages', 'content', 'widgets', 'styles', 'build'];
const watchedFiles = ['build.ts', '.env'];

function kindOf(saved: readonly string[]): Order['changed'] {
  const all = (...folders: readonly string[]) =>
    saved.every((path) => folders.some((folder) => path.startsWith(`${folder}/`)));
  return all('styles') ? 'styles' : all('pages', 'content') ? 'markup' : 'anything';
}

/**
 * Serves the site while it is being worked on. A save is shown in three steps: the pages that are open at once, the whole site as
 * soon as it is made, its types last. What is wrong stands over the last good page until it is mended.
 */
async function develop(): Promise<void> {
  const settings = readSettings();
  const stage = createStage(settings.basePath, folder);
  const [served, bundle, maker] = await Promise.all([
    openLocalSite({
      settings,
      folder,
      enquiries: 'enquiries',
      port: process.env['PORT'],
      html: stage.html,
      answer: stage.answer,
    }),
    openBundle(),
    bundleWorker().then(openMaker),
  ]);
  console.log(`The site stands at ${served.url} and follows what you save.`);

  /** What was saved since the site was last made whole. */
  const saved = new Set<string>();
  let saves = 0;
  let bundled: string | undefined;

  async function make(): Promise<void> {
    const started = performance.now();
    const from = saves;
    stage.begin();
    try {
      const changed = kindOf([...saved]);
      // Style sheets are no part of the bundle.
      if (changed !== 'styles' || !bundled) bundled = await bundle.refresh();
      if (saves !== from) return;
      const order = { bundle: bundled, open: stage.open(), changed };
      await maker.make(order, {
        hasSeenDraft: stage.hasSeenDraft,
        hear(message) {
          if (message.kind === 'built' && saves === from) saved.clear();
          stage.hear(message, Math.round(performance.now() - started));
        },
      });
    } catch (error) {
      stage.fail(shownFaults(error));
    }
  }

  let working = false;

  /** Gives up the site that is being made and makes the next one, until nothing has been saved meanwhile. */
  async function follow(paths: readonly string[]): Promise<void> {
    for (const path of paths) saved.add(path);
    saves += 1;
    maker.giveUp();
    if (working) return;
    working = true;
    let made: number;
    do {
      made = saves;
      await make();
    } while (made !== saves);
    working = false;
  }

  watchFolders(watchedFolders, watchedFiles, (paths) => void follow(paths));
  await follow(watchedFolders);
}

await develop().catch((error: unknown) => {
  console.error(describeFailure(error));
  process.exit(1);
});
