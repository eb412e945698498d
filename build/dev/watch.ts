import { watch } from 'chokidar';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { withSlashes } from '../source-files.ts';

// Editors write in steps (empty the file, fill it, rename it); whoever reads between two of them sees half a file, and once more all of it.
const settleMilliseconds = 4;
/** Milliseconds after a change in which chokidar says nothing of another one to the same file. */
const silentMilliseconds = 50;

/** What editors leave beside a file while they write it. */
const isScratch = (path: string) => /(?:~|\.swp|\.swx|\.tmp|[\\/]\.[^\\/]*|[\\/]4913)$/.test(path);

/**
 * Calls back with the paths that were saved, once they have come to rest: those of `names`, files or folders of `root`, and what is
 * below them. Paths are relative to `root`, slashes forward. Fulfils with what ends it as soon as nothing is missed any more.
 */
export async function watchSources(
  root: string,
  names: readonly string[],
  saved: (paths: readonly string[]) => void,
): Promise<() => void> {
  const paths = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const changedAt = (path: string) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs;

  function note(path: string): void {
    paths.add(path);
    clearTimeout(timer);
    timer = setTimeout(pass, settleMilliseconds);
  }

  function pass(): void {
    const passed = new Map([...paths].map((path) => [path, changedAt(path)]));
    paths.clear();
    saved([...passed.keys()]);
    timer = setTimeout(() => {
      for (const [path, time] of passed) if (changedAt(path) !== time) note(path);
    }, silentMilliseconds);
  }

  const watcher = watch('.', {
    cwd: root,
    ignoreInitial: true,
    ignored(path) {
      const [name, ...below] = relative(root, path).split(sep);
      return name !== '' && (!names.includes(name!) || (below.length > 0 && isScratch(path)));
    },
  });
  watcher.on('all', (_, path) => note(withSlashes(path)));
  await once(watcher, 'ready');
  return () => {
    clearTimeout(timer);
    void watcher.close();
  };
}
