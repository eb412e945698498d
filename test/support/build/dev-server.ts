import { spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './built-site.ts';
import { eventually } from '../eventually.ts';
import { plainEnvironment } from './plain-settings.ts';
import { endGroup } from '../runner/process.ts';
import { copyTree } from './tree-copy.ts';

const START_LIMIT = 60_000;

/** What stands beside finished things only while somebody is at work. */
const unfinished = /\.cache[\\/](?:build-\d|\.bundle-)|\.part-\d/;

/** `npm run dev` at work in a copy of the project. */
export interface DevServer {
  readonly folder: string;
  readonly url: string;
  /** What it has printed so far. */
  readonly output: () => string;
  /** Saves a file with one piece of its text replaced. */
  readonly save: (file: string, from: string, to: string) => void;
  readonly close: () => void;
}

/** Starts `npm run dev` in a copy, with further words on its command line; `prepare` changes the copy first. Fulfils once there is an address. */
export async function startDev(
  prepare: (folder: string) => void = () => {},
  words: readonly string[] = [],
): Promise<DevServer> {
  const folder = copyTree({ fresh: true });
  // A copy, because the server keeps its own bundles beside what builds keep.
  const cache = join(projectFolder, '.cache');
  // But for pictures of other commits, which take hundreds of megabytes and no server reads, and for what others are just writing.
  const filter = (path: string) => path !== join(cache, 'screenshots') && !unfinished.test(path);
  if (existsSync(cache)) cpSync(cache, join(folder, '.cache'), { recursive: true, filter });
  prepare(folder);

  const command = ['--import', import.meta.resolve('tsx'), 'build/dev/dev.ts', ...words];
  const env = { ...process.env, ...plainEnvironment(), PORT: '0' };
  const child = spawn(process.execPath, command, { cwd: folder, env, detached: process.platform !== 'win32' });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  const close = () => void (child.pid && child.exitCode === null && endGroup(child.pid));
  process.once('exit', close);

  const url = await eventually(() => {
    const address = /http:\S+/.exec(output)?.[0];
    if (!address) throw new Error(`No address yet:\n${output}`);
    return address;
  }, START_LIMIT);
  return {
    folder,
    url,
    output: () => output,
    save(file, from, to) {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} holds no "${from}".`);
      writeFileSync(
        path,
        text.replace(from, () => to),
      );
    },
    close,
  };
}
