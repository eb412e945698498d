import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Fault } from './fault.ts';

/** One file of the site: its path below the output folder and who made it, for messages. */
export interface OutputFile {
  readonly path: string;
  readonly contents: string | Uint8Array;
  readonly maker: string;
  /** Folders of the packages it holds something of; licences.ts gives notice of them. */
  readonly packages?: readonly string[];
}

export interface Output {
  /** Writes one file beside the present site; throws a Fault where the path is taken. */
  readonly add: (file: OutputFile) => void;
  readonly has: (path: string) => boolean;
  /** Puts the finished site in the place of the present one. */
  readonly publish: () => void;
  /** Drops what was written; the present site stays as it was. */
  readonly discard: () => void;
}

/** Beside the site while a build runs, with its process number behind: the next site, and the one it takes the place of. */
const nextPrefix = '.dist-next-';
const previousPrefix = '.dist-previous-';

/**
 * Opens the output folder for one build. Nothing touches `folder` before `publish`, which swaps two names:
 * a build that fails, or is killed, leaves the last good site whole.
 */
export function openOutput(folder: string): Output {
  const next = join(dirname(folder), `${nextPrefix}${process.pid}`);
  const previous = join(dirname(folder), `${previousPrefix}${process.pid}`);
  const makers = new Map<string, string>();
  const folders = new Set<string>();
  restore(folder);
  sweep(dirname(folder));
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });

  return {
    has: (path) => makers.has(path),
    add({ path, contents, maker }) {
      const other = makers.get(path);
      if (other) {
        throw new Fault(
          `Two makers claim the path ${path}: ${other} and ${maker}.`,
          { file: maker.includes('.') ? maker : 'content/routes.ts', page: maker },
          'Give one of them another address (content/routes.ts) or another name.',
        );
      }
      makers.set(path, maker);
      const target = join(next, path);
      if (!folders.has(dirname(target))) mkdirSync(dirname(target), { recursive: true });
      folders.add(dirname(target));
      writeFileSync(target, contents);
    },
    publish() {
      for (let attempt = 1; !swap(folder, next, previous, attempt === swapAttempts); attempt += 1);
      rmSync(previous, { recursive: true, force: true });
    },
    discard: () => rmSync(next, { recursive: true, force: true }),
  };
}

/** How often a build tries where another one publishes at the same moment. */
const swapAttempts = 10;

/** Whether `next` now stands in the place of `folder`, and that under the name of `previous`; not so where another build came between. */
function swap(folder: string, next: string, previous: string, last: boolean): boolean {
  try {
    rmSync(previous, { recursive: true, force: true });
    if (existsSync(folder)) renameSync(folder, previous);
    renameSync(next, folder);
    return true;
  } catch (error) {
    if (last) throw error;
    return false;
  }
}

/** What builds left beside the site that were killed on the way; one that still runs keeps its folders. */
function leftovers(parent: string, prefix: string): readonly string[] {
  const names = existsSync(parent) ? readdirSync(parent) : [];
  return names
    .filter((name) => name.startsWith(prefix) && !isRunning(Number(name.slice(prefix.length))))
    .map((name) => join(parent, name));
}

/** Directories cannot be swapped in one step; a build killed between the two renames left the site under its other name. */
function restore(folder: string): void {
  if (existsSync(folder)) return;
  const [previous] = leftovers(dirname(folder), previousPrefix);
  if (previous) renameSync(previous, folder);
}

function sweep(parent: string): void {
  for (const prefix of [nextPrefix, previousPrefix]) {
    for (const left of leftovers(parent, prefix)) rmSync(left, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
