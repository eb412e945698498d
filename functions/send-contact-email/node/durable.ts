import { randomUUID } from 'node:crypto';
import { link, open, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const code = (error: unknown) => (error as NodeJS.ErrnoException).code;
/** File systems without hard links, such as those of memory sticks. */
const linkless = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/** Writes a file that nobody knows yet and waits until the disk itself has it; nothing remains of one that fails. */
async function writeBeside(folder: string, name: string, contents: string): Promise<string> {
  const path = join(folder, `${name}.${process.pid}.${randomUUID()}`);
  try {
    // Enquiries are personal: readable by their owner only.
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(contents);
      await file.sync();
    } finally {
      await file.close();
    }
    return path;
  } catch (error) {
    await rm(path, { force: true }).catch(() => {});
    throw error;
  }
}

async function syncNow(folder: string): Promise<void> {
  // Windows opens no folders, and keeps its journal by itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const syncs = new Map<string, { running: Promise<void>; next?: Promise<void> }>();

/** Waits until the disk has the names in a folder. Whoever comes while it works shares the next round. */
export function syncFolder(folder: string): Promise<void> {
  const start = (): Promise<void> => {
    const running = syncNow(folder);
    const state: { running: Promise<void>; next?: Promise<void> } = { running };
    syncs.set(folder, state);
    const done = () => {
      if (!state.next && syncs.get(folder) === state) syncs.delete(folder);
    };
    running.then(done, done);
    return running;
  };
  const state = syncs.get(folder);
  if (!state) return start();
  state.next ??= state.running.then(start, start);
  return state.next;
}

/** Writes a file under a name that nobody has taken; says whether it was free. Two processes may try at once. */
export async function createFile(path: string, contents: string, beside: string): Promise<boolean> {
  const written = await writeBeside(beside, basename(path), contents);
  try {
    await link(written, path);
  } catch (error) {
    if (code(error) === 'EEXIST') return false;
    if (!linkless.has(code(error) ?? '')) throw error;
    const taken = await stat(path).then(
      () => true,
      () => false,
    );
    if (taken) return false;
    await rename(written, path);
  } finally {
    await rm(written, { force: true }).catch(() => {});
    await syncFolder(dirname(path));
  }
  return true;
}

/** Writes a file, in the place of an earlier one where there is one: it is the old or the new, never a part. */
export async function replaceFile(path: string, contents: string, beside: string): Promise<void> {
  const written = await writeBeside(beside, basename(path), contents);
  await rename(written, path);
  await syncFolder(dirname(path));
}
