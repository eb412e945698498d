import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Fault } from './fault.ts';
import { listFiles } from './kept/list-files.js';
import { assetsToCarry, publishFolder, renewAssets, takeOver, tryToRemove, whileOthersPublish } from './publish.ts';
import { isRunning } from './process-alive.ts';

/** One file of the site: its path below the output folder and what it was made from, for messages. */
export interface OutputFile {
  readonly path: string;
  readonly contents: string | Uint8Array;
  readonly source: string;
  /** Folders of the packages it holds something of; licences.ts gives notice of them. */
  readonly packages?: readonly string[];
}

/** What a file holds as bytes, copied only where it is text. */
export const bytesOf = ({ contents }: Pick<OutputFile, 'contents'>): Uint8Array =>
  typeof contents === 'string' ? Buffer.from(contents) : contents;

export interface Output {
  /** Writes one file beside the present site, where it does not stand there as it is to be; throws a Fault where the path is taken. */
  readonly add: (file: OutputFile) => void;
  readonly has: (path: string) => boolean;
  /** Puts the finished site in the place of the present one, where anything differs. */
  readonly publish: () => void;
  /** Drops what was written; the present site stays as it was. */
  readonly discard: () => void;
}

/** How a system says that nothing more can be written: it is full, or not ours to write to. */
const noPlace = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM']);

/** How many folders are remembered as made; to make one again costs as much as to make it. */
const rememberedFolders = 2_000;

/** Beside the site while a build runs, with its process number behind: the next site, and the one it takes the place of. */
const nextPrefix = '.dist-next-';
const previousPrefix = '.dist-previous-';

/**
 * Opens the output folder for one build. Nothing touches the present site before `publish`: a build that fails, or is killed,
 * leaves the last good one whole. Files of earlier builds whose names carry a hash stay for `assetDays` more.
 */
export function openOutput(output: string, assetDays: number): Output {
  const folder = targetOf(output);
  const parent = dirname(output);
  const next = join(parent, `${nextPrefix}${process.pid}`);
  const previous = join(parent, `${previousPrefix}${process.pid}`);
  const sources = new Map<string, string>();
  /** Folders that were made lately: a site has one for each page. */
  const folders = new Set<string>();
  /** Whether the next folder is there: something differs. */
  let begun = false;
  /** Paths of the files that stand there already, as they are to be. */
  const same: string[] = [];
  restore(folder, parent);
  for (const prefix of [nextPrefix, previousPrefix]) leftovers(parent, prefix).forEach(tryToRemove);
  rmSync(next, { recursive: true, force: true });

  function write(path: string, contents: OutputFile['contents']): void {
    const target = join(next, path);
    try {
      if (!begun) {
        mkdirSync(parent, { recursive: true });
        // By itself: with the folders above it a read-only disk would be told as a missing folder.
        mkdirSync(next);
        begun = true;
      }
      const place = dirname(target);
      if (!folders.has(place)) {
        mkdirSync(place, { recursive: true });
        if (folders.size >= rememberedFolders) folders.clear();
        folders.add(place);
      }
      writeFileSync(target, contents);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!noPlace.has(code)) throw error;
      throw new Fault(
        `${target} could not be written (${code}).`,
        { file: parent },
        'Make room and let the build write there, then build again.',
        { cause: error },
      );
    }
  }

  return {
    has: (path) => sources.has(path),
    add({ path, contents, source }) {
      const other = sources.get(path);
      if (other) {
        throw new Fault(
          `Two sources claim the path ${path}: ${other} and ${source}.`,
          { file: source.includes('.') ? source : 'content/routes.ts', page: source },
          'Give one of them another address (content/routes.ts) or another name.',
        );
      }
      sources.set(path, source);
      if (isSame(join(folder, path), contents)) same.push(path);
      else write(path, contents);
    },
    publish() {
      whileOthersPublish(() => {
        const standing = listFiles(folder);
        renewAssets(folder, same);
        const carried = assetsToCarry(folder, standing, sources, assetDays);
        const stays = new Set([...same, ...carried]);
        if (!begun && standing.every((path) => stays.has(path))) return;
        mkdirSync(next, { recursive: true });
        takeOver(folder, next, stays);
        publishFolder(next, folder, previous);
      });
    },
    discard: () => rmSync(next, { recursive: true, force: true }),
  };
}

/** Whether a file holds these bytes. */
function isSame(file: string, contents: OutputFile['contents']): boolean {
  const stands = lstatSync(file, { throwIfNoEntry: false });
  if (!stands?.isFile()) return false;
  const bytes = bytesOf({ contents });
  return stands.size === bytes.length && readFileSync(file).equals(bytes);
}

/** A link is left alone; where it leads is the folder. */
function targetOf(folder: string): string {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return folder;
  return existsSync(folder) ? realpathSync(folder) : resolve(dirname(folder), readlinkSync(folder));
}

/** What builds left beside the site that were killed on the way; one that still runs keeps its folders. */
function leftovers(parent: string, prefix: string): readonly string[] {
  const names = existsSync(parent) ? readdirSync(parent) : [];
  return names
    .filter((name) => name.startsWith(prefix) && !isRunning(Number(name.slice(prefix.length))))
    .map((name) => join(parent, name));
}

/** Directories cannot be swapped in one step; a build killed between the two renames left the site under its other name. */
function restore(folder: string, parent: string): void {
  const [previous] = existsSync(folder) ? [] : leftovers(parent, previousPrefix);
  if (previous) renameSync(previous, folder);
}
