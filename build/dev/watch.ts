import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { withSlashes } from '../source-files.ts';

// Editors write in steps (empty the file, fill it, rename it); whoever reads between two of them sees half a file.
const settleMilliseconds = 15;

function* foldersBelow(folder: string): Generator<string> {
  yield folder;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) yield* foldersBelow(join(folder, entry.name));
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** What editors leave beside a file while they write it. */
const isScratch = (path: string) => /(?:~|\.swp|\.swx|\.tmp|\/\.[^/]*|\/4913)$/.test(path);

/**
 * Calls back with the paths that were saved below the folders, once they have come to rest.
 * Each folder is watched by itself: Node's recursive watching loses files that an editor replaces by renaming (Linux, Node 20).
 */
export function watchFolders(
  folders: readonly string[],
  files: readonly string[],
  saved: (paths: readonly string[]) => void,
): () => void {
  const watchers = new Map<string, FSWatcher>();
  const paths = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function note(path: string): void {
    if (isScratch(`/${path}`)) return;
    paths.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const settled = [...paths];
      paths.clear();
      saved(settled);
    }, settleMilliseconds);
  }

  function follow(folder: string): void {
    if (watchers.has(folder)) return;
    const watcher = watch(folder, (_, name) => {
      if (!name) return;
      const path = withSlashes(join(folder, name));
      if (isFolder(path)) for (const below of foldersBelow(path)) follow(below);
      note(path);
    });
    // A folder that is removed takes its watcher with it.
    watcher.on('error', () => watchers.delete(folder)).on('close', () => watchers.delete(folder));
    watchers.set(folder, watcher);
  }

  for (const folder of folders) for (const below of foldersBelow(folder)) follow(below);
  const top = watch('.', (_, name) => void (name && files.includes(name) && note(name)));
  return () => {
    clearTimeout(timer);
    for (const watcher of [top, ...watchers.values()]) watcher.close();
  };
}
