import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { eventually } from '../eventually.ts';

/** What a server is started with. */
export interface HostPlace {
  /** The folder it serves. */
  readonly root: string;
  readonly port: number;
  /** A folder for its own files. */
  readonly scratch: string;
  /** What the build made for it, by file name; nothing where it runs with its default configuration. */
  readonly made?: (file: string) => string;
}

/** A web server that may be installed here. */
export interface HostServer {
  readonly name: string;
  /** The names of its program. */
  readonly programs: readonly string[];
  /** Whether it can be told anything at all. */
  readonly takesConfiguration: boolean;
  /** Whether it sends what a request refuses (`br;q=0`), and cannot be told otherwise. */
  readonly ignoresRefusals?: boolean;
  /** Writes its configuration and says with which arguments and environment it is started. */
  readonly configure: (place: HostPlace) => { readonly args: readonly string[]; readonly env?: NodeJS.ProcessEnv };
}

const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];

/** Where the program of a server is; nothing where it is not installed. */
export const programOf = ({ programs }: HostServer): string | undefined =>
  folders.flatMap((folder) => programs.map((name) => join(folder, name))).find((file) => existsSync(file));

/** A port that nobody listens on. */
export const freePort = () =>
  new Promise<number>((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((done) => child.once('exit', () => done()));

export interface RunningHost {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Starts a server and waits until it answers; throws with what it said where it does not. */
export async function startHost(server: HostServer, place: Omit<HostPlace, 'port'>): Promise<RunningHost> {
  const port = await freePort();
  const { args, env } = server.configure({ ...place, port });
  let said = '';
  const child = spawn(programOf(server)!, args, { env: { ...process.env, ...env }, cwd: place.scratch });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
  const origin = `http://127.0.0.1:${port}`;
  const close = async () => {
    child.kill('SIGTERM');
    await ended(child);
  };
  try {
    await eventually(async () => {
      if (child.exitCode !== null) throw new Error(`${server.name} ended`);
      await fetch(origin, { redirect: 'manual' });
    });
  } catch (cause) {
    await close();
    throw new Error(`${server.name} does not answer:\n${said}`, { cause });
  }
  return { origin, close };
}
