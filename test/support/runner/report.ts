import { existsSync, readFileSync } from 'node:fs';
import type { ReportLine } from '../suite.ts';
import type { Ended } from './process.ts';

/** What one suite came to. */
export interface Tally {
  readonly passed: number;
  /** One sentence for each failure. */
  readonly failures: readonly string[];
}

/** Counts what really happened: tests that ended, tests that never did, and the end of the process itself. */
export function tally(file: string, reportFile: string, ended: Ended): Tally {
  const lines = existsSync(reportFile)
    ? readFileSync(reportFile, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as ReportLine)
    : [];
  const of = (kind: ReportLine['kind']) =>
    lines.flatMap((line) => (line.kind === kind ? [`${line.suite} › ${line.test}`] : []));
  const passed = of('passed');
  const failed = of('failed');
  const settled = new Set([...passed, ...failed]);
  const failures = [
    ...failed,
    ...of('planned')
      .filter((test) => !settled.has(test))
      .map((test) => `${test} (never ended)`),
  ];
  if (ended.late) failures.push(`${file} had to be ended after ${Math.round(ended.milliseconds / 1000)} s`);
  if (!settled.size && !failures.length) failures.push(`${file} ran no test; does it end with .run()?`);
  if (ended.code !== 0 && !failures.length)
    failures.push(`${file} ended with exit code ${ended.code} although its tests passed`);
  return { passed: passed.length, failures };
}
