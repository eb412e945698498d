import { spawn, type StdioOptions } from 'node:child_process';

export interface RunOptions {
  readonly cwd?: string;
  /** Added to the environment of this process. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Milliseconds until the process and its children are ended. */
  readonly limit: number;
  /** Where its output goes; kept for the caller unless told otherwise. */
  readonly output?: 'keep' | 'show';
}

export interface Ended {
  /** `null` where a signal ended it. */
  readonly code: number | null;
  /** Standard output and standard error in the order they came. */
  readonly output: string;
  readonly late: boolean;
  readonly milliseconds: number;
}

const GRACE = 3000;

/** Ends a process and its children: first politely, so that a browser is closed with its owner, then for good. */
export function endGroup(pid: number): void {
  signalGroup(pid, 'SIGTERM');
  setTimeout(() => signalGroup(pid, 'SIGKILL'), GRACE).unref();
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Runs a program to its end or to the limit, whichever comes first; never throws for what the program does. */
export function run(command: string, args: readonly string[], options: RunOptions): Promise<Ended> {
  const { cwd, env, limit, output = 'keep' } = options;
  const started = performance.now();
  const stdio: StdioOptions = output === 'show' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'];
  return new Promise((resolve) => {
    let text = '';
    let late = false;
    // A group of its own, so that the children it started can be ended with it.
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio,
      detached: process.platform !== 'win32',
    });
    const timer = setTimeout(() => {
      late = true;
      if (child.pid) endGroup(child.pid);
    }, limit);
    const stop = () => {
      if (child.pid) signalGroup(child.pid, 'SIGTERM');
    };
    process.once('exit', stop);
    const done = (code: number | null) => {
      clearTimeout(timer);
      process.removeListener('exit', stop);
      resolve({ code, output: text, late, milliseconds: performance.now() - started });
    };
    child.stdout?.on('data', (chunk) => (text += chunk));
    child.stderr?.on('data', (chunk) => (text += chunk));
    child.once('error', (error) => {
      text += error.message;
      done(null);
    });
    // 'exit', not 'close': a grandchild that keeps the pipe open must not hold the caller.
    child.once('exit', (code) => setImmediate(() => done(code)));
  });
}
