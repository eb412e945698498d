import { randomUUID } from 'node:crypto';
import { link, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Milliseconds between two heartbeats. */
const beat = 2000;
/** Milliseconds without one after which whoever held it is gone. */
const silence = 10_000;

/** The right to be the only one who does something in a folder. */
export interface Lock {
  /** Whether it is held now; asks the disk, so that one that was taken away is noticed. */
  readonly holds: () => Promise<boolean>;
  readonly release: () => Promise<void>;
}

interface Owner {
  readonly token: string;
  readonly pid: number;
  readonly host: string;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function ownerOf(path: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

/** Who held a lock and is gone; nothing where somebody holds it. */
async function abandonedBy(path: string): Promise<string | undefined> {
  const stats = await stat(path).catch(() => undefined);
  if (!stats) return undefined;
  const owner = await ownerOf(path);
  const gone = owner && owner.host === hostname() && !isAlive(owner.pid);
  return gone || Date.now() - stats.mtimeMs > silence ? (owner?.token ?? 'nobody') : undefined;
}

/** Moves an abandoned lock out of the way; says whether it was still the abandoned one. */
async function clearAway(path: string, gone: string, token: string): Promise<boolean> {
  const moved = `${path}.${token}`;
  try {
    await rename(path, moved);
    const cleared = ((await ownerOf(moved))?.token ?? 'nobody') === gone;
    // Somebody else was faster, and this is the new one: back with it.
    if (!cleared) await link(moved, path).catch(() => {});
    await rm(moved, { force: true });
    return cleared;
  } catch {
    return false;
  }
}

async function create(path: string, owner: Owner): Promise<boolean> {
  try {
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(JSON.stringify(owner));
    await file.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Tries to become the only one; a lock whose holder is gone is taken over. */
export async function tryLock(folder: string, name: string): Promise<Lock | undefined> {
  const path = join(folder, name);
  const owner: Owner = { token: randomUUID(), pid: process.pid, host: hostname() };
  if (!(await create(path, owner))) {
    const gone = await abandonedBy(path);
    if (!gone || !(await clearAway(path, gone, owner.token)) || !(await create(path, owner))) return undefined;
  }

  let seen = Date.now();
  const holds = async () => Date.now() - seen < silence && (await ownerOf(path))?.token === owner.token;
  const timer = setInterval(async () => {
    if (!(await holds())) return;
    const now = new Date();
    await utimes(path, now, now).then(
      () => (seen = now.getTime()),
      () => {},
    );
  }, beat);
  timer.unref();
  return {
    holds,
    async release() {
      clearInterval(timer);
      if ((await ownerOf(path))?.token === owner.token) await rm(path, { force: true });
    },
  };
}
