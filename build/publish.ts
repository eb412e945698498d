import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assetFolder } from './asset.ts';
import { PublishFault } from './fault.ts';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error);

/** Every file below a folder, as paths below it. */
const filesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        statSync(join(folder, name), { throwIfNoEntry: false })?.isFile(),
      )
    : [];

/** Removes what a finished build no longer needs; the site does not depend on it. */
export function tryToRemove(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch (error) {
    console.warn(`${path} could not be removed (${codeOf(error)}); remove it by hand.`);
  }
}

const day = 24 * 60 * 60 * 1000;
/** Files that this process has made itself are dropped once they are replaced: under `npm run dev` every save leaves some. */
const processStart = Date.now() - process.uptime() * 1000;

/** Takes over what a page that is open or cached still asks for: the hashed files of earlier builds, for so many days after the last build that made them. */
export function carryAssets(folder: string, next: string, days: number): void {
  const oldest = Date.now() - days * day;
  for (const name of filesIn(join(folder, assetFolder))) {
    const from = join(folder, assetFolder, name);
    const to = join(next, assetFolder, name);
    const { mtimeMs } = statSync(from);
    if (mtimeMs > oldest && mtimeMs < processStart && !existsSync(to)) cpSync(from, to, { preserveTimestamps: true });
  }
}

/** How often a build tries where another one publishes at the same moment. */
const swapAttempts = 10;
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
  const names = [...filesIn(next)].sort((one, other) => isPage(one) - isPage(other));
  try {
    for (const name of names) {
      const unfinished = join(folder, `${name}.part`);
      mkdirSync(dirname(unfinished), { recursive: true });
      cpSync(join(next, name), unfinished, { preserveTimestamps: true });
      renameSync(unfinished, join(folder, name));
    }
    const present = new Set(names);
    for (const name of filesIn(folder)) if (!present.has(name)) rmSync(join(folder, name));
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
