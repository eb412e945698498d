import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { suiteFolder } from '../build/built-site.ts';
import { run } from '../runner/process.ts';

/** What one whole process took. */
export interface Measured {
  /** From its start to its end. */
  readonly milliseconds: number;
  /** Of the process itself; compilers that it starts count in its time only. */
  readonly processor: number;
  /** Bytes of memory at its highest. */
  readonly memory: number;
}

const LIMIT = 3_600_000;
const reporter = pathToFileURL(join(import.meta.dirname, 'usage.js')).href;
const usageFile = join(suiteFolder('usage'), 'usage.json');

/** Runs a Node program and measures it; throws with its output where it fails. */
export async function measureProcess(
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
): Promise<Measured> {
  const { code, output, milliseconds } = await run(process.execPath, ['--import', reporter, ...args], {
    cwd,
    env: { ...env, USAGE_FILE: usageFile },
    limit: LIMIT,
  });
  if (code !== 0) throw new Error(output);
  const usage = JSON.parse(readFileSync(usageFile, 'utf8')) as NodeJS.ResourceUsage;
  return {
    milliseconds,
    processor: (usage.userCPUTime + usage.systemCPUTime) / 1000,
    memory: usage.maxRSS * 1024,
  };
}
