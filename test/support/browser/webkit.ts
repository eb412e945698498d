import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '../eventually.ts';
import { freePort } from '../hosts/host-server.ts';

const onPath = (name: string) =>
  (process.env['PATH'] ?? '')
    .split(':')
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

/** The window that WebKitGTK brings, below the library's own folder. */
function findWindow(): string | undefined {
  for (const libraries of [
    '/usr/lib',
    '/usr/lib64',
    `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`,
  ]) {
    if (!existsSync(libraries)) continue;
    for (const name of readdirSync(libraries).filter((entry) => entry.startsWith('webkit2gtk-'))) {
      const file = join(libraries, name, 'MiniBrowser');
      if (existsSync(file)) return file;
    }
  }
  return undefined;
}

const parts = { driver: onPath('WebKitWebDriver'), screen: onPath('Xvfb'), window: findWindow() };

/** Whether WebKitGTK can be driven here: Debian's `webkit2gtk-driver` and `xvfb`. */
export const hasWebKit = Object.values(parts).every((part) => part !== undefined);

/** A page in WebKit, by the commands of WebDriver (https://www.w3.org/TR/webdriver2/). */
export interface WebKitPage {
  readonly open: (url: string) => Promise<void>;
  /** Runs the text of a function body in the page. */
  readonly run: <T>(script: string) => Promise<T>;
  readonly close: () => Promise<void>;
}

const end = (child: ChildProcess) =>
  new Promise<void>((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once('exit', () => done());
    child.kill();
  });

/** A screen that nobody looks at; the server picks its number and writes it down. */
async function openScreen(): Promise<{ readonly display: string; readonly child: ChildProcess }> {
  const child = spawn(parts.screen!, ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((told) =>
    (child.stdio[3] as NodeJS.ReadableStream).once('data', (text: Buffer) => told(String(text).trim())),
  );
  return { display: `:${number}`, child };
}

/** Opens a window of WebKit. */
export async function openWebKit(): Promise<WebKitPage> {
  const screen = await openScreen();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: screen.display };
  const driver = spawn(parts.driver!, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });

  async function command<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
    return value;
  }

  const { sessionId } = await eventually(
    () =>
      command<{ sessionId: string }>('POST', '/session', {
        capabilities: {
          alwaysMatch: { 'webkitgtk:browserOptions': { binary: parts.window, args: ['--automation'] } },
        },
      }),
    30_000,
  );
  const session = `/session/${sessionId}`;
  return {
    open: (url) => command('POST', `${session}/url`, { url }),
    run: (script) => command('POST', `${session}/execute/sync`, { script, args: [] }),
    async close() {
      await command('DELETE', session);
      await Promise.all([end(driver), end(screen.child)]);
    },
  };
}
