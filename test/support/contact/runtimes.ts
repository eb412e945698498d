import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { openService } from '../../../functions/send-contact-email/node/service.ts';
import { readContactSettings } from '../../../functions/send-contact-email/settings.ts';
import { projectFolder } from '../build/built-site.ts';
import { eventually } from '../eventually.ts';

const require = createRequire(import.meta.url);
const functionFolder = join(projectFolder, 'functions/send-contact-email');

/** The endpoint as one platform runs it. */
export interface Runtime {
  readonly url: string;
  readonly close: () => Promise<void>;
}

type Settings = Readonly<Record<string, string>>;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}

/** The program inside a package that only carries it for one kind of machine. */
function programOf(scope: string, start: string, file: string): string {
  const folder = join(projectFolder, 'node_modules', scope);
  const name = readdirSync(folder).find((entry) => entry.startsWith(start));
  if (!name) throw new Error(`There is no ${scope}/${start} for this machine; run npm ci.`);
  return join(folder, name, file);
}

/** Waits until a program answers; one that ends before tells why. */
async function untilItAnswers(child: ChildProcess, url: string): Promise<void> {
  let output = '';
  child.stdout?.on('data', (part) => (output += String(part)));
  child.stderr?.on('data', (part) => (output += String(part)));
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}:\n${output}`);
    await fetch(url);
  }, 30_000);
}

const ending =
  (child: ChildProcess, also = () => {}) =>
  async () => {
    const gone = new Promise((exited) => child.once('exit', exited));
    if (child.exitCode === null && child.kill('SIGKILL')) await gone;
    also();
  };

/** The service of `npm run contact`, in this process. */
export async function runOnNode(settings: Settings): Promise<Runtime> {
  const spool = mkdtempSync(join(tmpdir(), 'spool-'));
  const service = await openService(
    readContactSettings({ ...settings, CONTACT_PORT: '0', CONTACT_SPOOL: spool, CONTACT_RETRY_SECONDS: '1' }),
    () => {},
  );
  return {
    url: service.url,
    async close() {
      await service.close();
      rmSync(spool, { recursive: true, force: true });
    },
  };
}

/** The entry for Supabase and its like, run by Deno as it stands. */
export async function runOnDeno(settings: Settings): Promise<Runtime> {
  const port = await freePort();
  const program = programOf('@deno', '', process.platform === 'win32' ? 'deno.exe' : 'deno');
  // The packages of this project, nothing from the network.
  const command = ['run', '--node-modules-dir=manual', '--cached-only', '--allow-net', '--allow-env', '--allow-read'];
  const child = spawn(program, [...command, join(functionFolder, 'index.ts')], {
    cwd: functionFolder,
    env: { PATH: process.env['PATH'], ...settings, DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`, NO_COLOR: '1' },
  });
  const url = `http://127.0.0.1:${port}/send-contact-email`;
  await untilItAnswers(child, url);
  return { url, close: ending(child) };
}

const quoted = (text: string) => JSON.stringify(text);

/** The entry for Cloudflare, bundled as its tool does, run by workerd. */
export async function runOnWorkerd(settings: Settings): Promise<Runtime> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'workerd-'));
  await build({
    entryPoints: [join(functionFolder, 'cloudflare.ts')],
    outfile: join(folder, 'worker.js'),
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    conditions: ['workerd', 'worker', 'browser'],
    logLevel: 'silent',
  });
  const bindings = Object.entries(settings).map(([name, value]) => `(name = ${quoted(name)}, text = ${quoted(value)})`);
  writeFileSync(
    join(folder, 'config.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .main),
    (name = "internet", network = (allow = ["public", "private", "local"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const main :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "worker.js")],
  compatibilityDate = "2026-01-01",
  bindings = [${bindings.join(', ')}],
);
`,
  );
  const { default: program } = require('workerd') as { readonly default: string };
  const child = spawn(program, ['serve', join(folder, 'config.capnp')]);
  const url = `http://127.0.0.1:${port}/`;
  await untilItAnswers(child, url);
  return { url, close: ending(child, () => rmSync(folder, { recursive: true, force: true })) };
}
