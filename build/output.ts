import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Fault } from './fault.ts';

/** One file of the site: its path below the output folder and who made it, for messages. */
export interface OutputFile {
  readonly path: string;
  readonly contents: string | Uint8Array;
  readonly maker: string;
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

const nextPrefix = '.dist-next-';

/**
 * Opens the output folder for one build. Nothing touches `folder` before `publish`, which swaps two names:
 * a build that fails, or is killed, leaves the last good site whole.
 */
export function openOutput(folder: string): Output {
  const next = `${dirname(folder)}/${nextPrefix}${process.pid}`;
  const previous = `${dirname(folder)}/.dist-previous`;
  const makers = new Map<string, string>();
  restore(folder, previous);
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
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, contents);
    },
    publish() {
      rmSync(previous, { recursive: true, force: true });
      if (existsSync(folder)) renameSync(folder, previous);
      renameSync(next, folder);
      rmSync(previous, { recursive: true, force: true });
    },
    discard: () => rmSync(next, { recursive: true, force: true }),
  };
}

/** Directories cannot be swapped in one step; a build killed between the two renames left the site under its other name. */
function restore(folder: string, previous: string): void {
  if (!existsSync(folder) && existsSync(previous)) renameSync(previous, folder);
}

/** Removes what builds left behind that were killed on the way; one that still runs keeps its folder. */
function sweep(parent: string): void {
  for (const name of existsSync(parent) ? readdirSync(parent) : []) {
    if (!name.startsWith(nextPrefix) || isRunning(Number(name.slice(nextPrefix.length)))) continue;
    rmSync(join(parent, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
