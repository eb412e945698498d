import { cpSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashedPath } from './asset.ts';
import { PublishFault } from './fault.ts';
import { listFiles } from './kept/list-files.js';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error);

/** Removes what a finished build no longer needs; the site does not depend on it. */
export function tryToRemove(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch (error) {
    console.warn(`${path} could not be removed (${codeOf(error)}); remove it by hand.`);
  }
}

/** How often a build tries where another one publishes at the same moment, and the milliseconds between. */
const swapAttempts = 10;
const swapPause = 20;

/** Does something with the files of a folder; does it again where another build had just taken the folder away to put its own there. */
export function whileOthersPublish(work: () => void): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return work();
    } catch (error) {
      if (codeOf(error) !== 'ENOENT' || attempt === swapAttempts) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, swapPause);
    }
  }
}

const day = 24 * 60 * 60 * 1000;
/** Files that this process has made itself are dropped once they are replaced: under `npm run dev` every save leaves some. */
const processStart = Date.now() - process.uptime() * 1000;

const hashed = new RegExp(`^${hashedPath}`);
const isHashed = (path: string) => hashed.test(path);

/** The days of a hashed file are counted from the last build that made it, whether it wrote it or not. */
export function renewAssets(folder: string, paths: readonly string[]): void {
  const now = new Date();
  for (const path of paths.filter(isHashed)) utimesSync(join(folder, path), now, now);
}

/**
 * Of the files that stand in a folder, what a page that is open or cached, here or elsewhere, still asks for: the hashed ones of
 * earlier builds, for so many days after the last build that made them.
 */
export function assetsToCarry(
  folder: string,
  standing: readonly string[],
  made: { readonly has: (path: string) => boolean },
  days: number,
): readonly string[] {
  const oldest = Date.now() - days * day;
  return standing.filter((path) => {
    if (made.has(path) || !isHashed(path)) return false;
    const { mtimeMs } = statSync(join(folder, path));
    return mtimeMs > oldest && mtimeMs < processStart;
  });
}

/** Puts files of the present site into the next one: a second name for the same file, where the disk has such. */
export function takeOver(folder: string, next: string, paths: Iterable<string>): void {
  const folders = new Set<string>();
  for (const path of paths) {
    const [from, to] = [join(folder, path), join(next, path)];
    if (!folders.has(dirname(to))) mkdirSync(dirname(to), { recursive: true });
    folders.add(dirname(to));
    try {
      linkSync(from, to);
    } catch (error) {
      // Taken over at an attempt before.
      if (codeOf(error) === 'EEXIST') continue;
      cpSync(from, to, { preserveTimestamps: true });
    }
  }
}

/** How a system says that this folder takes no other name: it is mounted, or something in it is open. */
const fixed = new Set(['EBUSY', 'EXDEV', 'EPERM', 'EACCES']);

/** Puts `next` in the place of `folder` by swapping two names; where the folder takes no other name, file by file. */
export function publishFolder(next: string, folder: string, previous: string): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      swap(next, folder, previous);
      return tryToRemove(previous);
    } catch (error) {
      if (fixed.has(codeOf(error))) return copyInto(next, folder);
      // Another build came between.
      if (attempt === swapAttempts) throw error;
    }
  }
}

function swap(next: string, folder: string, previous: string): void {
  rmSync(previous, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  const replaces = existsSync(folder);
  if (replaces) renameSync(folder, previous);
  try {
    renameSync(next, folder);
  } catch (error) {
    if (replaces && !existsSync(folder)) renameSync(previous, folder);
    throw error;
  }
}

/** Each file is replaced in one step, what pages ask for before the pages; what the new site lacks goes last. */
function copyInto(next: string, folder: string): void {
  const isPage = (name: string) => Number(name.endsWith('.html'));
  const names = [...listFiles(next)].sort((one, other) => isPage(one) - isPage(other));
  try {
    for (const name of names) {
      const unfinished = join(folder, `${name}.part`);
      mkdirSync(dirname(unfinished), { recursive: true });
      cpSync(join(next, name), unfinished, { preserveTimestamps: true });
      renameSync(unfinished, join(folder, name));
    }
    const present = new Set(names);
    for (const name of listFiles(folder)) if (!present.has(name)) rmSync(join(folder, name));
  } catch (error) {
    throw new PublishFault(
      `${folder} could not be written to its end (${codeOf(error)}): some of its files are new, some are not.`,
      { file: folder },
      'Make room and let the build write there, then build again.',
      { cause: error },
    );
  }
  tryToRemove(next);
}
