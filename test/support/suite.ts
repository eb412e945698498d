import { appendFileSync } from 'node:fs';
import { type Callback, suite as uvuSuite } from 'uvu';

/** Milliseconds a test may take unless its suite says otherwise: many times what it takes where nothing else runs. */
const TEST_LIMIT = 60_000;
/** Milliseconds a hook may take: it may have to fetch a browser first. */
const HOOK_LIMIT = 400_000;

/** The variable in which the runner names the file that its suites report to. */
export const REPORT = 'TEST_REPORT';

/** One line of the report that the runner counts from. */
export interface ReportLine {
  readonly kind: 'planned' | 'passed' | 'failed';
  readonly suite: string;
  readonly test: string;
}

/** Something that is checked or closed once the running test has ended, whether it passed or not. */
export type AtEnd = () => Promise<void> | void;

export interface SuiteOptions {
  /** Milliseconds each test may take. */
  readonly limit?: number;
}

/** What a suite file gets: uvu's suite without `skip` and `only`, which would let a run pass that did not prove everything. */
export interface Suite {
  (name: string, test: () => Promise<void> | void): void;
  before(hook: Hook): void;
  after(hook: Hook): void;
  run(): void;
}

const planned = new Set<string>();
const names = new Set<string>();
let endings: AtEnd[] | undefined;

/** Writes a line that the runner reads; a suite that runs alone needs none. */
export function report(line: ReportLine): void {
  const file = process.env[REPORT];
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`);
}

/** Leaves something to be done when the running test ends; what it throws fails the test. */
export function atEnd(action: AtEnd): void {
  if (!endings) throw new Error('test/support: atEnd() was called outside a running test.');
  endings.push(action);
}

/** Resolves with the work, or rejects after the limit. */
export async function within<T>(limit: number, what: string, work: Promise<T> | T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const bell = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${limit / 1000} s and was given up.`)), limit);
  });
  try {
    return await Promise.race([work, bell]);
  } finally {
    clearTimeout(timer);
  }
}

/** The stack without the message, which uvu would print a second time, and without other people's code. */
function framesOf({ name, stack = '' }: Error): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line) && !/node_modules|node:/.test(line));
  return [name, ...frames].join('\n');
}

async function runTest(test: () => Promise<void> | void, limit: number): Promise<void> {
  const mine: AtEnd[] = (endings = []);
  const faults: unknown[] = [];
  try {
    await within(limit, 'The test', (async () => test())());
  } catch (error) {
    faults.push(error);
  }
  for (const ending of mine.reverse()) {
    try {
      await within(limit, 'Cleaning up after the test', (async () => ending())());
    } catch (error) {
      faults.push(error);
    }
  }
  endings = undefined;
  if (!faults.length) return;
  // The page's own errors usually explain the assertion that failed: say both.
  const [first, ...rest] = faults.map((fault) => (fault instanceof Error ? fault : new Error(String(fault))));
  for (const other of rest) first!.message += `\n    also: ${other.message}`;
  first!.stack = framesOf(first!);
  throw first;
}

type Hook = () => Promise<void> | void;

/** uvu swallows what a preparation throws: say it here. */
async function runHook(what: string, hook: Hook): Promise<void> {
  try {
    await within(HOOK_LIMIT, what, (async () => hook())());
  } catch (error) {
    console.error(`\n${what} failed: ${error instanceof Error ? error.message : String(error)}`);
    throw error;
  }
}

/** A uvu suite with a time limit for each test and each hook, counted test by test; call `.run()` at the end of the file. */
export function suite(name: string, { limit = TEST_LIMIT }: SuiteOptions = {}): Suite {
  const inner = uvuSuite(name);
  names.add(name);
  const key = (test: string) => `${name} › ${test}`;
  const define = (test: string, body: () => Promise<void> | void) => {
    if (planned.has(key(test))) throw new Error(`${name}: two tests are called "${test}".`);
    planned.add(key(test));
    names.delete(name);
    report({ kind: 'planned', suite: name, test });
    const counted: Callback = async () => {
      try {
        await runTest(body, limit);
      } catch (error) {
        settle('failed', test);
        throw error;
      }
      settle('passed', test);
    };
    inner(test, counted);
  };
  const settle = (kind: 'passed' | 'failed', test: string) => {
    planned.delete(key(test));
    report({ kind, suite: name, test });
  };
  return Object.assign(define, {
    before: (hook: Hook) => inner.before(() => runHook(`${name}: preparing`, hook)),
    after: (hook: Hook) => inner.after(() => runHook(`${name}: clearing up`, hook)),
    run: () => inner.run(),
  });
}

// uvu says nothing about tests that never ran: a forgotten `.run()`, a suite without a test, a hook that threw.
process.on('exit', () => {
  for (const name of names) console.error(`The suite "${name}" holds no test.`);
  for (const test of planned) console.error(`Never ran: ${test}. Does the file end with .run()?`);
  if (names.size || planned.size) process.exitCode = 1;
});
